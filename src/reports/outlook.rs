//! When the event ends as it goes, and who is left until then.

use engine::structure::{Ending, Field, Position, Stage, Structure, ending, players_left};
use engine::tournament::Tournament;
use engine::values::{LevelNo, StageNo, Timestamp};

/// Who plays, and where the evening stands: what an end is foretold from.
#[derive(Debug, Clone, Copy)]
pub struct Outlook {
    /// Who plays, for how many chips.
    pub field: Field,
    pub position: Position,
}

impl Outlook {
    /// As the evening stands at `now`; none before anybody is registered.
    #[must_use]
    pub fn of(tournament: &Tournament, now: Timestamp) -> Option<Self> {
        let field =
            Field { players: tournament.entries().left(), chips: tournament.chips().in_play() };
        let reading = tournament.reading(now);
        let elapsed_secs = u64::try_from(reading.elapsed_millis / 1000).unwrap_or(0);
        let position = Position { stage: reading.stage, elapsed_secs };
        (field.players >= 2).then_some(Self { field, position })
    }

    /// As the evening stands before the first hand.
    #[must_use]
    pub fn at_start(field: Field) -> Self {
        Self { field, position: Position::START }
    }

    /// Foretells when the event ends.
    #[must_use]
    pub fn ending(&self, structure: &Structure) -> Option<Ending> {
        ending(structure, self.position, self.field)
    }

    /// Who is left when each line of the structure begins, and their average in tenths of a
    /// big blind; none for breaks and for what was played.
    #[must_use]
    pub fn lines(&self, structure: &Structure) -> Vec<Option<(u32, u64)>> {
        let ending = self.ending(structure);
        let on = structure.level_no(self.position.stage).unwrap_or(LevelNo(1)).0;
        let last = ending.and_then(|ending| ending.level).map_or_else(
            || u16::try_from(structure.levels().count()).unwrap_or(u16::MAX),
            |level| level.0,
        );
        let to_end = u32::from(last.saturating_sub(on));
        let line = |(stage, no, what): (StageNo, Option<LevelNo>, &Stage)| {
            let (no, level) = (no?, what.as_level()?);
            if stage < self.position.stage || no.0 > last || ending.is_none() {
                return None;
            }
            let ahead = u32::from(no.0.saturating_sub(on));
            let left = players_left(self.field.players, ahead, to_end);
            let average = self.field.chips.0.checked_div(u64::from(left))?;
            Some((left, average.saturating_mul(10).checked_div(level.stakes.big_blind().0)?))
        };
        structure.numbered().map(line).collect()
    }
}
