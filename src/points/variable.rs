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
    /// How many took part.
    Players,
    /// How many are still in.
    PlayersLeft,
    /// The place of the player.
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
    /// Add-ons of everybody.
    AddOnsTotal,
    /// Money for entries.
    BuyInsAmount,
    /// Money for rebuys and re-entries.
    RebuysAmount,
    /// Money for add-ons.
    AddOnsAmount,
    /// What the player paid for the first entry.
    BuyInCost,
    /// What the player paid for rebuys and re-entries.
    RebuyCost,
    /// What the player paid for add-ons.
    AddOnCost,
    /// What the player paid in all.
    TotalCost,
    /// The prize pool.
    Pot,
    /// The prize of the player.
    PrizeWinnings,
    /// What the player won for bounties.
    BountyWinnings,
    /// What the player won in all: the prize and bounties.
    TotalWinnings,
    /// What the player won beyond what they paid; below zero where it is less.
    Take,
    /// 1 where the player won something, and 0 where not.
    InTheMoney,
    /// How many places are paid.
    PlacesPaid,
    /// The player's chips, as last known.
    ChipCount,
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

/// The names of a variable.
#[derive(Debug)]
pub struct VariableRow {
    /// Which.
    pub variable: Variable,
    /// Its names, the full one first.
    pub names: &'static [&'static str],
    /// Whose formula may ask it.
    pub scope: Scope,
}

/// Every variable with all its names: what is read, what is listed and what is explained follow
/// from it.
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
    event(Variable::Pot, &["prizePool", "pot", "pp"]),
    event(Variable::PrizeWinnings, &["prizeWinnings", "pw"]),
    event(Variable::BountyWinnings, &["bountyWinnings", "bw"]),
    event(Variable::TotalWinnings, &["totalWinnings", "tw"]),
    event(Variable::Take, &["take", "t"]),
    event(Variable::InTheMoney, &["inTheMoney", "m", "placed"]),
    event(Variable::PlacesPaid, &["placesPaid", "mr", "inTheMoneyRank"]),
    event(Variable::ChipCount, &["chipCount", "chipStack"]),
    VariableRow { variable: Variable::ListPoints, names: &["listPoints"], scope: Scope::League },
];

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
