//! A code that a telephone reads, as marks: it leads to a page of the shared event.

use crate::page::{Area, Ink, Mark};
use qrcodegen::{QrCode, QrCodeEcc};

/// Where the pages of a shared event are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WebAddress(String);

/// A longer address makes a code too fine for a small card.
const LETTERS_MAX: usize = 80;

impl WebAddress {
    /// The address of a server as somebody writes it, `http://192.168.1.5:8080`; none where it is
    /// no such address, or has more to it than its server.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let text = text.strip_suffix('/').unwrap_or(text);
        let server = text.strip_prefix("http://").or_else(|| text.strip_prefix("https://"))?;
        let (name, port) = match server.rsplit_once(':') {
            // The colons of an IPv6 address stand in brackets.
            Some((name, port)) if !port.ends_with(']') => (name, Some(port)),
            _ => (server, None),
        };
        let is_port = port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0));
        let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
        let is_name = match bare {
            Some(address) => address.parse::<std::net::Ipv6Addr>().is_ok(),
            None => {
                let fits = |letter: char| letter.is_ascii_alphanumeric() || "-.".contains(letter);
                !name.is_empty() && name.chars().all(fits) && !name.starts_with(['-', '.'])
            }
        };
        let is_short = text.len() <= LETTERS_MAX;
        (is_port && is_name && is_short).then(|| Self(text.to_owned()))
    }

    pub(super) fn page(&self, path: &str) -> String {
        format!("{}{path}", self.0)
    }
}

/// The code for a text, as large as the area; the paper around it stays white.
pub(super) fn code_in(text: &str, area: Area, marks: &mut Vec<Mark>) {
    // What has no code is too long for any, and the address is bounded.
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Low) else { return };
    let size = code.size();
    let module = area.width.min(area.height) / f32::from(u8::try_from(size).unwrap_or(u8::MAX));
    let mut y = area.y;
    for row in 0..size {
        let mut x = area.x;
        let mut begins = None;
        for column in 0..=size {
            let is_dark = column < size && code.get_module(column, row);
            match begins {
                None if is_dark => begins = Some(x),
                Some(from) if !is_dark => {
                    let run = Area { x: from, y, width: x - from, height: module };
                    marks.push(Mark::Fill { area: run, ink: Ink::Black });
                    begins = None;
                }
                None | Some(_) => {}
            }
            x += module;
        }
        y += module;
    }
}
