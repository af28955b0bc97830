# Sitedeki oyunlar: ana sayfada, üst bölümde, sayfalarının başlık ve tanımlarında.

home-page-title = Vato – Fanorona, Kalah, Oware ve Congkak
home-page-description = Dört tahta oyununu bilgisayara karşı ya da bir arkadaşınla oyna: Fanorona, Kalah, Oware ve Congkak. Hesap yok, reklam yok; ağ bağlantısı olmadan da çalışır.
home-heading = Taşlarla oynanan dört oyun
home-introduction = Birini seç ve hemen oyna: bilgisayara karşı ya da yanındaki bir arkadaşınla.
games-navigation = Oyunlar
home-link = Bütün oyunlar
# Daha önce başlanmış oyun yerinde duruyor.
home-continue = Oyununa devam et

kalah-name = Kalah
oware-name = Oware
congkak-name = Congkak

# Ana sayfada her oyun için bir satır.
fanorona-line = Madagaskar’dan: Tek adım koca bir sıra taşı alabilir.
kalah-line = Taşları dağıt; sonuncusu hazinene düşerse bir daha oyna.
oware-line = Batı Afrika’dan: İkileri ve üçleri al, ama rakibi taşsız bırakma.
congkak-line = Malay dünyasından: Bir dağıtma ötekini doğurur, iki taraf aynı anda başlar.

kalah-play-now = Kalah oyna
oware-play-now = Oware oyna
congkak-play-now = Congkak oyna

kalah-page-title = Bilgisayara karşı Kalah oyna – Vato
kalah-page-description = Mankala oyunlarının en tanınmışı Kalah’ı bilgisayara karşı ya da bir arkadaşınla oyna. Hesap yok, reklam yok; ağ bağlantısı olmadan da çalışır.
kalah-rules-page-title = Kalah kuralları – Vato
kalah-rules-page-description = Kalah nasıl oynanır: taş dağıtma, bir daha oynama, taş alma, oyunun bitişi. Şekillerle.

oware-page-title = Bilgisayara karşı Oware oyna – Vato
oware-page-description = Batı Afrika’nın taş dağıtma oyunu Oware’yi bilgisayara karşı ya da bir arkadaşınla oyna. Hesap yok, reklam yok; ağ bağlantısı olmadan da çalışır.
oware-rules-page-title = Oware kuralları – Vato
oware-rules-page-description = Oware nasıl oynanır: taş dağıtma, ikileri ve üçleri alma, büyük alış, rakibi doyurma, oyunun bitişi. Şekillerle.

congkak-page-title = Bilgisayara karşı Congkak oyna – Vato
congkak-page-description = Malay dünyasının taş dağıtma oyunu Congkak’ı bilgisayara karşı ya da bir arkadaşınla oyna. Hesap yok, reklam yok; ağ bağlantısı olmadan da çalışır.
congkak-rules-page-title = Congkak kuralları – Vato
congkak-rules-page-description = Congkak nasıl oynanır: zincirleme dağıtma, taş alma, birlikte açılış, turlar ve yanan kuyular. Şekillerle.
