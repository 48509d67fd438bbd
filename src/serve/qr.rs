//! A code that a camera reads.

use qrcodegen::{QrCode, QrCodeEcc};

/// What stays white around it, so that a camera finds it, in modules.
const QUIET: usize = 4;

/// A code that a camera reads, with the white around it: module by module, row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QrPicture {
    edge: usize,
    dark: Vec<bool>,
}

impl QrPicture {
    /// The code for this text; none where it is too long for one.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
        let edge = usize::try_from(code.size()).ok()? + 2 * QUIET;
        let place = |at: usize| i32::try_from(at).ok()?.checked_sub(i32::try_from(QUIET).ok()?);
        // Outside of the code everything is white.
        let is_dark = |at| Some(code.get_module(place(at % edge)?, place(at / edge)?));
        let dark = (0..edge * edge).map(|at| is_dark(at).unwrap_or_default()).collect();
        Some(Self { edge, dark })
    }

    /// How many modules wide and high it is.
    #[must_use]
    pub fn edge(&self) -> usize {
        self.edge
    }

    /// The dark modules, each by its column and row.
    pub fn dark(&self) -> impl Iterator<Item = (usize, usize)> {
        let dark = self.dark.iter().enumerate().filter(|(_, is_dark)| **is_dark);
        dark.map(|(at, _)| (at % self.edge, at / self.edge))
    }
}

#[cfg(test)]
mod tests {
    use super::QrPicture;

    #[test]
    fn its_corners_are_where_cameras_look_and_four_modules_around_it_are_white() {
        let picture = QrPicture::of("http://192.0.2.7:8080/staff#48217730").unwrap();
        let edge = picture.edge();
        assert_eq!((edge - 8) % 4, 1, "{edge}");
        let dark: Vec<(usize, usize)> = picture.dark().collect();
        for corner in [(4, 4), (edge - 5, 4), (4, edge - 5)] {
            assert!(dark.contains(&corner), "{corner:?}");
        }
        assert!(dark.iter().all(|(x, y)| (4..edge - 4).contains(x) && (4..edge - 4).contains(y)));
        assert_eq!(QrPicture::of(&"x".repeat(5_000)), None);
    }
}
