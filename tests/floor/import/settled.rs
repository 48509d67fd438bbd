//! What an import settles: older files, what is told in another way, and what the terms do not
//! allow.

use super::{changed, import, text_of};
use engine::entries::SaleLimit;
use engine::finishes::standings;
use engine::money::{PaysWhen, prizes};
use engine::values::{Chips, Money, PlayerId, SeatAt};
use engine::winnings::DealMethod;
use engine::{Event, Tournament};
use exchange::{Imported, Remark, RemarkKind};

fn names(tournament: &Tournament) -> Vec<String> {
    let name = |id: PlayerId| tournament.entries().player(id).unwrap().name.to_string();
    standings(tournament).iter().map(|row| name(row.player)).collect()
}

fn kinds(imported: &Imported) -> Vec<RemarkKind> {
    imported.remarks.iter().filter_map(Remark::kind).collect()
}

fn count(imported: &Imported, is: fn(&Event) -> bool) -> usize {
    let records = imported.session.log().records();
    records.flat_map(|record| record.act.body.events()).filter(|event| is(event)).count()
}

#[test]
fn money_is_exact_to_the_cent_and_who_has_not_paid_owes() {
    let imported = import(&text_of("home-game")).unwrap();
    let tournament = imported.session.tournament();
    let terms = tournament.settings().money.as_ref().unwrap();
    assert_eq!(terms.currency.digits, 2);
    let again = terms.buy_ins.iter().find(|buy_in| buy_in.name == "Again").unwrap();
    assert_eq!((again.price.pool, again.price.fees()), (Money(850), Money(150)));
    let bo = tournament.entries().named("bo li").next().unwrap().id;
    assert_eq!(tournament.money().owed_by(bo), Money(1250 + 1000 + 500));
    let later = |event: &Event| matches!(event, Event::Charged { when: PaysWhen::Later, .. });
    assert_eq!(count(&imported, later), 3);
    assert_eq!(prizes(tournament).unwrap().unwrap().to_vec(), [Money(3575), Money(1525)]);
    assert_eq!(tournament.money().set_by_hand().len(), 0, "the terms alone give them");
}

#[test]
fn what_was_sold_past_a_limit_is_sold_all_the_same_with_its_reason() {
    let text = changed("LastRound: 1, MaxPerPlayer: 1", "LastRound: 1, MaxPerPlayer: 0");
    let late = text.replacen("Time: 1700000510000, Round: 1", "Time: 1700001210000, Round: 2", 1);
    let imported = import(&late).unwrap();
    let over = |event: &Event| {
        matches!(event, Event::SoldAllTheSame { limit: SaleLimit::RebuysOver, reason, .. }
            if !reason.is_empty())
    };
    assert_eq!(count(&imported, over), 1);
    assert!(kinds(&imported).contains(&RemarkKind::SoldAllTheSame));
    assert_eq!(names(imported.session.tournament()), ["Ana", "Bo Li", "Cy"]);
}

#[test]
fn an_older_file_has_its_list_of_players_and_prices_elsewhere() {
    let text = text_of("home-game");
    let (before, rest) = text.split_once("Financials: ").unwrap();
    let (_, rest) = rest.split_once("Players: new GamePlayers({Players: Map.from([").unwrap();
    let older = "Financials: new GameFinancials({EntryFee: 12.5, PPRake: new PerPlayerRake([0]), \
                 StartingChips: 1000, Rebuys: new AddOnRebuy({Allow: true, Fee: 10, Chips: 1000, \
                 LastRound: 1, MaxPerPlayer: 1}), AddOns: new AddOnRebuy({Allow: true, Fee: 5, \
                 Chips: 500})}), Players: [";
    let list = rest.replacen("]), Chops: new GameChops({Chops: []})}),", "],", 1);
    let list = ["p-1", "p-2", "p-3"].iter().fold(list, |list, uuid| {
        let list = list.replacen(&format!("[\"{uuid}\", new GamePlayer("), "new GamePlayer(", 1);
        list.replacen("})],\n[", "}),\n[", 1)
    });
    let list = list.replacen("PaidInFull: true})],\nnew", "PaidInFull: true}),\nnew", 1);
    let list = list.replacen("PaidInFull: false})],\nnew", "PaidInFull: false}),\nnew", 1);
    let list = list.replacen("PaidInFull: true})]\n],", "PaidInFull: true})\n],", 1);
    let imported = import(&[before, older, &list].concat()).unwrap();
    let tournament = imported.session.tournament();
    assert_eq!(names(tournament), ["Ana", "Bo Li", "Cy"]);
    let terms = &tournament.settings().entries;
    assert_eq!((terms.starting_chips, terms.rebuy_chips), (Chips(1000), Some(Chips(1000))));
    assert_eq!(tournament.entries().rebuys_total(), 1);
}

#[test]
fn without_a_log_levels_follow_from_rounds_and_seats_are_drawn_where_none_is_told() {
    let text = text_of("home-game");
    let (before, rest) = text.split_once("History: ").unwrap();
    let (_, after) = rest.split_once("]}),\nStartTime").unwrap();
    // By the clock alone the first round would last longer than it did.
    let bare = format!("{before}StartTime{after}").replacen("Minutes: 15", "Minutes: 45", 1);
    let imported = import(&bare).unwrap();
    let said = kinds(&imported);
    assert!(said.contains(&RemarkKind::SeatsDrawn), "{said:?}");
    assert!(said.contains(&RemarkKind::LevelsFromRounds), "{said:?}");
    let tournament = imported.session.tournament();
    assert_eq!(names(tournament), ["Ana", "Bo Li", "Cy"]);
    let levels: Vec<u16> =
        tournament.finishes().hands().map(|(_, hand)| hand.level.unwrap().0).collect();
    assert_eq!(levels, [1, 2, 2]);
    let again = import(&bare).unwrap();
    assert_eq!(imported.session.log().acts(), again.session.log().acts(), "drawn alike");
}

#[test]
fn two_who_went_out_at_one_moment_finish_in_the_order_of_the_list() {
    let text = changed("Time: 1700001900000, Round: 2", "Time: 1700002000000, Round: 2");
    assert_eq!(names(import(&text).unwrap().session.tournament()), ["Ana", "Bo Li", "Cy"]);
    let (before, rest) = text.split_once("[\"p-2\", ").unwrap();
    let (second, rest) = rest.split_once(",\n[\"p-3\", ").unwrap();
    let (third, after) = rest.split_once("\n]), Chops").unwrap();
    let swapped = format!("{before}[\"p-3\", {third},\n[\"p-2\", {second}\n]), Chops{after}");
    assert_eq!(names(import(&swapped).unwrap().session.tournament()), ["Ana", "Cy", "Bo Li"]);
}

#[test]
fn who_comes_late_sits_where_the_file_sees_them_first() {
    let text = text_of("home-game");
    let (before, rest) = text.split_once("[\"p-3\"").unwrap();
    let late = rest.replacen("Time: 1700000000000", "Time: 1700000400000", 1);
    let line = "new GameHistoryItem({Time: 1700000100003, Text: \"Table 1, Seat 4: Cy\"}), ";
    assert!(late.contains(line));
    let imported = import(&[before, "[\"p-3\"", &late.replacen(line, "", 1)].concat()).unwrap();
    let moves = |event: &Event| matches!(event, Event::PlayersMoved { .. });
    assert_eq!(count(&imported, moves), 0, "nobody is moved");
    assert!(!kinds(&imported).contains(&RemarkKind::SeatsDrawn));
    let tournament = imported.session.tournament();
    let (_, hand) =
        tournament.finishes().hands().find(|(_, hand)| hand.winners().next().is_none()).unwrap();
    assert_eq!(hand.busts[0].seat, SeatAt::new(1, 4));
    assert!(tournament.entries().players().all(|player| player.need.is_none()));
}

#[test]
fn who_bought_again_while_in_and_lost_both_stacks_at_once_is_out_once() {
    let text = text_of("home-game").replacen("Time: 1700000510000", "Time: 1700000450000", 1);
    let text = text.replacen("Time: 1700000500000", "Time: 1700002000000", 1);
    let imported = import(&text).unwrap();
    assert_eq!(names(imported.session.tournament()), ["Ana", "Bo Li", "Cy"]);
    assert_eq!(imported.session.tournament().entries().rebuys_total(), 1);
}

#[test]
fn a_deal_is_entered_where_its_sums_are_right_and_told_otherwise() {
    let chops = |ana: &str, bo: &str| {
        let chop = |uuid, cash| {
            format!("new GameChop({{PlayerUUID: \"{uuid}\", CashReal: {cash}, ChipCount: 2250}})")
        };
        let chops = format!("Chops: [{}, {}]", chop("p-1", ana), chop("p-2", bo));
        let both = "AwardedToPlayers: [\"p-1\", \"p-2\"]";
        let shared = changed("AwardedToPlayers: [\"p-1\"]", both);
        let shared = shared.replacen("AwardedToPlayers: [\"p-2\"]", both, 1);
        shared.replacen("Chops: []", &chops, 1)
    };
    let imported = import(&chops("30", "21.00")).unwrap();
    let deal = imported.session.tournament().winnings().deal().expect("it was made");
    assert_eq!(deal.method, DealMethod::ByHand);
    let shares: Vec<Money> = deal.shares.iter().map(|share| share.amount).collect();
    assert_eq!(shares, [Money(3000), Money(2100)]);
    assert_eq!(names(imported.session.tournament()), ["Ana", "Bo Li", "Cy"]);
    // A deal of more than there is: who was given the prizes counts, and they share them.
    let imported = import(&chops("30", "30")).unwrap();
    let deal = imported.session.tournament().winnings().deal().expect("it was made");
    assert_eq!(deal.shares.iter().map(|share| share.amount.0).sum::<u64>(), 5100);
    assert!(deal.shares.iter().all(|share| share.amount.0.abs_diff(2550) <= 1));
    assert!(kinds(&imported).contains(&RemarkKind::DealNotPaid));
    // One that nobody was paid by.
    let text = changed("Chops: []", "Chops: [new GameChop({PlayerUUID: \"p-1\", CashReal: 30})]");
    let imported = import(&text).unwrap();
    assert!(imported.session.tournament().winnings().deal().is_none());
    assert!(kinds(&imported).contains(&RemarkKind::DealNotPaid));
}

#[test]
fn people_with_one_name_are_two_and_who_bought_nothing_is_left_out() {
    let same = changed("Nickname: \"Cy\"", "Nickname: \"Ana\"");
    let imported = import(&same).unwrap();
    assert_eq!(imported.session.tournament().entries().players().len(), 3);
    assert!(kinds(&imported).contains(&RemarkKind::SameNames));
    let nobody = "[\"p-4\", new GamePlayer({UUID: \"p-4\", Name: new PlayerName({Nickname: \
                  \"Dan\"}), Buyins: [], AddOns: []})],\n[\"p-1\"";
    let imported = import(&changed("[\"p-1\"", nobody)).unwrap();
    assert_eq!(imported.session.tournament().entries().players().len(), 3);
    assert!(kinds(&imported).contains(&RemarkKind::NotEntered));
}

#[test]
fn a_mark_before_the_text_and_raw_signs_within_change_nothing() {
    let text = text_of("home-game");
    let marked = import(&format!("\u{feff}{text}")).unwrap();
    assert_eq!(names(marked.session.tournament()), ["Ana", "Bo Li", "Cy"]);
    let raw = changed("Title: \"Home game\"", "Title: \"Home\u{1}\n\tgame \\u017d\"");
    let settings = import(&raw).unwrap().session.tournament().settings().name.clone();
    assert_eq!(settings, "Home\u{1} game Ž");
}
