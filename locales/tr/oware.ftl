# Yalnızca Oware’de bulunanlar. Terimler sowing.ftl dosyasında açıklanır.
#
# Büyük alış (grand slam): rakibin bütün taşlarını birden alacak hamle. Doyurmak:
# taşı kalmamış rakibin bölgesine en az bir taş göndermek.

oware-title = Oware

## Oyunun durumu

status-must-feed = Sıra sende. Rakibin taşı yok: Onun bölgesine taş ulaştıran bir kuyu seç.
status-side-must-feed =
    { $side ->
        [south] Sıra Güney’de. Kuzey’in taşı yok, Güney ona taş göndermek zorunda.
       *[north] Sıra Kuzey’de. Güney’in taşı yok, Kuzey ona taş göndermek zorunda.
    }
# Tahtanın bir kez bile yinelenemediği kurallarda.
cycle-ahead = Sıradaki hamle önceki bir tahtayı geri getirebilir. Öyle olursa oyun biter.
cycle-near = Bu tahta daha önce de oluştu. Taş alınmadan yinelenmeyi sürdürürse oyun biter.

## Oyun sürerken söylenenler

# $houses alınan kuyuları sıralar.
say-takes-houses =
    { $who ->
        [you] { $count } taş aldın ({ $houses }).
        [computer] Bilgisayar { $count } taş aldı ({ $houses }).
        [south] Güney { $count } taş aldı ({ $houses }).
       *[north] Kuzey { $count } taş aldı ({ $houses }).
    }
banner-grand-slam = Hepsi birden alınamaz
# $count alınacak olan taşlardır.
say-grand-slam =
    { $who ->
        [you] Bu hamle bilgisayarın kalan { $count } taşının hepsini alacaktı; o yüzden hiç taş alınmadı.
        [computer] Bu hamle senin kalan { $count } taşının hepsini alacaktı; o yüzden hiç taş alınmadı.
        [south] Bu hamle Kuzey’in kalan { $count } taşının hepsini alacaktı; o yüzden hiç taş alınmadı.
       *[north] Bu hamle Güney’in kalan { $count } taşının hepsini alacaktı; o yüzden hiç taş alınmadı.
    }
# Büyük alışta bir kuyuyu bırakan kurallarda.
say-grand-slam-leaves = Hepsi birden alınmasın diye { $count } taş yerinde kaldı.
preview-grand-slam = Rakibin bütün taşlarını birden alacağı için hiç taş almaz.
say-must-feed =
    { $who ->
        [you] Bilgisayarın taşı yok: Onun bölgesine taş göndermek zorundasın.
        [computer] Taşın yok: Bilgisayar senin bölgene taş göndermek zorunda.
        [south] Kuzey’in taşı yok: Güney onun bölgesine taş göndermek zorunda.
       *[north] Güney’in taşı yok: Kuzey onun bölgesine taş göndermek zorunda.
    }

## Oyun neden bitti

# $who oynayamıyor.
ended-cannot-feed =
    { $who ->
        [you] Rakibin taşı yok, senin hiçbir kuyun da ona ulaşmıyor.
        [computer] Taşın yok, bilgisayarın hiçbir kuyusu da sana ulaşmıyor.
        [south] Kuzey’in taşı yok, Güney’in hiçbir kuyusu da ona ulaşmıyor.
       *[north] Güney’in taşı yok, Kuzey’in hiçbir kuyusu da ona ulaşmıyor.
    }
ended-cannot-move =
    { $who ->
        [you] Oynayacak hamlen kalmadı.
        [computer] Bilgisayarın oynayacak hamlesi kalmadı.
        [south] Güney’in oynayacak hamlesi kalmadı.
       *[north] Kuzey’in oynayacak hamlesi kalmadı.
    }
ended-cycle =
    { $times ->
        [2] Aynı tahta, sıra aynı taraftayken yeniden oluştu; arada hiç taş alınmadı.
        [one] Aynı tahta { $times } kez oluştu; arada hiç taş alınmadı.
       *[other] Aynı tahta, sıra aynı taraftayken { $times } kez oluştu; arada hiç taş alınmadı.
    }
# $who bölgesindeki bütün taşları yitirdi.
ended-grand-slam-rest =
    { $who ->
        [you] Bölgendeki taşların hepsi alındı; tahtada kalanlar senin oldu.
        [computer] Bilgisayarın bölgesindeki taşların hepsi alındı; tahtada kalanlar onun oldu.
        [south] Güney’in bölgesindeki taşların hepsi alındı; tahtada kalanlar Güney’in oldu.
       *[north] Kuzey’in bölgesindeki taşların hepsi alındı; tahtada kalanlar Kuzey’in oldu.
    }

## Bir dokunuş neden işe yaramadı

refused-must-feed = Rakibin taşı yok, { $house } kuyusu da ona ulaşmıyor. Ulaşan bir kuyu seç.
refused-would-starve = { $house } kuyusu rakibi taşsız bırakır. Başka bir kuyu seç.
refused-grand-slam = { $house } kuyusu rakibin bütün taşlarını birden alır; bu kurallarda yasak.

## İpucu

hint-grand-slam = Rakibin { $count } taşının hepsini alacağı için hiç taş almaz.
hint-feeds = Zorunlu olduğu üzere rakibin bölgesine { $count } taş gönderir.

## Kural seçenekleri

rule-origin-skip = Taşları dağıtılan kuyu
origin-skip-on = Atlanır
origin-skip-on-means = Taşları dağıtılan kuyu, kaç taş olursa olsun boş kalır.
origin-skip-off = Atlanmaz
origin-skip-off-means = Tahta dolanılınca, taşları dağıtılan kuyuya da taş bırakılır.
rule-grand-slam = Büyük alış
grand-slam-no-capture = Taş alınmaz
grand-slam-no-capture-means = Oynanabilir, ama bütün taşlar tahtada kalır.
grand-slam-illegal-unless-forced = Ancak zorunluysa
grand-slam-illegal-unless-forced-means = Ancak başka hamle yoksa oynanabilir; o zaman hepsini alır.
grand-slam-illegal = Yasak
grand-slam-illegal-means = Oynanamaz.
grand-slam-capture-all = Hepsi alınır
grand-slam-capture-all-means = Her alış gibi, taşların hepsini alır.
grand-slam-opponent-takes-rest = Oyunu bitirir
grand-slam-opponent-takes-rest-means = Taşların hepsini alır; tahtada kalanlar rakibin olur.
grand-slam-leave-last = Son kuyu kalır
grand-slam-leave-last-means = Son taşın düştüğü kuyu alınmaz.
grand-slam-leave-first = En uzak kuyu kalır
grand-slam-leave-first-means = Son taştan en gerideki kuyu alınmaz.
rule-feed = Rakibi doyurma
feed-must = Rakip boşsa
feed-must-means = Rakibin taşı yoksa, elden geliyorsa ona taş göndermek zorunludur.
feed-never-starve = Her zaman
feed-never-starve-means = Başka hamle varken rakip taşsız bırakılamaz.
feed-off = Zorunlu değil
feed-off-means = Rakip taşsız bırakılabilir.
rule-stuck = Hamle kalmayınca
stuck-rows-to-owner = Herkes bölgesini alır
stuck-rows-to-owner-means = Bir taraf oynayamayınca herkes kendi bölgesindeki taşları alır.
stuck-opponent-takes-all = Hepsini rakip alır
stuck-opponent-takes-all-means = Bir taraf oynayamayınca kalan taşların hepsini öteki taraf alır.
rule-cycle = Yinelenme
cycle-first-repeat-rows = İlk kez
cycle-first-repeat-rows-means = Aynı tahta arada taş alınmadan yeniden oluşunca oyun biter, herkes kendi bölgesini alır.
cycle-threefold-rows = Üçüncü kez
cycle-threefold-rows-means = Aynı tahta arada taş alınmadan üçüncü kez oluşunca oyun biter, herkes kendi bölgesini alır.
cycle-split-even = Yalnızca hazineler
cycle-split-even-means = Aynı tahta arada taş alınmadan yeniden oluşunca oyun biter, yalnızca hazineler sayılır.
cycle-off = Sınırsız
cycle-off-means = Aynı tahta istenildiği kadar yinelenebilir.
