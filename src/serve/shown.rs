//! What everybody may see of an event at one moment.

use engine::clock::Reading;
use engine::entries::Player;
use engine::finishes::standings;
use engine::log::Log;
use engine::seating::Spot;
use engine::structure::Structure;
use engine::tournament::Tournament;
use engine::values::{PlayerId, SeatAt, TableNo, Timestamp};
use reports::{PlayersClock, players_clock};
use session::Lost;
use std::sync::Arc;
use words::Language;

/// What everybody may see of an event at one moment.
#[derive(Debug, Clone)]
pub struct Shown {
    /// The number of the last act.
    pub seq: u64,
    /// What the players' clock shows.
    pub clock: PlayersClock,
    /// Where the clock stands.
    pub reading: Reading,
    /// Levels and breaks.
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

/// Somebody who is in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seated {
    /// Who.
    pub player: PlayerId,
    /// The name as it is shown.
    pub name: String,
    /// The name without case and accents, for whoever looks for it.
    pub folded: String,
    /// Where they sit; none while they wait for a seat.
    pub at: Option<SeatAt>,
}

impl Shown {
    /// What a tournament shows at this moment; `own` is the language of the computer.
    #[must_use]
    pub fn of(log: &Log, now: Timestamp, own: Language) -> Self {
        let tournament = log.state();
        let settings = tournament.settings();
        let languages = Language::of_event(settings, own);
        let alphabet = languages.first().copied().unwrap_or(own).alphabet();
        let order = settings.name_order;
        let mut players: Vec<&Player> =
            tournament.entries().players().filter(|player| player.is_in()).collect();
        players.sort_by_cached_key(|player| (alphabet.key(&player.name, order), player.id));
        let seated = players.into_iter().map(|player| Seated {
            player: player.id,
            name: player.name.to_string(),
            folded: player.name.folded().to_owned(),
            at: player.seat(),
        });
        let name = |id| tournament.entries().player(id).map(|player| player.name.to_string());
        let out = standings(tournament).into_iter().filter(|it| it.busted_at.is_some());
        let out = out.filter_map(|it| Some((it.place?.0, name(it.player)?)));
        let tables = tournament.seating().tables();
        Self {
            seq: log.last_seq().0,
            clock: players_clock(tournament, log, now),
            reading: tournament.reading(now),
            structure: tournament.structure().clone(),
            seated: seated.collect(),
            out: out.collect(),
            standing: Arc::new(tournament.clone()),
            lost: None,
            tables: tables.map(|table| (table.no, table.place)).collect(),
            languages,
        }
    }
}
