# Oyun sayfasının gösterdiği ve söylediği her şey.
#
# Terimler: taş, nokta, hamle (sırası gelenin yaptığı her şey), adım (hamlenin bir
# çizgi boyunca tek parçası), yaklaşarak alma, uzaklaşarak alma, zincir, sessiz hamle
# (taş almayan hamle, Madagaskar dilinde paika), beraberlik, terk. Nokta adlarına ve
# sayılara ek getirilmez: e3'ten, e2'den gibi ekler sayının okunuşuna göre değişir.
#
# $side white (Beyaz) ya da black (Siyah) olur. $point, $from, $to nokta adıdır. $count taş sayısıdır.

play-title = Fanorona

## Tahta

stones-left = { $count } taş

## Oyunun durumu: tahtanın yanındaki satır

status-thinking = Bilgisayar düşünüyor …
status-computer-failed = Bilgisayar şu anda oynayamıyor.
# Yeni gelenin ilk oyununun altında: kurallar sayfasına bağlantı.
newcomer-rules = Oyunu bilmiyor musun? Kuralları oku.
# $turns, konumdan önceki hamlelerin sayısı (iki tarafın birlikte).
status-looking-back =
    { $turns ->
        [0] Oyunun başlangıcına bakıyorsun.
        [one] { $turns } hamleden sonraki konuma bakıyorsun.
       *[other] { $turns } hamleden sonraki konuma bakıyorsun.
    }
status-draw-offered =
    { $side ->
        [white] Beyaz beraberlik öneriyor.
       *[black] Siyah beraberlik öneriyor.
    }

## Oyun sürerken ekran okuyucunun söyledikleri

say-resumed = Oyun sürüyor.
say-loaded = Yüklendi.
say-draw-declined =
    { $side ->
        [white] Beyaz beraberliği kabul etmedi.
       *[black] Siyah beraberliği kabul etmedi.
    }
say-looking-live = Oyuna dönüldü.

## Sonuç: kim, neden kazandı. $winner you (sen), computer (bilgisayar), white ya da black olur

result-agreed = Oyun anlaşmayla berabere bitti.

## Bir dokunuş neden işe yaramadı

refused-game-over = Oyun bitti.
refused-looking-back = Bu, oyunun önceki bir konumu. Oynamak için oyuna dön.
refused-computers-turn = Sıra bilgisayarda.
refused-nothing-to-take-back = Geri alınacak hamle yok.
refused-nothing-to-redo = Yeniden oynanacak hamle yok.
refused-no-offer-to-computer = Bilgisayara beraberlik önerilemez. Oyna ya da oyunu terk et.
refused-already-offered = Zaten bir beraberlik önerisi var.
refused-no-offer = Beraberlik önerisi yok.
refused-no-such-turn = Hamle listesi burada bitiyor.
refused-computer-fault = Bilgisayarın yanıtı anlaşılamadı. Bilgisayar yeniden başlatıldı.

## İpucu: bilgisayarın önerisi, ardından her biri ayrı cümle olan nedenler

hint-only-turn = Kurallara uyan tek hamle bu.
# $turns kendi hamlelerini sayar.
hint-forced-win =
    { $turns ->
        [1] Hemen kazandırır.
        [one] En çok { $turns } hamlede kesin kazandırır.
       *[other] En çok { $turns } hamlede kesin kazandırır.
    }
# $turns rakibin hamlelerini sayar.
hint-forced-loss = Ne oynansa kaybettirir; en uzun dayanan hamle bu: Rakibin kazanması { $turns } hamle sürer.
hint-only-turn-that-holds = Öteki hamlelerin hepsi kesin kaybettirir.
hint-repeats = Daha önceki bir konumu geri getirir.
hint-thinking = Öneri aranıyor …

## Düğmeler ve denetimler

button-new-game = Yeni oyun
button-rematch = Rövanş, taraflar değişir
button-undo = Geri al
button-redo = Yinele
button-hint = İpucu
button-cancel = Vazgeç
button-resign = Terk et
button-offer-draw = Beraberlik öner
button-accept-draw = Beraberliği kabul et
button-decline-draw = Reddet
button-replay = Son hamleyi göster
button-flip = Tahtayı çevir
button-upright = Dikey tahta
button-flat = Yatay tahta
button-back-to-game = Oyuna dön
button-first = Oyunun başı
button-earlier = Bir hamle geri
button-later = Bir hamle ileri
button-last = Son konum
button-copy-position = Konumu kopyala
button-copy-game = Oyunu kopyala
button-load = Yükle
button-close = Kapat
button-start = Başla
label-volume = Ses düzeyi
label-sound = Ses
copied-position = Konum kopyalandı.
copied-game = Oyun kopyalandı.
copy-failed = Tarayıcı burada kopyalamaya izin vermiyor. Metni seçip kendin kopyala.

## Paneller

panel-controls = Denetimler
panel-turns = Hamleler
panel-turns-empty = Henüz hamle yapılmadı.
panel-load = Konum ya da oyun yükle
load-label = Konum ya da oyun kaydı
load-explained = { $example } gibi bir konum ya da bir oyun kaydı yapıştır. Tahtadaki oyun, ancak metin doğruysa değişir.
panel-settings = Ayarlar
panel-keys = Klavye
keys-move = Ok tuşları tahtada gezdirir, Enter seçer.
keys-hint = H: ipucu
keys-undo = U: geri al
keys-redo = R: yinele
keys-flip = F: tahtayı çevir
keys-replay = L: son hamleyi yeniden göster
keys-where = Harf tuşları odak tahtadayken çalışır.

## Yeni oyun

panel-new-game = Yeni oyun
field-opponent = Rakip
opponent-person = Aynı cihazda iki kişi
opponent-computer = Bilgisayar
# Bilgisayarın ne kadar iyi oynayacağını seçen sürgü (1–10), değeri ve altındaki düğmeler.
# $level easy, medium, hard ya da adı olmayan seviyelerde bir sayıdır.
field-level = Seviye
level-value =
    { $level ->
        [easy] { $number }, kolay
        [medium] { $number }, orta
        [hard] { $number }, zor
       *[any] { $number }
    }
level-easy = Kolay
level-medium = Orta
level-hard = Zor
# Seçilen seviyenin nasıl oynadığı. $like luck (1 ve 2. seviye), captures (3, 4),
# ahead (5–7), far (8, 9) ya da best (10) olur.
level-explained =
    { $like ->
        [luck] Sık sık rastgele oynar, çoğu şeyi gözden kaçırır.
        [captures] Alabileceği taşları görür, karşılığını pek görmez.
        [ahead] Birkaç hamle ilerisini görür, ara sıra hata yapar.
        [far] Daha ilerisini görür, pek hata yapmaz.
       *[best] Birkaç saniye içinde oynayabildiğinin en iyisini oynar.
    }
# Tahtanın yanında ve oyun kayıtlarında bilgisayarın adı. $level yukarıdaki gibidir.
opponent-at-level =
    { $level ->
        [easy] Bilgisayar, kolay
        [medium] Bilgisayar, orta
        [hard] Bilgisayar, zor
       *[any] Bilgisayar, { $number }. seviye
    }
opponent-you = Sen
field-side = Tarafın
side-random = Şansa bırak
field-board = Tahta
# Başka bir tahtaya geçiren düğmelerin altında.
boards-explained = Her tahta kendi oyununu saklar.
panel-rules = Kurallar
rules-explained = Standart kurallar seçili. Değişiklik bir sonraki oyunda geçerli olur.
# Alışılmış kurallarla oynanmayan oyunun yanında. $rules değişenleri sıralar.
rules-changed = Özel kurallar: { $rules }
# Özel kurallardan biri: seçeneğin adı ve değerinin adı.
rule-with-value = { $option }: { $value }
# Art arda birkaç özel kural: $list öncekileri, $next sıradakini tutar.
rules-joined = { $list }; { $next }

## Bir şey kaybolmadan önceki sorular

confirm-new-game = Tahtadaki oyun bırakılıp yenisi başlatılsın mı?
confirm-load = Tahtadaki oyun bırakılıp başkası yüklensin mi?
# Yitirilecek oyun, görünen tahtada değil, başka bir tahtada saklanıyor.
confirm-elsewhere = O tahtada saklanan oyun bitmedi. Bununla değiştirilsin mi?
confirm-yes-new-game = Yenisini başlat
confirm-yes-load = Yükle
confirm-yes-resign = Terk et
confirm-no = Oyuna devam

## Sayfanın kendisiyle ilgili iletiler

notice-damaged = Kayıtlı oyun okunamadı ve kenara kaldırıldı. Yerine yeni bir oyun açıldı.
notice-other-tab = Bu oyun başka bir sekmede oynanıyor.
notice-play-here = Burada oyna
notice-not-saved = Bu tarayıcı oyunları saklamıyor: Sayfa kapanınca bu oyun kaybolur.
notice-computer-failed = Bilgisayar şu anda oynayamıyor. Aynı cihazda iki kişi oynayabilir.
notice-try-again = Yeniden dene
notice-link-failed = Bağlantı açılamadı; tahtada kayıtlı oyunun var.
notice-opened = Tahtada bağlantıdaki oyun var. Önceki oyun kenara kaldırıldı.
notice-bring-back = Geri getir
notice-dismiss = Tamam

## Yüklenecek metinde neyin yanlış olduğu. $found orada yazılı olandır

fault-empty = Yüklenecek bir şey yok: Bir konum ya da oyun kaydı yapıştır.
fault-too-long = Metin, bir oyun kaydı olamayacak kadar uzun.
fault-position-too-long = Metin, bir konum olamayacak kadar uzun.

fault-rules-form = “{ $found }” ad=değer biçiminde değil. Seçenekler: { $choices }.
fault-rules-option = “{ $found }” diye bir kural seçeneği yok. Seçenekler: { $choices }.
fault-rules-preset = “{ $found }” diye bir kural takımı yok. Olanlar: { $choices }.
fault-rules-value = { $option } seçeneğinin “{ $found }” diye bir değeri yok. Değerler: { $choices }.
fault-rules-twice = { $option } seçeneği iki kez verilmiş: Birini bırak.

fault-turn-after-end = “{ $turn }” oyun bittikten sonra geliyor: Onu çıkar.

# Oyun kayıtları. $line metnin satırıdır.
fault-record-too-many = Oyun kaydında olabileceğinden çok hamle var: En çok 10.000 hamle okunur.
fault-record-tag = Satır { $line }: Etiketler [Ad "değer"] biçiminde yazılır.
fault-record-tag-twice = Satır { $line }: { $found } etiketi iki kez verilmiş. Birini bırak.
fault-record-result = Satır { $line }: “{ $found }” sonucu 1-0, 0-1, 1/2-1/2 ve * seçeneklerinden biri değil.
fault-record-comment = Satır { $line }: Süslü parantezle açılan bir açıklama kapatılmamış.
fault-record-bracket = Satır { $line }: “{ $found }” buraya ait değil. Açıklamalar süslü parantez içinde durur, varyant yazılmaz.
fault-record-after-result = Satır { $line }: “{ $found }” sonuçtan sonra geliyor. Onu çıkar.
fault-record-other-result = Satır { $line }: Kayıtta sonuç { $found }, oysa etiketlere ya da kurallara göre { $want }.
