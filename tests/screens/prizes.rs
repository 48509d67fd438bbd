//! Prizes: an event without prices knows none; prices are set, sold at and paid out in the window.

use crate::every_screen::{assert_none, complaints};
use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use engine::Command;
use engine::command::SameNames;
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::finishes::{Bust, Elsewhere};
use engine::money::{BountyTerms, MoneyColumn, Pays, PaysWhen};
use engine::values::{Chips, Money, Place, PlayerId, Sale};
use engine::winnings::Winning;

/// Sets one price for an entry in the setup: 40 into the pool, 5 for the room.
pub fn set_prices(evening: &mut Evening) {
    evening.go("Setup");
    evening.press("Prices");
    evening.press("Set prices…");
    evening.type_into("Into the pool", "40");
    evening.type_into("Fees", "Rake 5");
    evening.press("Save prices");
}

/// Types into a field in the place of what stands there.
fn type_over(evening: &mut Evening, label: &str, text: &str) {
    evening.window.get_by_role_and_label(egui::Role::TextInput, label).click();
    evening.window.run_ok();
    evening.combined(Modifiers::COMMAND, Key::A);
    evening.type_into(label, text);
}

fn bust(evening: &mut Evening, player: u32) {
    let bust = Bust::of(Who::Id(PlayerId(player)));
    evening.submit(&bust_out(vec![bust], Vec::new()));
}

/// Who sits where is no matter of prizes.
fn bust_out(busts: Vec<Bust>, by: Vec<Who>) -> Command {
    Command::BustOut { busts, by, at: None, elsewhere: Elsewhere::Allow }
}

/// Presses the button on the screen, not that of the strip above it.
fn press_last(evening: &mut Evening, label: &str) {
    let buttons = evening.window.query_all_by_role_and_label(egui::Role::Button, label);
    buttons.last().expect("a button").click();
    evening.window.run_ok();
}

#[test]
fn without_prices_nothing_of_money_is_there() {
    let mut evening = Evening::started(&NAMES);
    assert!(!evening.sees("Prizes"));
    evening.combined(Modifiers::CTRL, Key::F10);
    assert!(!evening.sees("This event has no prices"), "keys open nothing of money either");
    evening.go("Players");
    assert!(!evening.sees("Pays later"));
    set_prices(&mut evening);
    assert!(evening.sees("Prizes"));
    evening.press("Undo");
    assert!(!evening.sees("Prizes"));
}

#[test]
fn prices_are_set_sold_at_and_read_again() {
    let mut evening = Evening::started(&NAMES);
    set_prices(&mut evening);
    let terms = evening.tournament().settings().money.clone().expect("prices are set");
    let price = &terms.buy_ins[0].price;
    assert_eq!((price.pool.0, price.fees[0].name.as_str(), price.fees().0), (4_000, "Rake", 500));
    // What cannot be read is told with its field, and nothing is written.
    evening.type_into("Guarantee", "12,50");
    assert_eq!(evening.count("Guarantee: 12,50 cannot be read"), 1);
    evening.press("Discard changes");
    evening.go("Players");
    evening.press("Pays later");
    evening.type_name("Zoe Late");
    let player = evening.tournament().entries().named("Zoe Late").next().expect("registered").id;
    let charge = &evening.tournament().money().charges_of(player)[0];
    assert_eq!((charge.sale, charge.owed().0), (Sale::Entry, 4_500));
    assert_eq!(PaysWhen::default(), PaysWhen::Now);
    evening.go("Prizes");
    evening.press("Owed");
    evening.press("Zoe Late");
    evening.press("Paid");
    assert_eq!(evening.tournament().money().ledger().sum(MoneyColumn::Paid), 4_500);
    assert!(evening.sees("Nobody owes anything"));
}

#[test]
fn payouts_are_fixed_and_a_prize_is_paid_out() {
    let mut evening = Evening::started(&NAMES);
    set_prices(&mut evening);
    evening.go("Setup");
    evening.type_into("Guarantee", "500");
    evening.press("Save prices");
    evening.submit(&Command::CloseRegistration);
    evening.go("Prizes");
    press_last(&mut evening, "Lock payouts");
    let prizes = evening.tournament().money().fixed().expect("they are fixed").prizes.clone();
    assert_eq!(prizes.iter().map(|prize| prize.0).sum::<u64>(), 50_000);
    let players = u32::try_from(NAMES.len()).expect("few");
    for player in (2..=players).rev() {
        bust(&mut evening, player);
    }
    evening.go("Prizes");
    evening.press(NAMES[0]);
    evening.press("Pay out");
    let paid = evening.tournament().winnings().paid(PlayerId(1), Winning::Prize);
    assert_eq!(paid, prizes[0]);
    evening.press("Take back");
    assert!(evening.tournament().winnings().paid(PlayerId(1), Winning::Prize).is_zero());
}

/// The screen at the end says what everybody who won a prize got.
#[test]
fn the_screen_of_results_shows_the_prizes() {
    let mut evening = left_in_the_money(1);
    evening.go("Clock");
    let prizes = evening.tournament().money().fixed().expect("fixed").prizes.clone();
    let words = words::Words::new(words::Language::English);
    let said = |amount| words.money_of(evening.tournament(), amount);
    let first = format!("Prize {}", said(prizes[0]));
    assert_eq!(evening.count(&first), 1);
    assert!(evening.sees(&said(prizes[1])));
}

/// Each form takes the keys as it opens: what is typed stands in its first field, and not in the
/// command box.
#[test]
fn forms_take_the_keys_when_they_open() {
    let mut evening = left_in_the_money(1);
    evening.go("Prizes");
    let typed = |evening: &mut Evening, label: &str| {
        evening.letters("12");
        let role = egui::Role::TextInput;
        let field = evening.window.query_by_role_and_label(role, label);
        let value = field.and_then(|field| field.value());
        assert_eq!(value.as_deref(), Some("12"), "{label}");
        evening.key(Key::Escape);
        evening.key(Key::Escape);
    };
    evening.press(NAMES[0]);
    evening.press("A part…");
    typed(&mut evening, "Amount");
    evening.press("Cash box");
    evening.press("Correct the box…");
    typed(&mut evening, "Amount");
    evening.submit(&Command::FreePayouts);
    evening.press("Set a prize…");
    evening.letters("2");
    evening.key(Key::Enter);
    let of_place_2 = evening.window.query_by_label("Place").is_some();
    assert!(of_place_2 && !evening.sees("Command box"));
}

/// The payouts of 500.00 are fixed, and this many players are left; the first ones.
fn left_in_the_money(left: u32) -> Evening {
    let mut evening = Evening::started(&NAMES);
    set_prices(&mut evening);
    evening.go("Setup");
    evening.type_into("Guarantee", "500");
    evening.press("Save prices");
    evening.submit(&Command::CloseRegistration);
    evening.submit(&Command::FixPayouts);
    let players = u32::try_from(NAMES.len()).expect("few");
    for player in (left + 1..=players).rev() {
        bust(&mut evening, player);
    }
    evening
}

/// Clicks what has this in its name, and lets the window show what came of it, at this second.
fn click_at(evening: &mut Evening, second: f64, part: &str) {
    evening.window.input_mut().time = Some(second);
    evening.window.get_by_label_contains(part).click();
    evening.window.step();
    evening.window.step();
}

/// The second click of a double click is no answer to what the first one has put in its place.
#[test]
fn a_double_click_pays_out_once() {
    let mut evening = left_in_the_money(1);
    let paid = |evening: &Evening| evening.tournament().winnings().all_paid().count();
    click_at(&mut evening, 1_000.0, "Pay out to ");
    click_at(&mut evening, 1_000.1, "Pay out to ");
    assert_eq!(paid(&evening), 1);
    // Whoever waits a moment means the next one.
    click_at(&mut evening, 1_001.0, "Pay out to ");
    assert_eq!(paid(&evening), 2);
}

/// A double click on *Fix the payouts* does not let them follow the pool again, and one on *Make
/// the deal* drops it not and chooses nobody in the list beneath.
#[test]
fn a_double_click_does_nothing_that_was_not_there_before() {
    let mut evening = left_in_the_money(2);
    evening.submit(&Command::FreePayouts);
    evening.go("Prizes");
    evening.window.input_mut().time = Some(1_000.0);
    press_last(&mut evening, "Lock payouts");
    evening.press("Unlock payouts");
    assert!(evening.tournament().money().fixed().is_some());
    evening.window.input_mut().time = Some(1_001.0);
    evening.press("Deal…");
    let in_play = evening.tournament().chips().in_play();
    let half = Chips(in_play.0 / 2);
    type_over(&mut evening, &format!("Chips of {}", NAMES[0]), &half.to_string());
    let other = Chips(in_play.0 - half.0);
    type_over(&mut evening, &format!("Chips of {}", NAMES[1]), &other.to_string());
    evening.window.get_by_label("Make the deal").scroll_to_me();
    evening.window.run_ok();
    evening.press("Make the deal");
    assert!(evening.tournament().winnings().deal().is_some());
    evening.press("Drop the deal");
    assert!(evening.tournament().winnings().deal().is_some(), "nobody meant that");
    evening.press(NAMES[0]);
    assert!(!evening.sees("Take back"), "nobody is chosen");
    evening.window.input_mut().time = Some(1_002.0);
    evening.press(NAMES[0]);
    assert!(evening.sees("Take back"), "by now a press is meant");
}

#[test]
fn a_deal_is_made_with_counts_that_come_to_the_chips_in_play() {
    let mut evening = Evening::started(&NAMES);
    set_prices(&mut evening);
    evening.go("Setup");
    evening.type_into("Guarantee", "500");
    evening.press("Save prices");
    evening.submit(&Command::CloseRegistration);
    evening.submit(&Command::FixPayouts);
    let players = u32::try_from(NAMES.len()).expect("few");
    for player in (3..=players).rev() {
        bust(&mut evening, player);
    }
    evening.go("Prizes");
    evening.press("Deal…");
    let in_play = evening.tournament().chips().in_play();
    let short = Chips(in_play.0 / 2 - 1);
    let field = |index: usize| format!("Chips of {}", NAMES[index]);
    type_over(&mut evening, &field(0), &short.to_string());
    type_over(&mut evening, &field(1), &short.to_string());
    evening.press_beneath("Make the deal");
    assert!(evening.tournament().winnings().deal().is_none(), "chips are missing");
    type_over(&mut evening, &field(0), &(in_play.0 / 2).to_string());
    type_over(&mut evening, &field(1), &(in_play.0 - in_play.0 / 2).to_string());
    evening.press_beneath("Make the deal");
    let deal = evening.tournament().winnings().deal().expect("they agreed");
    let shared: u64 = deal.shares.iter().map(|share| share.amount.0).sum();
    let left: u64 = evening.tournament().money().fixed().expect("fixed").prizes[..2]
        .iter()
        .map(|prize| prize.0)
        .sum();
    assert_eq!(shared, left);
    evening.press("Drop the deal");
    assert!(evening.tournament().winnings().deal().is_none());
}

#[test]
fn the_box_is_put_right_with_a_reason() {
    let mut evening = Evening::started(&NAMES);
    set_prices(&mut evening);
    evening.go("Prizes");
    evening.press("Cash box");
    evening.press("Correct the box…");
    evening.type_into("Amount", "5");
    evening.press("Do it");
    let corrected =
        |evening: &Evening| evening.tournament().money().ledger().sum(MoneyColumn::Corrected);
    assert_eq!(corrected(&evening), 0, "nobody said why");
    evening.type_into("Why", "counted twice");
    evening.press("Do it");
    assert_eq!(corrected(&evening), -500);
    evening.press("Undo");
    assert_eq!(corrected(&evening), 0);
}

#[test]
fn envelopes_are_sealed_and_drawn_for_the_heads() {
    let mut evening = Evening::started(&NAMES);
    set_prices(&mut evening);
    let mut settings = evening.tournament().settings().clone();
    let money = settings.money.as_mut().expect("prices are set");
    money.bounties = BountyTerms::Mystery;
    money.buy_ins[0].price.bounty = Money(1_000);
    evening.submit(&Command::ChangeSettings { settings: Box::new(settings) });
    let late =
        NewPlayer { name: PlayerName::new("Zoe Late").expect("a name"), need: None, member: None };
    evening.submit(&Command::Register {
        players: vec![late],
        same_names: SameNames::Refuse,
        pays: Pays::default(),
    });
    evening.submit(&Command::CloseRegistration);
    evening.go("Prizes");
    evening.window.get_by_role_and_label(egui::Role::Button, "Bounties").click();
    evening.window.run_ok();
    let unsealed = "for mystery bounties; no envelope is sealed yet";
    assert_eq!(evening.count(unsealed), 1, "they are there, though nobody won one");
    evening.press("Seal the envelopes…");
    let players = evening.tournament().entries().left();
    type_over(&mut evening, "Envelopes", &format!("1 × 9 + {players} * 1"));
    evening.press("Seal them");
    assert!(evening.tournament().winnings().envelopes().is_none(), "not charged, and one too many");
    evening.submit(&Command::ChargeEntries { players: Vec::new(), pays: Pays::default() });
    let (others, first) = (players - 1, 1_000 * players - (players - 1));
    let list = format!("1 × {}.{:02} + {others} * 0.01", first / 100, first % 100);
    type_over(&mut evening, "Envelopes", &list);
    evening.press("Seal them");
    assert!(evening.tournament().winnings().envelopes().is_some());
    let bust = Bust::of(Who::Id(PlayerId(2)));
    let by = vec![Who::Id(PlayerId(1))];
    evening.submit(&bust_out(vec![bust], by));
    evening.press(NAMES[1]);
    evening.press("Draw the envelope");
    let drawn = &evening.tournament().winnings().envelopes().expect("sealed").drawn;
    assert_eq!(drawn.keys().collect::<Vec<_>>(), [&PlayerId(2)]);
}

/// Nothing is cut off or over anything else, in a small window with the longest of names.
#[test]
fn the_prizes_of_long_names_fit_into_a_small_window() {
    let long = "Wolfeschlegelsteinhausenbergerdorff ".repeat(5);
    let mut names = NAMES;
    names[0] = long.trim();
    let mut evening = Evening::started(&names);
    set_prices(&mut evening);
    evening.submit(&Command::CloseRegistration);
    for size in [egui::Vec2::new(1024.0, 600.0), egui::Vec2::new(1280.0, 720.0)] {
        evening.window.set_size(size);
        for page in ["Prizes", "Bounties", "Owed", "Cash box"] {
            evening.window.run_ok();
            evening.go("Prizes");
            evening.window.get_by_role_and_label(egui::Role::Button, page).click();
            evening.window.run_ok();
            assert_none(&complaints(&evening));
        }
        evening.go("Setup");
        assert_none(&complaints(&evening));
    }
}

#[test]
fn whoever_registers_pays_now_where_nobody_says_otherwise() {
    let mut evening = Evening::started(&NAMES);
    set_prices(&mut evening);
    evening.go("Players");
    evening.window.get_by_role_and_label(egui::Role::TextInput, "Name").click();
    evening.window.run_ok();
    evening.type_name("Zoe Late");
    assert_eq!(evening.tournament().money().ledger().sum(MoneyColumn::Paid), 4_500);
}

/// Everybody in this room registered before there were prices.
#[test]
fn whoever_registered_before_the_prices_is_charged_for_the_entry() {
    let mut evening = Evening::started(&NAMES);
    set_prices(&mut evening);
    evening.go("Prizes");
    evening.press("Owed");
    evening.press("Charge earlier entries…");
    evening.press(NAMES[1]);
    evening.press("Pays later");
    evening.press("Charge them");
    let sum = |evening: &Evening, column| evening.tournament().money().ledger().sum(column);
    assert_eq!(sum(&evening, MoneyColumn::Owed), 4_500);
    evening.press("Charge earlier entries…");
    for size in [egui::Vec2::new(1024.0, 600.0), egui::Vec2::new(1280.0, 720.0)] {
        evening.window.set_size(size);
        evening.window.run_ok();
        assert_none(&complaints(&evening));
    }
    evening.press("Charge them");
    let others = i64::try_from(NAMES.len()).expect("few") - 1;
    assert_eq!(sum(&evening, MoneyColumn::Paid), 4_500 * others);
    assert!(!evening.sees("Charge earlier entries…"));
    // A wrong charge of one of them is put right with a discount, and a reason.
    evening.go("Players");
    evening.press(NAMES[2]);
    evening.press("Correct a payment…");
    evening.press("Discount");
    evening.type_into("Paid by the house", "10");
    evening.type_into("Why", "a member");
    evening.press("Do it");
    assert_eq!(sum(&evening, MoneyColumn::Paid), 4_500 * others - 1_000);
    assert_eq!(sum(&evening, MoneyColumn::House), 1_000);
}

#[test]
fn what_more_entries_would_pay_is_shown_and_changes_nothing() {
    let mut evening = Evening::started(&NAMES);
    set_prices(&mut evening);
    evening.submit(&Command::ChargeEntries { players: Vec::new(), pays: Pays::default() });
    let acts = evening.window.state().session().expect("it is open").log().last_seq();
    evening.go("Prizes");
    evening.press("What if…");
    // The first price takes the keys.
    evening.window.run_ok();
    let typed = evening.window.get_by(|node| node.is_focused());
    typed.type_text("30");
    evening.window.run_ok();
    evening.key(Key::Enter);
    let players = u32::try_from(NAMES.len()).expect("few");
    let pool = u64::from(players + 30) * 40;
    let thousands = |sum: u64| match sum {
        0..1000 => sum.to_string(),
        _ => format!("{},{:03}", sum / 1000, sum % 1000),
    };
    assert!(evening.count(&format!("Prize pool {}", thousands(pool))) > 0);
    assert_eq!(evening.count(&format!("{} entries", players + 30)), 1);
    for size in [egui::Vec2::new(1024.0, 600.0), egui::Vec2::new(1280.0, 720.0)] {
        evening.window.set_size(size);
        evening.window.run_ok();
        assert_none(&complaints(&evening));
    }
    let label = "More: Entry";
    for (typed, said) in [("x", "x is not a number"), ("999999999", "Ask for 100,000 or fewer")] {
        type_over(&mut evening, label, typed);
        assert_eq!(evening.count(said), 1, "{typed}");
        assert_eq!(evening.count("places are paid"), 0, "nothing stands for another number");
    }
    let after = evening.window.state().session().expect("it is open").log().last_seq();
    assert_eq!(acts, after, "nothing was done");
}

#[test]
fn no_key_and_no_words_lead_to_prizes_where_there_are_none() {
    let mut evening = Evening::started(&NAMES);
    evening.press("Shortcuts");
    assert!(evening.count("Players") > 0);
    assert_eq!(evening.count("Prizes"), 0);
    evening.key(Key::Escape);
    evening.combined(Modifiers::COMMAND, Key::K);
    evening.letters("payout slips");
    assert_eq!(evening.count("Payout slips"), 0);
    evening.key(Key::Escape);
    set_prices(&mut evening);
    evening.press("Shortcuts");
    assert!(evening.count("Prizes") > 1, "on the bar and in the list");
}

/// A need whose button is longer than the strip is wide stays in the strip, and the screen beside
/// it in its place.
#[test]
fn a_long_button_pushes_nothing_aside() {
    let mut evening = Evening::started(&NAMES);
    set_prices(&mut evening);
    let mut settings = evening.tournament().settings().clone();
    let money = settings.money.as_mut().expect("prices are set");
    money.bounties = BountyTerms::Fixed;
    money.buy_ins[0].price.bounty = Money(1_000);
    evening.submit(&Command::ChangeSettings { settings: Box::new(settings) });
    let name = "Wolfeschlegelsteinhausenbergerdorff the Younger of the Harbour";
    let late = |name: &str| NewPlayer {
        name: PlayerName::new(name).expect("a name"),
        need: None,
        member: None,
    };
    let players = vec![late(name), late("Zoe Late")];
    let (same_names, pays) = (SameNames::Refuse, Pays::default());
    evening.submit(&Command::Register { players, same_names, pays });
    let long = evening.tournament().entries().named(name).next().expect("registered").id;
    let zoe = evening.tournament().entries().named("Zoe Late").next().expect("registered").id;
    for (out, by) in [(zoe, long), (long, PlayerId(1))] {
        let busts = vec![Bust::of(Who::Id(out))];
        evening.submit(&bust_out(busts, vec![Who::Id(by)]));
    }
    evening.window.set_size([1024.0, 600.0].into());
    evening.window.run_ok();
    evening.go("Players");
    assert!(evening.count("Pay bounties to") > 0);
    let button = evening.window.query_all_by_label_contains("Pay bounties to");
    let button = button.map(|node| node.rect()).next_back().expect("what to do");
    let found = evening.window.get_by_label("14 players").rect();
    assert!(button.right() < 1024.0, "{button:?}");
    assert!(found.right() < button.left(), "the list reaches under the strip: {found:?}");
}

/// All methods stand beside one another in the smallest window, also where the players say it.
#[test]
fn a_deal_fits_into_the_smallest_window_by_every_method() {
    let mut evening = left_in_the_money(5);
    evening.window.set_size(egui::Vec2::new(1024.0, 600.0));
    evening.window.run_ok();
    evening.go("Prizes");
    evening.press("Deal…");
    for method in ["ICM", "By chips", "Evenly", "By hand"] {
        evening.window.get_by_role_and_label(egui::Role::Button, method).click();
        evening.window.run_ok();
        let right = evening.window.get_all_by_label("Evenly").map(|cell| cell.rect().right());
        let right = right.fold(0.0_f32, f32::max);
        // To the right of the form stands what needs doing.
        assert!(right < 745.0, "{method}: {right}");
    }
    let named = format!("{} gets", NAMES[0]);
    let last = evening.window.get_by_label_contains(&named);
    assert!(last.rect().right() < 745.0, "{:?}", last.rect());
}

/// What was keyed at the tables is there again when the form is.
#[test]
fn counts_that_were_keyed_outlive_the_form() {
    let mut evening = left_in_the_money(3);
    evening.go("Prizes");
    evening.press("Deal…");
    let field = format!("Chips of {}", NAMES[0]);
    type_over(&mut evening, &field, "12345");
    evening.key(Key::Escape);
    assert!(!evening.sees("Make the deal"), "it is closed");
    evening.press("Deal…");
    let keyed = evening.window.get_by_role_and_label(egui::Role::TextInput, &field).value();
    assert_eq!(keyed.as_deref(), Some("12345"));
    // Whoever is left by now is not whom it was keyed for.
    evening.key(Key::Escape);
    bust(&mut evening, 3);
    evening.press("Deal…");
    let keyed = evening.window.get_by_role_and_label(egui::Role::TextInput, &field).value();
    assert_ne!(keyed.as_deref(), Some("12345"));
}

/// A big stack would get more by chips than the first prize, which is said before anybody agrees.
#[test]
fn a_deal_by_chips_that_pays_more_than_the_first_prize_is_pointed_out() {
    let mut evening = left_in_the_money(3);
    evening.go("Prizes");
    evening.press("Deal…");
    let in_play = evening.tournament().chips().in_play().0;
    let warned = |evening: &Evening| evening.count("more than the first prize of") > 0;
    let thirds = [in_play - in_play / 3 * 2, in_play / 3, in_play / 3];
    for (name, chips) in NAMES.iter().zip(thirds) {
        type_over(&mut evening, &format!("Chips of {name}"), &chips.to_string());
    }
    assert!(!warned(&evening));
    for (name, chips) in NAMES.iter().zip([in_play - 200, 100, 100]) {
        type_over(&mut evening, &format!("Chips of {name}"), &chips.to_string());
    }
    assert!(warned(&evening));
}

/// The sheet that is signed first has what was keyed, and a deal that is made takes its place.
#[test]
fn a_deal_is_printed_to_be_signed_before_it_is_made() {
    let mut evening = left_in_the_money(3);
    evening.go("Prizes");
    evening.press("Deal…");
    let in_play = evening.tournament().chips().in_play().0;
    let field = |index: usize| format!("Chips of {}", NAMES[index]);
    type_over(&mut evening, &field(0), "1");
    evening.press("Print to sign");
    assert!(evening.sees("Make the deal"), "chips are missing, and nothing is printed");
    let thirds = [in_play - in_play / 3 * 2, in_play / 3, in_play / 3];
    for (index, chips) in thirds.iter().enumerate() {
        type_over(&mut evening, &field(index), &chips.to_string());
    }
    let button = |evening: &Evening| {
        evening.window.get_by_role_and_label(egui::Role::Button, "Print to sign").rect()
    };
    let at = button(&evening);
    evening.press("Print to sign");
    assert!(!evening.sees("Make the deal") && evening.sees("Page 1 of 1"));
    assert!(evening.tournament().winnings().deal().is_none(), "paper changes nothing");
    // The form is there as it was left.
    evening.go("Prizes");
    assert_eq!(button(&evening), at);
    // What is pointed out while chips are typed moves no button.
    for (index, chips) in [in_play - 200, 100, 100].iter().enumerate() {
        type_over(&mut evening, &field(index), &chips.to_string());
    }
    assert!(evening.count("more than the first prize of") > 0);
    assert_eq!(button(&evening), at);
    evening.press_beneath("Make the deal");
    assert!(evening.tournament().winnings().deal().is_some());
    evening.go("Print");
    assert!(evening.sees("Page 1 of 1"), "by now it is the deal that stands");
}

/// Hour by hour what came and went and the sum of it, with nothing to choose, for a line is no
/// payment of somebody.
#[test]
fn the_cash_box_tells_hour_by_hour_what_came_and_went() {
    let mut evening = left_in_the_money(1);
    evening.go("Prizes");
    evening.press("Cash box");
    assert!(!evening.sees("Total"), "nothing came, and nothing went");
    let pays = Pays::default();
    evening.submit(&Command::ChargeEntries { players: Vec::new(), pays });
    let players = u64::try_from(NAMES.len()).expect("few");
    let shown = |evening: &Evening, amount: Money| {
        let said =
            words::Words::new(words::Language::English).money_of(evening.tournament(), amount);
        evening.window.query_all_by_label(&said).count()
    };
    assert!(evening.sees("Total") && !evening.sees("Choose a line to pay it out or change it"));
    assert_eq!(shown(&evening, Money(4_500 * players)), 2, "in the hour, and together");
    let first = evening.tournament().money().fixed().expect("they are").prizes[0];
    assert_eq!(shown(&evening, first), 0);
    let pay = Command::PayOut { player: Who::Id(PlayerId(1)), what: Winning::Prize, amount: None };
    evening.submit(&pay);
    assert_eq!(shown(&evening, first), 2, "in the hour, and together");
}

/// A prize that makes the others impossible is pointed out over the lists, and moves nothing there.
#[test]
fn what_is_wrong_with_the_prizes_moves_no_button() {
    let mut evening = Evening::started(&NAMES);
    set_prices(&mut evening);
    evening.submit(&Command::ChargeEntries { players: Vec::new(), pays: Pays::default() });
    evening.go("Prizes");
    let at = |evening: &Evening| evening.window.get_by_label("Set a prize…").rect();
    let before = at(&evening);
    let amount = Some(Money(100_000_000));
    evening.submit(&Command::SetPrize { place: Place(2), amount });
    assert!(evening.count("more than the pool of") > 0);
    assert_eq!(at(&evening), before);
}

/// What is wrong with prices is said beneath the fields, and none of them moves under the pointer.
#[test]
fn no_field_of_the_prices_moves_while_they_are_typed() {
    let mut evening = Evening::started(&NAMES);
    set_prices(&mut evening);
    let at = |evening: &Evening| {
        evening.window.get_by_role_and_label(egui::Role::TextInput, "Until level").rect()
    };
    let before = at(&evening);
    assert!(!evening.sees("Save prices"));
    evening.type_into("Until level", "99");
    assert!(evening.sees("Save prices"));
    assert!(evening.count("is sold until level 99, but the last level is") > 0);
    assert_eq!(at(&evening), before);
    evening.press("Save prices");
    let until = |evening: &Evening| {
        let money = evening.tournament().settings().money.as_ref().expect("prices");
        money.buy_ins.iter().any(|buy_in| buy_in.until.is_some())
    };
    assert!(!until(&evening), "there is no such level");
    evening.press("Discard changes");
    assert!(!evening.sees("Save prices"));
}
