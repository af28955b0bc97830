# Yalnızca Kalah’ta bulunanlar. Terimler sowing.ftl dosyasında açıklanır.

kalah-title = Kalah

## İlk hamleden sonra taraf değiştirme

status-choose-house-or-swap = Sıra sende: Bir kuyu seç ya da karşı tarafı al.
status-side-may-swap =
    { $side ->
        [south] Sıra Güney’de; isterse karşı tarafı alabilir.
       *[north] Sıra Kuzey’de; isterse karşı tarafı alabilir.
    }
button-swap = Taraf değiştir
say-swaps =
    { $who ->
        [you] Karşı tarafı aldın: Bölgeler ve hazineler yer değiştirdi.
        [computer] Bilgisayar senin tarafını aldı: Bölgeler ve hazineler yer değiştirdi.
        [south] Güney, Kuzey’in tarafını aldı: Bölgeler ve hazineler yer değiştirdi.
       *[north] Kuzey, Güney’in tarafını aldı: Bölgeler ve hazineler yer değiştirdi.
    }
hint-swap = Öneri: Karşı tarafı al.
refused-no-swap = Taraf yalnızca bir kez, Güney’in ilk hamlesinden hemen sonra değiştirilebilir.

## Kural seçenekleri

empty-capture-off = Taş alınmaz
empty-capture-off-means = Son taş kendi boş kuyuna düştüğünde karşısı da boşsa taş alınmaz.
empty-capture-on = Son taş alınır
empty-capture-on-means = Son taş kendi boş kuyuna düştüğünde, karşısı boş olsa da hazineye geçer.
rule-end = Oyunun bitişi
end-either-row-empty = Bir bölge boşalınca
end-either-row-empty-means = Bir hamleden sonra iki bölgeden biri boşsa oyun biter.
end-mover-stuck = Sırası gelenin taşı yoksa
end-mover-stuck-means = Oyun ancak sırası gelenin taşı kalmadığında biter.
rule-sweep = Kalan taşlar
sweep-to-row-owner = Bölgenin sahibine
sweep-to-row-owner-means = Oyun bitince herkes kendi bölgesinde kalan taşları alır.
sweep-to-clearer = Bölgesi boşalana
sweep-to-clearer-means = Oyun bitince kalan taşların hepsini bölgesi boşalan alır.
sweep-none = Kimseye
sweep-none-means = Oyun bitince tahtada kalan taşlar sayılmaz.
rule-pie = Taraf değiştirme
pie-off = Yok
pie-off-means = Herkes kendi tarafında kalır.
pie-on = Bir kez
pie-on-means = Güney’in ilk hamlesinden sonra Kuzey, Güney’in tarafını alabilir.
rule-relay = Zincirleme dağıtma
relay-off = Yok
relay-off-means = Dağıtma son taşla biter.
relay-on = Var
relay-on-means = Son taş dolu bir kuyuya düşerse o kuyunun taşları da alınıp dağıtılır.
