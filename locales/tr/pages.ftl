# Oyun dışındaki sayfaların başlıkları, tanımları ve metinleri.

fanorona-name = Fanorona

play-page-title = Bilgisayara karşı Fanorona oyna – Vato
play-page-description = Madagaskar’ın tahta oyunu Fanorona’yı bilgisayara karşı ya da bir arkadaşınla oyna. Hesap yok, reklam yok; ağ bağlantısı olmadan da çalışır.

rules-page-title = Fanorona kuralları – Vato
rules-page-description = Fanorona nasıl oynanır: yaklaşarak ve uzaklaşarak alma, zincirleme alışlar ve sınırları, sessiz hamleler, oyunun bitişi. Şekillerle.

not-found-title = Sayfa bulunamadı – Vato
not-found-heading = Burada bir sayfa yok
not-found-text = Bu adres bir yere çıkmıyor. Belki bir harf eksik, belki de sayfa taşındı.
