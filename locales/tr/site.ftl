# Her sayfanın çevresinde duran metinler.

language-name = Türkçe
# ltr ya da rtl
language-direction = ltr
# Cümlelerdeki sayıların yazıldığı, sıfırdan başlayan on rakam.
language-digits = 0123456789

-site = Vato

site-name = { -site }
skip-to-content = İçeriğe geç
main-navigation = Sayfalar
rules-link = Kurallar
language-menu = Dil
theme-menu = Tema
theme-system = Cihazdaki gibi
theme-light = Açık
theme-dark = Koyu
play-now = Fanorona oyna

footer-promise = Ücretsiz, hesapsız, reklamsız. Oyunların bu cihazda kalır.
ready-offline = Ağ olmadan da hazır
needs-javascript = Tahta için JavaScript gerekir; bu tarayıcıda kapalı. Kurallar onsuz da okunabilir.
needs-webassembly = Tahta için WebAssembly gerekir; bu tarayıcıda yok ya da izin verilmiyor. Güncel her tarayıcıda vardır.
load-failed = Tahta yüklenemedi. Bağlantını kontrol edip sayfayı yenile.
