//! Blinds that are dead or short, where the pot is the limit.

use super::{Finding, Spot};
use rulebook::Options;
use rulebook::options::PotLimitBlinds;

/// What becomes of a wager where the pot may count with whole blinds or as it was posted.
///
/// The rule of the blinds is named where the answer hangs on it. A book that speaks of a short
/// all-in blind alone leaves a dead one to the floor.
///
/// Rules: TDA 2024 §54-B; TDA 2019 and 2022 §54-B.
pub fn as_blinds_count(
    spot: &Spot,
    options: &Options,
    rule: impl Fn(&Options) -> Finding,
) -> Finding {
    let finding = rule(options);
    if spot.pot_with_whole_blinds(options).is_none() {
        return finding;
    }
    let posted = rule(&Options { pot_limit_blinds: PotLimitBlinds::AsPosted, ..*options });
    if finding.comes_to(&posted) {
        return finding;
    }
    let finding = match options.pot_limit_blinds {
        PotLimitBlinds::ShortAsFull => finding.or(&posted).because("pot-limit-dead-blind"),
        PotLimitBlinds::TakenAsFull | PotLimitBlinds::AsPosted => finding,
    };
    finding.resting_on("gist-wager-pot-limit").resting_on("gist-pot-limit-full-blinds")
}
