//! Names that are close to what was typed, and what to say of one that is not known.

use words::{Args, Words};

/// Names that are less alike than this are not offered.
const ALIKE_MIN: f64 = 0.75;

/// How many names are offered at most.
const OFFERED_MAX: usize = 3;

/// The names nearest to what was typed, the nearest first.
pub fn nearest<'n>(typed: &str, names: impl IntoIterator<Item = &'n str>) -> Vec<&'n str> {
    let typed = typed.to_lowercase();
    let alike = |name: &str| strsim::jaro_winkler(&typed, &name.to_lowercase());
    let mut near: Vec<(f64, &str)> = names
        .into_iter()
        .map(|name| (alike(name), name))
        .filter(|(of, _)| *of >= ALIKE_MIN)
        .collect();
    near.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    near.into_iter().take(OFFERED_MAX).map(|(_, name)| name).collect()
}

/// That a name is not known, and which it may be.
pub fn unknown(words: &Words, id: &str, args: &Args, near: &[&str]) -> String {
    let said = words.say(id, args);
    if near.is_empty() {
        return format!("{said}\n{}", words.text(&format!("{id}.hint")));
    }
    let offered = Args::new().text("names", near.join(", "));
    format!("{said}\n{}", words.say("terminal-did-you-mean", &offered))
}
