//! The text of the address of an event in a database, which stands where a file may stand.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

const SCHEMES: [&str; 2] = ["postgresql://", "postgres://"];

/// What is shown in the place of a password.
const MASK: &str = "***";

/// Whether what was given as a file is the address of an event.
#[must_use]
pub fn is_address(path: &Path) -> bool {
    path.to_str().is_some_and(|text| SCHEMES.iter().any(|scheme| text.starts_with(scheme)))
}

/// What was given as a file, as it may be shown: an address without its password.
#[must_use]
pub fn shown(path: &Path) -> Cow<'_, Path> {
    match path.to_str() {
        Some(text) if is_address(path) => Cow::Owned(PathBuf::from(masked(text))),
        _ => Cow::Borrowed(path),
    }
}

/// What was given as a file, as it may be kept: an address without any password.
#[must_use]
pub fn without_password(path: &Path) -> PathBuf {
    let shown = shown(path).into_owned();
    match shown.to_str().filter(|_| is_address(path)) {
        Some(text) => {
            let text = text.replacen(&format!(":{MASK}@"), "@", 1);
            PathBuf::from(text.replacen(&format!("password={MASK}"), "", 1))
        }
        None => shown,
    }
}

/// An address without its password, whether it stands before the server or among the parameters.
fn masked(text: &str) -> String {
    let (server, event) = match text.find('#') {
        Some(at) => text.split_at(at),
        None => (text, ""),
    };
    let (before, query) = match server.find('?') {
        Some(at) => server.split_at(at),
        None => (server, ""),
    };
    let start = before.find("://").map_or(0, |at| at + 3);
    let (scheme, rest) = before.split_at(start);
    // A password may hold the sign that ends it, so the last one counts.
    let before = match rest.rsplit_once('@').and_then(|(who, at)| Some((who.split_once(':')?, at)))
    {
        Some(((user, _), server)) => format!("{scheme}{user}:{MASK}@{server}"),
        None => before.to_owned(),
    };
    let mask = |part: &str| match part.trim_start_matches('?').split_once('=') {
        Some((key, _)) if key.contains("pass") => {
            format!("{}{key}={MASK}", if part.starts_with('?') { "?" } else { "" })
        }
        _ => part.to_owned(),
    };
    let query: Vec<String> = query.split('&').map(mask).collect();
    format!("{before}{}{event}", query.join("&"))
}

#[cfg(test)]
mod tests {
    use crate::event_address::{is_address, shown, without_password};
    use std::path::Path;

    #[test]
    fn an_address_begins_as_every_program_for_postgresql_knows_it() {
        assert!(is_address(Path::new("postgres://room/club#Friday")));
        assert!(!is_address(Path::new("Friday.floorman")) && !is_address(Path::new("postgresql")));
    }

    #[test]
    fn no_password_is_shown() {
        let cases = [
            (
                "postgresql://ana:se:c@r@et@room/club#Friday",
                "postgresql://ana:***@room/club#Friday",
            ),
            ("postgresql://ana@room/club#a:b@c", "postgresql://ana@room/club#a:b@c"),
            (
                "postgresql://ana@room/club?password=secret&sslmode=require#Friday",
                "postgresql://ana@room/club?password=***&sslmode=require#Friday",
            ),
            ("postgres://:secret@room/club", "postgres://:***@room/club"),
        ];
        for (typed, seen) in cases {
            assert_eq!(shown(Path::new(typed)), Path::new(seen));
            let kept = without_password(Path::new(typed));
            assert!(!kept.display().to_string().contains("***"), "{kept:?}");
            assert_eq!(without_password(Path::new(seen)), kept);
        }
        assert_eq!(shown(Path::new("a:b@c.floorman")), Path::new("a:b@c.floorman"));
    }
}
