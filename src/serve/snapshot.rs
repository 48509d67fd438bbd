//! What everybody may see of an event at one moment.

use engine::clock::Reading;
use engine::entries::Player;
use engine::finishes::standings;
use engine::log::Log;
use engine::seating::Spot;
use engine::structure::Structure;
use engine::tournament::Tournament;
use engine::values::{PlayerId, SeatAt, TableNo, Timestamp};
use reports::{NameKey, PlayersClock, players_clock};
use session::Lost;
use std::sync::Arc;
use words::Language;

/// What everybody may see of an event at one moment.
#[derive(Debug, Clone)]
pub struct Snapshot {
    /// The number of the last act.
    pub seq: u64,
    /// What the players' clock shows.
    pub clock: PlayersClock,
    pub reading: Reading,
    pub structure: Structure,
    /// Everybody who is in, by name.
    pub seated: Vec<Seated>,
    /// Who is out, the best place first: the place and the name.
    pub out: Vec<(u32, String)>,
    /// Everything that stands, for pages of staff.
    pub standing: Arc<Tournament>,
    /// Time that the computer slept through, of which staff say whether it counts.
    pub lost: Option<Lost>,
    /// Every table, and where it stands where that was told.
    pub tables: Vec<(TableNo, Option<Spot>)>,
    /// In which languages it speaks, the usual one first.
    pub languages: Vec<Language>,
}

/// A player who is in, seated or waiting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seated {
    pub player: PlayerId,
    /// The player's name as it is shown.
    pub name: String,
    /// The name without case and accents, for whoever looks for it.
    pub folded: String,
    /// Where they sit; none while they wait for a seat.
    pub at: Option<SeatAt>,
}

impl Snapshot {
    /// What a tournament shows at this moment; `own` is the language of the computer.
    #[must_use]
    pub fn of(log: &Log, now: Timestamp, own: Language) -> Self {
        Taken::of(log, None, now, own).shown()
    }
}

/// What is taken of a tournament where it is at work; the rest can be worked out elsewhere.
pub(crate) struct Taken {
    seq: u64,
    clock: PlayersClock,
    reading: Reading,
    standing: Arc<Tournament>,
    lost: Option<Lost>,
    own: Language,
}

impl Taken {
    /// What is taken at this moment; `lost` is time that the computer slept through.
    pub(crate) fn of(log: &Log, lost: Option<Lost>, now: Timestamp, own: Language) -> Self {
        let tournament = log.state();
        Self {
            seq: log.last_seq().0,
            clock: players_clock(tournament, log, now),
            reading: tournament.reading(now),
            standing: Arc::new(tournament.clone()),
            lost,
            own,
        }
    }

    /// What everybody may see of it.
    pub(crate) fn shown(self) -> Snapshot {
        let Self { seq, clock, reading, standing, lost, own } = self;
        let tournament = &*standing;
        let settings = tournament.settings();
        let languages = settings.languages(own);
        let language = languages.first().copied().unwrap_or(own);
        let order = settings.name_order;
        let mut players: Vec<&Player> =
            tournament.entries().players().filter(|player| player.is_in()).collect();
        players
            .sort_by_cached_key(|player| (NameKey::new(&player.name, order, language), player.id));
        let seated = players.into_iter().map(|player| Seated {
            player: player.id,
            name: player.name.to_string(),
            folded: player.name.folded().to_owned(),
            at: player.seat(),
        });
        let seated = seated.collect();
        let name = |id| tournament.entries().player(id).map(|player| player.name.to_string());
        let out = standings(tournament).into_iter().filter(|it| it.busted_at.is_some());
        let out = out.filter_map(|it| Some((it.place?.0, name(it.player)?))).collect();
        let structure = tournament.structure().clone();
        let tables = tournament.seating().tables();
        let tables = tables.map(|table| (table.no, table.place)).collect();
        Snapshot { seq, clock, reading, structure, seated, out, standing, lost, tables, languages }
    }
}
