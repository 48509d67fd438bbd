//! Sentences that people read.

/// A sentence is there, whole, and no longer than somebody reads.
///
/// # Panics
/// Where it is not.
#[track_caller]
pub fn sentence(text: &str) {
    assert!(!text.trim().is_empty(), "nothing is said");
    assert!(!text.contains("⟨"), "a text is missing: {text:.300}");
    assert!(text.len() < 8_000, "{} bytes are said: {text:.300}", text.len());
}

/// The same of a sentence that may repeat what was handed in, which may hold anything.
#[track_caller]
pub fn sentence_with(text: &str, input: &str) {
    if !input.contains('⟨') {
        sentence(text);
    }
}
