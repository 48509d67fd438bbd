//! How strongly an offense asks for a penalty.

use engine::penalties::Offense;
use rulebook::Options;
use rulebook::options::Etiquette;

/// What the rules say of a penalty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Strength {
    /// A word to the player is enough.
    Word,
    /// There may be a penalty, as the floor sees it.
    May,
    /// There has to be a penalty.
    Must,
}

/// What the rules say of a penalty for this offense, after so many warnings and penalties.
///
/// Manners, delays and acting ahead: each may be penalized, or only repeated ones, and these must.
///
/// Rules: TDA 2011 §51, §55; TDA 2024 §70, §71-B.
pub fn strength(offense: Offense, before: u8, options: &Options) -> Strength {
    let is_of_manners =
        matches!(offense, Offense::Manners | Offense::Stalling | Offense::OutOfTurn);
    match options.etiquette {
        _ if offense.must_be_penalized() => Strength::Must,
        Etiquette::RepeatedMust if is_of_manners && before == 0 => Strength::Word,
        Etiquette::RepeatedMust if is_of_manners => Strength::Must,
        Etiquette::RepeatedMust | Etiquette::MayBePenalized => Strength::May,
    }
}
