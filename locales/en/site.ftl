# How this language calls itself, and how it is written.
language-name = English
# ltr or rtl
language-direction = ltr
# The ten digits, from zero, that numbers in sentences are written with.
language-digits = 0123456789
