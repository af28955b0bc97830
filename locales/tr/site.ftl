language-name = Türkçe
language-direction = ltr
language-digits = 0123456789
