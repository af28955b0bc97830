//! Answers that a browser may keep: for ever, or until they have changed.

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};

/// A text that may change with the next version: browsers ask again, and are
/// told when their copy is still the present one.
pub(crate) fn fresh(request: &HeaderMap, media_type: &'static str, body: String) -> Response {
    let mut hash = DefaultHasher::new();
    body.hash(&mut hash);
    // Weak, since compression comes after it.
    let tag = format!("W/\"{:016x}\"", hash.finish());
    let known = request
        .get_all(header::IF_NONE_MATCH)
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|list| list.split(','))
        .any(|known| known.trim() == tag || known.trim() == "*");
    let headers = [
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        // Sixteen hexadecimal digits in quotes are always a valid value.
        (
            header::ETAG,
            HeaderValue::try_from(tag).unwrap_or(HeaderValue::from_static("W/\"\"")),
        ),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, [(header::CONTENT_TYPE, media_type)], body).into_response()
}

/// A file whose name changes with its content.
pub(crate) fn lasting(media_type: &'static str, body: impl Into<Body>) -> Response {
    let headers = [
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::CONTENT_TYPE, media_type),
    ];
    (headers, body.into()).into_response()
}
