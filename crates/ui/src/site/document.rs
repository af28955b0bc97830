//! The frame that every page shares: head, header, footer and notices.

use leptos::prelude::*;
use vato_rules::any::GameName;

use super::{
    Layout, Page, Visit,
    header::{Footer, Header},
};
use crate::i18n::{Key, Lang};

/// What a page may load and run: only what comes from the same place. The one
/// exception lets WebAssembly be compiled. A served page says it in a header
/// and adds [`FRAME_POLICY`], which a `meta` element may not hold.
pub const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
    worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'";

/// Who may show the site in a frame: nobody.
pub const FRAME_POLICY: &str = "frame-ancestors 'none'";

/// What sets one page apart from another.
pub(super) struct Content {
    pub title: String,
    pub description: String,
    /// Style sheets besides the common one, by logical name.
    pub styles: Vec<&'static str>,
    /// Scripts besides the common ones, by logical name.
    pub scripts: &'static [&'static str],
    /// Where the page leads at once, scripts or not.
    pub leads_to: Option<String>,
    /// The wasm module of its island, if it has one.
    pub module: Option<Module>,
    pub main: AnyView,
}

/// A wasm module: each kind of board has one, so that no page loads the other.
#[derive(Clone, Copy)]
pub(super) struct Module {
    script: &'static str,
    wasm: &'static str,
}

impl Module {
    const FANORONA: Self = Self {
        script: "ui-fanorona.js",
        wasm: "ui-fanorona_bg.wasm",
    };
    const MANCALA: Self = Self {
        script: "ui-mancala.js",
        wasm: "ui-mancala_bg.wasm",
    };

    /// The module that plays a game.
    pub fn of(game: GameName) -> Self {
        match game {
            GameName::Fanorona => Self::FANORONA,
            _ => Self::MANCALA,
        }
    }
}

/// A whole page.
#[component]
pub(super) fn Document(visit: Visit, content: Content) -> impl IntoView {
    let body = view! {
        <a class="skip-link" href="#main">{visit.text(Key::SkipToContent)}</a>
        <Header visit=visit.clone()/>
        <main id="main" tabindex="-1">
            <Notices visit=visit.clone() islands=content.module.is_some()/>
            {content.main}
        </main>
        <Footer visit=visit.clone()/>
    };
    view! {
        <!DOCTYPE html>
        <html lang=visit.lang.code() dir=visit.lang.direction()>
            <head>
                <meta charset="utf-8"/>
                <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>
                {policy(&visit)}
                {content.leads_to.map(|address| {
                    view! { <meta http-equiv="refresh" content=format!("0; url={address}")/> }
                })}
                // As markup: Leptos would put its marker for hydration behind a text.
                <title inner_html=escaped(&content.title)></title>
                <meta name="description" content=content.description/>
                // Before anything is painted, so it blocks on purpose.
                <script src=visit.asset("theme.js")></script>
                <link rel="stylesheet" href=visit.asset("style.css")/>
                {content.styles.iter().map(|name| view! { <link rel="stylesheet" href=visit.asset(name)/> }).collect_view()}
                {content.module.map(|module| module_hints(&visit, module))}
                <meta name="theme-color" content="#f4eadb" media="(prefers-color-scheme: light)"/>
                <meta name="theme-color" content="#1c1512" media="(prefers-color-scheme: dark)"/>
                <link rel="icon" href=visit.asset("icons/vato.svg") type="image/svg+xml"/>
                <link rel="icon" href=visit.asset("icons/vato-32.png") type="image/png" sizes="32x32"/>
                <link rel="apple-touch-icon" href=visit.asset("icons/vato-180.png")/>
                <link rel="manifest" href=format!("{}{}/manifest.webmanifest", visit.root, visit.lang.code())/>
                {visit.page.map(|page| alternates(&visit, page))}
                <script
                    type="module"
                    src=visit.asset("boot.js")
                    id="boot"
                    data-module=content.module.map(|module| visit.asset(module.script))
                    data-wasm=content.module.map(|module| visit.asset(module.wasm))
                ></script>
                <script type="module" src=visit.asset("header.js")></script>
                <script
                    type="module"
                    src=visit.asset("offline.js")
                    id="offline"
                    data-root=visit.root.clone()
                ></script>
                {content.scripts.iter().map(|name| view! { <script type="module" src=visit.asset(name)></script> }).collect_view()}
            </head>
            <body>{body}</body>
        </html>
    }
}

/// On a plain file server nobody sends headers, so the page carries its policy.
fn policy(visit: &Visit) -> impl IntoView + use<> {
    (visit.layout == Layout::Exported).then(|| {
        view! {
            <meta http-equiv="Content-Security-Policy" content=CONTENT_POLICY/>
            <meta name="referrer" content="no-referrer"/>
        }
    })
}

/// The wasm module is the last thing the first tap waits for, so it is asked
/// for at once and not when the script that uses it has arrived.
fn module_hints(visit: &Visit, module: Module) -> impl IntoView + use<> {
    view! {
        <link rel="modulepreload" href=visit.asset(module.script)/>
        <link
            rel="preload"
            href=visit.asset(module.wasm)
            r#as="fetch"
            r#type="application/wasm"
            crossorigin="anonymous"
            fetchpriority="high"
        />
    }
}

/// The same page in other languages, for search engines.
fn alternates(visit: &Visit, page: Page) -> impl IntoView + use<> {
    let canonical = visit
        .origin
        .is_some()
        .then(|| visit.whole_link(visit.lang, page));
    let default = visit.whole_link(Lang::fallback(), page);
    let languages = Lang::all()
        .map(|lang| {
            view! { <link rel="alternate" hreflang=lang.code() href=visit.whole_link(lang, page)/> }
        })
        .collect_view();
    view! {
        {canonical.map(|href| view! { <link rel="canonical" href=href/> })}
        {languages}
        <link rel="alternate" hreflang="x-default" href=default/>
    }
}

/// What stands in for the game where it cannot run. The hidden ones are shown
/// by the loader script.
#[component]
fn Notices(visit: Visit, islands: bool) -> impl IntoView {
    islands.then(|| {
        view! {
            <noscript>
                <p class="notice">{visit.text(Key::NeedsJavascript)}</p>
            </noscript>
            <p class="notice" id="needs-wasm" role="alert" hidden>{visit.text(Key::NeedsWebassembly)}</p>
            <p class="notice" id="load-failed" role="alert" hidden>{visit.text(Key::LoadFailed)}</p>
        }
    })
}

/// Text as markup that shows it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
