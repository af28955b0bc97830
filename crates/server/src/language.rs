//! Which language a reader gets who has not asked for one in the address.

use axum::http::{HeaderMap, HeaderValue, header};
use vato_ui::i18n::Lang;

/// The cookie that remembers the language seen last.
const COOKIE: &str = "language";

/// How many languages of a request are looked at; browsers send fewer than ten.
const LONGEST_LIST: usize = 32;

/// The remembered language, else the best of `Accept-Language`, else the fallback.
pub(crate) fn of_reader(headers: &HeaderMap) -> Lang {
    remembered(headers)
        .or_else(|| accepted(headers))
        .unwrap_or_else(Lang::fallback)
}

/// A cookie for a reader who came to a page in another language than the one
/// they would be sent to.
pub(crate) fn to_remember(headers: &HeaderMap, seen: Lang) -> Option<HeaderValue> {
    let year = 365 * 24 * 60 * 60;
    let cookie = format!(
        "{COOKIE}={}; Path=/; Max-Age={year}; SameSite=Lax; HttpOnly",
        seen.code()
    );
    (of_reader(headers) != seen)
        .then(|| HeaderValue::try_from(cookie).ok())
        .flatten()
}

fn remembered(headers: &HeaderMap) -> Option<Lang> {
    texts(headers, header::COOKIE)
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(name, value)| (name == COOKIE).then(|| Lang::from_code(value)).flatten())
}

fn accepted(headers: &HeaderMap) -> Option<Lang> {
    texts(headers, header::ACCEPT_LANGUAGE)
        .flat_map(|line| line.split(','))
        .take(LONGEST_LIST)
        .filter_map(wish)
        // Of equal wishes the first counts, so the later ones must not win.
        .fold(None, |best: Option<(Lang, u16)>, wish| match best {
            Some((_, weight)) if weight >= wish.1 => best,
            _ => Some(wish),
        })
        .map(|(lang, _)| lang)
}

/// One entry of the list, `tr-TR;q=0.8`: a language of the site and its weight
/// in thousandths, of RFC 9110, section 12.5.4.
fn wish(entry: &str) -> Option<(Lang, u16)> {
    let (range, parameter) = match entry.split_once(';') {
        Some((range, parameter)) => (range, Some(parameter)),
        None => (entry, None),
    };
    let weight = match parameter {
        Some(parameter) => thousandths(parameter.trim().strip_prefix("q=")?)?,
        None => 1000,
    };
    let range = range.trim();
    let lang = match range {
        "*" => Lang::fallback(),
        _ => Lang::from_code(range.split('-').next()?)?,
    };
    (weight > 0).then_some((lang, weight))
}

/// `0`, `0.75`, `1.000`: at most three decimals, at most one.
fn thousandths(text: &str) -> Option<u16> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    if decimals.len() > 3 || !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let part: u16 = format!("{decimals:0<3}").parse().ok()?;
    match whole {
        "0" => Some(part),
        "1" if part == 0 => Some(1000),
        _ => None,
    }
}

/// The values of a header that are plain text.
fn texts(headers: &HeaderMap, name: header::HeaderName) -> impl Iterator<Item = &str> {
    headers
        .get_all(name)
        .into_iter()
        .filter_map(|value| value.to_str().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(name: header::HeaderName, value: &str) -> &'static str {
        let mut headers = HeaderMap::new();
        headers.insert(name, HeaderValue::from_bytes(value.as_bytes()).unwrap());
        of_reader(&headers).code()
    }

    #[test]
    fn the_best_language_that_the_site_speaks_is_chosen() {
        for (list, expected) in [
            ("tr", "tr"),
            ("TR-tr", "tr"),
            ("de, tr;q=0.5", "tr"),
            ("en;q=0.4, tr;q=0.5", "tr"),
            ("en;q=0.8, tr;q=0.8", "en"),
            ("tr;q=0.8,en;q=0.8", "tr"),
            ("fr;q=1,*;q=0.5,tr;q=0.4", "en"),
            ("tr ; q=0.001", "tr"),
            ("tr;q=0", "en"),
            ("de", "en"),
        ] {
            assert_eq!(chosen(header::ACCEPT_LANGUAGE, list), expected, "{list}");
        }
    }

    #[test]
    fn hostile_lists_do_no_harm() {
        let endless = "x,".repeat(100_000) + "tr";
        let dashes = "-".repeat(10_000);
        for list in [
            "",
            ",",
            ";",
            ";;;",
            "q=1",
            "tr;q=",
            "tr;q=2",
            "tr;q=-1",
            "tr;q=nan",
            "tr;q=1.5",
            "tr;q=0.0001",
            "tr;q=1e9",
            "tr;q=٠",
            "\u{fc}",
            &endless,
            &dashes,
        ] {
            assert_eq!(chosen(header::ACCEPT_LANGUAGE, list), "en", "{list:.40}");
        }
    }

    #[test]
    fn the_cookie_wins_over_the_list_and_a_false_one_is_ignored() {
        for (cookie, expected) in [
            ("language=tr", "tr"),
            ("other=1; language=tr; more=2", "tr"),
            ("language=xx", "en"),
            ("language=", "en"),
            ("language", "en"),
            ("mylanguage=tr", "en"),
        ] {
            assert_eq!(chosen(header::COOKIE, cookie), expected, "{cookie}");
        }
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_static("language=en"));
        headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static("tr"));
        assert_eq!(of_reader(&headers).code(), "en");
    }

    #[test]
    fn only_a_change_is_remembered() {
        let tr = Lang::from_code("tr").unwrap();
        let mut headers = HeaderMap::new();
        let cookie = to_remember(&headers, tr).unwrap();
        assert!(
            cookie
                .to_str()
                .unwrap()
                .starts_with("language=tr; Path=/; ")
        );
        assert_eq!(to_remember(&headers, Lang::fallback()), None);
        headers.insert(header::COOKIE, HeaderValue::from_static("language=tr"));
        assert_eq!(to_remember(&headers, tr), None);
    }
}
