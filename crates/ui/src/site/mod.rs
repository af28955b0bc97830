//! Whole pages as HTML text, for the server and for the export.

use leptos::prelude::*;

use crate::play::Play;

/// Spike.
pub fn page() -> String {
    use hydration_context::SsrSharedContext;
    let owner = Owner::new_root(Some(std::sync::Arc::new(SsrSharedContext::new_islands())));
    owner.with(|| {
        view! {
            <!DOCTYPE html>
            <html lang="en">
                <head>
                    <meta charset="utf-8"/>
                    <title>"Vato"</title>
                </head>
                <body>
                    <Play/>
                </body>
            </html>
        }
        .to_html()
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn show() {
        println!("{}", super::page());
    }
}
