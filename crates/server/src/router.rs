//! Which address gets which answer.

use std::{sync::Arc, time::Duration};

use axum::{
    Router,
    extract::{Path, Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use tower_http::{
    compression::{
        CompressionLayer, CompressionLevel,
        predicate::{NotForContentType, Predicate, SizeAbove},
    },
    limit::RequestBodyLimitLayer,
    timeout::TimeoutLayer,
};
use vato_ui::{
    i18n::Lang,
    site::{Layout, Page, Site},
};

use crate::{
    answer,
    compressed::Compressed,
    files::{self, Files},
    language, origin, policy,
};

/// Addresses carry a position or a short game, never more.
const LONGEST_ADDRESS: usize = 8 * 1024;

/// Nothing is sent to the site yet.
const LARGEST_BODY: usize = 16 * 1024;

/// Every answer is made in milliseconds; a slower one is a fault.
const LONGEST_ANSWER: Duration = Duration::from_secs(10);

/// What the answers are made from; never changes.
struct Source {
    site: Site,
    files: Files,
    compressed: Compressed,
}

/// The site: pages in every language, files, and what belongs to them.
pub fn router() -> Router {
    of(Files::embedded(), Compressed::default())
}

pub(crate) fn of(files: Files, compressed: Compressed) -> Router {
    let site = Site::new(files.assets().clone(), Layout::Served);
    let service_worker = site.service_worker();
    let source = Arc::new(Source {
        site,
        files,
        compressed,
    });
    let mut router = Router::new()
        .route("/", get(front))
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/assets/{name}", get(asset))
        .route("/favicon.ico", get(favicon))
        .route("/robots.txt", get(robots))
        .route("/sitemap.xml", get(sitemap))
        .route(
            "/sw.js",
            get(async move |headers: HeaderMap| {
                answer::fresh(&headers, files::media_type("sw.js"), service_worker)
            }),
        );
    for lang in Lang::all() {
        let code = lang.code();
        router = router.route(
            &format!("/{code}/manifest.webmanifest"),
            get(
                async move |State(source): State<Arc<Source>>, headers: HeaderMap| {
                    answer::fresh(
                        &headers,
                        files::media_type("a.webmanifest"),
                        source.site.manifest(lang),
                    )
                },
            ),
        );
        for page in Page::ALL {
            let path = address(lang, page);
            // The home page has a slash at its end, the others have none.
            let stray = match path.strip_suffix('/') {
                Some(without) => without.to_owned(),
                None => format!("{path}/"),
            };
            router = router
                .route(
                    &path,
                    get(
                        async move |State(source): State<Arc<Source>>, headers: HeaderMap| {
                            self::page(&source.site, lang, page, &headers)
                        },
                    ),
                )
                .route(
                    &stray,
                    get(async move |uri: Uri| {
                        lead(StatusCode::PERMANENT_REDIRECT, &uri, &address(lang, page))
                    }),
                );
        }
    }
    router
        .fallback(not_found)
        .with_state(source)
        .layer(compression())
        .layer(middleware::from_fn(limit_address))
        .layer(RequestBodyLimitLayer::new(LARGEST_BODY))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            LONGEST_ANSWER,
        ))
        .layer(middleware::from_fn(add_policy))
}

/// A page's path on this server.
fn address(lang: Lang, page: Page) -> String {
    format!("/{}", Layout::Served.address(lang, page))
}

fn page(site: &Site, lang: Lang, page: Page, headers: &HeaderMap) -> Response {
    let origin = origin::of_request(headers);
    let html = site.page(lang, page, origin.as_deref());
    let mut answer = answer::fresh(headers, files::media_type("a.html"), html);
    let outgoing = answer.headers_mut();
    outgoing.insert(
        header::CONTENT_LANGUAGE,
        HeaderValue::from_static(lang.code()),
    );
    if let Some(cookie) = language::to_remember(headers, lang) {
        outgoing.insert(header::SET_COOKIE, cookie);
    }
    answer
}

/// To the reader's language, with whatever position the address names.
async fn front(uri: Uri, headers: HeaderMap) -> Response {
    let lang = language::of_reader(&headers);
    let mut answer = lead(StatusCode::FOUND, &uri, &format!("/{}/", lang.code()));
    let outgoing = answer.headers_mut();
    outgoing.insert(
        header::VARY,
        HeaderValue::from_static("Cookie, Accept-Language"),
    );
    outgoing.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    answer
}

fn lead(status: StatusCode, from: &Uri, path: &str) -> Response {
    let query = from
        .query()
        .map(|query| format!("?{query}"))
        .unwrap_or_default();
    (status, [(header::LOCATION, format!("{path}{query}"))]).into_response()
}

async fn asset(
    State(source): State<Arc<Source>>,
    Path(name): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let media_type = files::media_type(&name);
    if let Some(small) = source.compressed.get(&name, &headers) {
        let coding = [
            (header::CONTENT_ENCODING, "br"),
            (header::VARY, "accept-encoding"),
        ];
        return (coding, answer::lasting(media_type, small)).into_response();
    }
    match source.files.get(&name) {
        Some(content) => answer::lasting(media_type, content.into_owned()),
        None => not_found(State(source), uri, headers).await,
    }
}

/// Browsers ask for it by this name when they show something that is no page.
async fn favicon(State(source): State<Arc<Source>>, uri: Uri, headers: HeaderMap) -> Response {
    let Some(icon) = source.files.favicon() else {
        return not_found(State(source), uri, headers).await;
    };
    let about = [
        (header::CONTENT_TYPE, files::media_type("favicon.ico")),
        (header::CACHE_CONTROL, "public, max-age=86400"),
    ];
    (about, icon.into_owned()).into_response()
}

async fn robots(State(source): State<Arc<Source>>, headers: HeaderMap) -> Response {
    let origin = origin::of_request(&headers);
    answer::fresh(
        &headers,
        files::media_type("robots.txt"),
        source.site.robots(origin.as_deref()),
    )
}

async fn sitemap(State(source): State<Arc<Source>>, uri: Uri, headers: HeaderMap) -> Response {
    match origin::of_request(&headers) {
        Some(origin) => answer::fresh(
            &headers,
            files::media_type("sitemap.xml"),
            source.site.sitemap(&origin),
        ),
        None => not_found(State(source), uri, headers).await,
    }
}

async fn not_found(State(source): State<Arc<Source>>, uri: Uri, headers: HeaderMap) -> Response {
    let first = uri.path().split('/').nth(1).unwrap_or_default();
    let lang = Lang::from_code(first).unwrap_or_else(|| language::of_reader(&headers));
    let headers = [
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_TYPE, files::media_type("a.html")),
        (header::CONTENT_LANGUAGE, lang.code()),
        (header::VARY, "Cookie, Accept-Language"),
    ];
    (
        StatusCode::NOT_FOUND,
        headers,
        source.site.not_found(lang, "/"),
    )
        .into_response()
}

fn compression() -> CompressionLayer<impl Predicate> {
    let worthwhile = SizeAbove::new(256).and(NotForContentType::IMAGES);
    CompressionLayer::new()
        .quality(CompressionLevel::Default)
        .compress_when(worthwhile)
}

async fn limit_address(request: Request, next: Next) -> Response {
    let length = request
        .uri()
        .path_and_query()
        .map_or(0, |address| address.as_str().len());
    if length > LONGEST_ADDRESS {
        let text = format!("The address is longer than {LONGEST_ADDRESS} bytes.\n");
        return (StatusCode::URI_TOO_LONG, text).into_response();
    }
    next.run(request).await
}

async fn add_policy(request: Request, next: Next) -> Response {
    let mut answer = next.run(request).await;
    answer.headers_mut().extend(policy::headers());
    answer
}

#[cfg(test)]
mod tests;
