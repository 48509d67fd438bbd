//! Bytes to text, for files of programs that do not write UTF-8.

use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1250};

/// How a text was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8.
    Utf8,
    /// UTF-16, told by its first two bytes or by the zeros between its letters.
    Utf16,
    /// Windows-1250, in which a Czech or Polish Excel writes CSV.
    Windows1250,
}

/// From so many bytes the encoding is guessed where the file does not tell it.
const BYTES_LOOKED_AT: usize = 1_024;

/// Turns the bytes of a file into text; what is no letter in any way becomes `�`.
///
/// ```
/// use storage::csv::{Encoding, decode};
///
/// assert_eq!(decode(b"\x8eofie"), ("Žofie".to_owned(), Encoding::Windows1250));
/// assert_eq!(decode(b"E\0v\0a\0"), ("Eva".to_owned(), Encoding::Utf16));
/// ```
#[must_use]
pub fn decode(bytes: &[u8]) -> (String, Encoding) {
    if let Some(utf16) = utf16(bytes) {
        let (text, _) = utf16.decode_with_bom_removal(bytes);
        return (text.into_owned(), Encoding::Utf16);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => (text.to_owned(), Encoding::Utf8),
        Err(_) => {
            let (text, _) = WINDOWS_1250.decode_without_bom_handling(bytes);
            (text.into_owned(), Encoding::Windows1250)
        }
    }
}

/// Which UTF-16 these bytes are, where they are any.
///
/// Without the mark at its beginning it is known by its ASCII: the titles, delimiters and digits of
/// a table have a zero in every second byte, always on the same side. A file of bytes that mean
/// something else has zeros on both sides.
fn utf16(bytes: &[u8]) -> Option<&'static encoding_rs::Encoding> {
    match bytes {
        [0xff, 0xfe, ..] => return Some(UTF_16LE),
        [0xfe, 0xff, ..] => return Some(UTF_16BE),
        _ => {}
    }
    let pairs = bytes.as_chunks::<2>().0;
    let pairs = pairs.get(..BYTES_LOOKED_AT / 2).unwrap_or(pairs);
    let (mut first_zero, mut second_zero) = (0, 0);
    for [first, second] in pairs {
        first_zero += usize::from(*first == 0);
        second_zero += usize::from(*second == 0);
    }
    match (first_zero, second_zero) {
        (0, zeros) if zeros * 2 > pairs.len() => Some(UTF_16LE),
        (zeros, 0) if zeros * 2 > pairs.len() => Some(UTF_16BE),
        _ => None,
    }
}
