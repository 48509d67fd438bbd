//! An event of 320 players with late registration, whose proposals are looked at minute by minute.

use crate::tables::Floor;
use engine::Command;
use engine::command::ButtonMoment;
use engine::decide::check;
use engine::entries::{Status, Who};
use engine::money::Pays;
use engine::seating::plan;
use engine::settings::{EarlyBreaks, Limit};
use engine::values::{PlayerId, SeatAt};
use reports::Need;

/// So many registered before the first draw.
const EARLY: u32 = 240;
const ALL: u32 = 320;
/// Registration closes after so many minutes.
const MINUTES: u32 = 90;

/// Dice that fall the same way each time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % sides
    }
}

struct Evening {
    floor: Floor,
    dice: Dice,
    early: EarlyBreaks,
    /// How often tables were opened for those who waited.
    opened: usize,
    /// How many tables broke while entries were sold.
    broken: usize,
}

impl Evening {
    fn new(early: EarlyBreaks, tables: &[u8], seed: u64) -> Self {
        let floor = Floor::new(EARLY, tables, |settings| {
            settings.seating.early_breaks = early;
            settings.entries.re_entries = Limit::Unlimited;
            settings.entries.late_registration_level_max = None;
        });
        let mut evening = Self { floor, dice: Dice(seed), early, opened: 0, broken: 0 };
        evening.floor.act(Command::OpenRegistration);
        evening
    }

    fn some(&mut self, is: impl Fn(Status) -> bool) -> Option<PlayerId> {
        let players = self.floor.t().entries().players();
        let all: Vec<PlayerId> =
            players.filter(|player| is(player.status)).map(|player| player.id).collect();
        (!all.is_empty()).then(|| all[self.dice.roll(all.len())])
    }

    fn busts(&mut self, most: usize) {
        for _ in 0..self.dice.roll(most + 1) {
            if self.floor.t().entries().left() > 30
                && let Some(player) = self.some(|status| matches!(status, Status::Seated(_)))
            {
                self.floor.bust(player);
            }
        }
    }

    /// Does everything that is proposed for the room, one after the other.
    fn follow(&mut self) {
        for _ in 0..400 {
            let Some(need) = self.floor.needs().into_iter().find(is_of_the_room) else {
                return;
            };
            self.carry_out(&need);
        }
        panic!("the room is never done: {:?}", self.floor.needs());
    }

    fn carry_out(&mut self, need: &Need) {
        match need {
            Need::AskButton { tables } => {
                for table in tables.clone() {
                    let known = self.floor.t().seating().table(table).unwrap();
                    let button = known.taken().iter().next().unwrap();
                    self.floor.act(Command::SetButton {
                        table,
                        button,
                        small_blind: None,
                        big_blind: None,
                        when: ButtonMoment::ThisHand,
                    });
                }
            }
            Need::Undecided { from, to } => {
                let player = self.floor.at(from.0)[0];
                let known = self.floor.t().seating().table(*to).unwrap();
                let seat = known.open().iter().next().unwrap();
                let to = SeatAt { table: *to, seat };
                self.floor.act(Command::MovePlayer { player: Who::Id(player), to });
            }
            _ => {
                let command = need.command().expect("nothing is left to choose");
                let (t, now) = (self.floor.t(), self.floor.session.now());
                assert_eq!(check(t, &command, now), Ok(()), "{need:?}");
                if let Need::Break { tables, early, .. } = need {
                    let after = t.seating().after_break(tables);
                    if t.may_players_come(now) {
                        assert_eq!(*early, Some(self.early));
                        let (open, seats) = (after.open_left as usize, after.seats_left as usize);
                        assert!(self.early.allows(open, seats), "{open} of {seats} stay open");
                        self.broken += tables.len();
                    }
                    assert_eq!(t.entries().alternates().len(), 0, "alternates wait for seats");
                }
                self.opened += usize::from(matches!(need, Need::OpenTables { .. }));
                self.floor.act(command);
            }
        }
    }

    /// What must stand after each minute, once what was proposed is done.
    fn check(&self) {
        let seating = self.floor.t().seating();
        let waiting = self.floor.t().entries().alternates().len();
        let is_full = seating.open_seats() == 0 && seating.free_tables().len() == 0;
        assert!(waiting == 0 || is_full, "{waiting} wait beside a free seat or table");
        if waiting > 0 {
            assert!(self.floor.needs().contains(&Need::AlternatesWait { waiting }));
        }
        let left = plan(self.floor.t(), self.floor.session.now());
        assert!(left.is_empty(), "{left:?}");
        assert!(left.gap_left <= 1, "{:?}", self.floor.sizes());
        let (fullest, _) = seating.size_range().unwrap();
        let short = seating.tables().map(|table| table.short_of(fullest)).max();
        assert!(short <= Some(1), "{:?}", self.floor.sizes());
    }

    fn play(&mut self) {
        let mut next = EARLY + 1;
        for minute in 0..MINUTES {
            let come = self.dice.roll(3) as u32;
            let last = (next + come).min(ALL + 1);
            if last > next {
                self.floor.register(next..last);
                next = last;
            }
            self.busts(if minute < 50 { 2 } else { 4 });
            if self.dice.roll(3) == 0
                && let Some(player) = self.some(|status| status == Status::Out)
            {
                self.floor.act(Command::ReEnter { player: Who::Id(player), pays: Pays::default() });
            }
            self.follow();
            self.check();
            self.floor.later(60);
        }
        self.floor.act(Command::CloseRegistration);
        while self.floor.t().entries().left() > 30 {
            self.follow();
            self.check();
            self.busts(5);
            self.floor.later(60);
        }
        self.follow();
        self.check();
        engine::invariants::check_all(self.floor.t()).unwrap();
    }
}

fn is_of_the_room(need: &Need) -> bool {
    matches!(
        need,
        Need::Break { .. }
            | Need::Redraw { .. }
            | Need::Balance { .. }
            | Need::AskButton { .. }
            | Need::Undecided { .. }
            | Need::MovesPending { .. }
            | Need::SeatAlternates { .. }
            | Need::OpenTables { .. }
            | Need::DrawSeats { .. }
    )
}

#[test]
fn no_alternate_waits_beside_a_free_seat_and_no_table_breaks_too_early() {
    let early = [EarlyBreaks::Never, EarlyBreaks::SeatsOpen(20), EarlyBreaks::ShareOpen(33)];
    let broken = early.map(|early| {
        let mut evening = Evening::new(early, &[9; 40], 11);
        evening.play();
        evening.broken
    });
    assert_eq!(broken[0], 0, "never is never");
    assert!(broken[1] > 5, "{broken:?}: something must be allowed, or nothing was tried");
}

#[test]
fn tables_that_broke_too_soon_are_opened_again_before_anybody_waits() {
    let mut evening = Evening::new(EarlyBreaks::SeatsOpen(0), &[9; 40], 12);
    evening.play();
    assert!(evening.opened > 0, "no table had to be opened again");
}

#[test]
fn tables_of_six_and_nine_stay_even_beside_each_other() {
    let mut tables = vec![9; 26];
    tables.extend([6; 14]);
    Evening::new(EarlyBreaks::ShareOpen(25), &tables, 13).play();
}

#[test]
fn where_no_table_is_free_alternates_stand_in_line_and_sit_as_seats_open() {
    let mut evening = Evening::new(EarlyBreaks::Never, &[9; 28], 14);
    evening.floor.register(400..430);
    assert_eq!(evening.floor.t().entries().alternates().len(), 18);
    evening.check();
    evening.play();
}
