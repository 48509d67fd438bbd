//! The page that lets somebody in.

use crate::pages::Leaf;
use maud::{DOCTYPE, Markup, html};

/// The page that lets somebody in; `said` is what was wrong with the last try.
pub(crate) fn sign_in(leaf: &Leaf<'_>, name: &str, said: Option<&str>) -> Markup {
    let words = leaf.words;
    html! {
        (DOCTYPE)
        html lang=(words.language().id()) {
            (leaf.loads(&["/page.css", "/staff.css"], &["/staff.js"]))
            body.staff {
                main {
                    h1 { (words.text("staff-sign-in")) }
                    p.hint { (words.text("staff-sign-in.hint")) }
                    @if let Some(said) = said { p.came.not role="alert" { (said) } }
                    form.enter method="post" action="/staff/enter" {
                        @if let Some(lang) = leaf.lang {
                            input type="hidden" name="lang" value=(lang);
                        }
                        label.field {
                            span.label { (words.text("staff-your-name")) }
                            input name="name" value=(name) required maxlength="40"
                                autocomplete="nickname";
                        }
                        label.field {
                            span.label { (words.text("staff-code")) }
                            input #code name="code" required inputmode="numeric" maxlength="16"
                                autocomplete="one-time-code";
                        }
                        button.first { (words.text("staff-enter")) }
                    }
                }
                nav aria-label=(words.text("pages-bar")) {
                    a href=(leaf.href("/")) { (words.text("pages-clock")) }
                    a href=(leaf.href("/seat")) { (words.text("pages-seats")) }
                }
            }
        }
    }
}
