//! What a formula may ask of a player and their event, and by which names.

use strum::{IntoStaticStr, VariantArray};

/// Whose formula it is, and so what it may ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// That of an event: what a player gets for it.
    Event,
    /// That of a league: what counts of all that a player got.
    League,
}

/// Something that a formula may ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Variable {
    /// How many took part, those who are out among them.
    Players,
    /// How many are still in.
    PlayersLeft,
    /// The place of the player; 0 while they have none.
    Rank,
    /// The place counted from the first to go out.
    Position,
    /// How often the player knocked somebody out.
    Hits,
    /// How often the player rebought or entered again.
    Rebuys,
    /// How many add-ons the player took.
    AddOns,
    /// Rebuys and re-entries of everybody.
    RebuysTotal,
    /// How many add-ons everybody took together.
    AddOnsTotal,
    /// Money for the first entries of everybody.
    BuyInsAmount,
    /// Money for rebuys and re-entries.
    RebuysAmount,
    /// Money for the add-ons of everybody.
    AddOnsAmount,
    /// What the player paid for the first entry.
    BuyInCost,
    /// What the player paid for rebuys and re-entries.
    RebuyCost,
    /// What the player paid for add-ons.
    AddOnCost,
    /// What the player paid in all.
    TotalCost,
    /// Rake and fees of everybody's first entries.
    BuyInsRake,
    /// Rake and fees of rebuys and re-entries.
    RebuysRake,
    /// Rake and fees of everybody's add-ons.
    AddOnsRake,
    /// Rake and fees of the player's first entry.
    BuyInRake,
    /// Rake and fees of the player's rebuys and re-entries.
    RebuyRake,
    /// Rake and fees of the player's add-ons.
    AddOnRake,
    /// All rake and fees of the player.
    TotalRake,
    /// What is taken from the pool before it is shared.
    Deducted,
    /// The prize pool as it stands, with what the house adds.
    Pot,
    /// What the house guarantees for the pool.
    Guarantee,
    /// What the house pays to reach its guarantee.
    Overlay,
    /// The prize pool without what the house pays to reach its guarantee.
    PotBeforeGuarantee,
    /// What the house adds to the pool in any case.
    HouseAdded,
    /// The prize of the player; 0 without one.
    PrizeWinnings,
    /// What the player won for the bounties of others.
    BountyWinnings,
    /// What the player keeps of the bounty on their own head.
    BountyKept,
    /// How many bounties of others the player won.
    BountiesWon,
    /// 1 where the player keeps the bounty on their own head, and 0 where not.
    BountiesKept,
    /// How many bounties the player bought.
    BountyChips,
    /// What the player paid for bounties.
    BountyCost,
    /// What the player won in all: the prize and bounties.
    TotalWinnings,
    /// What the player won beyond what they paid; below zero where it is less.
    Take,
    /// 1 where the player won something, and 0 where not.
    InTheMoney,
    /// How many places are paid; 0 where that is not known.
    PlacesPaid,
    /// 1 where the player was among the last who fit at one table, and 0 where not.
    FinalTable,
    /// The level in which the player went out; 0 for who did not.
    LevelOut,
    /// The player's chips, as last known.
    ChipStack,
    /// All chips that are in play in the event.
    ChipsInPlay,
    /// The points of a player, one number for each event that counts.
    ListPoints,
}

impl Variable {
    /// Its name in the catalogues.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A variable with its names and its scope.
#[derive(Debug)]
pub struct VariableRow {
    /// The variable that has these names.
    pub variable: Variable,
    /// Its names, the full one first.
    pub names: &'static [&'static str],
    /// Whether formulas of events or of leagues may ask it.
    pub scope: Scope,
}

/// Every variable with all its names: what is read, listed and explained follows from it.
#[rustfmt::skip]
pub const VARIABLES: &[VariableRow] = &[
    event(Variable::Players, &["numberOfPlayers", "n", "buyins"]),
    event(Variable::PlayersLeft, &["playersLeft", "players"]),
    event(Variable::Rank, &["rank", "r"]),
    event(Variable::Position, &["position"]),
    event(Variable::Hits, &["numberOfHits", "nh"]),
    event(Variable::Rebuys, &["numberOfRebuys", "nr"]),
    event(Variable::AddOns, &["numberOfAddOns", "na", "addons"]),
    event(Variable::RebuysTotal, &["totalNumberOfRebuys", "tnr", "totalRebuys", "rebuys"]),
    event(Variable::AddOnsTotal, &["totalNumberOfAddOns", "tna", "totalAddOns"]),
    event(Variable::BuyInsAmount, &["totalBuyInsAmount"]),
    event(Variable::RebuysAmount, &["totalRebuysAmount"]),
    event(Variable::AddOnsAmount, &["totalAddOnsAmount"]),
    event(Variable::BuyInCost, &["buyInCost", "bc"]),
    event(Variable::RebuyCost, &["rebuyCost", "rc"]),
    event(Variable::AddOnCost, &["addOnCost", "ac"]),
    event(Variable::TotalCost, &["totalCost", "tc"]),
    event(Variable::BuyInsRake, &["totalBuyInsRake"]),
    event(Variable::RebuysRake, &["totalRebuysRake"]),
    event(Variable::AddOnsRake, &["totalAddOnsRake"]),
    event(Variable::BuyInRake, &["buyInRake", "br"]),
    event(Variable::RebuyRake, &["rebuyRake", "rr"]),
    event(Variable::AddOnRake, &["addOnRake", "ar"]),
    event(Variable::TotalRake, &["totalRake", "tr"]),
    event(Variable::Deducted, &["totalFixedRake"]),
    event(Variable::Pot, &["prizePool", "pot", "pp"]),
    event(Variable::Guarantee, &["guaranteedPot"]),
    event(Variable::Overlay, &["houseAdds"]),
    event(Variable::PotBeforeGuarantee, &["preGuaranteedPot"]),
    event(Variable::HouseAdded, &["houseContribution"]),
    event(Variable::PrizeWinnings, &["prizeWinnings", "pw"]),
    event(Variable::BountyWinnings, &["bountyWinnings", "bw"]),
    event(Variable::BountyKept, &["bountyMoneyKept", "bmk"]),
    event(Variable::BountiesWon, &["numberOfBountiesWon", "nb"]),
    event(Variable::BountiesKept, &["numberOfBountiesKept", "nbk"]),
    event(Variable::BountyChips, &["numberOfBountyChips", "nbc"]),
    event(Variable::BountyCost, &["bountyChipCost", "bcc"]),
    event(Variable::TotalWinnings, &["totalWinnings", "tw"]),
    event(Variable::Take, &["take", "t"]),
    event(Variable::InTheMoney, &["inTheMoney", "m", "placed"]),
    event(Variable::PlacesPaid, &["placesPaid", "mr", "inTheMoneyRank"]),
    event(Variable::FinalTable, &["finalTable"]),
    event(Variable::LevelOut, &["roundOut", "ro"]),
    event(Variable::ChipStack, &["chipStack"]),
    event(Variable::ChipsInPlay, &["chipsInPlay"]),
    VariableRow { variable: Variable::ListPoints, names: &["listPoints"], scope: Scope::League },
];

/// Names that mean one thing here and another elsewhere, with the variables that are meant.
pub(crate) const OF_TWO: &[(&str, [Variable; 2])] =
    &[("chipCount", [Variable::ChipStack, Variable::ChipsInPlay])];

impl VariableRow {
    /// The first of a variable's names, which is the full one.
    pub(crate) fn name_of(variable: Variable) -> &'static str {
        let row = VARIABLES.iter().find(|row| row.variable == variable);
        row.and_then(|row| row.names.first()).copied().unwrap_or_default()
    }
}

const fn event(variable: Variable, names: &'static [&'static str]) -> VariableRow {
    VariableRow { variable, names, scope: Scope::Event }
}

/// The variable of a name, whatever its case.
pub(crate) fn variable(name: &str) -> Option<&'static VariableRow> {
    VARIABLES.iter().find(|row| row.names.iter().any(|known| known.eq_ignore_ascii_case(name)))
}

#[cfg(test)]
mod tests {
    use super::{VARIABLES, Variable, variable};
    use strum::VariantArray;

    #[test]
    fn every_variable_has_a_row_and_every_name_is_one_variable() {
        for asked in Variable::VARIANTS {
            let rows = VARIABLES.iter().filter(|row| row.variable == *asked);
            assert_eq!(rows.count(), 1, "{asked:?}");
        }
        for row in VARIABLES {
            for name in row.names {
                let found = variable(&name.to_uppercase()).map(|row| row.variable);
                assert_eq!(found, Some(row.variable), "{name}");
            }
        }
    }
}
