# What stands around every page.

# How this language calls itself, and how it is written.
language-name = English
# ltr or rtl
language-direction = ltr
# The ten digits, from zero, that numbers in sentences are written with.
language-digits = 0123456789

-site = Vato

site-name = { -site }
skip-to-content = Skip to the content
main-navigation = Pages
rules-link = Rules
language-menu = Language
theme-menu = Theme
theme-system = As on this device
theme-light = Light
theme-dark = Dark
play-now = Play Fanorona

footer-promise = Free, without an account, without advertising. Your games stay on this device.
ready-offline = Ready without a network
needs-javascript = The board needs JavaScript, which is switched off in this browser. The rules can be read without it.
needs-webassembly = The board needs WebAssembly, which this browser does not have or does not allow. Any current browser has it.
load-failed = The board could not be loaded. Check the connection, then reload the page.

