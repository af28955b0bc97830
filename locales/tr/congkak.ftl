# Yalnızca Congkak’ta bulunanlar. Terimler sowing.ftl dosyasında açıklanır.
#
# Açılışta iki taraf birbirinden gizli birer kuyu seçer ve aynı anda dağıtır. Bir maç
# birkaç tur sürebilir; bir tarafın yeniden dolduramadığı kuyu o tur için yanmıştır.

congkak-title = Congkak

## Açılış

status-both-choose = Bir kuyu seç. Bilgisayar da seçer, taşlar aynı anda dağıtılır.
# Aynı cihazda iki kişi; ötekinden bakmaması istenir.
status-hidden-choice =
    { $side ->
        [south] Güney bir kuyu seçiyor. Kuzey, lütfen bakma.
       *[north] Kuzey bir kuyu seçiyor. Güney, lütfen bakma.
    }
say-hidden-choice-made =
    { $side ->
        [south] Güney seçti.
       *[north] Kuzey seçti.
    }
say-you-have-chosen = Seçimini yaptın.
say-computer-has-chosen = Bilgisayar seçimini yaptı.
say-choice-taken-back = Seçim geri alındı.
# $human south, north ya da both (aynı cihazda iki kişi) olur. Ne seçileceği ardından gelir.
congkak-started =
    { $human ->
        [south] Yeni oyun. Güney sensin.
        [north] Yeni oyun. Kuzey sensin.
       *[both] İki kişilik yeni oyun. İki taraf gizlice birer kuyu seçer ve aynı anda dağıtır.
    }
# $own senin kuyun, aynı cihazdaki iki kişide Güney’in kuyusudur; $theirs ötekidir.
# $human south, north ya da both olur.
say-both-sow =
    { $human ->
        [south] İki taraf aynı anda dağıtıyor: Sen { $own }. kuyudan, bilgisayar { $theirs }. kuyudan.
        [north] İki taraf aynı anda dağıtıyor: Sen { $own }. kuyudan, bilgisayar { $theirs }. kuyudan.
       *[both] İki taraf aynı anda dağıtıyor: Güney { $own }. kuyudan, Kuzey { $theirs }. kuyudan.
    }
say-both-choose-again = İkisinin de son taşı hazinesine düştü; iki taraf yeniden seçer.
hint-unseen = İki taraf da görmeden seçer, her zaman en iyi olan bir kuyu yoktur. Bu kuyu, hiçbir karşılığın boşa çıkaramadığı bir karışımdan çekildi.

## Turlar

rounds-now =
    { $rounds ->
        [0] { $round }. tur
       *[any] { $round }. tur, toplam { $rounds }
    }
# Tahtada büyük yazılır. $south ve $north iki tarafın taşlarıdır.
banner-round = { $round }. tur bitti: { $south }–{ $north }
say-round-begins =
    { $who ->
        [you] { $round }. tur başlıyor. İlk sen oynuyorsun.
        [computer] { $round }. tur başlıyor. İlk bilgisayar oynuyor.
        [south] { $round }. tur başlıyor. İlk Güney oynuyor.
       *[north] { $round }. tur başlıyor. İlk Kuzey oynuyor.
    }
# $own senin, aynı cihazdaki iki kişide Güney’in taşlarıdır; $theirs öteki tarafınkiler.
say-round-ends =
    { $human ->
        [south] { $round }. tur bitti: Sende { $own }, bilgisayarda { $theirs } taş var.
        [north] { $round }. tur bitti: Sende { $own }, bilgisayarda { $theirs } taş var.
       *[both] { $round }. tur bitti: Güney’de { $own }, Kuzey’de { $theirs } taş var.
    }
say-burnt =
    { $who ->
        [you] Kuyularından { $houses } tanesi yandı.
        [computer] Bilgisayarın kuyularından { $houses } tanesi yandı.
        [south] Güney’in kuyularından { $houses } tanesi yandı.
       *[north] Kuzey’in kuyularından { $houses } tanesi yandı.
    }
# Ekran okuyucunun yanmış bir kuyu için söylediği. $owner sowing.ftl dosyasındaki gibidir.
house-burnt-label =
    { $owner ->
        [you] { $house }. kuyun, yanmış
        [computer] bilgisayarın { $house }. kuyusu, yanmış
        [south] Güney’in { $house }. kuyusu, yanmış
       *[north] Kuzey’in { $house }. kuyusu, yanmış
    }
refused-burnt = { $house }. kuyu yanmış: Bu turda ondan oynanmaz.
refused-pair-needed = Şimdi iki taraf aynı anda birer kuyu seçer; 3+5 gibi yazılır.
refused-no-pair = Şimdi yalnızca bir tarafın sırası.

## Oyun sürerken söylenenler

say-dead =
    { $who ->
        [you] Taş orada kaldı, sıra bilgisayara geçti.
        [computer] Taş orada kaldı, sıra sana geçti.
        [south] Taş orada kaldı, sıra Kuzey’e geçti.
       *[north] Taş orada kaldı, sıra Güney’e geçti.
    }
say-dead-given =
    { $who ->
        [you] Bu taş bilgisayarın hazinesine geçti.
        [computer] Bu taş senin hazinene geçti.
        [south] Bu taş Kuzey’in hazinesine geçti.
       *[north] Bu taş Güney’in hazinesine geçti.
    }
say-not-round = Tahta dolanılmadığı için taş alınmadı.
say-no-more-sowings = Bu sırada bir daha oynanamaz.

## Maç neden bitti

# $who bir kuyu bile dolduramıyor.
ended-broke =
    { $who ->
        [you] Taşların bir kuyuyu doldurmaya bile yetmiyor.
        [computer] Bilgisayarın taşları bir kuyuyu doldurmaya bile yetmiyor.
        [south] Güney’in taşları bir kuyuyu doldurmaya bile yetmiyor.
       *[north] Kuzey’in taşları bir kuyuyu doldurmaya bile yetmiyor.
    }
ended-rounds-over =
    { $rounds ->
        [1] Tur bitti.
       *[any] { $rounds } turun hepsi bitti.
    }

## Kural seçenekleri

rule-bonus = Bir daha oynama
bonus-unlimited = Sınırsız
bonus-unlimited-means = Son taş hazineye her düştüğünde bir daha oynanır.
bonus-limited = En çok { $times } kez
bonus-none = Yok
bonus-none-means = Son taş hazineye düşünce sıra geçer.
rule-own-seed = Alan taş
own-seed-take = O da alınır
own-seed-take-means = Son taş, aldığı taşlarla birlikte hazineye geçer.
own-seed-leave = Yerinde kalır
own-seed-leave-means = Son taş düştüğü kuyuda kalır.
empty-capture-leave = Taş alınmaz
empty-capture-leave-means = Son taş kendi boş kuyuna düştüğünde karşısı da boşsa orada kalır.
empty-capture-bank = Son taş alınır
empty-capture-bank-means = Son taş kendi boş kuyuna düştüğünde, karşısı boş olsa da hazineye geçer.
rule-capture-after-lap = Taş alma
capture-after-lap-off = Her zaman
capture-after-lap-off-means = Kendi boş kuyuna düşen son taş, karşısındakileri her zaman alır.
capture-after-lap-on = Tahta dolanıldıysa
capture-after-lap-on-means = Ancak bu dağıtma karşı bölgeyi geçip geri döndüyse taş alınır.
rule-dead-seed = Rakibin boş kuyusuna düşen taş
dead-seed-stay = Orada kalır
dead-seed-stay-means = Rakibin boş kuyusuna düşen son taş orada kalır.
dead-seed-to-opponent = Rakibin olur
dead-seed-to-opponent-means = Rakibin boş kuyusuna düşen son taş onun hazinesine geçer.
rule-opening = Açılış
opening-sequential = Yalnız Güney
opening-sequential-means = Güney tek başına başlar; bu büyük bir üstünlüktür.
opening-simultaneous = İkisi birden
opening-simultaneous-means = İki taraf gizlice birer kuyu seçer ve aynı anda dağıtır.
rule-rounds = Turlar
rounds-count = { $rounds }
rounds-until-broke = Sonuna kadar
rounds-until-broke-means = Maç, bir taraf tek kuyu bile dolduramayana kadar sürer.
rule-refill = Yeniden doldurma
refill-left-first = Uzak uçtan
refill-left-first-means = Sonraki tur için önce hazineye en uzak kuyular doldurulur.
refill-store-first = Hazineden
refill-store-first-means = Sonraki tur için önce hazineye en yakın kuyular doldurulur.
rule-burnt = Doldurulamayan kuyular
burnt-on = Yanar
burnt-on-means = O turda onlara taş bırakılmaz, onlardan taş alınmaz.
burnt-off = Boş kalır
burnt-off-means = Tura boş başlarlar.
rule-next-starter = Sonraki turda ilk oynayan
next-starter-loser = Kaybeden
next-starter-loser-means = Turu kaybeden başlar; eşitlikte, önceki turda başlamamış olan.
next-starter-last-mover = Son oynayan
next-starter-last-mover-means = Son hamleyi yapan başlar.
