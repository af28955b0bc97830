# Yalnız Fanorona sayfasında görünen ve söylenenler; ötekiler play.ftl içinde.

## Tahta

board-label = { $columns } sütunlu, { $rows } sıralı tahta
# Ekran okuyucunun bir nokta için söylediği. $stone white, black ya da none; $mark
# orada ne yapılabileceği: selected, movable, destination, approach, withdrawal, visited, none.
point-label =
    { $mark ->
        [selected] { $point }, { $stone ->
            [white] beyaz taş
           *[black] siyah taş
        }, seçili
        [movable] { $point }, { $stone ->
            [white] beyaz taş
           *[black] siyah taş
        }, oynayabilir
        [destination] { $point }, boş, buraya gidilebilir
        [approach] { $point }, { $stone ->
            [white] beyaz taş
           *[black] siyah taş
        }, yaklaşarak alınır
        [withdrawal] { $point }, { $stone ->
            [white] beyaz taş
           *[black] siyah taş
        }, uzaklaşarak alınır
        [visited] { $point }, boş, bu hamlede uğrandı
       *[none] { $point }, { $stone ->
            [white] beyaz taş
            [black] siyah taş
           *[none] boş
        }
    }
side-name =
    { $side ->
        [white] Beyaz
       *[black] Siyah
    }

## Oyunun durumu: tahtanın yanındaki satır

status-your-turn =
    { $side ->
        [white] Sıra sende, beyaz sensin.
       *[black] Sıra sende, siyah sensin.
    }
status-your-capture =
    { $side ->
        [white] Sıra sende, beyaz sensin. Taş almak zorundasın.
       *[black] Sıra sende, siyah sensin. Taş almak zorundasın.
    }
# Aynı tahtada iki kişi.
status-to-move =
    { $side ->
        [white] Sıra beyazda.
       *[black] Sıra siyahta.
    }
status-to-capture =
    { $side ->
        [white] Sıra beyazda, taş almak zorunda.
       *[black] Sıra siyahta, taş almak zorunda.
    }
status-choose-point = { $point } noktasındaki taşın gideceği noktayı seç.
status-choose-kind = Yaklaşarak mı, uzaklaşarak mı? Düğmeyle seç ya da alınacak taşlardan birine dokun.
status-chain = { $point } noktasındaki taşla almayı sürdür ya da hamleyi bitir.
status-chain-forced = { $point } noktasındaki taş almayı sürdürmek zorunda.

## Oyun sürerken ekran okuyucunun söyledikleri

say-quiet =
    { $side ->
        [white] Beyaz: { $from } noktasından { $to } noktasına.
       *[black] Siyah: { $from } noktasından { $to } noktasına.
    }
say-approach =
    { $side ->
        [white] Beyaz: { $from } noktasından { $to } noktasına, yaklaşarak { $count } taş aldı.
       *[black] Siyah: { $from } noktasından { $to } noktasına, yaklaşarak { $count } taş aldı.
    }
say-withdrawal =
    { $side ->
        [white] Beyaz: { $from } noktasından { $to } noktasına, uzaklaşarak { $count } taş aldı.
       *[black] Siyah: { $from } noktasından { $to } noktasına, uzaklaşarak { $count } taş aldı.
    }
say-chain-open = { $point } noktasından sürdürebilir ya da hamleyi bitirebilirsin.
say-chain-forced = { $point } noktasından almayı sürdürmek zorundasın.
say-capture-ended = Hamle bitirildi.
# $points noktaları sıralar.
say-selected = { $point } noktasındaki taş seçildi. Gidebileceği noktalar: { $points }.
say-deselected = Taş bırakıldı.
say-question = { $from } noktasından { $to } noktasına: yaklaşarak { $approach } taş, uzaklaşarak { $withdrawal } taş alınır. Hangisi?
say-question-dropped = Adım atılmadı.
say-step-taken-back = Adım geri alındı.
say-taken-back = { $turns } hamle geri alındı.
# Hamlelerin cümleleri bunun ardından gelir.
say-redone = { $turns } hamle yeniden oynandı.
# $human white, black ya da both (aynı tahtada iki kişi) olur. Sıranın kimde olduğu ayrı cümledir.
say-started =
    { $human ->
        [white] Yeni oyun. Beyaz sensin.
        [black] Yeni oyun. Siyah sensin.
       *[both] İki kişilik yeni oyun.
    }

## Yaklaşan beraberlik

# $occurrences konumun kaç kez oluştuğudur, en az 2.
draw-near-repetition = Bu konum { $occurrences } kez oluştu. Bir kez daha oluşursa oyun berabere biter.
draw-near-quiet = Taş alınmadan { $left } hamle daha yapılırsa oyun berabere biter.

## Sonuç: kim, neden kazandı. $winner you (sen), computer (bilgisayar), white ya da black olur

result-heading =
    { $winner ->
        [you] Kazandın
        [computer] Bilgisayar kazandı
        [white] Beyaz kazandı
        [black] Siyah kazandı
       *[nobody] Berabere
    }
result-no-stones =
    { $winner ->
        [you] Kazandın: Bilgisayarın taşı kalmadı.
        [computer] Bilgisayar kazandı: Taşın kalmadı.
        [white] Beyaz kazandı: Siyahın taşı kalmadı.
       *[black] Siyah kazandı: Beyazın taşı kalmadı.
    }
result-no-legal-turn =
    { $winner ->
        [you] Kazandın: Bilgisayarın oynayacak hamlesi yok.
        [computer] Bilgisayar kazandı: Oynayacak hamlen yok.
        [white] Beyaz kazandı: Siyahın oynayacak hamlesi yok.
       *[black] Siyah kazandı: Beyazın oynayacak hamlesi yok.
    }
result-resigned =
    { $winner ->
        [you] Kazandın: Bilgisayar oyunu terk etti.
        [computer] Bilgisayar kazandı: Oyunu terk ettin.
        [white] Beyaz kazandı: Siyah oyunu terk etti.
       *[black] Siyah kazandı: Beyaz oyunu terk etti.
    }
# Oyun, sonucu bildiren ama nedenini bildirmeyen bir kayıttan yüklendi.
result-recorded =
    { $winner ->
        [you] Oyun kaydına göre kazandın.
        [computer] Oyun kaydına göre bilgisayar kazandı.
        [white] Oyun kaydına göre beyaz kazandı.
        [black] Oyun kaydına göre siyah kazandı.
       *[nobody] Oyun kaydına göre oyun berabere bitti.
    }
# Oynayamamayı beraberlik sayan kuralda. Oynayamayan taraf: $side.
result-stalemate =
    { $side ->
        [white] Oyun berabere: Beyazın oynayacak hamlesi yok.
       *[black] Oyun berabere: Siyahın oynayacak hamlesi yok.
    }
result-repetition =
    { $times ->
        [3] Oyun berabere: Aynı konum üçüncü kez oluştu.
        [4] Oyun berabere: Aynı konum dördüncü kez oluştu.
        [one] Oyun berabere: Aynı konum { $times } kez oluştu.
       *[other] Oyun berabere: Aynı konum { $times } kez oluştu.
    }
result-no-capture = Oyun berabere: Art arda { $plies } hamlede hiç taş alınmadı.

## Bir dokunuş neden işe yaramadı

refused-no-stone = { $point } noktasında taş yok. Önce kendi taşlarından birini seç.
refused-not-yours = { $point } noktasındaki taş senin değil.
refused-other-stone = Bu hamleyi yalnızca { $at } noktasındaki taş sürdürebilir.
refused-turn-complete = Bu hamle bitti: Alınacak başka taş yok.
refused-capture-elsewhere = Taş almak zorundasın, { $point } noktasındaki taş ise alamıyor. İşaretli taşlardan birini seç.
refused-blocked = { $point } noktasındaki taşın yanında boş nokta yok.
refused-no-line = { $from } noktasından { $point } noktasına çizgi yok. Taşlar bir çizgi boyunca bir nokta ilerler.
refused-occupied = { $point } noktasında zaten bir taş var.
refused-takes-nothing = { $from } noktasından { $point } noktasına gidince taş alınmaz; oysa bu adımda taş almak gerekir.
refused-visited = Taş bu hamlede { $point } noktasına zaten uğradı.
refused-same-direction = Taş şimdi { $from } noktasından { $point } noktasına doğru gidemez: Zincirde aynı yöne yeniden gidilmez.
refused-chain-goes-on = Bu taş almayı sürdürüyor. Sonraki noktayı seç ya da hamleyi bitir.
refused-must-go-on = Bu kurallarda, alınacak taş kaldıkça almayı sürdürmek gerekir.
refused-no-chain = Bitirilecek bir alma yok.
refused-no-question = Şu anda yaklaşma ile uzaklaşma arasında bir seçim yok.

## İpucu: bilgisayarın önerisi, ardından her biri ayrı cümle olan nedenler

hint-step = Öneri: { $from } noktasından { $to } noktasına.
# Zincir. $via aradaki noktaları sıralar.
hint-chain = Öneri: { $from } noktasından { $via } üzerinden { $to } noktasına.
hint-elsewhere = Bunu oynamak için önce bu hamlenin adımlarını geri al.
hint-takes-all = Kalan taşların hepsini alır ve kazandırır.
hint-blocks = Rakibe oynayacak hamle bırakmaz ve kazandırır.
# $count taşları, $steps zincirin adımlarını sayar; $manner approach, withdrawal ya da both olur.
hint-takes =
    { $steps ->
        [one] { $manner ->
            [approach] Yaklaşarak { $count } taş alır.
            [withdrawal] Uzaklaşarak { $count } taş alır.
           *[both] Yaklaşarak ve uzaklaşarak { $count } taş alır.
        }
       *[other] { $manner ->
            [approach] { $steps } adımda, yaklaşarak { $count } taş alır.
            [withdrawal] { $steps } adımda, uzaklaşarak { $count } taş alır.
           *[both] { $steps } adımda, yaklaşarak ve uzaklaşarak { $count } taş alır.
        }
    }
hint-takes-most = Başka hiçbir hamle bu kadar çok taş almaz.
# Zincir sürse $more taş daha alınır, ama yanıt o zaman $reply taş alabilir.
hint-stops-early = Sürdürülürse { $more } taş daha alınır, ama o zaman rakip karşılığında { $reply } taş alabilir.
hint-reply-takes = Rakip karşılığında en çok { $count } taş alabilir.
hint-reply-takes-nothing = Rakip karşılığında hiç taş alamaz.
# Taş almaz, konumu iyileştirir.
hint-quiet = Konumu iyileştiren sessiz bir hamle.

## Düğmeler ve denetimler

button-end-capture = Hamleyi bitir
button-approach-takes = Yaklaş, { $count } taş al
button-withdraw-takes = Uzaklaş, { $count } taş al
label-marks = Oynayabilecek taşları işaretle

## Paneller

# Listedeki bir hamle için ekran okuyucunun söylediği. $turn notasyonla yazılmış hamledir.
turn-label =
    { $side ->
        [white] Hamle { $number }, beyaz: { $turn }
       *[black] Hamle { $number }, siyah: { $turn }
    }
keys-escape = Escape taşı bırakır ya da bir adımı geri alır.
keys-approach = A: yaklaş
keys-withdraw = W: uzaklaş
keys-end-capture = E: hamleyi bitir

## Yeni oyun

side-white = Beyaz, ilk oynayan
side-black = Siyah

## Kural seçenekleri: adı, sonra her değer ve bir satırlık açıklaması

rule-board = Tahta
board-tsivy = Fanoron-Tsivy, 9 × 5
board-dimy = Fanoron-Dimy, 5 × 5
board-telo = Fanoron-Telo, 3 × 3
board-other = { $columns } × { $rows }
board-tsivy-means = Standart oyun; her tarafta 22 taş.
board-dimy-means = Orta boy oyun; her tarafta 12 taş.
board-telo-means = Küçük oyun; her tarafta 4 taş.
board-other-means = Daha seyrek oynanan bir tahta.
rule-setup = Diziliş
setup-standard = Standart
setup-standard-means = Orta sıra, beyazın solunda siyah taşla başlar.
setup-mirror = Aynalı
setup-mirror-means = Orta sıranın solu ile sağı yer değiştirir.
rule-continue = Almayı sürdürme
continue-optional = İsteğe bağlı
continue-optional-means = Zincir her adımdan sonra bitirilebilir.
continue-forced = Zorunlu
continue-forced-means = Alınacak taş kaldıkça zincir sürmek zorundadır.
rule-direction = Zincirde yönler
direction-not-twice-running = Art arda iki kez aynı yön olmaz
direction-not-twice-running-means = Bir adım, hemen önceki adımın yönünde atılamaz.
direction-not-twice-in-turn = Her yön bir kez
direction-not-twice-in-turn-means = Bir hamlede hiçbir yöne iki kez gidilemez.
direction-free = Serbest
direction-free-means = Zincir her yöne gidebilir.
rule-stalemate = Oynayamama
stalemate-loss = Kaybettirir
stalemate-loss-means = Oynayacak hamlesi olmayan kaybeder.
stalemate-draw = Berabere
stalemate-draw-means = Bir tarafın oynayacak hamlesi yoksa oyun berabere biter.
rule-repetition = Konum tekrarı
repetition-3 = Üçüncü kez
repetition-3-means = Aynı konum üçüncü kez oluşunca oyun berabere biter.
repetition-4 = Dördüncü kez
repetition-4-means = Aynı konum dördüncü kez oluşunca oyun berabere biter.
repetition-off = Sınırsız
repetition-off-means = Konumlar istenildiği kadar yinelenebilir.
rule-no-capture-limit = Taş alınmayan hamleler
no-capture-limit-50 = 50
no-capture-limit-50-means = İki taraf birlikte sayılır; art arda 50 hamlede taş alınmazsa oyun berabere biter.
no-capture-limit-100 = 100
no-capture-limit-100-means = İki taraf birlikte sayılır; art arda 100 hamlede taş alınmazsa oyun berabere biter.
no-capture-limit-off = Sınırsız
no-capture-limit-off-means = Sessiz hamleler sayılmaz.

## Bir şey kaybolmadan önceki sorular

confirm-resign =
    { $side ->
        [white] Beyaz oyunu terk ediyor mu?
        [black] Siyah oyunu terk ediyor mu?
       *[you] Oyunu terk ediyor musun?
    }

## Yüklenecek metinde neyin yanlış olduğu. $found orada yazılı olandır

fault-position-empty = Konum boş: Üstten başlayarak “/” ile ayrılmış sıralarla başlar.
fault-position-ranks = Konumda { $found } sıra var, tahtada ise { $want }. Uygun tahtayı seç ya da bağlantıdaki kurallara board=SÜTUNxSIRA ekle.
fault-position-columns = Konumun { $rank }. sırasında { $found } nokta var, tahtanın genişliği ise { $want }. Uygun tahtayı seç ya da bağlantıdaki kurallara board=SÜTUNxSIRA ekle.
fault-position-letter = Konumun { $rank }. sırasında “{ $found }” var: Bir sıra W, B ve boş noktalar için 1–9 rakamlarından oluşur.
fault-position-no-side = Konumda sıranın kimde olduğu yazmıyor: Sıralardan sonra w ya da b ekle.
fault-position-side = Sıranın kimde olduğu “{ $found }” diye yazılmış: w ya da b olmalı.
fault-position-quiet = Sessiz hamle sayısı “{ $found }” diye yazılmış: 0 ile 65535 arasında bir sayı olmalı.
fault-position-number = Hamle numarası “{ $found }” diye yazılmış: 1 ile 4294967295 arasında bir sayı olmalı.
fault-position-extra = Hamle numarasından sonra “{ $found }” var: Oraya bir şey gelmez.
# Bir hamlenin neden yanlış olduğu. $turn metindeki yazılışı, $number numarası, $side kimin hamlesi olduğudur.
fault-turn-too-long =
    { $side ->
        [white] Beyazın { $number }. hamlesi, bir hamle olamayacak kadar uzun.
       *[black] Siyahın { $number }. hamlesi, bir hamle olamayacak kadar uzun.
    }
# $last karşı köşedeki noktadır, örneğin i5.
fault-turn-point =
    { $side ->
        [white] Beyazın { $number }. hamlesi “{ $turn }”: “{ $found }” bir nokta değil. Noktalar a1 ile { $last } arasındadır.
       *[black] Siyahın { $number }. hamlesi “{ $turn }”: “{ $found }” bir nokta değil. Noktalar a1 ile { $last } arasındadır.
    }
fault-turn-no-arrival =
    { $side ->
        [white] Beyazın { $number }. hamlesi “{ $turn }” taşın nereye gittiğini söylemiyor. d3-e3A gibi yaz.
       *[black] Siyahın { $number }. hamlesi “{ $turn }” taşın nereye gittiğini söylemiyor. d3-e3A gibi yaz.
    }
# Nedeni ayrı bir cümle olarak ardından gelir.
fault-turn-refused =
    { $side ->
        [white] Beyazın { $number }. hamlesi “{ $turn }” oynanamaz.
       *[black] Siyahın { $number }. hamlesi “{ $turn }” oynanamaz.
    }
fault-turn-kind =
    { $side ->
        [white] Beyazın { $number }. hamlesi “{ $turn }”: { $from } noktasından { $to } noktasına giderken harfin dediği gibi taş alınmıyor. A yaklaşarak, W uzaklaşarak demektir.
       *[black] Siyahın { $number }. hamlesi “{ $turn }”: { $from } noktasından { $to } noktasına giderken harfin dediği gibi taş alınmıyor. A yaklaşarak, W uzaklaşarak demektir.
    }
fault-turn-ambiguous =
    { $side ->
        [white] Beyazın { $number }. hamlesi “{ $turn }”: { $from } noktasından { $to } noktasına giderken iki türlü de taş alınabilir. Yaklaşarak için A, uzaklaşarak için W ekle.
       *[black] Siyahın { $number }. hamlesi “{ $turn }”: { $from } noktasından { $to } noktasına giderken iki türlü de taş alınabilir. Yaklaşarak için A, uzaklaşarak için W ekle.
    }
fault-turn-must-go-on =
    { $side ->
        [white] Beyazın { $number }. hamlesi “{ $turn }” { $at } noktasında duruyor; bu kurallarda sürmek zorunda.
       *[black] Siyahın { $number }. hamlesi “{ $turn }” { $at } noktasında duruyor; bu kurallarda sürmek zorunda.
    }
fault-record-game = Satır { $line }: Bu, “{ $found }” oyununun kaydı. Buraya yalnızca Fanorona yüklenir.
fault-record-other = Satır { $line }: Burası anlaşılamadı. Oyun kaydında [Ad "değer"] gibi etiketler ve 1. d3-e3W gibi hamleler bulunur.
