//! What a formula may ask of an event: counted from what happened at its tables and its desk.

use crate::money::room::{Room, bust_out, terms, who, with_bounties};
use engine::command::Command;
use engine::finishes::{Bust, Elsewhere};
use engine::money::{BountyTerms, BuyIn, Deduction, DeductionShare, MoneyTerms, Pays};
use engine::seating::final_table_size;
use engine::values::{Chips, Money, Place, Sale};
use points::{Formula, PRICES, Points, Scope, Wrong};
use reports::{LeagueEvent, PointsFault, PointsTable, points_by_place};

fn table(room: &Room, formula: &str) -> Result<PointsTable, PointsFault> {
    let formula = Formula::read(formula, Scope::Event).expect("it can be read");
    PointsTable::of(room.tournament(), &formula)
}

/// What the formula gives to players 1 to 5.
fn given(room: &Room, formula: &str) -> Vec<String> {
    let mut lines = table(room, formula).expect("it can be worked out").lines;
    lines.sort_by_key(|line| line.who.player);
    let said = |line: &reports::PointsLine| {
        line.by_formula.map_or_else(|| "-".to_owned(), |points| points.to_string())
    };
    lines.iter().map(said).collect()
}

/// Five players of 40 + 5 + 5. The fifth is knocked out by the first and rebuys for 20, the second
/// takes the add-on for 30 + 2; then the fifth goes out against the first and the second, the
/// fourth against the first, the third against the second, and that one against the first.
fn played(money: MoneyTerms) -> Room {
    let mut room = Room::begun(money, 5);
    room.act(bust_out(&[5], &[1]));
    room.act(Command::Rebuy { player: who(5), pays: Pays::default() });
    room.act(Command::AddOn { player: who(2), pays: Pays::default() });
    room.act(Command::CloseRegistration);
    room.act(Command::FixPayouts);
    room.act(bust_out(&[5], &[1, 2]));
    room.act(bust_out(&[4], &[1]));
    room.act(bust_out(&[3], &[2]));
    room.act(bust_out(&[2], &[1]));
    room
}

#[test]
fn a_formula_asks_what_happened_to_everybody_and_to_each() {
    let room = played(terms());
    for (formula, expected) in [
        ("n", ["5", "5", "5", "5", "5"]),
        ("r", ["1", "2", "3", "4", "5"]),
        ("position", ["5", "4", "3", "2", "1"]),
        ("players", ["1", "1", "1", "1", "1"]),
        ("rebuys + addons", ["1", "2", "1", "1", "1"]),
        ("bc + rc + ac - tc", ["0", "0", "0", "0", "0"]),
        ("take - tw + tc", ["0", "0", "0", "0", "0"]),
        ("tw - pw - bw", ["0", "0", "0", "0", "0"]),
        ("nh", ["4", "2", "0", "0", "0"]),
        ("nr", ["0", "0", "0", "0", "1"]),
        ("na", ["0", "1", "0", "0", "0"]),
        ("tnr * 10 + tna", ["11", "11", "11", "11", "11"]),
        ("totalBuyInsAmount", ["250", "250", "250", "250", "250"]),
        ("totalRebuysAmount", ["20", "20", "20", "20", "20"]),
        ("totalAddOnsAmount", ["32", "32", "32", "32", "32"]),
        ("bc", ["50", "50", "50", "50", "50"]),
        ("tc", ["50", "82", "50", "50", "70"]),
        ("pot", ["250", "250", "250", "250", "250"]),
        ("chipStack", ["75000", "0", "0", "0", "0"]),
        ("chipsInPlay", ["75000", "75000", "75000", "75000", "75000"]),
        ("finalTable", ["1", "1", "1", "1", "1"]),
        ("roundOut", ["0", "1", "1", "1", "1"]),
        ("totalBuyInsRake * 100 + totalRebuysRake * 10 + totalAddOnsRake", ["2500"; 5]),
        ("br * 100 + rr * 10 + ar", ["500"; 5]),
        ("tr - br - rr - ar", ["0", "0", "0", "0", "0"]),
    ] {
        assert_eq!(given(&room, formula), expected, "{formula}");
    }
    let paid: Vec<String> = given(&room, "prizeWinnings");
    let paid: Vec<f64> = paid.iter().map(|amount| amount.parse().expect("an amount")).collect();
    assert_eq!(paid.iter().sum::<f64>(), 250.0);
    let places = paid.iter().filter(|amount| **amount > 0.0).count();
    assert_eq!(given(&room, "placesPaid"), vec![places.to_string(); 5]);
    let expected: Vec<&str> = (0..5).map(|at| if at < places { "1" } else { "0" }).collect();
    assert_eq!(given(&room, "inTheMoney"), expected);
}

/// Each with 10.00 on the head. The fourth and the fifth go out in one hand, each against somebody
/// else: each of those has knocked out one, and has one bounty.
#[test]
fn bounties_and_hits_of_one_hand_are_told_by_player() {
    let mut room = Room::begun(with_bounties(BountyTerms::Fixed), 5);
    let against = |player, stack, by| Bust {
        stack: Some(Chips(stack)),
        by: Some(vec![who(by)]),
        ..Bust::of(who(player))
    };
    room.act(Command::BustOut {
        busts: vec![against(4, 9_000, 1), against(5, 8_000, 2)],
        by: Vec::new(),
        at: None,
        elsewhere: Elsewhere::Allow,
    });
    room.act(bust_out(&[3], &[1, 2]));
    room.act(bust_out(&[2], &[1]));
    for (formula, expected) in [
        ("nh", ["3", "2", "0", "0", "0"]),
        ("nb", ["3", "2", "0", "0", "0"]),
        ("nbk", ["1", "0", "0", "0", "0"]),
        ("nbc", ["1", "1", "1", "1", "1"]),
        ("bcc", ["10", "10", "10", "10", "10"]),
        ("bw", ["25", "15", "0", "0", "0"]),
        ("bmk", ["10", "0", "0", "0", "0"]),
        ("tw - pw - bw - bmk", ["0", "0", "0", "0", "0"]),
    ] {
        assert_eq!(given(&room, formula), expected, "{formula}");
    }
    let league = LeagueEvent::of(room.session.log(), None);
    let took_out: Vec<usize> = league.results.iter().map(|one| one.took_out.len()).collect();
    assert_eq!(took_out, [3, 2, 0, 0, 0]);
}

#[test]
fn the_pool_is_told_with_what_the_house_puts_in() {
    let mut money = terms();
    money.deductions =
        vec![Deduction { name: "League".to_owned(), share: DeductionShare::Amount(Money(2_000)) }];
    (money.added, money.guarantee) = (Money(1_000), Money(50_000));
    let room = played(money);
    for (formula, expected) in [
        ("totalFixedRake", "20"),
        ("houseContribution", "10"),
        ("preGuaranteedPot", "240"),
        ("houseAdds", "260"),
        ("guaranteedPot", "500"),
        ("pot", "500"),
    ] {
        assert_eq!(given(&room, formula)[0], expected, "{formula}");
    }
}

#[test]
fn prices_are_asked_by_their_names() {
    let mut money = terms();
    money.buy_ins[0].points = 5;
    let late = BuyIn { name: "Late".to_owned(), ..money.buy_ins[1].clone() };
    money.buy_ins.push(BuyIn { chips: Some(Chips(12_000)), ..late });
    money.buy_ins[4].price.pool = Money(6_000);
    let room = played(money);
    for (formula, expected) in [
        ("buyinProfileFee()", "50"),
        ("BuyinProfileFee(\"entry\")", "50"),
        ("buyinProfileRake()", "5"),
        ("buyinProfileChips(\"Entry\") + defaultBuyinChips", "20000"),
        ("buyinProfilePoints()", "5"),
        ("rebuyProfileFee() * 1000 + rebuyProfileFee(\"Late\")", "20070"),
        ("rebuyProfileRake(\"Late\", \"rake\")", "5"),
        ("rebuyProfileChips(\"Late\")", "12000"),
        ("rebuyProfilePoints(\"Late\") + addOnProfilePoints()", "0"),
        ("addOnProfileFee() + addOnProfileRake()", "32"),
        ("addOnProfileChips() - defaultAddOnChips", "0"),
        ("defaultRebuyFee + defaultRebuyRake + defaultRebuyChips", "10020"),
        ("defaultBuyinRake + defaultAddOnFee + defaultAddOnRake", "37"),
        ("totalForRake() * 100 + totalForRake(\"Rake\")", "2525"),
    ] {
        assert_eq!(given(&room, formula)[0], expected, "{formula}");
    }
    for row in PRICES.iter().filter(|row| row.is_called) {
        let told = given(&room, &format!("{}()", row.name.to_uppercase()));
        assert_ne!(told[0], "-", "{}", row.name);
        let unknown = Formula::read(&format!("{}(\"None\")", row.name), Scope::Event);
        let fault = PointsTable::of(room.tournament(), &unknown.expect("it can be read"));
        let wrong = Wrong::PriceUnknown { name: "None".to_owned() };
        assert_eq!(fault.expect_err("no price is called so").error.wrong, wrong, "{}", row.name);
    }
}

/// With more players than a table has seats the last who fit at one were at the final table.
#[test]
fn who_came_to_the_final_table_is_told() {
    let mut room = Room::begun(terms(), 12);
    let seats = final_table_size(room.tournament());
    for out in (2..=12).rev() {
        room.act(bust_out(&[out], &[1]));
    }
    let mut lines = table(&room, "finalTable").expect("it can be worked out").lines;
    lines.sort_by_key(|line| line.place);
    let there = lines.iter().filter(|line| line.by_formula == Some(Points(1000))).count();
    assert_eq!(there, usize::from(seats));
    assert!(there < 12, "somebody was not there");
}

#[test]
fn amounts_are_asked_in_the_currency_and_not_in_its_cents() {
    let mut money = terms();
    money.buy_ins[0].price.pool = engine::values::Money(1_250);
    let room = played(money);
    assert_eq!(given(&room, "totalBuyInsAmount / n")[0], "22.5");
}

#[test]
fn what_is_bought_may_bring_points_beside_the_formula_until_it_is_void() {
    let mut money = terms();
    for (buy_in, points) in money.buy_ins.iter_mut().zip([5, 5, 2, 1]) {
        buy_in.points = points;
    }
    let mut room = played(money);
    let totals = |room: &Room| -> Vec<String> {
        let mut lines = table(room, "n - r").expect("it can be worked out").lines;
        lines.sort_by_key(|line| line.who.player);
        lines.iter().map(|line| line.total().expect("a place").to_string()).collect()
    };
    assert_eq!(totals(&room), ["9", "9", "7", "6", "7"]);
    room.act(Command::VoidSale {
        sale: Sale::AddOn,
        player: who(2),
        stack: None,
        money: engine::values::MoneyBack::default(),
        note: String::new(),
    });
    assert_eq!(totals(&room), ["9", "8", "7", "6", "7"]);
}

#[test]
fn whoever_is_still_in_has_no_points_yet_and_stands_last() {
    let mut room = Room::begun(terms(), 5);
    room.act(bust_out(&[5], &[1]));
    assert_eq!(given(&room, "n - r"), ["-", "-", "-", "-", "0"]);
    let lines = table(&room, "n - r").expect("it can be worked out").lines;
    let order: Vec<u32> = lines.iter().map(|line| line.who.player.0).collect();
    assert_eq!(order, [5, 1, 2, 3, 4]);
    assert_eq!(lines[1].total(), None);
}

#[test]
fn a_bust_out_that_is_taken_back_takes_its_hit_with_it() {
    let mut room = Room::begun(terms(), 5);
    room.act(bust_out(&[5], &[1]));
    room.act(bust_out(&[4], &[1]));
    room.act(Command::Reinstate { player: who(4), to: None });
    room.bust([4], &[2]);
    room.bust([3, 2], &[1]);
    assert_eq!(given(&room, "nh"), ["3", "1", "0", "0", "0"]);
}

#[test]
fn places_paid_as_the_settings_have_them_decide_before_payouts_are_fixed() {
    let mut room = Room::new(None);
    let mut settings = room.tournament().settings().clone();
    settings.pace.places_paid = Some(2);
    room.act(Command::ChangeSettings { settings: Box::new(settings) });
    room.act(crate::money::room::register(1..=4));
    room.act(Command::DrawSeats { public: None });
    room.act(Command::StartClock);
    room.bust([4, 3, 2], &[1]);
    assert_eq!(given(&room, "inTheMoney"), ["1", "1", "0", "0"]);
    assert_eq!(given(&room, "placesPaid * 10 + pot"), vec!["20"; 4]);
}

#[test]
fn a_formula_that_fails_for_one_place_gives_nobody_points() {
    let room = played(terms());
    let fault = table(&room, "n / (r - 3)").expect_err("the third divides by zero");
    assert_eq!((fault.place, fault.error.wrong), (Place(3), Wrong::DivisionByZero));
    let fault = table(&room, "1 / nr").expect_err("most have no rebuy");
    assert_eq!(fault.place, Place(1));
    let formula = Formula::read("1 / (7 - r)", Scope::Event).expect("it can be read");
    assert_eq!(points_by_place(6, &formula).map(|points| points.len()), Ok(6));
    assert_eq!(points_by_place(9, &formula).expect_err("place 7").place, Place(7));
}
