//! Under which scheme and host the reader sees the site.

use axum::http::{HeaderMap, header};

/// `http://host:port`, from what the request says; search engines want whole
/// addresses. `None` when the request names no host, or one that is none.
pub(crate) fn of_request(headers: &HeaderMap) -> Option<String> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    if host.is_empty() || host.len() > 255 || !host.bytes().all(plain) {
        return None;
    }
    // Behind a proxy that ends TLS, which is how the site is reached from afar.
    let secure = headers
        .get("x-forwarded-proto")
        .is_some_and(|scheme| scheme == "https");
    Some(format!(
        "{}://{host}",
        if secure { "https" } else { "http" }
    ))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn origin(host: &str) -> Option<String> {
        let mut headers = HeaderMap::new();
        headers.insert(
            header::HOST,
            HeaderValue::from_bytes(host.as_bytes()).unwrap(),
        );
        of_request(&headers)
    }

    #[test]
    fn a_host_is_taken_only_when_it_can_be_one() {
        assert_eq!(
            origin("127.0.0.1:8080").as_deref(),
            Some("http://127.0.0.1:8080")
        );
        assert_eq!(origin("[::1]:8080").as_deref(), Some("http://[::1]:8080"));
        for host in [
            "",
            "a b",
            "a/b",
            "a\"b",
            "<script>",
            "ç.example",
            &"a".repeat(300),
        ] {
            assert_eq!(origin(host), None, "{host:.40}");
        }
    }

    #[test]
    fn a_proxy_can_say_that_it_is_secure() {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("vato.example"));
        headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
        assert_eq!(
            of_request(&headers).as_deref(),
            Some("https://vato.example")
        );
    }
}
