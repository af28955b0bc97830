//! What the build does with languages that do not fit together, or with
//! messages that it cannot compile. The code under test is the build's own.

#[path = "../build/catalogue.rs"]
mod catalogue;
#[path = "../build/compile.rs"]
mod compile;
#[allow(dead_code)]
#[path = "../src/i18n/plural.rs"]
mod plural;

use std::fs;

use catalogue::Catalogue;

const FRAME: &str = "language-name = X\nlanguage-direction = ltr\nlanguage-digits = 0123456789\n";

/// Loads folders made of `(language, text)`, each text in `site.ftl` after the
/// messages that every language needs.
fn load(languages: &[(&str, &str)]) -> Result<Catalogue, String> {
    let root = tempfile::tempdir().unwrap();
    let locales = root.path().join("locales");
    for (code, text) in languages {
        fs::create_dir_all(locales.join(code)).unwrap();
        fs::write(
            locales.join(code).join("site.ftl"),
            format!("{FRAME}{text}\n"),
        )
        .unwrap();
    }
    Catalogue::load(&locales)
}

fn compiled(language: &str, text: &str, id: &str) -> String {
    load(&[(language, text)])
        .unwrap()
        .reference()
        .message(id)
        .compiled
        .clone()
}

/// The one line that stops the build.
fn fault(languages: &[(&str, &str)]) -> String {
    let fault = load(languages).err().expect("the build stops");
    assert!(!fault.contains('\n'), "{fault}");
    fault
}

#[test]
fn the_languages_of_the_site_fit_together() {
    let catalogue = Catalogue::load("../../locales".as_ref()).unwrap();
    let codes: Vec<_> = catalogue
        .languages
        .iter()
        .map(|language| language.code.as_str())
        .collect();
    assert!(codes.contains(&"en") && codes.contains(&"tr"), "{codes:?}");
    assert!(
        catalogue
            .groups
            .iter()
            .any(|(name, ids)| name == "site" && ids.len() > 10)
    );
}

#[test]
fn a_message_missing_in_one_language_stops_the_build() {
    let line = fault(&[("en", "hello = Hello"), ("tr", "")]);
    assert_eq!(
        line,
        "locales/tr/site.ftl: hello is missing; locales/en has it"
    );
    let line = fault(&[("en", ""), ("tr", "hello = Merhaba")]);
    assert_eq!(
        line,
        "locales/en/site.ftl: hello is missing; locales/tr has it"
    );
}

#[test]
fn a_variable_missing_in_one_language_stops_the_build() {
    let line = fault(&[("en", "left = { $n } left"), ("tr", "left = kaldı")]);
    assert_eq!(
        line,
        "locales/tr/site.ftl: left does not use $n; locales/en does"
    );
}

#[test]
fn mistakes_are_named_with_file_and_place() {
    for (text, expected) in [
        ("a = { $x", "locales/en/site.ftl, line"),
        ("a = { -none }", "a: there is no term -none"),
        (
            "a = { b }\nb = c",
            "a: only text, $variables, -terms and choices",
        ),
        ("a = { NUMBER($n) }", "a: only text"),
        ("a = b\na = c", "a stands there twice"),
        ("-a = { -b }\n-b = { -a }\nc = { -a }", "refers to itself"),
        (
            "a = { $n ->\n [few] x\n *[other] y\n }",
            "has [few], which this language never uses",
        ),
        ("a = { $n ->\n *[other] y\n }", "lacks [one]"),
        ("a =\n .title = b", "a has attributes or no text"),
    ] {
        let line = fault(&[("en", text)]);
        assert!(line.contains(expected), "{text}: {line}");
    }
    assert!(fault(&[("xx", "")]).contains("no plural rule for this language"));
}

#[test]
fn every_form_of_a_language_has_to_be_there() {
    let forms = "a = { $n ->\n [one] x\n [few] y\n *[other] z\n }";
    assert!(load(&[("cs", forms)]).is_ok());
    assert!(fault(&[("cs", "a = { $n ->\n [one] x\n *[other] z\n }")]).contains("lacks [few]"));
    assert!(load(&[("th", "a = { $n } x")]).is_ok());
}

#[test]
fn a_language_brings_its_plural_rule_and_a_message_its_variables() {
    let catalogue = load(&[("cs", "a = { $to } { $from } { $to }")]).unwrap();
    assert_eq!(catalogue.languages[0].plural, plural::PluralRule::OneFew);
    let variables: Vec<_> = catalogue.reference().message("a").variables().collect();
    assert_eq!(variables, ["from", "to"]);
}

#[test]
fn messages_become_short_patterns() {
    for (text, expected) in [
        ("a = plain text", "plain text"),
        ("a = { $side } wins", "{side} wins"),
        ("-site = Vato\na = At { -site }", "At Vato"),
        ("a = {\"{\"}x|y\\z", r"\{x\|y\\z"),
        ("a = {\"\\u00e7\"}", "ç"),
        (
            "a = { $n ->\n [one] { $n } stone\n [0] none\n *[other] { $n } stones\n }",
            "{n?0=none|one={n} stone|*={n} stones}",
        ),
        (
            "a = { $w ->\n *[white] W\n [black] B\n }",
            "{w?black=B|*=W}",
        ),
        (
            "-stone = { $case ->\n *[plain] taş\n [to] taşa\n }\na = { -stone } { -stone(case: \"to\") }",
            "taş taşa",
        ),
    ] {
        assert_eq!(compiled("en", text, "a"), expected, "{text}");
    }
}
