//! Inputs that every target meets as they are: nothing, too much, too deep, no text.

/// How deep brackets stand in one another.
const DEEP: usize = 100_000;

/// They, with what each is.
#[must_use]
pub fn torments() -> Vec<(String, Vec<u8>)> {
    let mut all: Vec<(String, Vec<u8>)> = vec![
        ("nothing".to_owned(), Vec::new()),
        ("every byte".to_owned(), (0..=255).collect()),
        ("zeros".to_owned(), vec![0; 4_096]),
        ("no UTF-8".to_owned(), vec![0xff; 4_096]),
        ("half a letter".to_owned(), b"N\xc3".to_vec()),
        ("UTF-16".to_owned(), b"\xff\xfeA\0n\0a\0\n\0\xd8".to_vec()),
        ("empty lines".to_owned(), vec![b'\n'; 4_096]),
        ("one long word".to_owned(), vec![b'a'; 60_000]),
        ("one long number".to_owned(), vec![b'9'; 60_000]),
        ("many words".to_owned(), b"to 4 ".repeat(6_000)),
        ("many marks".to_owned(), "e\u{301}\u{202e}\u{200d}".repeat(4_000).into_bytes()),
        ("many stacks".to_owned(), b"400x1,".repeat(4_000)),
    ];
    let openers = ["(", "[", "{", "{\"a\":", "Some(", "\"", "(a:", "/*", "`", "-", "#", "|", ","];
    all.extend(openers.map(|opener| (format!("{opener} {DEEP} deep"), opener.repeat(DEEP).into())));
    all
}
