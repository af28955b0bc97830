//! The headers that every answer carries.

use axum::http::{HeaderName, HeaderValue, header};
use vato_ui::site::{CONTENT_POLICY, FRAME_POLICY};

/// Name and value of each. Nothing here is loaded from elsewhere, so the page may
/// be cut off from all other places; that also allows shared memory later.
pub(crate) fn headers() -> Vec<(HeaderName, HeaderValue)> {
    let content = HeaderValue::try_from(format!("{CONTENT_POLICY}; {FRAME_POLICY}"))
        // Both are constants of visible ASCII, which a router test reads back.
        .unwrap_or_else(|_| HeaderValue::from_static("default-src 'none'"));
    let fixed = |name: &'static str, value: &'static str| {
        (
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        )
    };
    vec![
        (header::CONTENT_SECURITY_POLICY, content),
        fixed("x-content-type-options", "nosniff"),
        fixed("referrer-policy", "no-referrer"),
        fixed("cross-origin-opener-policy", "same-origin"),
        fixed("cross-origin-embedder-policy", "require-corp"),
        fixed("cross-origin-resource-policy", "same-origin"),
        fixed(
            "permissions-policy",
            "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        ),
    ]
}
