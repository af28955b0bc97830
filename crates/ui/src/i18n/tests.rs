use super::{pattern::Locale, *};

fn written(plural: PluralRule, pattern: &str, arguments: &[(&str, Value<'_>)]) -> String {
    let mut out = String::new();
    pattern::write(&mut out, pattern, arguments, &Locale { plural, digits: "" });
    out
}

#[test]
fn plural_categories_follow_the_cldr() {
    let category = |language, n| PluralRule::of(language).unwrap().category(n);
    for (language, expected) in [
        ("en", ["other", "one", "other", "other", "other"]),
        ("tr", ["other", "one", "other", "other", "other"]),
        ("bn", ["one", "one", "other", "other", "other"]),
        ("th", ["other", "other", "other", "other", "other"]),
        ("cs", ["other", "one", "few", "few", "other"]),
    ] {
        for (n, expected) in [0, 1, 2, 4, 5].into_iter().zip(expected) {
            assert_eq!(category(language, n), expected, "{language} {n}");
        }
        for large in [11, 21, 22, 101, 1_000_000] {
            assert_eq!(category(language, large), "other", "{language} {large}");
        }
    }
    assert_eq!(PluralRule::of("xx"), None);
}

#[test]
fn every_category_a_number_can_have_is_listed() {
    for rule in [
        PluralRule::Single,
        PluralRule::One,
        PluralRule::ZeroOne,
        PluralRule::OneFew,
    ] {
        for n in 0..200 {
            assert!(
                rule.categories().contains(&rule.category(n)),
                "{rule:?} {n}"
            );
        }
    }
}

#[test]
fn text_and_variables_are_written() {
    let side = ("side", Value::from("White"));
    assert_eq!(
        written(PluralRule::One, "{side} to move.", &[side]),
        "White to move."
    );
    assert_eq!(written(PluralRule::One, "", &[]), "");
    assert_eq!(
        written(PluralRule::One, r"a \{b\} \| \\ ç", &[]),
        r"a {b} | \ ç"
    );
    // A text that looks like a pattern is put in as it is.
    assert_eq!(
        written(PluralRule::One, "<{side}>", &[("side", "{n}\\".into())]),
        "<{n}\\>"
    );
}

#[test]
fn choices_are_made_by_number_and_by_word() {
    let stones = "{n?0=no stone|one={n} stone|few={n} stones (few)|*={n} stones}";
    let count = |rule, n: i64| written(rule, stones, &[("n", n.into())]);
    assert_eq!(count(PluralRule::One, 0), "no stone");
    assert_eq!(count(PluralRule::One, 1), "1 stone");
    assert_eq!(count(PluralRule::One, 2), "2 stones");
    assert_eq!(count(PluralRule::OneFew, 2), "2 stones (few)");
    assert_eq!(count(PluralRule::One, -5), "-5 stones");

    let nested = r"{who?white={n?one=one \| a|*=many}|*=black}!";
    let who = |who: &'static str, n: i64| {
        written(
            PluralRule::One,
            nested,
            &[("who", who.into()), ("n", n.into())],
        )
    };
    assert_eq!(who("white", 1), "one | a!");
    assert_eq!(who("white", 3), "many!");
    assert_eq!(who("black", 3), "black!");
}

#[test]
fn numbers_use_the_digits_of_the_language() {
    let mut out = String::new();
    let locale = Locale {
        plural: PluralRule::ZeroOne,
        digits: "০১২৩৪৫৬৭৮৯",
    };
    pattern::write(&mut out, "{n}", &[("n", (-907).into())], &locale);
    assert_eq!(out, "-৯০৭");
}

#[test]
fn every_message_of_every_language_can_be_written() {
    for lang in Lang::all() {
        let texts = Texts::of(lang);
        for &key in KEYS {
            let pattern = lang.table().patterns[key as usize];
            // Any name may be asked for; each is answered, so nothing is left blank.
            let names = names_in(pattern);
            let arguments: Vec<_> = names
                .iter()
                .map(|name| (name.as_str(), Value::Number(2)))
                .collect();
            let text = texts.format(key, &arguments);
            assert!(!text.trim().is_empty(), "{} {key:?}", lang.code());
            assert!(
                !text.contains(['{', '}', '\\']),
                "{} {key:?}: {text}",
                lang.code()
            );
        }
    }
}

fn names_in(pattern: &str) -> Vec<String> {
    pattern
        .split('{')
        .skip(1)
        .filter_map(|after| after.split(['}', '?']).next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn an_island_gets_only_its_own_messages_and_reads_them_back() {
    let all = Texts::of(Lang::from_code("tr").unwrap());
    let groups = [Group::Play, Group::Kalah];
    let lines = all.only(&groups).to_lines();
    assert!(!lines.contains(&all.get(Key::LanguageName)));
    let texts = Texts::from_lines(lines.split('\n')).unwrap();
    assert_eq!(texts.language(), "tr");
    let pattern = |texts: &Texts, number: u16| {
        texts.0.parts.iter().find_map(|part| {
            let at = usize::from(number.checked_sub(part.first)?);
            Some(part.patterns.get(at)?.replace('\n', " "))
        })
    };
    for &key in KEYS {
        let number = key as u16;
        let given = groups.iter().any(|group| group.keys().contains(&number));
        let expected = given.then(|| pattern(&all, number)).flatten();
        assert_eq!(pattern(&texts, number), expected, "{key:?}");
    }
}

#[test]
fn lines_that_hold_no_messages_are_refused() {
    for lines in ["", "en", "xx\n", "en\n\nnothing", "en\n\n0 many"] {
        let read = Texts::from_lines(lines.split('\n'));
        assert!(read.is_none(), "{lines:?}");
    }
}
