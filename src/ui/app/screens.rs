//! All screens of the window.

use crate::screens::chips::ChipsScreen;
use crate::screens::clock::ClockScreen;
use crate::screens::league::LeagueScreen;
use crate::screens::log::LogScreen;
use crate::screens::penalties::PenaltiesScreen;
use crate::screens::people::PeopleScreen;
use crate::screens::players::PlayersScreen;
use crate::screens::print::PrintScreen;
use crate::screens::prizes::PrizesScreen;
use crate::screens::rulings::RulingsScreen;
use crate::screens::setup::SetupScreen;
use crate::screens::start::StartScreen;
use crate::screens::tables::TablesScreen;

/// Every screen with what is half-typed on it.
#[derive(Default)]
pub(super) struct Screens {
    pub(super) start: StartScreen,
    pub(super) setup: SetupScreen,
    pub(super) players: PlayersScreen,
    pub(super) tables: TablesScreen,
    pub(super) clock: ClockScreen,
    pub(super) log: LogScreen,
    pub(super) print: PrintScreen,
    pub(super) rulings: RulingsScreen,
    pub(super) chips: ChipsScreen,
    pub(super) penalties: PenaltiesScreen,
    pub(super) prizes: PrizesScreen,
    pub(super) people: PeopleScreen,
    pub(super) league: LeagueScreen,
}

impl Screens {
    /// Another tournament comes: each screen forgets what belonged to the one before.
    pub(super) fn forget(&mut self) {
        // Named one by one, so that the compiler asks a new screen what it forgets.
        let Self {
            start,
            setup,
            players,
            tables,
            clock,
            log,
            print,
            rulings,
            chips,
            penalties,
            prizes,
            people,
            league,
        } = self;
        start.forget();
        setup.forget();
        players.forget();
        tables.forget();
        clock.forget();
        log.forget();
        print.forget();
        rulings.forget();
        chips.forget();
        penalties.forget();
        prizes.forget();
        people.forget();
        league.forget();
    }

    /// Another language is spoken, in which these screens are shown now. What belongs to no
    /// tournament goes on in them, with what is being read and imported there, and so does the
    /// setup, where the language was chosen; all else waits in those of the language before.
    pub(super) fn go_on_in(&mut self, next: &mut Self) {
        // Named one by one, so that the compiler asks a new screen whether it goes on.
        let Self {
            start: _,
            setup,
            players: _,
            tables: _,
            clock: _,
            log: _,
            print: _,
            rulings: _,
            chips: _,
            penalties: _,
            prizes: _,
            people,
            league,
        } = self;
        std::mem::swap(setup, &mut next.setup);
        std::mem::swap(people, &mut next.people);
        std::mem::swap(league, &mut next.league);
    }
}
