//! Why a file or folder cannot be read or written.

use std::io::ErrorKind;
use storage::KeptFile;
use words::Words;

/// Why a file or folder cannot be read or written, without the number that the system has for it.
#[must_use]
pub fn file_trouble(words: &Words, error: &std::io::Error) -> String {
    if let Some(kept) = KeptFile::of(error) {
        return words.text(&format!("file-kept-{}", kept.id()));
    }
    let id = match error.kind() {
        ErrorKind::NotFound => "file-not-found",
        ErrorKind::PermissionDenied => "file-not-allowed",
        ErrorKind::AlreadyExists => "file-exists",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "file-disk-full",
        ErrorKind::ReadOnlyFilesystem => "file-disk-read-only",
        ErrorKind::FileTooLarge => "file-too-large",
        ErrorKind::InvalidInput => "file-no-file",
        ErrorKind::InvalidData => "file-not-text",
        ErrorKind::IsADirectory => "file-is-folder",
        ErrorKind::NotADirectory => "file-no-folder",
        _ => return without_number(&error.to_string()).to_owned(),
    };
    words.text(id)
}

/// What the system says, without the number that it has for it.
#[must_use]
pub fn without_number(said: &str) -> &str {
    said.split(" (os error").next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use crate::files::file_trouble;
    use std::io::{Error, ErrorKind};
    use words::{Language, Words};

    #[test]
    fn why_a_file_cannot_be_read_is_said_without_a_number() {
        let words = Words::new(Language::English);
        for number in 1..=40 {
            let said = file_trouble(&words, &Error::from_raw_os_error(number));
            assert!(!said.contains("os error") && !said.is_empty(), "{number}: {said}");
        }
        let said = |kind: ErrorKind| file_trouble(&words, &Error::from(kind));
        assert_eq!(said(ErrorKind::NotFound), "this file or folder does not exist");
        assert_eq!(said(ErrorKind::PermissionDenied), "this computer does not allow it");
        assert_eq!(said(ErrorKind::StorageFull), "the disk is full");
    }
}
