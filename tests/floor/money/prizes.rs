//! The pool, what it pays, who gets it, and what was paid out.

use super::room::{Room, bust_out, later, register, register_for, terms, who};
use engine::command::Command;
use engine::money::{
    Deduction, DeductionShare, ExtraPrize, MoneyColumn, MoneyTerms, PayoutFault, PayoutTerms,
    places_paid, prize_pool,
};
use engine::values::{Money, Place, PlayerId};
use engine::winnings::{Winning, due_to, is_every_seat_won, is_over};
use engine::{Refusal, Settings, money};
use reports::{
    Cell, Choice, ClockPrizes, PayoutSlip, PrizeKind, PrizeList, Prizes, RoomFacts, Sheet,
    payout_slips, prizes_sheet, standings,
};
use rulebook::PayoutTemplate;

fn pay(player: u32, amount: Option<u64>) -> Command {
    let (player, amount) = (who(player), amount.map(Money));
    Command::PayOut { player, what: Winning::Prize, amount }
}

/// Nine players of 40.00 each, late registration over, payouts fixed: 360.00 for 185, 105, 70.
fn fixed(money: MoneyTerms) -> Room {
    fixed_with(money, 9)
}

/// The same with so many players.
fn fixed_with(money: MoneyTerms, players: u32) -> Room {
    let mut room = Room::begun(money, players);
    room.act(Command::CloseRegistration);
    room.act(Command::FixPayouts);
    room
}

fn told(room: &Room) -> Vec<(u32, String, Vec<String>)> {
    let sheet = prizes_sheet(room.tournament()).expect("they can be");
    let row = |row: &reports::ReportRow| {
        let place = match Sheet::cell(row, "place") {
            Cell::Number(place) => u32::try_from(*place).expect("a place"),
            _ => 0,
        };
        let Cell::Text(amount) = Sheet::cell(row, "amount") else { panic!("an amount") };
        let Cell::Texts(to) = Sheet::cell(row, "to") else { panic!("who gets it") };
        (place, amount.clone(), to.clone())
    };
    sheet.rows.iter().map(row).collect()
}

/// What needs doing about money.
fn needs_of_money(room: &Room) -> Vec<reports::Need> {
    let all = reports::needs(room.tournament(), room.session.now()).into_iter();
    let is_money = |need: &reports::Need| {
        matches!(
            need,
            reports::Need::PaidTooMuch { .. }
                | reports::Need::PrizesDue { .. }
                | reports::Need::BountiesDue { .. }
                | reports::Need::PaymentsDue { .. }
                | reports::Need::PayoutsOpen { .. }
                | reports::Need::PayoutsBehind { .. }
                | reports::Need::PayoutsImpossible { .. }
        )
    };
    all.filter(is_money).collect()
}

fn slips_of(room: &Room, player: PlayerId) -> Vec<PayoutSlip> {
    let choice = Choice { player: Some(player), ..Choice::default() };
    payout_slips(room.tournament(), &choice)
}

/// A player who was paid and comes back is owed nothing: no deal, and no prize.
#[test]
fn whoever_was_paid_and_comes_back_was_paid_too_much() {
    let mut room = fixed_with(terms(), 2);
    room.act(bust_out(&[2], &[1]));
    room.act(pay(1, None));
    room.act(Command::Reinstate { player: who(2), to: None });
    let first = PlayerId(1);
    let over = needs_of_money(&room);
    let Some(reports::Need::PaidTooMuch { players: 1, first: whom, of_first, .. }) = over.first()
    else {
        panic!("{over:?}");
    };
    assert_eq!((*whom, of_first.0), (first, 8_000));
    let words = words::Words::new(words::Language::English);
    let (needs, plan) = reports::needs_and_plan(room.tournament(), room.session.now());
    let now = words::NeedsNow {
        tournament: room.tournament(),
        needs: &needs,
        plan: &plan.unwrap_or_default(),
        offset: words::UtcOffset::default(),
    };
    let said = words.need_said(&over[0], now);
    assert!(said.title.ends_with(" was paid too much"), "{}", said.title);
    assert!(said.button.expect("a button").starts_with("Take 80 EUR back from "));
}

/// Somebody won while rebuys are still open: nobody buys one, so the payouts are to be fixed.
#[test]
fn a_winner_is_asked_about_the_payouts_though_rebuys_are_open() {
    let mut room = Room::begun(terms(), 2);
    room.act(Command::CloseRegistration);
    assert!(room.tournament().is_rebuy_open(room.session.now()));
    let pool = Money(8_000);
    assert_eq!(needs_of_money(&room), []);
    room.act(bust_out(&[2], &[1]));
    assert_eq!(
        needs_of_money(&room),
        [reports::Need::PayoutsOpen { pool, state: reports::PoolState::Decided }]
    );
    room.act(Command::FixPayouts);
    room.act(Command::Undo);
    room.act(Command::Redo);
    let settings = room.tournament().settings().clone();
    let money = MoneyTerms { added: Money(500), ..terms() };
    let settings = Box::new(Settings { money: Some(money), ..settings });
    room.act(Command::ChangeSettings { settings });
    let behind = reports::Need::PayoutsBehind { fixed: pool, pool: Money(8_500) };
    assert!(needs_of_money(&room).contains(&behind));
}

/// Who has not paid, and whose bounties wait, stands in the strip until it is settled.
#[test]
fn whoever_has_not_paid_and_bounties_that_wait_are_reminded_of() {
    let mut money = terms();
    money.buy_ins[0].price.bounty = Money(1_000);
    let mut room = Room::begun(money, 3);
    room.act(register_for(4..=5, later()));
    let (players, first) = (2, PlayerId(4));
    let (of_first, is_gone) = (Money(6_000), false);
    let amount = Money(12_000);
    let owes = reports::Need::PaymentsDue { players, amount, first, of_first, is_gone };
    assert_eq!(needs_of_money(&room), std::slice::from_ref(&owes));
    let paid = owes.command().expect("they pay");
    room.act(paid);
    let (players, amount, first) = (1, Money(6_000), PlayerId(5));
    let owes = reports::Need::PaymentsDue { players, amount, first, of_first, is_gone };
    assert_eq!(needs_of_money(&room), std::slice::from_ref(&owes));
    room.act(owes.command().expect("they pay"));
    // Whoever plays on gets their bounty when they go.
    room.act(bust_out(&[2], &[1]));
    assert_eq!(needs_of_money(&room), []);
    room.act(bust_out(&[1], &[3]));
    let (amount, first) = (Money(1_000), PlayerId(1));
    let due = reports::Need::BountiesDue { players: 1, amount, first };
    assert_eq!(needs_of_money(&room), std::slice::from_ref(&due));
    room.act(due.command().expect("it is paid"));
    assert_eq!(needs_of_money(&room), []);
}

#[test]
fn the_pool_is_what_came_in_less_what_is_taken_and_never_below_the_guarantee() {
    let share = |name: &str, share| Deduction { name: name.to_owned(), share };
    let deductions = vec![
        share("Staff", DeductionShare::PerThousand(35)),
        share("League", DeductionShare::Amount(Money(1_000))),
    ];
    let money = MoneyTerms { deductions, added: Money(500), ..terms() };
    let room = Room::begun(money.clone(), 9);
    let pool = prize_pool(room.tournament()).expect("there are prices");
    assert_eq!(pool.from.collected(), Money(36_000));
    assert_eq!(pool.deducted.iter().map(|(_, sum)| sum.0).collect::<Vec<_>>(), [1_260, 1_000]);
    assert_eq!((pool.overlay, pool.total), (Money::ZERO, Money(34_240)));
    let room = Room::begun(MoneyTerms { guarantee: Money(50_000), ..money }, 9);
    let pool = prize_pool(room.tournament()).expect("there are prices");
    assert_eq!((pool.overlay, pool.total), (Money(15_760), Money(50_000)));
}

#[test]
fn payouts_are_fixed_once_nothing_more_is_sold() {
    let mut room = Room::begun(terms(), 9);
    assert_eq!(room.refused(Command::FixPayouts), Refusal::EntriesStillSold);
    assert_eq!(places_paid(room.tournament()), None);
    room.act(Command::CloseRegistration);
    assert_eq!(room.refused(pay(1, None)), Refusal::PayoutsNotFixed);
    room.act(Command::FixPayouts);
    assert_eq!(places_paid(room.tournament()), Some(3));
    assert_eq!(room.refused(Command::FixPayouts), Refusal::PayoutsFixed);
    // The pool grows after that: what was announced stays until it is fixed anew.
    room.act(Command::AddOn { player: who(1), pays: money::Pays::default() });
    assert_eq!(told(&room)[0].1, "185");
    let prizes = Prizes::of(room.tournament()).expect("there are prices");
    assert_eq!((prizes.fixed, prizes.pool.total), (Some(Money(36_000)), Money(39_000)));
    room.act(Command::FixPayouts);
    assert_eq!(told(&room)[0].1, "200");
    room.act(Command::FreePayouts);
    assert_eq!(room.refused(Command::FreePayouts), Refusal::PayoutsNotFixed);
}

/// A guarantee, or what the house adds, cannot be lowered below what was paid out of it.
#[test]
fn the_pool_is_never_set_below_what_was_paid_out() {
    let money = MoneyTerms { guarantee: Money(40_000), added: Money(1_000), ..terms() };
    let mut room = fixed_with(money.clone(), 2);
    room.act(bust_out(&[2], &[1]));
    room.act(pay(1, None));
    let paid = room.sum(MoneyColumn::PrizesPaid);
    assert_eq!(paid, 40_000);
    let change = |room: &Room, money: MoneyTerms| {
        let settings = room.tournament().settings().clone();
        let settings = Settings { money: Some(money), ..settings };
        Command::ChangeSettings { settings: Box::new(settings) }
    };
    let lower = change(&room, MoneyTerms { guarantee: Money::ZERO, ..money.clone() });
    let (amount, total) = (Money(40_000), Money(9_000));
    assert_eq!(room.refused(lower), Refusal::PaidOutMore { amount, total });
    // More is no harm, and neither is another name.
    let more = MoneyTerms { guarantee: Money(41_000), ..money.clone() };
    let change_up = change(&room, more);
    room.act(change_up);
    let back = change(&room, money);
    room.act(back);
    let name = Settings { name: "Another".to_owned(), ..room.tournament().settings().clone() };
    room.act(Command::ChangeSettings { settings: Box::new(name) });
}

#[test]
fn a_place_is_typed_over_and_the_rest_follows() {
    let mut room = Room::begun(terms(), 9);
    let set = |place, amount: Option<u64>| Command::SetPrize {
        place: Place(place),
        amount: amount.map(Money),
    };
    room.act(set(1, Some(20_000)));
    let amounts = |room: &Room| told(room).into_iter().map(|line| line.1).collect::<Vec<_>>();
    assert_eq!(amounts(&room), ["200", "100", "60"]);
    assert_eq!(room.refused(set(1, Some(20_000))), Refusal::PrizeUnchanged { place: Place(1) });
    assert_eq!(room.refused(set(0, Some(1))), Refusal::PlaceImpossible { most: 100_000 });
    // What cannot be is told, and refused when it is to be fixed.
    room.act(set(2, Some(25_000)));
    room.act(Command::CloseRegistration);
    let (amount, total) = (Money(45_000), Money(36_000));
    let over = Refusal::PrizesOverPool { amount, total };
    assert_eq!(room.refused(Command::FixPayouts), over.clone());
    assert!(Prizes::of(room.tournament()).expect("prices").fault.is_some());
    assert_eq!(prizes_sheet(room.tournament()), Err(over));
    let fault = PayoutFault::SetTooHigh { set: amount, pool: total };
    assert_eq!(needs_of_money(&room), [reports::Need::PayoutsImpossible { fault }]);
    room.act(set(1, None));
    assert_eq!(room.refused(Command::FixPayouts), Refusal::PrizeRises { place: Place(2) });
    room.act(set(2, None));
    room.act(Command::FixPayouts);
    assert_eq!(room.refused(set(2, None)), Refusal::PayoutsFixed);
}

#[test]
fn a_prize_is_due_when_its_place_is_decided_and_is_paid_once() {
    let mut room = fixed(terms());
    room.bust([9, 8, 7, 6, 5, 4], &[1]);
    assert_eq!(room.refused(pay(4, None)), Refusal::NothingDue { player: PlayerId(4) });
    room.act(bust_out(&[3], &[1]));
    let (player, amount, due) = (PlayerId(3), Money(7_600), Money(7_000));
    assert_eq!(room.refused(pay(3, Some(7_600))), Refusal::MoreThanDue { player, amount, due });
    room.act(pay(3, Some(5_000)));
    room.act(pay(3, None));
    assert_eq!(room.refused(pay(3, None)), Refusal::NothingDue { player });
    assert_eq!(room.in_the_box(), 45_000 - 7_000);
    assert_eq!(room.refused(pay(1, None)), Refusal::NothingDue { player: PlayerId(1) });
    let frees = room.refused(Command::FreePayouts);
    assert_eq!(frees, Refusal::PrizesPaidOut { amount: Money(7_000) });
    room.act(bust_out(&[2], &[1]));
    room.act(pay(1, None));
    room.act(pay(2, None));
    assert_eq!(Prizes::of(room.tournament()).expect("prices").unpaid(), Money::ZERO);
    assert!(is_over(room.tournament()));
    let places: Vec<(u32, String)> =
        told(&room).into_iter().map(|(place, amount, _)| (place, amount)).collect();
    let sums = [(1, "185"), (2, "105"), (3, "70")].map(|(place, sum)| (place, sum.to_owned()));
    assert_eq!(places, sums);
    // The box holds what the house and the staff keep.
    assert_eq!(room.in_the_box(), 9_000);
}

/// A bust-out that was forgotten and is entered an hour later puts the prizes right.
#[test]
fn a_bust_out_that_is_entered_late_moves_the_prizes() {
    let mut room = fixed(terms());
    room.bust([9, 8, 7, 6, 5], &[1]);
    let at = room.session.now();
    room.later(600);
    room.act(bust_out(&[4], &[1]));
    room.act(bust_out(&[3], &[1]));
    assert_eq!(room.refused(pay(4, None)), Refusal::NothingDue { player: PlayerId(4) });
    room.act(pay(3, None));
    let bust = engine::finishes::Bust::of(who(2));
    room.act(Command::BustOut {
        busts: vec![bust],
        by: Vec::new(),
        at: Some(at.plus_millis(1)),
        elsewhere: engine::finishes::Elsewhere::Refuse,
    });
    let due = |room: &Room, id| due_to(room.tournament(), PlayerId(id), Winning::Prize);
    let third = due(&room, 4);
    assert_eq!((third.place, third.amount), (Some(Place(3)), Money(7_000)));
    let second = due(&room, 3);
    assert_eq!(
        (second.place, second.amount, second.paid.0),
        (Some(Place(2)), Money(10_500), 7_000)
    );
    room.act(pay(4, None));
    // A correction that takes a prize away shows what was paid too much.
    room.act(Command::CorrectBust {
        player: who(4),
        at: Some(at.plus_millis(-1_000)),
        stack: None,
        by: None,
        elsewhere: engine::finishes::Elsewhere::Refuse,
    });
    let over = needs_of_money(&room);
    let (player, too_much) = (PlayerId(4), Money(7_000));
    let paid = reports::Need::PaidTooMuch {
        players: 1,
        amount: too_much,
        first: player,
        what: Winning::Prize,
        of_first: too_much,
    };
    assert_eq!(over.first(), Some(&paid));
    let prizes = Prizes::of(room.tournament()).expect("prices");
    let line = prizes.lines.iter().find(|line| line.to == Some(player)).expect("a line");
    assert_eq!((line.kind, line.too_much()), (PrizeKind::Nothing, too_much));
    assert_eq!(prizes.paid_too_much(), too_much);
    let list = PrizeList::of(room.tournament()).expect("prices");
    assert!(list.lines.iter().all(|line| line.kind != PrizeKind::Nothing), "nobody else's affair");
    assert!(slips_of(&room, player).is_empty(), "nothing is signed for");
    let take_back = over[0].command().expect("it is taken back");
    let fourth = due(&room, 4);
    assert_eq!((fourth.amount, fourth.too_much()), (Money::ZERO, Money(7_000)));
    room.act(take_back);
    assert_eq!(room.in_the_box(), 45_000 - 7_000);
    let is_over = |need: &reports::Need| matches!(need, reports::Need::PaidTooMuch { .. });
    assert!(!needs_of_money(&room).iter().any(is_over));
}

/// Three of different tables go out in one hand of hand-for-hand and share the prizes of places
/// three and four: 195.00, in steps of 5.00, the odd one to the largest stack of the hand.
#[test]
fn shared_places_share_their_prizes_to_the_last_unit() {
    let mut room = Room::begun(terms(), 18);
    room.act(Command::CloseRegistration);
    room.act(Command::FixPayouts);
    let paid: Vec<String> = told(&room).into_iter().map(|line| line.1).collect();
    assert_eq!(paid, ["335", "190", "125", "70"]);
    // Two of one table and one of the other stay for the hand, and two who win.
    let table = |room: &Room, id| {
        let player = room.tournament().entries().player(PlayerId(id)).expect("a player");
        player.seat().expect("a seat").table.0
    };
    let at =
        |room: &Room, no| -> Vec<u32> { (1..=18).filter(|id| table(room, *id) == no).collect() };
    let (one, two) = (at(&room, 1), at(&room, 2));
    let (out, left): (Vec<u32>, Vec<u32>) = (vec![one[0], one[1], two[0]], vec![one[2], two[1]]);
    let others = (1..=18).filter(|id| !out.contains(id) && !left.contains(id));
    room.bust(others.collect::<Vec<_>>(), &[left[0]]);
    room.act(Command::StartHandForHand);
    let bust = |player, chips| engine::finishes::Bust {
        player: who(player),
        stack: Some(engine::values::Chips(chips)),
        by: None,
    };
    let busts = vec![bust(out[0], 400), bust(out[1], 900), bust(out[2], 500)];
    let (by, elsewhere) = (vec![who(left[0])], engine::finishes::Elsewhere::Allow);
    room.act(Command::BustOut { busts, by, at: None, elsewhere });
    let share = |id| {
        let due = due_to(room.tournament(), PlayerId(id), Winning::Prize);
        (due.place.map(|place| place.0), due.amount.0)
    };
    let shares = out.iter().map(|id| share(*id)).collect::<Vec<_>>();
    assert_eq!(shares, [(Some(3), 6_500), (Some(3), 6_500), (Some(3), 6_500)]);
    // 190.00 for two of them would leave an odd step.
    let lines = told(&room);
    assert_eq!(lines.iter().filter(|(place, ..)| *place == 3).count(), 3);
    assert_eq!(lines.len(), 5);
}

#[test]
fn prizes_that_are_no_money_stand_beside_the_others() {
    let extras = vec![
        ExtraPrize { place: Place(1), what: "Cup".to_owned() },
        ExtraPrize { place: Place(7), what: "A lemon".to_owned() },
    ];
    let room = fixed(MoneyTerms { extras, ..terms() });
    let prizes = Prizes::of(room.tournament()).expect("there are prices");
    assert_eq!(prizes.lines[0].extras, ["Cup"]);
    assert_eq!(prizes.lines.last().map(|line| line.place), Some(Some(Place(7))));
}

/// Twelve seats of 500.00, and 230.00 for the thirteenth; play stops when twelve are left.
#[test]
fn a_satellite_is_over_when_all_its_seats_are_won() {
    let template = PayoutTemplate::find("satellite").expect("it is there").clone();
    let payouts = PayoutTerms { template, seat: Some(Money(50_000)), ..terms().payouts };
    let mut money = MoneyTerms { payouts, ..terms() };
    money.buy_ins[0].price.pool = Money(44_500);
    let mut room = Room::begun(money, 14);
    room.act(Command::CloseRegistration);
    room.act(Command::FixPayouts);
    assert_eq!(places_paid(room.tournament()), Some(13));
    room.act(bust_out(&[14], &[1]));
    assert!(!is_every_seat_won(room.tournament()));
    room.act(bust_out(&[13], &[1]));
    assert!(is_every_seat_won(room.tournament()) && is_over(room.tournament()));
    // Nobody won alone, so nobody stands above the others.
    let (tournament, now) = (room.tournament(), room.session.now());
    assert_eq!(RoomFacts::of(tournament, &tournament.reading(now), now).podium, []);
    assert_eq!(due_to(room.tournament(), PlayerId(13), Winning::Prize).amount, Money(23_000));
    for id in 1..=12 {
        let due = due_to(room.tournament(), PlayerId(id), Winning::Prize);
        assert_eq!((due.place, due.amount), (None, Money(50_000)));
        room.act(pay(id, None));
    }
    let lines = told(&room);
    assert_eq!(lines.len(), 13);
    assert!(lines.iter().all(|(_, _, to)| to.len() == 1));
}

/// A first place that is worth more than a seat is played for: whoever registered first does not
/// get it, and the other seats are worth what they are.
#[test]
fn a_satellite_whose_first_place_is_worth_more_is_played_to_its_end() {
    let template = PayoutTemplate::find("satellite").expect("it is there").clone();
    let payouts = PayoutTerms { template, seat: Some(Money(8_000)), ..terms().payouts };
    let mut room = Room::begun(MoneyTerms { payouts, ..terms() }, 9);
    room.act(Command::CloseRegistration);
    // 360.00 are four seats of 80.00 and 40.00; a first prize of 150.00 leaves two seats.
    let (place, amount) = (Place(1), Some(Money(15_000)));
    room.act(Command::SetPrize { place, amount });
    room.act(Command::FixPayouts);
    let amounts: Vec<String> = told(&room).into_iter().map(|(_, amount, _)| amount).collect();
    assert_eq!(amounts, ["150", "80", "80", "50"]);
    room.bust((4..=9).rev(), &[1]);
    assert!(!is_every_seat_won(room.tournament()) && !is_over(room.tournament()));
    assert_eq!(due_to(room.tournament(), PlayerId(1), Winning::Prize).amount, Money::ZERO);
    room.bust([3, 1], &[2]);
    let due = |player| {
        let due = due_to(room.tournament(), PlayerId(player), Winning::Prize);
        (due.place.map(|place| place.0), due.amount.0)
    };
    assert_eq!([1, 2, 3].map(due), [(Some(2), 8_000), (Some(1), 15_000), (Some(3), 8_000)]);
}

#[test]
fn prizes_and_standings_tell_programs_who_got_what() {
    let mut room = Room::begun(terms(), 9);
    room.act(Command::CloseRegistration);
    room.act(Command::FixPayouts);
    room.bust((2..=9).rev(), &[1]);
    let lines = told(&room);
    assert_eq!(lines[0], (1, "185".to_owned(), vec!["Player 1".to_owned()]));
    assert_eq!(lines[2], (3, "70".to_owned(), vec!["Player 3".to_owned()]));
    let sheet = standings(room.tournament());
    let prize = |row: &reports::ReportRow| Sheet::cell(row, "prize").clone();
    assert_eq!(prize(&sheet.rows[1]), Cell::Text("105".to_owned()));
    assert_eq!(prize(&sheet.rows[3]), Cell::Empty);
    // Without prices nobody has a prize.
    let mut room = Room::new(None);
    room.act(register(1..=2));
    assert_eq!(prize(&standings(room.tournament()).rows[0]), Cell::Empty);
}

/// The strip asks for the payouts once nothing more is sold, and again where the pool has changed.
#[test]
fn what_needs_doing_is_said_of_the_payouts() {
    let mut room = Room::begun(terms(), 9);
    let said = |room: &Room| -> Vec<reports::Need> {
        let all = reports::needs(room.tournament(), room.session.now());
        let is_ours = |need: &reports::Need| {
            matches!(need, reports::Need::PayoutsOpen { .. } | reports::Need::PayoutsBehind { .. })
        };
        all.into_iter().filter(is_ours).collect()
    };
    assert_eq!(said(&room), []);
    room.act(Command::CloseRegistration);
    // Rebuys are still sold in the first level.
    assert_eq!(said(&room), []);
    room.act(Command::NextStage);
    let (fixed, pool) = (Money(36_000), Money(39_000));
    assert_eq!(
        said(&room),
        [reports::Need::PayoutsOpen {
            pool: fixed,
            state: reports::PoolState::StillSold(vec!["Add-on".to_owned()])
        }]
    );
    room.act(said(&room)[0].command().expect("one command does it"));
    assert_eq!(said(&room), []);
    room.act(Command::AddOn { player: who(1), pays: money::Pays::default() });
    assert_eq!(said(&room), [reports::Need::PayoutsBehind { fixed, pool }]);
}

/// Whoever is left has a seat in the other event: nobody plays on, so no table is broken.
#[test]
fn a_satellite_for_twelve_seats_stops_when_all_are_won_and_asks_for_no_table() {
    let satellite = PayoutTemplate::find("satellite").expect("it is there").clone();
    let payouts = PayoutTerms { template: satellite, seat: Some(Money(40_000)), ..terms().payouts };
    let mut room = fixed_with(MoneyTerms { payouts, ..terms() }, 124);
    let lines = told(&room);
    assert_eq!(lines.len(), 13, "twelve seats, and the rest of the pool");
    assert!(lines[..12].iter().all(|(_, amount, _)| amount == "400"));
    assert_eq!(lines[12].1, "160");
    room.bust(14..=124, &[1]);
    assert!(!is_every_seat_won(room.tournament()));
    room.bust([13], &[1]);
    assert!(is_every_seat_won(room.tournament()));
    let needs = reports::needs(room.tournament(), room.session.now());
    assert_eq!(needs[0], reports::Need::SeatsWon { players: 12 });
    let is_due = |need: &reports::Need| matches!(need, reports::Need::PrizesDue { .. });
    assert!(needs[1..].iter().all(is_due), "{needs:#?}");
    let seat = due_to(room.tournament(), PlayerId(12), Winning::Prize);
    assert_eq!(seat.amount, Money(40_000));
    // A seat is no share of a deal, and no place is the next to be paid.
    let prizes = Prizes::of(room.tournament()).expect("prices");
    let seats = prizes.lines.iter().filter(|line| line.kind == PrizeKind::Seat);
    assert!(seats.clone().all(|line| line.place.is_none()) && seats.count() == 12);
    let clock = ClockPrizes::of(room.tournament()).expect("prices");
    assert_eq!((clock.from_the_money, clock.next), (None, None));
    let slips = slips_of(&room, PlayerId(12));
    assert_eq!(slips.iter().map(|slip| slip.kind).collect::<Vec<_>>(), [PrizeKind::Seat]);
    // What is no money and comes with every seat is theirs; what is for one place is nobody's.
    let ticket = |places: std::ops::RangeInclusive<u32>| MoneyTerms {
        extras: places
            .map(|place| ExtraPrize { place: Place(place), what: "Ticket".to_owned() })
            .collect(),
        ..room.tournament().settings().money.clone().expect("prices")
    };
    let with = |money: MoneyTerms, room: &mut Room| {
        let settings = Settings { money: Some(money), ..room.tournament().settings().clone() };
        room.act(Command::ChangeSettings { settings: Box::new(settings) });
        let prizes = Prizes::of(room.tournament()).expect("prices");
        let with = prizes.lines.into_iter().filter(|line| !line.extras.is_empty());
        with.map(|line| (line.kind, line.to.is_some())).collect::<Vec<_>>()
    };
    let (all, one) = (ticket(1..=12), ticket(1..=1));
    assert_eq!(with(all, &mut room), [(PrizeKind::Seat, true); 12]);
    assert_eq!(with(one, &mut room), [(PrizeKind::Place, false)]);
}
