//! What is sold is charged, paid, owed and given back, and every unit is somebody's.

use super::room::{Room, bust_out, buy_in, later, named, register, register_for, terms, who};
use engine::command::Command;
use engine::money::{
    BuyIn, Currency, Deduction, DeductionShare, ExtraPrize, MoneyColumn, MoneyTerms, Pays,
};
use engine::settings::Settings;
use engine::values::{Chips, LevelNo, Money, MoneyBack, Place, PlayerId, Sale, Timestamp};
use engine::{Event, Refusal, Tournament};
use reports::{cash_report, owed_sheet};
use words::{Language, Words};

fn rebuy(player: u32, pays: Pays) -> Command {
    Command::Rebuy { player: who(player), pays }
}

fn void(sale: Sale, player: u32, money: MoneyBack) -> Command {
    Command::VoidSale { sale, player: who(player), stack: None, money, note: String::new() }
}

/// A journal from before prices, or without them, has no word of money in it.
#[test]
fn without_prices_nothing_is_charged() {
    let mut room = Room::new(None);
    room.act(register(1..=3));
    let acts = room.session.log().acts();
    let events = acts.iter().flat_map(|act| act.body.events());
    assert!(!events.clone().any(|event| matches!(event, Event::Charged { .. })));
    assert_eq!(room.in_the_box(), 0);
    assert!(reports::prizes_sheet(room.tournament()).expect("none").rows.is_empty());
    assert!(reports::money_sheet(room.tournament()).rows.is_empty());
    assert_eq!(room.refused(register_for(4..=4, named("Entry"))), Refusal::NoPrices);
    assert_eq!(room.refused(Command::FixPayouts), Refusal::NoPrices);
    // Prices can be set later; what was sold before costs nothing until it is charged.
    let settings =
        engine::Settings { money: Some(terms()), ..room.tournament().settings().clone() };
    room.act(Command::ChangeSettings { settings: Box::new(settings) });
    room.act(register(4..=4));
    assert_eq!(room.in_the_box(), 5_000);
    room.act(Command::Unregister { players: vec![who(1), who(4)] });
    assert_eq!(room.in_the_box(), 0);
}

#[test]
fn every_part_of_a_price_goes_where_it_belongs() {
    let mut room = Room::begun(terms(), 4);
    assert_eq!(room.sum(MoneyColumn::Pool), 16_000);
    assert_eq!(room.sum(MoneyColumn::Fees), 2_000);
    assert_eq!(room.sum(MoneyColumn::Staff), 2_000);
    assert_eq!(room.in_the_box(), 20_000);
    room.act(rebuy(1, Pays::default()));
    room.act(Command::AddOn { player: who(2), pays: Pays::default() });
    assert_eq!(room.in_the_box(), 25_200);
    room.act(bust_out(&[3], &[1]));
    room.act(Command::ReEnter { player: who(3), pays: Pays::default() });
    assert_eq!(room.in_the_box(), 30_200);
    room.act(Command::SurrenderStack { player: who(2), pays: Pays::default() });
    assert_eq!(room.in_the_box(), 35_200);
    for _ in 0..4 {
        room.act(Command::Undo);
    }
    assert_eq!(room.in_the_box(), 22_000);
    room.act(Command::Redo);
    assert_eq!(room.in_the_box(), 25_200);
}

#[test]
fn who_owes_is_told_and_pays_in_parts() {
    let mut room = Room::begun(terms(), 2);
    room.act(register_for(3..=4, later()));
    assert_eq!(room.sum(MoneyColumn::Owed), 10_000);
    assert_eq!(room.in_the_box(), 10_000);
    assert_eq!(owed_sheet(room.tournament()).rows.len(), 2);
    let pay = |player, amount: Option<u64>| Command::TakePayment {
        player: who(player),
        amount: amount.map(Money),
    };
    room.act(pay(3, Some(2_000)));
    let (player, amount, owed) = (PlayerId(3), Money(3_001), Money(3_000));
    let over = Refusal::MoreThanOwed { player, amount, owed };
    assert_eq!(room.refused(pay(3, Some(3_001))), over);
    room.act(pay(3, None));
    assert_eq!(room.refused(pay(3, None)), Refusal::NothingOwed { player });
    assert_eq!(room.sum(MoneyColumn::Owed), 5_000);
    // The pool counts what is owed: the house stands in for it.
    assert_eq!(room.sum(MoneyColumn::Pool), 16_000);
    // Whoever owes and is taken off the list owes nothing, and gets nothing back.
    room.act(void(Sale::Entry, 4, MoneyBack::Kept));
    assert_eq!(room.sum(MoneyColumn::Owed), 0);
    assert_eq!(room.in_the_box(), 15_000);
    assert_eq!(room.sum(MoneyColumn::Kept), 0);
}

#[test]
fn the_house_pays_what_is_taken_off() {
    let mut room = Room::begun(terms(), 2);
    let off = |amount| Pays { off: Money(amount), ..Pays::default() };
    room.act(register_for(3..=3, off(5_000)));
    assert_eq!(room.sum(MoneyColumn::House), 5_000);
    assert_eq!(room.sum(MoneyColumn::Pool), 12_000);
    assert_eq!(room.in_the_box(), 10_000);
    let (amount, price) = (Money(5_001), Money(5_000));
    assert_eq!(
        room.refused(register_for(4..=4, off(5_001))),
        Refusal::OffTooMuch { amount, price }
    );
}

#[test]
fn a_void_sale_gives_money_back_or_keeps_it() {
    let mut room = Room::begun(terms(), 4);
    room.act(rebuy(1, Pays::default()));
    room.act(rebuy(1, Pays::default()));
    room.act(void(Sale::Rebuy, 1, MoneyBack::GivenBack));
    assert_eq!(room.in_the_box(), 22_000);
    room.act(void(Sale::Rebuy, 1, MoneyBack::Kept));
    assert_eq!((room.in_the_box(), room.sum(MoneyColumn::Kept)), (22_000, 2_000));
    assert_eq!(room.sum(MoneyColumn::Pool), 16_000);
    // With the entry everything that its player bought is void.
    room.act(Command::AddOn { player: who(2), pays: Pays::default() });
    room.act(void(Sale::Entry, 2, MoneyBack::GivenBack));
    assert_eq!(room.in_the_box(), 17_000);
    room.act(Command::Undo);
    assert_eq!(room.in_the_box(), 25_200);
}

#[test]
fn a_wrong_charge_is_corrected_by_an_act_of_its_own() {
    let mut money = terms();
    money.buy_ins.push(buy_in("Member", Sale::Entry, [4_000, 0, 0, 0]));
    let mut room = Room::new(Some(money));
    room.act(register_for(1..=3, named("Entry")));
    let correct = |player, pays, note: &str| Command::CorrectCharge {
        sale: Sale::Entry,
        player: who(player),
        pays,
        note: note.to_owned(),
    };
    room.act(correct(2, named("Member"), "showed the card"));
    assert_eq!((room.in_the_box(), room.sum(MoneyColumn::Fees)), (14_000, 1_000));
    assert_eq!(room.refused(correct(2, named("Member"), "again")), Refusal::ChargeUnchanged);
    assert_eq!(room.refused(correct(3, named("Member"), " ")), Refusal::NoteMissing);
    let back = Pays { off: Money(1_000), ..named("Entry") };
    room.act(correct(2, Pays { when: engine::money::PaysWhen::Later, ..back }, "a voucher"));
    assert_eq!(room.sum(MoneyColumn::Owed), 0);
    assert_eq!(room.sum(MoneyColumn::House), 1_000);
    room.act(Command::CorrectCash { amount: -150, note: "counted again".to_owned() });
    assert_eq!(room.in_the_box(), 13_850);
    let lines = cash_report(room.session.log());
    assert!(lines.iter().all(|line| line.desk == "Desk 1"));
}

#[test]
fn a_buy_in_has_its_own_chips_time_and_number() {
    let mut money = terms();
    let early = buy_in("Early bird", Sale::Entry, [3_500, 500, 500, 0]);
    let double = buy_in("Double stack", Sale::Entry, [8_000, 1_000, 500, 0]);
    let early = BuyIn { until: Some(LevelNo(1)), in_all: Some(2), ..early };
    money.buy_ins.push(early);
    money.buy_ins.push(BuyIn { chips: Some(Chips(20_000)), ..double });
    let mut room = Room::new(Some(money));
    let names = ["Entry", "Early bird", "Double stack"].map(str::to_owned).to_vec();
    assert_eq!(room.refused(register(1..=1)), Refusal::BuyInNotSaid { names });
    room.act(register_for(1..=2, named("Early bird")));
    let most = 2;
    let name = "Early bird".to_owned();
    let out = Refusal::BuyInSoldOut { name, most };
    assert_eq!(room.refused(register_for(3..=3, named("Early bird"))), out);
    room.act(register_for(3..=3, named("Double stack")));
    assert_eq!(room.tournament().entries().player(PlayerId(3)).unwrap().stack, Chips(20_000));
    let unknown = Refusal::BuyInUnknown { name: "Rebuy".to_owned() };
    assert_eq!(room.refused(register_for(4..=4, named("Rebuy"))), unknown);
    // The floor sells one more all the same, and says why.
    room.act(Command::SellAllTheSame {
        sale: Sale::Entry,
        player: engine::entries::Who::Name("Late Early".to_owned()),
        reason: "stood in line".to_owned(),
        pays: named("Early bird"),
    });
    assert_eq!(room.tournament().money().sold("Early bird"), 3);
    // An early bird that is taken back can be sold again.
    room.act(Command::Unregister { players: vec![who(1)] });
    assert_eq!(room.tournament().money().sold("Early bird"), 2);
}

#[test]
fn rebuys_have_a_limit_for_each_player_and_in_all() {
    let mut money = terms();
    money.buy_ins[2].per_player = Some(1);
    money.buy_ins[2].in_all = Some(2);
    let mut room = Room::begun(money, 4);
    room.act(rebuy(1, Pays::default()));
    let (name, player) = ("Rebuy".to_owned(), PlayerId(1));
    let used = Refusal::BuyInUsed { name: name.clone(), player, most: 1 };
    assert_eq!(room.refused(rebuy(1, Pays::default())), used);
    room.act(rebuy(2, Pays::default()));
    let out = Refusal::BuyInSoldOut { name, most: 2 };
    assert_eq!(room.refused(rebuy(3, Pays::default())), out);
}

#[test]
fn what_has_no_price_is_not_given_away() {
    let mut money = terms();
    money.buy_ins.truncate(1);
    let mut room = Room::begun(money, 2);
    let missing = Refusal::PriceMissing { sale: Sale::Rebuy };
    assert_eq!(room.refused(rebuy(1, Pays::default())), missing);
    // A freeroll has no prices at all, and everything is free.
    let mut free = Room::begun(MoneyTerms { buy_ins: Vec::new(), ..terms() }, 2);
    free.act(rebuy(1, Pays::default()));
    assert_eq!(free.in_the_box(), 0);
}

fn prices(room: &Room, money: MoneyTerms) -> Command {
    let settings = room.tournament().settings().clone();
    let settings = engine::Settings { money: Some(money), ..settings };
    Command::ChangeSettings { settings: Box::new(settings) }
}

fn refused_terms(money: MoneyTerms) -> Refusal {
    let mut room = Room::new(None);
    let change = prices(&room, money);
    room.refused(change)
}

fn cup(place: u32, what: &str) -> ExtraPrize {
    ExtraPrize { place: Place(place), what: what.to_owned() }
}

/// The structure has two levels. A limit that stood before does not hold up anything else, though
/// levels were taken away since.
#[test]
fn a_price_is_sold_until_a_level_that_there_is() {
    let until = |level| {
        let mut money = terms();
        money.buy_ins[1].until = Some(LevelNo(level));
        money
    };
    for level in [0, 3, 99] {
        let (name, level) = ("Re-entry".to_owned(), LevelNo(level));
        let unknown = Refusal::BuyInLevelUnknown { name, level, most: 2 };
        assert_eq!(refused_terms(until(level.0)), unknown);
    }
    let mut room = Room::new(None);
    let change = prices(&room, until(2));
    room.act(change);
    let mut structure = room.tournament().structure().clone();
    structure.stages.pop();
    room.act(Command::SetStructure { structure: structure.clone() });
    let guaranteed = MoneyTerms { guarantee: Money(100_000), ..until(2) };
    let change = prices(&room, guaranteed);
    room.act(change);
    let change = prices(&room, until(3));
    assert!(matches!(room.refused(change), Refusal::BuyInLevelUnknown { most: 1, .. }));
    // Nor is an event made so.
    let settings = Settings { money: Some(until(2)), ..room.tournament().settings().clone() };
    let create = Command::CreateTournament { settings: Box::new(settings), structure };
    let told = engine::decide::check(&Tournament::default(), &create, Timestamp(0));
    assert!(matches!(told, Err(Refusal::BuyInLevelUnknown { .. })), "{told:?}");
}

/// Whatever has no name is refused as what it is, and never as an event without a name.
#[test]
fn what_has_no_name_is_said_by_what_it_is() {
    let mut money = terms();
    money.buy_ins[2].name = " ".to_owned();
    assert_eq!(refused_terms(money), Refusal::PriceUnnamed { sale: Sale::Rebuy });
    let mut money = terms();
    money.buy_ins[0].price.fees[0].name = String::new();
    assert_eq!(refused_terms(money), Refusal::FeeUnnamed { name: "Entry".to_owned() });
    let share = DeductionShare::Amount(Money(5));
    let deductions = vec![Deduction { name: String::new(), share }];
    assert_eq!(refused_terms(MoneyTerms { deductions, ..terms() }), Refusal::DeductionUnnamed);
    let extras = vec![cup(9, " ")];
    let unnamed = Refusal::ExtraUnnamed { place: Place(9) };
    assert_eq!(refused_terms(MoneyTerms { extras, ..terms() }), unnamed);
    let of_player = |one: &mut BuyIn| one.per_player = Some(0);
    for limit in [of_player, |one: &mut BuyIn| one.in_all = Some(0)] {
        let mut money = terms();
        limit(&mut money.buy_ins[2]);
        let never = Refusal::BuyInNeverSold { name: "Rebuy".to_owned() };
        assert_eq!(refused_terms(money), never);
    }
}

/// The sentence names the sale that has no price, and a limit has the digits of the currency that
/// was asked for, also before the event has one.
#[test]
fn refusals_of_prices_are_said_in_their_own_words() {
    let room = Room::new(None);
    let words = Words::new(Language::English);
    let said = |refusal: &Refusal| words.refusal(refusal, room.tournament());
    let sales = [
        (Sale::Entry, "an entry"),
        (Sale::ReEntry, "a re-entry"),
        (Sale::Rebuy, "a rebuy"),
        (Sale::AddOn, "an add-on"),
    ];
    for (sale, name) in sales {
        let missing = said(&Refusal::PriceMissing { sale }).text;
        assert_eq!(missing, format!("No price is set for {name}"));
        let unnamed = said(&Refusal::PriceUnnamed { sale }).text;
        assert_eq!(unnamed, format!("A price for {name} has no name"));
    }
    let hint = |money| said(&refused_terms(money)).hint.expect("a hint");
    let mut high = terms();
    high.buy_ins[0].price.pool = Money(1 << 31);
    assert_eq!(hint(high), "A price must be less than 21,474,836.48");
    let most = MoneyTerms { guarantee: Money(Money::MOST.0 + 1), ..terms() };
    let figures = words.figures(&Money::MOST.figures(2));
    assert_eq!(hint(most), format!("The largest amount is {figures}"));
    let digits = MoneyTerms { currency: Currency { digits: 0, ..terms().currency }, ..terms() };
    let mut high = digits;
    high.buy_ins[0].price.pool = Money(1 << 31);
    assert_eq!(hint(high), "A price must be less than 2,147,483,648");
}

#[test]
fn prices_that_cannot_be_worked_with_are_refused() {
    let refused = |change: fn(&mut MoneyTerms)| {
        let mut money = terms();
        change(&mut money);
        refused_terms(money)
    };
    let amount = Money(1 << 31);
    let name = || "Entry".to_owned();
    let high = |money: &mut MoneyTerms| money.buy_ins[0].price.pool = Money((1 << 31) - 1_000);
    assert_eq!(refused(high), Refusal::PriceTooHigh { name: name(), amount, digits: 2 });
    let twice = |money: &mut MoneyTerms| money.buy_ins[1].name = "Entry".to_owned();
    assert_eq!(refused(twice), Refusal::BuyInTwice { name: "Entry".to_owned() });
    assert_eq!(refused(|money| money.payouts.unit = Money::ZERO), Refusal::UnitZero);
    let digits = |money: &mut MoneyTerms| money.currency.digits = 5;
    assert_eq!(refused(digits), Refusal::CurrencyDigits { most: 4 });
    let over = |money: &mut MoneyTerms| {
        let share = engine::money::DeductionShare::PerThousand(600);
        let half = || engine::money::Deduction { name: "Staff".to_owned(), share };
        money.deductions = vec![half(), half()];
    };
    assert_eq!(refused(over), Refusal::DeductionsOverHundred);
    let most = |money: &mut MoneyTerms| money.guarantee = Money(Money::MOST.0 + 1);
    assert_eq!(refused(most), Refusal::MoneyTooMuch { amount: Money::MOST, digits: 2 });
    for places in [0, 100_001, u32::MAX] {
        let mut money = terms();
        money.extras = vec![cup(places, "Cup")];
        let place = Place(places);
        let impossible = Refusal::ExtraPlaceImpossible { place, most: 100_000 };
        assert_eq!(refused_terms(money), impossible);
    }
    for last in [1, 100_000] {
        let mut room = Room::new(None);
        let change = prices(&room, MoneyTerms { extras: vec![cup(last, "Cup")], ..terms() });
        room.act(change);
    }
    // What was charged stays in its currency.
    let mut room = Room::begun(terms(), 2);
    let settings = room.tournament().settings().clone();
    let crowns = Currency { name: "CZK".to_owned(), digits: 0 };
    let other = MoneyTerms { currency: crowns, ..terms() };
    let change = |money| {
        let settings = engine::Settings { money, ..settings.clone() };
        Command::ChangeSettings { settings: Box::new(settings) }
    };
    assert_eq!(room.refused(change(Some(other))), Refusal::CurrencyInUse);
    assert_eq!(room.refused(change(None)), Refusal::CurrencyInUse);
}

/// Who registered before there were prices is asked about, and charged one by one or together.
#[test]
fn entries_from_before_prices_are_charged_by_an_act_of_their_own() {
    let mut room = Room::new(None);
    room.act(register(1..=4));
    let charge = |players: &[u32], pays| Command::ChargeEntries {
        players: players.iter().copied().map(who).collect(),
        pays,
    };
    assert_eq!(room.refused(charge(&[], Pays::default())), Refusal::NoPrices);
    let settings =
        engine::Settings { money: Some(terms()), ..room.tournament().settings().clone() };
    room.act(Command::ChangeSettings { settings: Box::new(settings) });
    let asked = |room: &Room| {
        let all = reports::needs(room.tournament(), room.session.now());
        let players = all.into_iter().find_map(|need| match need {
            reports::Need::EntriesNotCharged { players } => Some(players),
            _ => None,
        });
        players.unwrap_or_default()
    };
    assert_eq!(asked(&room), 4);
    room.act(charge(&[2], later()));
    assert_eq!((room.in_the_box(), room.sum(MoneyColumn::Owed)), (0, 5_000));
    let player = PlayerId(2);
    assert_eq!(room.refused(charge(&[3, 2], later())), Refusal::ChargedAlready { player });
    // Whoever is gone has nothing to pay, and nobody is charged twice in one act.
    room.act(Command::Unregister { players: vec![who(4)] });
    room.act(charge(&[3, 3], Pays::default()));
    assert_eq!((asked(&room), room.in_the_box()), (1, 5_000));
    room.act(charge(&[], Pays::default()));
    assert_eq!((asked(&room), room.in_the_box()), (0, 10_000));
    assert_eq!(room.refused(charge(&[], Pays::default())), Refusal::NobodyToCharge);
    room.act(Command::Undo);
    assert_eq!((asked(&room), room.in_the_box()), (1, 5_000));
}
