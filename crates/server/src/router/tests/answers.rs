//! What the answers carry beside the pages, and answers to odd requests.

use super::*;

#[tokio::test]
async fn every_answer_carries_the_safety_headers() {
    for path in [
        "/",
        "/en/fanorona",
        "/en/nothing",
        "/healthz",
        "/assets/style-0123456789.css",
        "/sw.js",
    ] {
        let answer = get(path).await;
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-embedder-policy", "require-corp"),
        ] {
            assert_eq!(answer.header(name), value, "{path}");
        }
        assert!(
            answer.header("permissions-policy").contains("camera=()"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn hashed_files_are_kept_for_ever_and_pages_are_asked_for_again() {
    let file = get("/assets/ui-fanorona_bg-0123456789.wasm").await;
    assert_eq!(
        file.header("cache-control"),
        "public, max-age=31536000, immutable"
    );
    assert_eq!(file.header("content-type"), "application/wasm");
    let page = get("/en/fanorona").await;
    assert_eq!(page.header("cache-control"), "no-cache");
    let tag = page.header("etag");
    let again = ask("/en/fanorona", &[("if-none-match", tag)]).await;
    assert_eq!(
        (again.status, again.body.as_str()),
        (StatusCode::NOT_MODIFIED, "")
    );
    let other = ask("/en/fanorona", &[("if-none-match", "W/\"0\"")]).await;
    assert_eq!(other.status, StatusCode::OK);
}

#[tokio::test]
async fn answers_are_compressed_where_the_browser_can_read_them() {
    for (accepts, expected) in [("br, gzip", "br"), ("gzip", "gzip"), ("identity", "")] {
        let page = ask("/en/fanorona", &[("accept-encoding", accepts)]).await;
        assert_eq!(page.header("content-encoding"), expected, "{accepts}");
    }
}

#[tokio::test]
async fn another_language_is_remembered() {
    let seen = ask("/tr/fanorona", &[("accept-language", "en")]).await;
    assert!(seen.header("set-cookie").starts_with("language=tr; "));
    let known = ask("/tr/fanorona", &[("cookie", "language=tr")]).await;
    assert_eq!(known.header("set-cookie"), "");
}

#[tokio::test]
async fn oversized_and_odd_requests_get_one_line() {
    let long = get(&format!(
        "/en/fanorona?moves={}",
        "a".repeat(LONGEST_ADDRESS)
    ))
    .await;
    assert_eq!(long.status, StatusCode::URI_TOO_LONG);
    assert_eq!(long.body.lines().count(), 1);
    for (method, path) in [("POST", "/en/fanorona"), ("DELETE", "/"), ("PUT", "/sw.js")] {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .body(Body::empty())
            .unwrap();
        let answer = site().oneshot(request).await.unwrap();
        assert_eq!(
            answer.status(),
            StatusCode::METHOD_NOT_ALLOWED,
            "{method} {path}"
        );
    }
    let body = Body::from(vec![b'x'; LARGEST_BODY + 1]);
    let request = Request::builder()
        .uri("/en/fanorona")
        .header("content-length", LARGEST_BODY + 1)
        .body(body)
        .unwrap();
    let answer = site().oneshot(request).await.unwrap();
    assert_eq!(answer.status(), StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn a_host_that_is_none_does_not_get_into_the_page() {
    let hostile = ask("/en/fanorona", &[("host", "x\"><script>alert(1)</script>")]).await;
    assert!(!hostile.body.contains("alert(1)"));
    assert_eq!(hostile.status, StatusCode::OK);
}
