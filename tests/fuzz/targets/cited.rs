//! Words by which pages and rules are looked for, and citations.

use crate::fixtures::{index, words};
use rulebook::{RuleNumber, Rulebook};

/// Looks for each line, as it is typed and as a citation.
pub fn read(bytes: &[u8]) {
    let input = String::from_utf8_lossy(bytes);
    for (line, book) in input.lines().take(2).zip(Rulebook::ALL.iter().cycle()) {
        let all = index().entries().len();
        let found = index().find(line, *book).len();
        assert!(found <= all && index().find_whole(line, *book).len() <= all);
        for hit in words().pages_cited(line) {
            assert!(index().entry(hit).is_some(), "{line:?} is cited, and no page");
        }
        if let Some(number) = RuleNumber::from_cited(line) {
            let again = RuleNumber::from_cited(&number.to_string());
            assert_eq!(again.as_ref(), Some(&number), "{line:?}");
        }
    }
}
