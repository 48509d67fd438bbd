//! Two players swap seats in one act.

use crate::tables::Floor;
use engine::Command;
use engine::entries::{SeatNeed, Who};
use engine::event::Event;
use engine::finishes::place_of;
use engine::log::{ActBody, Log};
use engine::refusal::Refusal;
use engine::seating::MoveReason;
use engine::values::{PlayerId, SeatAt, TableNo};

fn swap(one: PlayerId, other: PlayerId) -> Command {
    Command::SwapSeats { players: [Who::Id(one), Who::Id(other)] }
}

#[test]
fn two_players_of_full_tables_swap_seats_in_one_act_and_undo_takes_it_back() {
    let mut floor = Floor::new(18, &[9, 9], |_| {});
    let (ana, ben) = (floor.at(1)[2], floor.at(2)[5]);
    let (from, to) = (floor.seat(ana), floor.seat(ben));
    floor.act(swap(ana, ben));
    assert_eq!((floor.seat(ana), floor.seat(ben)), (to, from));
    let moves = floor.t().seating().pending_moves();
    let slips: Vec<(PlayerId, SeatAt, SeatAt)> =
        moves.iter().map(|it| (it.order.player, it.order.from, it.order.to)).collect();
    assert_eq!(slips, [(ana, from, to), (ben, to, from)], "both get a slip");
    let last = &floor.session.log().acts().last().unwrap().body;
    let ActBody::Record(events) = last else { panic!("{last:?}") };
    let Event::PlayersMoved { moves, .. } = &events[0] else { panic!("{events:?}") };
    assert!(moves.iter().all(|it| it.reason == MoveReason::SeatsSwapped && !it.waits_one_hand));
    let correction = reports::corrections(events);
    assert_eq!(correction, [reports::Correction::Command(swap(ana, ben))]);
    let again = Log::replay(floor.session.log().acts().iter().cloned()).unwrap();
    assert_eq!(again.state().seating().player_at(to), Some(ana));
    floor.act(Command::Undo);
    assert_eq!((floor.seat(ana), floor.seat(ben)), (from, to));
    assert!(floor.t().seating().pending_moves().is_empty());
    // Swapped and swapped back, nobody has to go anywhere.
    floor.act(swap(ana, ben));
    floor.act(swap(ben, ana));
    assert!(floor.t().seating().pending_moves().is_empty());
}

#[test]
fn what_cannot_be_swapped_is_refused() {
    let mut floor = Floor::new(19, &[9, 9], |_| {});
    let [ana, ben, cid, dan] = [0, 1, 2, 3].map(|at| floor.at(1)[at]);
    let eva = floor.at(2)[0];
    assert_eq!(floor.refused(&swap(ana, ana)), Refusal::SwapWithSelf { player: ana });
    floor.bust(ben);
    assert_eq!(floor.refused(&swap(ana, ben)), Refusal::NotIn { player: ben });
    let waits = floor.t().entries().alternates().next().unwrap();
    assert_eq!(floor.refused(&swap(waits, ana)), Refusal::NotSeated { player: waits });
    let nobody = Command::SwapSeats { players: [Who::Id(ana), Who::Name("Nobody".to_owned())] };
    assert_eq!(floor.refused(&nobody), Refusal::PlayerUnknown { name: "Nobody".to_owned() });

    floor.act(Command::LockPlayer { player: Who::Id(cid) });
    for command in [swap(ana, cid), swap(cid, ana)] {
        assert_eq!(floor.refused(&command), Refusal::PlayerLocked { player: cid });
    }
    let at = floor.seat(dan);
    let need = SeatNeed { table: None, seat: Some(at.seat) };
    floor.act(Command::SetNeed { player: Who::Id(dan), need: Some(need) });
    assert_eq!(floor.refused(&swap(ana, dan)), Refusal::SeatRequired { player: dan, at });

    let apart = [Who::Id(eva), Who::Id(dan)];
    floor.act(Command::KeepApart { players: apart, apart: engine::command::Apart::Keep });
    let kept = Refusal::KeptApart { player: eva, other: dan, table: TableNo(1) };
    assert_eq!(floor.refused(&swap(ana, eva)), kept);
    assert_eq!(floor.seat(eva).table, TableNo(2));
}

#[test]
fn somebody_may_swap_into_the_seat_that_they_must_have() {
    let mut floor = Floor::new(9, &[9], |_| {});
    let [ana, ben, cid] = [0, 1, 2].map(|at| floor.at(1)[at]);
    let need = SeatNeed { table: None, seat: Some(floor.seat(ben).seat) };
    floor.act(Command::SetNeed { player: Who::Id(ana), need: Some(need) });
    floor.act(swap(ana, cid));
    floor.act(swap(ana, ben));
    assert_eq!(Some(floor.seat(ana).seat), need.seat);
    assert!(matches!(floor.refused(&swap(ana, ben)), Refusal::SeatRequired { .. }));
}

#[test]
fn moving_into_a_taken_seat_of_ones_own_full_table_is_a_swap_and_elsewhere_it_is_refused() {
    let mut floor = Floor::new(18, &[9, 9], |_| {});
    let [ana, ben] = [0, 1].map(|at| floor.at(1)[at]);
    let (from, to) = (floor.seat(ana), floor.seat(ben));
    let other = floor.seat(floor.at(2)[0]);
    let there = Command::MovePlayer { player: Who::Id(ana), to: other };
    assert!(matches!(floor.refused(&there), Refusal::SeatTaken { .. }));
    let last = floor.at(1)[8];
    floor.act(Command::MovePlayer { player: Who::Id(ana), to });
    assert_eq!((floor.seat(ana), floor.seat(ben)), (to, from));
    floor.bust(last);
    let back = Command::MovePlayer { player: Who::Id(ana), to: from };
    assert!(matches!(floor.refused(&back), Refusal::SeatTaken { .. }), "a seat is open");
}

#[test]
fn a_penalty_and_a_place_go_with_the_player_and_a_waiver_with_the_table() {
    let mut floor = Floor::new(18, &[9, 9], |it| {
        it.rules.halt = rulebook::HaltRule::AtTheGap;
    });
    let (ana, ben) = (floor.at(1)[0], floor.at(2)[0]);
    let kind = engine::penalties::PenaltyKind::Hands(3);
    floor.act(Command::GivePenalty {
        player: Who::Id(ana),
        kind,
        offense: None,
        note: String::new(),
        stack: None,
    });
    floor.leave(2, 6);
    floor.act(Command::WaiveHalt { table: TableNo(2) });
    floor.act(swap(ana, ben));
    assert_eq!(floor.t().penalties().hands_left(ana), 3);
    assert_eq!(floor.t().penalties().hands_left(ben), 0);
    assert!(floor.t().seating().table(TableNo(2)).unwrap().is_halt_waived);
    floor.bust(ana);
    assert_eq!(place_of(floor.t(), ana).unwrap().0, 15);
}
