//! Bytes to text, for files of programs that do not write UTF-8.

/// How a text was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8.
    Utf8,
    /// UTF-16, told by its first two bytes.
    Utf16,
    /// Windows-1250, in which a Czech or Polish Excel writes CSV.
    Windows1250,
}

/// Turns the bytes of a file into text; what is no letter in any way becomes `�`.
#[must_use]
pub fn decode(bytes: &[u8]) -> (String, Encoding) {
    if let Some(rest) = bytes.strip_prefix(b"\xff\xfe") {
        return (utf16(rest, u16::from_le_bytes), Encoding::Utf16);
    }
    if let Some(rest) = bytes.strip_prefix(b"\xfe\xff") {
        return (utf16(rest, u16::from_be_bytes), Encoding::Utf16);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => (text.to_owned(), Encoding::Utf8),
        Err(_) => (bytes.iter().copied().map(windows_1250).collect(), Encoding::Windows1250),
    }
}

fn utf16(bytes: &[u8], join: fn([u8; 2]) -> u16) -> String {
    let units = bytes.as_chunks::<2>().0.iter().map(|pair| join(*pair));
    char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

/// The letters of Windows-1250 from 128 on.
const UPPER_HALF: &str = concat!(
    "€�‚�„…†‡�‰Š‹ŚŤŽŹ",
    "�‘’“”•–—�™š›śťžź",
    "\u{a0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{ad}®Ż",
    "°±˛ł´µ¶·¸ąş»Ľ˝ľż",
    "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎ",
    "ĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß",
    "ŕáâăäĺćçčéęëěíîď",
    "đńňóôőö÷řůúűüýţ˙",
);

fn windows_1250(byte: u8) -> char {
    match byte.checked_sub(128) {
        None => char::from(byte),
        Some(upper) => UPPER_HALF.chars().nth(usize::from(upper)).unwrap_or('�'),
    }
}
