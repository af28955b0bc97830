mod answers;

use std::sync::LazyLock;

use axum::body::{Body, to_bytes};
use tower::ServiceExt;

use super::*;
use crate::markup::{Tag, tags};

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }
}

/// One for all tests: its service worker knows every page, which takes a while to make.
fn site() -> Router {
    static SITE: LazyLock<Router> = LazyLock::new(|| of(Files::pretended(), Compressed::default()));
    SITE.clone()
}

async fn ask(path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().uri(path).header("host", "vato.example");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let answer = site()
        .oneshot(request.body(Body::empty()).unwrap())
        .await
        .unwrap();
    let (parts, body) = answer.into_parts();
    let body = to_bytes(body, usize::MAX).await.unwrap();
    Answer {
        status: parts.status,
        headers: parts.headers,
        body: String::from_utf8_lossy(&body).into_owned(),
    }
}

async fn get(path: &str) -> Answer {
    ask(path, &[]).await
}

fn every_page() -> impl Iterator<Item = (Lang, Page, String)> {
    Lang::all().flat_map(|lang| Page::ALL.map(|page| (lang, page, address(lang, page))))
}

/// All pages, that of an unknown address among them.
async fn every_document() -> Vec<(String, Answer)> {
    let mut paths: Vec<_> = every_page().map(|(_, _, path)| path).collect();
    paths.extend(Lang::all().map(|lang| format!("/{}/nothing", lang.code())));
    let mut documents = Vec::new();
    for path in paths {
        let answer = get(&path).await;
        documents.push((path, answer));
    }
    documents
}

fn find<'a>(tags: &'a [Tag], name: &str, attribute: (&str, &str)) -> Vec<&'a Tag> {
    let fits = |tag: &&Tag| tag.name == name && tag.get(attribute.0) == Some(attribute.1);
    tags.iter().filter(fits).collect()
}

#[tokio::test]
async fn the_root_leads_to_the_readers_language() {
    let turkish = ask("/", &[("accept-language", "tr-TR,tr;q=0.9,en;q=0.8")]).await;
    assert_eq!(turkish.status, StatusCode::FOUND);
    assert_eq!(turkish.header("location"), "/tr/");
    assert_eq!(turkish.header("vary"), "Cookie, Accept-Language");
    let remembered = ask("/", &[("accept-language", "tr"), ("cookie", "language=en")]).await;
    assert_eq!(remembered.header("location"), "/en/");
    assert_eq!(get("/").await.header("location"), "/en/");
    let position = get("/?position=9/9/4W4/9/4B4%20w").await;
    assert_eq!(
        position.header("location"),
        "/en/?position=9/9/4W4/9/4B4%20w"
    );
}

#[tokio::test]
async fn stray_slashes_are_mended() {
    let home = get("/tr").await;
    assert_eq!(home.status, StatusCode::PERMANENT_REDIRECT);
    assert_eq!(home.header("location"), "/tr/");
    let slash = get("/en/fanorona/?moves=e2-e3A").await;
    assert_eq!(slash.status, StatusCode::PERMANENT_REDIRECT);
    assert_eq!(slash.header("location"), "/en/fanorona?moves=e2-e3A");
}

#[tokio::test]
async fn every_page_is_there_in_every_language_and_says_so() {
    for (lang, page, path) in every_page() {
        let answer = get(&path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.header("content-language"), lang.code());
        assert!(answer.body.starts_with("<!DOCTYPE html>"), "{path}");
        let tags = tags(&answer.body);
        let html = &tags.iter().find(|tag| tag.name == "html").unwrap();
        assert_eq!(html.get("lang"), Some(lang.code()));
        assert_eq!(html.get("dir"), Some(&*lang.direction()));
        let description = find(&tags, "meta", ("name", "description"))[0]
            .get("content")
            .unwrap();
        assert!(description.chars().count() > 50, "{path}: {description}");
        assert_eq!(
            tags.iter().filter(|tag| tag.name == "h1").count(),
            1,
            "{path}"
        );
        let canonical = find(&tags, "link", ("rel", "canonical"))[0].get("href");
        assert_eq!(canonical, Some(&*format!("http://vato.example{path}")));
        for other in Lang::all()
            .map(|other| (other.code(), other))
            .chain([("x-default", Lang::fallback())])
        {
            let link = find(&tags, "link", ("hreflang", other.0))[0].get("href");
            assert_eq!(
                link,
                Some(&*format!("http://vato.example{}", address(other.1, page)))
            );
        }
    }
}

#[tokio::test]
async fn titles_and_descriptions_differ_from_page_to_page() {
    let mut seen = std::collections::BTreeSet::new();
    for (_, _, path) in every_page() {
        let body = get(&path).await.body;
        let title = body
            .split("<title>")
            .nth(1)
            .unwrap()
            .split("</title>")
            .next()
            .unwrap();
        assert!(!title.is_empty() && !title.contains('<'), "{path}: {title}");
        assert!(seen.insert(title.to_owned()), "{path}: {title}");
    }
}

#[tokio::test]
async fn pages_fit_the_policy_they_come_with() {
    for (path, answer) in every_document().await {
        let policy = answer.header("content-security-policy");
        for rule in [
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ] {
            assert!(
                policy.split("; ").any(|part| part == rule),
                "{path}: {rule} in {policy}"
            );
        }
        assert!(
            !policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"),
            "{policy}"
        );
        for tag in tags(&answer.body) {
            assert_ne!(tag.name, "style", "{path}");
            if tag.name == "script" {
                assert!(
                    tag.get("src").is_some(),
                    "{path}: an inline script: {tag:?}"
                );
            }
            for (name, value) in &tag.attributes {
                assert_ne!(name, "style", "{path}: {tag:?}");
                assert!(!name.starts_with("on"), "{path}: {tag:?}");
                assert!(
                    !value.trim_start().starts_with("javascript:"),
                    "{path}: {tag:?}"
                );
                let loads = matches!(tag.name.as_str(), "script" | "img") && name == "src"
                    || tag.name == "link"
                        && name == "href"
                        && tag.get("hreflang").is_none()
                        && tag.get("rel") != Some("canonical");
                assert!(
                    !loads || !value.contains("//"),
                    "{path} loads from elsewhere: {tag:?}"
                );
            }
        }
    }
}

#[tokio::test]
async fn all_that_a_page_names_can_be_had() {
    for (path, answer) in every_document().await {
        let base = path.rsplit_once('/').unwrap().0;
        for tag in tags(&answer.body) {
            for name in ["href", "src", "data-module", "data-wasm"] {
                let Some(target) = tag.get(name).filter(|target| !target.starts_with('#')) else {
                    continue;
                };
                let target = resolve(base, target);
                let found = get(&target).await;
                assert_eq!(found.status, StatusCode::OK, "{path} names {target}");
            }
        }
    }
}

/// A relative address, seen from a page in the folder `base`.
fn resolve(base: &str, target: &str) -> String {
    let target = target.strip_prefix("http://vato.example").unwrap_or(target);
    if target.starts_with('/') {
        return target.to_owned();
    }
    let mut parts: Vec<&str> = base.split('/').collect();
    for part in target.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop().expect("an address stays inside the site")),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[tokio::test]
async fn an_unknown_address_is_answered_in_its_language() {
    let turkish = get("/tr/olmayan/sayfa").await;
    assert_eq!(turkish.status, StatusCode::NOT_FOUND);
    assert_eq!(turkish.header("content-language"), "tr");
    assert!(turkish.body.contains(r#"<html lang="tr""#));
    let by_header = ask("/xx/fanorona", &[("accept-language", "tr")]).await;
    assert_eq!(by_header.status, StatusCode::NOT_FOUND);
    assert_eq!(by_header.header("content-language"), "tr");
    for path in [
        "/assets/none.js",
        "/assets/..%2f..%2fCargo.toml",
        "/%00",
        "/en/fanorona/x",
        "/EN/fanorona",
    ] {
        assert_eq!(get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn what_machines_read_is_there() {
    assert_eq!(get("/healthz").await.body, "ok\n");
    assert_eq!(
        get("/favicon.ico").await.header("content-type"),
        "image/x-icon"
    );
    assert!(
        get("/robots.txt")
            .await
            .body
            .contains("Sitemap: http://vato.example/sitemap.xml")
    );
    let sitemap = get("/sitemap.xml").await;
    for (_, _, path) in every_page() {
        assert!(
            sitemap
                .body
                .contains(&format!("<loc>http://vato.example{path}</loc>")),
            "{path}"
        );
    }
    for lang in Lang::all() {
        let answer = get(&format!("/{}/manifest.webmanifest", lang.code())).await;
        assert_eq!(answer.header("content-type"), "application/manifest+json");
        let manifest: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!(manifest["lang"], lang.code());
        let sizes: Vec<_> = manifest["icons"]
            .as_array()
            .unwrap()
            .iter()
            .map(|icon| &icon["sizes"])
            .collect();
        assert!(
            sizes.iter().any(|size| *size == "192x192")
                && sizes.iter().any(|size| *size == "512x512")
        );
        let start = resolve(
            &format!("/{}", lang.code()),
            manifest["start_url"].as_str().unwrap(),
        );
        assert_eq!(get(&start).await.status, StatusCode::OK, "{start}");
        for icon in manifest["icons"].as_array().unwrap() {
            let icon = resolve(&format!("/{}", lang.code()), icon["src"].as_str().unwrap());
            assert_eq!(get(&icon).await.status, StatusCode::OK, "{icon}");
        }
    }
}

#[tokio::test]
async fn the_service_worker_names_only_what_can_be_had() {
    let answer = get("/sw.js").await;
    assert_eq!(
        answer.header("content-type"),
        "text/javascript; charset=utf-8"
    );
    assert_eq!(answer.header("cache-control"), "no-cache");
    let package = answer.body.lines().next().unwrap();
    let package = package
        .strip_prefix("const PACKAGE = ")
        .unwrap()
        .strip_suffix(';')
        .unwrap();
    let package: serde_json::Value = serde_json::from_str(package).unwrap();
    let pages = package["pages"].as_object().unwrap();
    assert_eq!(pages.len(), Lang::all().len());
    let pages = pages.values().flat_map(|pages| pages.as_array().unwrap());
    for address in pages.chain(package["files"].as_array().unwrap()) {
        let path = format!("/{}", address.as_str().unwrap());
        assert_eq!(get(&path).await.status, StatusCode::OK, "{path}");
    }
}
