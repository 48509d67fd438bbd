//! Bytes to text, for files of programs that do not write UTF-8.

use crate::alphabets::{Fit, fit};
use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{ISO_8859_2, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1252};
use std::collections::BTreeSet;
use strum::{EnumString, IntoStaticStr, VariantArray};

#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
pub enum Encoding {
    #[strum(serialize = "utf-8")]
    Utf8,
    /// UTF-16, told by its first two bytes or by the zeros between its letters.
    #[strum(serialize = "utf-16")]
    Utf16,
    /// Windows-1250, in which Excel writes CSV in Central Europe.
    #[strum(serialize = "windows-1250")]
    Windows1250,
    /// Windows-1252, in which it does in Western Europe and America.
    #[strum(serialize = "windows-1252")]
    Windows1252,
    /// ISO-8859-2, in which old Unix programs wrote in Central Europe.
    #[strum(serialize = "iso-8859-2")]
    Iso8859Part2,
}

impl Encoding {
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// Those in which every file of bytes is some text or other.
    const OF_BYTES: [Self; 3] = [Self::Windows1252, Self::Windows1250, Self::Iso8859Part2];

    /// Its name, as programs write it: `windows-1250`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    fn of_bytes(self) -> Option<&'static encoding_rs::Encoding> {
        match self {
            Self::Windows1250 => Some(WINDOWS_1250),
            Self::Windows1252 => Some(WINDOWS_1252),
            Self::Iso8859Part2 => Some(ISO_8859_2),
            Self::Utf8 | Self::Utf16 => None,
        }
    }
}

/// A text, and how it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded {
    /// The text, without the mark of its encoding; what is no letter in any way is `�`.
    pub text: String,
    pub encoding: Encoding,
    /// Every way to read it, the one of `encoding` first; empty if there is no doubt.
    pub readings: Vec<Reading>,
}

/// A way to read a text that can be read in several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The encoding in this way of reading.
    pub encoding: Encoding,
    /// Words in which the ways differ, the same ones in the same order for each.
    pub words: Vec<String>,
}

/// From so many bytes the encoding is guessed where the file does not tell it.
const BYTES_LOOKED_AT: usize = 1_024;

/// So many words are told of each way to read a text.
const WORDS_TOLD: usize = 6;

/// Turns the bytes of a file into text.
///
/// Bytes that are neither UTF-8 nor UTF-16 are in a code page that the file does not name. The one
/// whose words languages have is chosen; if several are as good, all of them are given.
///
/// ```
/// use lists::{Encoding, decode};
///
/// assert_eq!(decode(b"E\0v\0a\0").text, "Eva");
/// let told = decode(b"Ji\xf8\xed Dvo\xf8\xe1k");
/// assert_eq!((told.text.as_str(), told.encoding), ("Jiří Dvořák", Encoding::Windows1250));
/// // Sören or Sřren: there may be both.
/// let told = decode(b"S\xf8ren");
/// let words: Vec<_> = told.readings.iter().flat_map(|reading| &reading.words).collect();
/// assert_eq!(words, ["Søren", "Sřren"]);
/// ```
#[must_use]
pub fn decode(bytes: &[u8]) -> Decoded {
    let sure = |text: String, encoding| Decoded { text, encoding, readings: Vec::new() };
    if let Some(utf16) = utf16(bytes) {
        let (text, _) = utf16.decode_with_bom_removal(bytes);
        return sure(text.into_owned(), Encoding::Utf16);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return sure(without_mark(text).to_owned(), Encoding::Utf8);
    }
    let texts = Encoding::OF_BYTES.map(|encoding| (encoding, decode_as(bytes, encoding)));
    let words: Vec<Vec<&str>> = texts.iter().map(|(_, text)| words_of(text)).collect();
    let told = differing(&words);
    let fits: Vec<Fit> = words
        .iter()
        .map(|words| fit(told.iter().filter_map(|at| words.get(*at).copied())))
        .collect();
    let best = fits.iter().copied().min().unwrap_or(Fit { impossible: 0, languages: 0 });
    let guess = guess(bytes);
    let mut ways: Vec<usize> = (0..texts.len())
        .filter(|way| fits.get(*way).is_some_and(|fit| is_as_good(*fit, best)))
        .collect();
    let is_guessed = |way: usize| texts.get(way).map(|(encoding, _)| *encoding) == guess;
    ways.sort_by_key(|way| (fits.get(*way).copied(), !is_guessed(*way)));
    // Of ways that come to the same text one is enough.
    let mut seen = BTreeSet::new();
    ways.retain(|way| texts.get(*way).is_some_and(|(_, text)| seen.insert(text.as_str())));
    let reading = |way: &usize| {
        let (encoding, _) = texts.get(*way)?;
        let own = words.get(*way)?;
        let differs = |at: &&usize| {
            let mut all = ways.iter().filter_map(|way| words.get(*way)?.get(**at));
            let first = all.next();
            all.any(|other| Some(other) != first)
        };
        let words = told.iter().filter(differs).filter_map(|at| own.get(*at));
        let words = words.take(WORDS_TOLD).map(|word| (*word).to_owned()).collect();
        Some(Reading { encoding: *encoding, words })
    };
    let readings: Vec<Reading> = match ways.as_slice() {
        [] | [_] => Vec::new(),
        several => several.iter().filter_map(reading).collect(),
    };
    let first = ways.first().copied().unwrap_or_default();
    let (encoding, text) = texts
        .into_iter()
        .nth(first)
        .unwrap_or_else(|| (Encoding::Windows1252, decode_as(bytes, Encoding::Windows1252)));
    Decoded { text, encoding, readings }
}

/// The text of bytes that are written in this way, without its mark.
#[must_use]
pub fn decode_as(bytes: &[u8], encoding: Encoding) -> String {
    if let Some(page) = encoding.of_bytes() {
        return page.decode_without_bom_handling(bytes).0.into_owned();
    }
    match encoding {
        Encoding::Utf16 => {
            let utf16 = utf16(bytes).unwrap_or(UTF_16LE);
            utf16.decode_with_bom_removal(bytes).0.into_owned()
        }
        Encoding::Utf8 | Encoding::Windows1250 | Encoding::Windows1252 | Encoding::Iso8859Part2 => {
            without_mark(&String::from_utf8_lossy(bytes)).to_owned()
        }
    }
}

fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Whether a way to read a text is about as good as the best one.
fn is_as_good(fit: Fit, best: Fit) -> bool {
    fit.impossible <= best.impossible * 2 && fit.languages < best.languages.max(1) * 3
}

/// What the detector of browsers takes bytes for.
fn guess(bytes: &[u8]) -> Option<Encoding> {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let guess = detector.guess(None, Utf8Detection::Deny);
    Encoding::OF_BYTES.into_iter().find(|encoding| encoding.of_bytes() == Some(guess))
}

/// The words of a text: what stands together without a blank, a figure or a sign of ASCII.
fn words_of(text: &str) -> Vec<&str> {
    let is_between = |c: char| c.is_ascii() && !c.is_ascii_alphabetic();
    text.split(is_between).filter(|word| !word.is_empty()).collect()
}

/// Where the words stand that differ between the ways, each of them once.
fn differing(ways: &[Vec<&str>]) -> Vec<usize> {
    let mut seen = BTreeSet::new();
    let words = ways.first().map_or(0, Vec::len);
    let differs = |at: &usize| {
        let mut all = ways.iter().map(|words| words.get(*at));
        let first = all.next();
        all.any(|word| Some(word) != first)
    };
    (0..words)
        .filter(differs)
        .filter(|at| {
            ways.first().and_then(|words| words.get(*at)).is_some_and(|it| seen.insert(*it))
        })
        .collect()
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

#[cfg(test)]
mod tests {
    use super::{Encoding, decode, decode_as};

    /// Texts as they are written, and in which way.
    const WRITTEN: [(&str, Encoding); 8] = [
        ("Jiří Dvořák\nVěra Čapková\nTomáš Müller", Encoding::Windows1250),
        ("Jiří Dvořák\nVěra Čapková\nTomáš Müller", Encoding::Iso8859Part2),
        ("Stanisław Wójcik\nŁukasz Gąsior\nŻaneta Kość", Encoding::Windows1250),
        ("Stanisław Wójcik\nŁukasz Gąsior\nŻaneta Kość", Encoding::Iso8859Part2),
        ("Åsa Öberg\nJürgen Groß\nZoë Lefèvre\nIñaki Muñoz\nFrançois Côté", Encoding::Windows1252),
        ("Søren Ågård\nBjørn Næss\nGæste-Høj", Encoding::Windows1252),
        ("Prize – 20 €\nZoë Müller", Encoding::Windows1252),
        ("Přemysl Šťastný", Encoding::Windows1250),
    ];

    fn written(text: &str, encoding: Encoding) -> Vec<u8> {
        let page = encoding.of_bytes().unwrap();
        let (bytes, _, is_lossy) = page.encode(text);
        assert!(!is_lossy || encoding == Encoding::Iso8859Part2, "{text}");
        bytes.into_owned()
    }

    #[test]
    fn a_text_is_read_as_it_was_written_or_asked() {
        let mut asked = 0;
        for (text, encoding) in WRITTEN {
            let decoded = decode(&written(text, encoding));
            let mut ways = decoded.readings.iter().map(|reading| reading.encoding);
            asked += usize::from(!decoded.readings.is_empty());
            let is_right = decoded.text == text && decoded.readings.is_empty();
            assert!(is_right || ways.any(|way| way == encoding), "{text}: {decoded:?}");
        }
        assert!(asked <= 1, "{asked} of {} are asked", WRITTEN.len());
    }

    #[test]
    fn what_is_told_holds() {
        let bytes = written("Søren", Encoding::Windows1252);
        assert_eq!(decode_as(&bytes, Encoding::Windows1250), "Sřren");
        assert_eq!(decode_as(b"\xef\xbb\xbfEva", Encoding::Utf8), "Eva");
        assert_eq!(decode(b"\xef\xbb\xbfEva").text, "Eva");
    }
}
