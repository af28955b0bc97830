# Taş dağıtma oyunlarının (Kalah, Oware, Congkak) sayfalarında play.ftl dışında
# görülen ve söylenen her şey. Yalnızca birinde bulunanlar kendi dosyasındadır.
#
# Terimler: kuyu (küçük çukur), hazine (kazanılan taşların durduğu büyük çukur), taş,
# bölge (bir tarafın kuyuları), dağıtmak (bir kuyunun taşlarını alıp sonraki çukurlara
# birer birer bırakmak), zincirleme dağıtma (son taşın düştüğü dolu kuyudan sürdürmek),
# almak, sıra, hamle, tur (Congkak maçının bir bölümü). Oyuna Güney başlar.
#
# $who, $owner ve $winner okuyanın gözünden kişilerdir: bilgisayara karşı you (sen) ve
# computer (bilgisayar), aynı cihazdaki iki kişi için south (Güney) ve north (Kuzey).
# $side south ya da north olur. $house, $to ve $houses kuyu adıdır; $naming adın türünü
# söyler: number (3; Kalah ve Congkak) ya da letter (C; Oware). Adlara ve sayılara ek
# getirilmez: 3. kuyudan, C kuyusundan. $count ve $seeds taş sayısıdır.

## Tahta

sowing-board-label = Her tarafta { $houses } kuyulu tahta
# Ekran okuyucunun bir kuyu için söylediği.
house-label =
    { $naming ->
        [letter] { $owner ->
            [you] { $house } kuyun
            [computer] bilgisayarın { $house } kuyusu
            [south] Güney’in { $house } kuyusu
           *[north] Kuzey’in { $house } kuyusu
        }
       *[number] { $owner ->
            [you] { $house }. kuyun
            [computer] bilgisayarın { $house }. kuyusu
            [south] Güney’in { $house }. kuyusu
           *[north] Kuzey’in { $house }. kuyusu
        }
    }, { $count ->
        [0] boş
       *[any] { $count } taş
    }
store-label =
    { $owner ->
        [you] hazinen
        [computer] bilgisayarın hazinesi
        [south] Güney’in hazinesi
       *[north] Kuzey’in hazinesi
    }, { $count ->
        [0] boş
       *[any] { $count } taş
    }
south-north-name =
    { $side ->
        [south] Güney
       *[north] Kuzey
    }
seeds-in-store = { $count } taş

## Bir kuyunun taşları dağıtılsa ne olacağı, tek satırda; kuyuya bakılırken gösterilir ve söylenir

preview-again = Son taş hazinende: Bir daha oynarsın.
preview-ends-in-store = Son taş hazinende.
# $houses rakibin taşları alınacak kuyularını sıralar; karşıda taş yoksa none olur.
preview-takes =
    { $naming ->
        [letter] Son taş { $to } kuyusunda: { $count } taş alırsın ({ $houses }).
       *[number] { $houses ->
            [none] Son taş { $to }. kuyuda: { $count } taş alırsın.
           *[opposite] Son taş { $to }. kuyuda: Karşıdaki { $houses }. kuyuyla { $count } taş alırsın.
        }
    }
preview-own =
    { $naming ->
        [letter] Son taş kendi { $to } kuyunda.
       *[number] Son taş kendi { $to }. kuyunda.
    }
preview-across =
    { $naming ->
        [letter] Son taş rakibin { $to } kuyusunda.
       *[number] Son taş rakibin { $to }. kuyusunda.
    }
# Birkaç kuyu: $list sonuncusu dışında hepsidir.
houses-listed = { $list } ve { $last }
preview-ends-game = Oyunu bitirir.
# $label ekran okuyucunun kuyu için söylediği, $preview yukarıdaki cümlelerden biri ya da birkaçıdır.
house-with-preview = { $label }. { $preview }

## Oyunun durumu

status-choose-house = Sıra sende: Bir kuyu seç.
status-side-to-sow =
    { $side ->
        [south] Sıra Güney’de.
       *[north] Sıra Kuzey’de.
    }
status-sow-again = Bir daha oyna: Bir kuyu seç.
status-side-sows-again =
    { $side ->
        [south] Güney bir daha oynuyor.
       *[north] Kuzey bir daha oynuyor.
    }

## Oyun sürerken söylenenler. Tahtada büyük yazılanların kısa biçimi vardır

banner-again = Bir daha oyna!
banner-takes = { $count } taş alındı
# Bir dağıtma. $count taş dağıtılır; sonuncusu dağıtanın hazinesine düşer.
say-sows-to-store =
    { $who ->
        [you] { $house }. kuyudan { $count } taş dağıttın, son taş hazinene düştü.
        [computer] Bilgisayar { $house }. kuyudan { $count } taş dağıttı, son taş kendi hazinesine düştü.
        [south] Güney { $house }. kuyudan { $count } taş dağıttı, son taş hazinesine düştü.
       *[north] Kuzey { $house }. kuyudan { $count } taş dağıttı, son taş hazinesine düştü.
    }
# Son taş dağıtanın kendi kuyularından birine düşer.
say-sows-to-own =
    { $naming ->
        [letter] { $who ->
            [you] { $house } kuyusundan { $count } taş dağıttın, son taş kendi { $to } kuyuna düştü.
            [computer] Bilgisayar { $house } kuyusundan { $count } taş dağıttı, son taş kendi { $to } kuyusuna düştü.
            [south] Güney { $house } kuyusundan { $count } taş dağıttı, son taş kendi { $to } kuyusuna düştü.
           *[north] Kuzey { $house } kuyusundan { $count } taş dağıttı, son taş kendi { $to } kuyusuna düştü.
        }
       *[number] { $who ->
            [you] { $house }. kuyudan { $count } taş dağıttın, son taş kendi { $to }. kuyuna düştü.
            [computer] Bilgisayar { $house }. kuyudan { $count } taş dağıttı, son taş kendi { $to }. kuyusuna düştü.
            [south] Güney { $house }. kuyudan { $count } taş dağıttı, son taş kendi { $to }. kuyusuna düştü.
           *[north] Kuzey { $house }. kuyudan { $count } taş dağıttı, son taş kendi { $to }. kuyusuna düştü.
        }
    }
# Son taş karşı tarafın kuyularından birine düşer.
say-sows-across =
    { $naming ->
        [letter] { $who ->
            [you] { $house } kuyusundan { $count } taş dağıttın, son taş bilgisayarın { $to } kuyusuna düştü.
            [computer] Bilgisayar { $house } kuyusundan { $count } taş dağıttı, son taş senin { $to } kuyuna düştü.
            [south] Güney { $house } kuyusundan { $count } taş dağıttı, son taş Kuzey’in { $to } kuyusuna düştü.
           *[north] Kuzey { $house } kuyusundan { $count } taş dağıttı, son taş Güney’in { $to } kuyusuna düştü.
        }
       *[number] { $who ->
            [you] { $house }. kuyudan { $count } taş dağıttın, son taş bilgisayarın { $to }. kuyusuna düştü.
            [computer] Bilgisayar { $house }. kuyudan { $count } taş dağıttı, son taş senin { $to }. kuyuna düştü.
            [south] Güney { $house }. kuyudan { $count } taş dağıttı, son taş Kuzey’in { $to }. kuyusuna düştü.
           *[north] Kuzey { $house }. kuyudan { $count } taş dağıttı, son taş Güney’in { $to }. kuyusuna düştü.
        }
    }
# $relays kuyudan daha sürdürülen dağıtma. Nerede bittiği ardından söylenir.
say-sows-with-relays =
    { $who ->
        [you] { $house }. kuyudan { $count } taş dağıttın ve { $relays } kuyudan daha sürdürdün.
        [computer] Bilgisayar { $house }. kuyudan { $count } taş dağıttı ve { $relays } kuyudan daha sürdürdü.
        [south] Güney { $house }. kuyudan { $count } taş dağıttı ve { $relays } kuyudan daha sürdürdü.
       *[north] Kuzey { $house }. kuyudan { $count } taş dağıttı ve { $relays } kuyudan daha sürdürdü.
    }
say-ends-in-store =
    { $who ->
        [you] Son taşın hazinene düştü.
        [computer] Bilgisayarın son taşı kendi hazinesine düştü.
        [south] Güney’in son taşı hazinesine düştü.
       *[north] Kuzey’in son taşı hazinesine düştü.
    }
say-ends-in-own =
    { $who ->
        [you] Son taşın kendi { $to }. kuyuna düştü.
        [computer] Bilgisayarın son taşı kendi { $to }. kuyusuna düştü.
        [south] Güney’in son taşı kendi { $to }. kuyusuna düştü.
       *[north] Kuzey’in son taşı kendi { $to }. kuyusuna düştü.
    }
say-ends-across =
    { $who ->
        [you] Son taşın bilgisayarın { $to }. kuyusuna düştü.
        [computer] Bilgisayarın son taşı senin { $to }. kuyuna düştü.
        [south] Güney’in son taşı Kuzey’in { $to }. kuyusuna düştü.
       *[north] Kuzey’in son taşı Güney’in { $to }. kuyusuna düştü.
    }
say-sows-again =
    { $who ->
        [you] Bir daha oynuyorsun.
        [computer] Bilgisayar bir daha oynuyor.
        [south] Güney bir daha oynuyor.
       *[north] Kuzey bir daha oynuyor.
    }
# Son taş karşıdaki kuyunun $count taşını alır. Son taş da hazineye giderse $last taken
# olur ve hepsi $total taştır, yoksa left.
say-takes-opposite =
    { $last ->
        [taken] { $who ->
            [you] Bilgisayarın { $house }. kuyusundaki { $count } taşı ve kendi son taşını aldın: { $total } taş.
            [computer] Bilgisayar senin { $house }. kuyundaki { $count } taşı ve kendi son taşını aldı: { $total } taş.
            [south] Güney, Kuzey’in { $house }. kuyusundaki { $count } taşı ve kendi son taşını aldı: { $total } taş.
           *[north] Kuzey, Güney’in { $house }. kuyusundaki { $count } taşı ve kendi son taşını aldı: { $total } taş.
        }
       *[left] { $who ->
            [you] Bilgisayarın { $house }. kuyusundaki { $count } taşı aldın.
            [computer] Bilgisayar senin { $house }. kuyundaki { $count } taşı aldı.
            [south] Güney, Kuzey’in { $house }. kuyusundaki { $count } taşı aldı.
           *[north] Kuzey, Güney’in { $house }. kuyusundaki { $count } taşı aldı.
        }
    }
# Yalnızca buna izin veren kurallarda: Karşısı boşken son taşın kendisi.
say-takes-last =
    { $who ->
        [you] Karşısı boş: Yalnızca kendi son taşını aldın.
        [computer] Karşısı boş: Bilgisayar yalnızca kendi son taşını aldı.
        [south] Karşısı boş: Güney yalnızca kendi son taşını aldı.
       *[north] Karşısı boş: Kuzey yalnızca kendi son taşını aldı.
    }
say-nothing-opposite = Karşısı boş, taş alınmadı.
# Oyun biterken tahtada kalan taşlar bir hazineye gider.
say-sweeps =
    { $who ->
        [you] Tahtada kalan { $count } taş hazinene geçti.
        [computer] Tahtada kalan { $count } taş bilgisayarın hazinesine geçti.
        [south] Tahtada kalan { $count } taş Güney’in hazinesine geçti.
       *[north] Tahtada kalan { $count } taş Kuzey’in hazinesine geçti.
    }
# $human south, north ya da both (aynı cihazda iki kişi) olur.
# $first başlayan taraftır, south ya da north: Yüklenmiş bir konum yeniden oynanırken Kuzey de olabilir.
sowing-started =
    { $human ->
        [south] { $first ->
            [south] Yeni oyun. Güney sensin, sen başlıyorsun.
           *[north] Yeni oyun. Güney sensin, bilgisayar başlıyor.
        }
        [north] { $first ->
            [south] Yeni oyun. Kuzey sensin, bilgisayar başlıyor.
           *[north] Yeni oyun. Kuzey sensin, sen başlıyorsun.
        }
       *[both] İki kişilik yeni oyun.
    }
# $turns dağıtmaları sayar.
sowing-taken-back = { $turns } hamle geri alındı.
# Hamlelerin cümleleri bunun ardından gelir.
sowing-redone = { $turns } hamle yeniden oynandı.

## Sonuç: önce sayı, sonra ayrı bir cümle olarak nedeni

sowing-result-heading =
    { $winner ->
        [you] Kazandın
        [computer] Bilgisayar kazandı
        [south] Güney kazandı
        [north] Kuzey kazandı
       *[nobody] Berabere
    }
# $more ve $fewer iki tarafın taşlarıdır; beraberlikte eşittir.
result-score =
    { $winner ->
        [you] { $more }–{ $fewer } kazandın.
        [computer] Bilgisayar { $more }–{ $fewer } kazandı.
        [south] Güney { $more }–{ $fewer } kazandı.
        [north] Kuzey { $more }–{ $fewer } kazandı.
       *[nobody] Oyun { $more }–{ $fewer } berabere bitti.
    }
ended-row-empty = Bir tarafın kuyuları boşaldı.
ended-majority = Taşların yarısından çoğu bir hazinede toplandı.
ended-half-each = Taşlar iki taraf arasında yarı yarıya paylaşıldı.
sowing-resigned =
    { $winner ->
        [you] Kazandın: Bilgisayar oyunu terk etti.
        [computer] Bilgisayar kazandı: Oyunu terk ettin.
        [south] Güney kazandı: Kuzey oyunu terk etti.
       *[north] Kuzey kazandı: Güney oyunu terk etti.
    }
sowing-recorded =
    { $winner ->
        [you] Oyun kaydına göre kazandın.
        [computer] Oyun kaydına göre bilgisayar kazandı.
        [south] Oyun kaydına göre Güney kazandı.
        [north] Oyun kaydına göre Kuzey kazandı.
       *[nobody] Oyun kaydına göre oyun berabere bitti.
    }

## Bir dokunuş neden işe yaramadı

refused-house-empty =
    { $naming ->
        [letter] { $house } kuyusunda taş yok.
       *[number] { $house }. kuyuda taş yok.
    }
refused-house-not-yours =
    { $naming ->
        [letter] { $house } kuyusu rakibin. Kendi kuyularından birini seç.
       *[number] Karşıdaki { $house }. kuyu rakibin. Kendi kuyularından birini seç.
    }
refused-no-house = { $house } adında bir kuyu yok.
refused-store = Hazinedeki taşlar oynanmaz. Bir kuyu seç.

## İpucu: bir kuyu, ardından her biri ayrı cümle olan nedenler

hint-house =
    { $naming ->
        [letter] Öneri: { $house } kuyusu.
       *[number] Öneri: { $house }. kuyu.
    }
hint-sows-again = Son taş hazinene düşer, bir daha oynarsın.
hint-takes-last = Karşısı boş olsa da son taşı alır.
# $houses alınan kuyuları sıralar.
hint-takes-seeds =
    { $naming ->
        [letter] { $count } taş alır ({ $houses }).
       *[number] Karşıdaki { $houses }. kuyunun taşlarıyla birlikte { $count } taş alır.
    }
hint-saves = Rakibin alabileceği { $count } taşı kurtarır.
# $sowings bunu ve aynı sıradaki sonrakileri sayar; en az 2.
hint-turn-brings = Arka arkaya { $sowings } hamleyle hazinene { $count } taş gelir.
# $own sana, $other karşı tarafa kalan taşlardır.
hint-ends = Oyunu bitirir: Tahtada kalan taşlardan { $own } tanesi sana, { $other } tanesi rakibe kalır.
hint-majority = Taşların yarısından çoğunu sana kazandırır.
hint-wins-by = En az { $count } taş farkla kesin kazandırır.
hint-loses-by = Hangi kuyu oynansa kaybettirir; bu, en çok { $count } taş farkla.
hint-reply-takes-seeds = Rakip bundan sonra bir hamlede en çok { $count } taş alabilir.
hint-reply-takes-no-seeds = Rakip bundan sonraki hamlede hiç taş alamaz.
hint-sows-quietly = Taş almaz, konumu iyileştirir.

## Denetimler

button-skip = Atla
label-speed = Dağıtma hızı
speed-instant = Anında
speed-fast = Hızlı
speed-normal = Normal
speed-slow = Yavaş
label-house-names = Kuyu adları
keys-houses = 1, 2, 3 …: birinci, ikinci, üçüncü kuyunu dağıt
label-clockwise = Saat yönünde dağıt, hazinen solda
label-preview = Son taşın düşeceği yeri göster
# Listedeki bir hamle. $turn notasyonla yazılmış hamledir.
sowing-turn-label =
    { $side ->
        [south] Hamle { $number }, Güney: { $turn }
       *[north] Hamle { $number }, Kuzey: { $turn }
    }
side-south = Güney, ilk oynayan
side-north = Kuzey
sowing-confirm-resign =
    { $side ->
        [south] Güney oyunu terk ediyor mu?
        [north] Kuzey oyunu terk ediyor mu?
       *[you] Oyunu terk ediyor musun?
    }

## Birkaç oyunda birden bulunan kural seçenekleri: adı, sonra her değer ve açıklaması

rule-houses = Bir taraftaki kuyular
rule-seeds = Kuyu başına taş
# Seçenek olarak bir kuyu ya da taş sayısı.
seeds-choice = { $seeds }
houses-choice = { $houses }
# Başka bir tahtaya geçiren düğmelerin üstünde; bir sonraki ileti o düğmelerden biridir.
field-size = Kuyu × taş
houses-and-seeds = { $houses } × { $seeds }
rule-empty-capture = Karşıdaki kuyu boşsa

## Yüklenecek metinde neyin yanlış olduğu. $found orada yazılı olandır

fault-board-form = Bu bir konum değil. Konumlar şöyle yazılır: { $example }
fault-board-houses = Konumda her tarafta { $found } kuyu var, tahtada ise { $want }. Uygun tahtayı seç ya da bağlantıdaki kurallara houses={ $found } ekle.
# Her tarafta $houses kuyusu olan tahtaya $want sayı gerekir.
fault-board-numbers = Konumda { $found } taş sayısı yazılı, her tarafta { $houses } kuyusu olan tahta için { $want } tane gerekir.
# $at konumdaki kaçıncı sayı olduğudur; x yanmış bir kuyu yerine geçebiliyorsa $burnt yes olur.
fault-board-seeds =
    { $burnt ->
        [yes] Konumun { $at }. sayısı “{ $found }” diye yazılmış: 0 ile 65535 arasında bir taş sayısı ya da yanmış kuyu için x olmalı.
       *[no] Konumun { $at }. sayısı “{ $found }” diye yazılmış: 0 ile 65535 arasında bir taş sayısı olmalı.
    }
fault-board-too-many = Konumda hiçbir tahtanın almayacağı kadar çok taş var.
# $south ve $north sıranın kimde olduğunu gösteren harflerdir.
fault-board-side = Sıranın kimde olduğu “{ $found }” diye yazılmış: { $south } ya da { $north } olmalı.
fault-board-no-side = Konumda sıranın kimde olduğu yazmıyor: Sonuna { $south } ya da { $north } ekle.
fault-board-option = “{ $mark }” işareti { $option } kural seçeneğiyle kullanılır: Seçeneği ayarla ya da işareti çıkar.
# $mark open (birlikte açılış), extra (+2), round (r2) ya da none olur.
fault-board-mark =
    { $mark ->
        [open] “{ $found }” oraya yazılamaz: Birlikte açılış s open diye, yalnızca ilk turda yazılır.
        [extra] “{ $found }” oraya yazılamaz: Aynı sırada kazanılan hamleler +0 ile bonus kural seçeneğindeki sayı arasındadır.
        [round] “{ $found }” oraya yazılamaz: Turlar r1 ile rounds kural seçeneğindeki sayı arasındadır.
       *[none] “{ $found }” oraya yazılamaz: Onu çıkar.
    }
fault-board-extra = Konumun son bölümünden sonra “{ $found }” var: Oraya bir şey gelmez.

# Bir hamlenin neden yanlış olduğu. $turn metindeki yazılışı, $number numarası, $side kimin hamlesi olduğudur.
# $first ve $last kuyu adıdır: 1 ile 6 ya da A ile F.
fault-ply-house =
    { $side ->
        [south] Güney’in { $number }. hamlesi: “{ $turn }” bir kuyu değil. Kuyular { $first } ile { $last } arasındadır.
       *[north] Kuzey’in { $number }. hamlesi: “{ $turn }” bir kuyu değil. Kuyular { $first } ile { $last } arasındadır.
    }
# Nedeni ayrı bir cümle olarak ardından gelir.
fault-ply-refused =
    { $side ->
        [south] Güney’in { $number }. hamlesi “{ $turn }” oynanamaz.
       *[north] Kuzey’in { $number }. hamlesi “{ $turn }” oynanamaz.
    }
# $legal oynanabilecek olanları sıralar.
fault-ply-legal = Burada oynanabilecekler: { $legal }.
fault-ply-turn-over = “{ $turn }” sıra geçtikten sonra da sürüyor: Kalanı karşı tarafın hamlesidir.
fault-record-sowing-game = Satır { $line }: Bu, “{ $found }” oyununun kaydı; bu sayfadaki oyunun değil.
# $example o oyunda yazıldığı gibi bir hamledir.
fault-record-sowing-other = Satır { $line }: Burası anlaşılamadı. Oyun kaydında [Ad "değer"] gibi etiketler ve 1. { $example } gibi hamleler bulunur.
