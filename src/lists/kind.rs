//! Files that are no list, by their first bytes: whoever names one in the wrong place is told what
//! it is.

use strum::{IntoStaticStr, VariantArray};

/// What a file is that is no list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum FileKind {
    /// A tournament of this program.
    Tournament,
    /// The people of a house, or another file of SQLite.
    People,
    /// An evening that The Tournament Director saved.
    TournamentDirector,
    Pdf,
    /// A spreadsheet, or something else that is packed.
    Packed,
    /// A spreadsheet that opens with a password.
    Locked,
    Picture,
}

impl FileKind {
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// The end of its text's id in the catalogues.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// What a file is; none where it may be a list.
    ///
    /// ```
    /// use lists::FileKind;
    ///
    /// assert_eq!(FileKind::of(b"%PDF-1.7 ..."), Some(FileKind::Pdf));
    /// assert_eq!(FileKind::of(b"{V: \"3.7.2\", T: new Tournament({"),
    /// Some(FileKind::TournamentDirector)); assert_eq!(FileKind::of(b"Name;Table"), None);
    /// ```
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        let beginnings: [(&[u8], Self); 9] = [
            (b"(floorman:\"journal\"", Self::Tournament),
            (b"SQLite format 3\0", Self::People),
            (b"%PDF-", Self::Pdf),
            (b"PK\x03\x04", Self::Packed),
            (b"\xd0\xcf\x11\xe0", Self::Packed),
            (b"\x1f\x8b", Self::Packed),
            (b"\x89PNG", Self::Picture),
            (b"\xff\xd8\xff", Self::Picture),
            (b"GIF8", Self::Picture),
        ];
        let known = beginnings.iter().find(|(beginning, _)| bytes.starts_with(beginning));
        let head = bytes.get(..64.min(bytes.len())).unwrap_or_default();
        let head: String =
            String::from_utf8_lossy(head).chars().filter(|c| !c.is_whitespace()).collect();
        let is_saved = head.starts_with("{V:") && head.contains("T:newTournament");
        known.map(|(_, kind)| *kind).or(is_saved.then_some(Self::TournamentDirector))
    }
}
