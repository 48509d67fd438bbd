//! A file of The Tournament Director: the tree of its values, and the evening in it.

use crate::fixtures::words;
use crate::targets::sentences::sentence_with;
use crate::targets::whole;
use exchange::{ImportError, import};

/// Imports a file, and looks at whatever came of it.
pub fn read(bytes: &[u8]) {
    let input = String::from_utf8_lossy(bytes);
    let imported = match import(bytes, "Friday", words()) {
        Ok(imported) => imported,
        Err(error) => {
            assert!(!matches!(error, ImportError::Failed(_)), "an act did not fit: {error:?}");
            let said = error.said(words());
            assert!(!said.is_empty(), "refused without a reason");
            said.iter().for_each(|line| sentence_with(line, &input));
            return;
        }
    };
    imported.remarks.iter().for_each(|remark| sentence_with(&remark.said(words()), &input));
    whole::session(&imported.session, &input);
    whole::writes_and_reads(imported.session.log().acts());
    let again = import(bytes, "Friday", words()).expect("it was imported before");
    assert_eq!(again.session.log().acts(), imported.session.log().acts(), "another evening");
}
