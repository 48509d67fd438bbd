//! Who may do what, and who is here.

use super::StaffLeaf;
use crate::qr::QrPicture;
use crate::staff::Attempts;
use crate::staff::role::Role;
use engine::values::TableNo;
use maud::{Markup, html};
use words::{Args, Words};

impl StaffLeaf<'_> {
    pub(super) fn codes(&self) -> Markup {
        html! {
            div #part-made data-keep { (self.made()) }
            h2 { (self.text("staff-codes")) }
            p.hint { (self.text("staff-codes.hint")) }
            div.buttons {
                @for role in [Role::Director, Role::Floor, Role::Registration] {
                    (self.code_form(role))
                }
            }
            (self.dealer_form())
            div #part-here { (self.here()) }
        }
    }

    /// A code that was just made; it is shown once.
    fn made(&self) -> Markup {
        let Some((role, code)) = &self.made else { return html! {} };
        let host = self.sent.get("host");
        let link = format!("{host}/staff#{}", code.0);
        html! {
            section.need {
                h3 { (self.role_name(*role)) }
                p.code { (code.spaced()) }
                p { (self.text("staff-code-once")) }
                @if !host.is_empty() {
                    (qr_code(&link, &self.text("staff-code-qr")))
                    p.cited { (link) }
                }
            }
        }
    }

    fn code_form(&self, role: Role) -> Markup {
        let is_made = self.coded.contains(&role);
        let id = if is_made { "staff-code-new" } else { "staff-code-make" };
        let args = Args::new().text("role", self.role_name(role));
        html! {
            form method="post" action="/staff/code" {
                input type="hidden" name="token" value=(self.member.token);
                input type="hidden" name="role" value=(role.id());
                button.second { (self.say(id, &args)) }
            }
        }
    }

    fn dealer_form(&self) -> Markup {
        let tables: Vec<TableNo> =
            self.tournament().seating().tables().map(|table| table.no).collect();
        html! {
            @if !tables.is_empty() {
                form.line method="post" action="/staff/code" {
                    input type="hidden" name="token" value=(self.member.token);
                    input type="hidden" name="role" value="dealer";
                    label.field {
                        span.label { (self.text("staff-code-table")) }
                        select name="table" {
                            @for table in tables { option value=(table) { (table) } }
                        }
                    }
                    button.second { (self.text("staff-code-dealer")) }
                }
            }
        }
    }

    /// Everybody who is signed in, and every code that holds.
    fn here(&self) -> Markup {
        html! {
            h2 { (self.text("staff-here")) }
            @if let Some(attempts) = self.attempts {
                p.came.not role="status" { (attempts_said(self.leaf.words, attempts)) }
            }
            ul.given {
                @for one in &self.here {
                    @let mins = one.idle.as_secs() / 60;
                    li {
                        b { (one.name) } " · " (self.role_name(one.role)) " · "
                        (self.say("staff-idle", &Args::new().count("mins", mins)))
                        @if one.no != self.member.no {
                            form method="post" action="/staff/away" {
                                input type="hidden" name="token" value=(self.member.token);
                                input type="hidden" name="no" value=(one.no);
                                button.quiet { (self.text("staff-send-away")) }
                            }
                        }
                    }
                }
            }
            @for role in self.coded.iter().filter(|role| **role != Role::Director) {
                form.line method="post" action="/staff/withdraw" {
                    input type="hidden" name="token" value=(self.member.token);
                    input type="hidden" name="role" value=(role.id());
                    input type="hidden" name="table" value=[role.table()];
                    button.quiet {
                        @let args = Args::new().text("role", self.role_name(*role));
                        (self.say("staff-withdraw", &args))
                    }
                }
            }
        }
    }
}

/// How many wrong codes were typed of late, and what to do about it.
#[must_use]
pub fn attempts_said(words: &Words, attempts: Attempts) -> String {
    let args = Args::new()
        .count("codes", attempts.codes)
        .count("devices", attempts.devices)
        .count("mins", attempts.last.as_secs() / 60);
    words.say("staff-attempts", &args)
}

/// A code that a camera reads, as a picture with a name.
fn qr_code(text: &str, name: &str) -> Markup {
    let Some(code) = QrPicture::of(text) else { return html! {} };
    let edge = code.edge();
    let path: String = code.dark().map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect();
    html! {
        svg.qr viewBox=(format!("0 0 {edge} {edge}")) role="img" aria-label=(name) {
            rect width=(edge) height=(edge) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    }
}
