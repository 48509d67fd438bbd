//! Money on paper: the list of prizes, slips to sign, receipts, the deal, and the cash report.

use crate::money::room::{Room, bust_out, later, named, register_for, terms, who, with_bounties};
use engine::command::Command;
use engine::entries::StackCount;
use engine::money::{BountyTerms, ExtraPrize, MoneyColumn, MoneyTerms, Pays};
use engine::values::{Chips, Money, MoneyBack, Place, PlayerId, Sale};
use engine::winnings::{AfterDeal, DealCounts, DealMethod, DealStack, Winning, prizes_left};
use print::{CardOrder, Mark, Occasion, Page, Paper, SHEETS, SheetRequest, lay_out, why_nothing};
use reports::{CashFlow, CashSheet, Choice, DealAgreement, WhichMoves, payout_slips, receipts};
use std::ops::ControlFlow;
use strum::VariantArray;
use words::{Language, UtcOffset, Words};

/// A sheet of what stands; nothing leaves the paper or lies on other words of its line.
fn printed(room: &Room, id: &str, choice: Choice) -> Vec<Page> {
    printed_with(room, id, choice, None)
}

/// The same, with a deal that is proposed.
fn printed_with(room: &Room, id: &str, choice: Choice, deal: Option<&Command>) -> Vec<Page> {
    let sheet = SHEETS.iter().find(|sheet| sheet.id == id).expect("it is a sheet");
    let (log, now) = (room.session.log(), room.session.now());
    let (moves, order) = (WhichMoves::default(), CardOrder::default());
    let job = (sheet.gather)(&SheetRequest {
        log,
        now,
        choice,
        moves,
        order,
        language: Language::default(),
        deal,
        address: None,
    });
    let words = Words::new(Language::English);
    let occasion = Occasion::of(log, now, &words, UtcOffset::fixed(0));
    let mut pages = Vec::new();
    for paper in Paper::VARIANTS {
        let mut watch = |_, _| ControlFlow::Continue(());
        pages = lay_out(&job, &occasion, *paper, &words, &mut watch).expect("nobody stops it");
        for page in &pages {
            assert_inside(page);
        }
    }
    pages
}

fn assert_inside(page: &Page) {
    for mark in &page.marks {
        let Mark::Writing { at, size, line, .. } = mark else { continue };
        assert!(!line.words.contains(['⟨', '{']), "{}", line.words);
        assert!(at.x >= 0.0 && at.x + line.width * size <= page.area.right(), "{}", line.words);
        assert!(at.y > 0.0 && at.y < page.area.bottom(), "{}", line.words);
    }
}

fn all(pages: &[Page]) -> Vec<String> {
    pages.iter().flat_map(Page::lines).map(str::to_owned).collect()
}

fn of(player: u32) -> Choice {
    Choice { player: Some(PlayerId(player)), ..Choice::default() }
}

/// Ten players, registration closed, and payouts fixed.
fn fixed(terms: MoneyTerms) -> Room {
    let mut room = Room::begun(terms, 10);
    room.act(Command::CloseRegistration);
    room.act(Command::FixPayouts);
    room
}

#[test]
fn an_event_without_prices_offers_no_sheet_of_money() {
    let room = Room::new(None);
    let offered = |room: &Room| -> Vec<&str> {
        SHEETS.iter().filter(|sheet| sheet.is_offered(room.tournament())).map(|s| s.id).collect()
    };
    let money = ["prizes", "payout-slips", "receipts", "deal", "cash"];
    assert!(money.iter().all(|id| !offered(&room).contains(id)));
    let priced = Room::new(Some(terms()));
    assert!(money.iter().all(|id| offered(&priced).contains(id)));
    for id in money {
        assert!(printed(&room, id, Choice::default()).is_empty(), "{id}");
    }
}

#[test]
fn the_list_of_prizes_says_who_has_them_and_prizes_that_are_no_money() {
    let lemon = ExtraPrize { place: Place(9), what: "A lemon".to_owned() };
    let mut room = fixed(MoneyTerms { extras: vec![lemon], ..terms() });
    room.bust([10, 9], &[1]);
    let prizes = room.tournament().money().fixed().expect("fixed").prizes.clone();
    let lines = all(&printed(&room, "prizes", Choice::default()));
    let words = Words::new(Language::English);
    for prize in prizes.iter() {
        let amount = words.money_of(room.tournament(), *prize);
        assert!(lines.contains(&amount), "{amount} in {lines:?}");
    }
    // The ninth place pays nothing, and its lemon is Player 9's.
    assert!(lines.iter().any(|line| line == "Player 9 · A lemon"), "{lines:?}");
    assert!(lines.iter().any(|line| line == "The payouts are locked"), "{lines:?}");
}

#[test]
fn slips_are_for_those_who_are_still_to_be_paid_and_for_whoever_is_named() {
    let mut room = fixed(with_bounties(BountyTerms::Fixed));
    room.bust((2..=10).rev(), &[1]);
    let prizes = room.tournament().money().fixed().expect("fixed").prizes.clone();
    let slips = payout_slips(room.tournament(), &Choice::default());
    let of_prizes: Vec<_> = slips.iter().filter(|slip| slip.what == Winning::Prize).collect();
    assert_eq!(of_prizes.len(), prizes.len());
    assert_eq!(of_prizes[0].place, Some(Place(1)));
    // Nine heads and their own.
    let bounty = slips.iter().find(|slip| slip.what == Winning::Bounty).expect("a slip");
    assert_eq!((bounty.who.player, bounty.amount), (PlayerId(1), Money(10_000)));
    let pay = Command::PayOut { player: who(1), what: Winning::Prize, amount: None };
    room.act(pay);
    let left = payout_slips(room.tournament(), &Choice::default());
    assert_eq!(left.len(), slips.len() - 1);
    let own = payout_slips(room.tournament(), &of(1));
    assert_eq!(own.len(), 2, "the prize that was paid, and the bounties");
    let lines = all(&printed(&room, "payout-slips", of(1)));
    assert!(lines.iter().any(|line| line == "Signature"), "{lines:?}");
    assert!(lines.contains(&"All of it has already been paid".to_owned()), "{lines:?}");
}

#[test]
fn what_is_signed_for_is_what_is_handed_over_now() {
    let mut room = fixed(with_bounties(BountyTerms::Fixed));
    room.bust((2..=10).rev(), &[1]);
    let prizes = room.tournament().money().fixed().expect("fixed").prizes.clone();
    let amount = Some(Money(3_000));
    room.act(Command::PayOut { player: who(1), what: Winning::Prize, amount });
    let lines = all(&printed(&room, "payout-slips", of(1)));
    let said = |amount| Words::new(Language::English).money_of(room.tournament(), amount);
    let at = lines.iter().position(|line| line == "Rest of the prize").expect("it says what for");
    assert_eq!(lines[at + 1], said(prizes[0].minus(Money(3_000))));
    let before = format!("{} of {} already paid", said(Money(3_000)), said(prizes[0]));
    assert!(lines.contains(&before), "{lines:?}");
}

/// However many fees a price has, with a discount and a debt: the last line of a receipt stands
/// clear of its foot, on both papers.
#[test]
fn receipts_with_many_fees_end_above_their_foot() {
    for fees in 0..=14_u64 {
        let mut terms = with_bounties(BountyTerms::Fixed);
        let fee = |no: u64| engine::money::Fee { name: format!("Fee {no}"), amount: Money(no + 1) };
        terms.buy_ins[0].price.fees = (0..fees).map(fee).collect();
        let mut room = Room::new(Some(terms));
        room.act(register_for([1], Pays { off: Money(500), ..later() }));
        for page in printed(&room, "receipts", Choice::default()) {
            let at = |wanted: f32| -> Vec<f32> {
                let marks = page.marks.iter().filter_map(|mark| match mark {
                    Mark::Writing { at, size, .. } if (*size - wanted).abs() < 0.01 => Some(at.y),
                    _ => None,
                });
                marks.collect()
            };
            let (lines, foot) = (at(9.5), at(7.0));
            assert!(lines.len() > 4 && !foot.is_empty());
            let lowest = lines.iter().copied().fold(0.0, f32::max);
            assert!(foot.iter().all(|foot| foot - lowest > 9.0), "{fees}: {lowest} {foot:?}");
        }
    }
}

#[test]
fn no_slip_of_a_prize_is_written_before_the_payouts_are_fixed() {
    let mut room = Room::begun(terms(), 4);
    room.bust([4, 3, 2], &[1]);
    assert!(payout_slips(room.tournament(), &Choice::default()).is_empty());
}

#[test]
fn receipts_are_numbered_and_come_to_what_was_charged() {
    let mut room = Room::new(Some(terms()));
    room.act(register_for(1..=3, Pays::default()));
    let off = Pays { off: Money(2_000), ..later() };
    room.act(register_for([4], off));
    let newest = room.session.log().last_seq();
    room.act(Command::DrawSeats { public: None });
    room.act(Command::StartClock);
    room.act(bust_out(&[2], &[]));
    room.act(Command::Rebuy { player: who(2), pays: named("Rebuy") });
    let log = room.session.log();
    let everything = receipts(log, &Choice::default());
    assert_eq!(everything.iter().map(|one| one.no.0).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    for one in &everything {
        assert_eq!(one.price.total(), one.paid.plus(one.owed).plus(one.off), "{one:?}");
    }
    let since = receipts(log, &Choice { since: Some(newest), ..Choice::default() });
    assert_eq!(since.iter().map(|one| one.no.0).collect::<Vec<_>>(), [4, 5]);
    let own = receipts(log, &of(2));
    assert_eq!(own.iter().map(|one| one.buy_in.as_str()).collect::<Vec<_>>(), ["Entry", "Rebuy"]);
    let lines = all(&printed(&room, "receipts", of(4)));
    let has = |said: &str| lines.iter().any(|line| line == said);
    assert!(has("Receipt 4 · Entry") && has("Still owed") && has("The house pays"), "{lines:?}");
    assert!(has("30 EUR") && has("20 EUR") && has("0 EUR"), "{lines:?}");
    // What is undone has no receipt, and its number is given again.
    room.act(Command::Undo);
    assert_eq!(receipts(room.session.log(), &Choice::default()).len(), 4);
    room.act(Command::Redo);
    let again = receipts(room.session.log(), &Choice { since: Some(newest), ..Choice::default() });
    assert_eq!(again.iter().map(|one| one.no.0).collect::<Vec<_>>(), [4, 5]);
}

#[test]
fn a_deal_has_a_line_for_everybody_to_sign_and_comes_to_the_prizes() {
    let mut room = fixed(terms());
    room.bust((4..=10).rev(), &[1]);
    let in_play = room.tournament().chips().in_play();
    let stacks = [in_play.0 - 30_000, 20_000, 10_000];
    let stacks = (1..).zip(stacks).map(|(id, chips)| {
        let chips = Chips(chips);
        DealStack { player: who(id), chips, amount: None }
    });
    let (method, kept, then) = (DealMethod::Icm, Money(1_000), AfterDeal::PlayOn);
    let stacks = stacks.collect();
    room.act(Command::MakeDeal {
        method,
        stacks,
        kept,
        unit: None,
        then,
        counts: DealCounts::Exact,
    });
    let pages = printed(&room, "deal", Choice::default());
    assert_eq!(pages.len(), 1);
    let lines = all(&pages);
    assert_eq!(lines.iter().filter(|line| *line == "Signature").count(), 3);
    assert!(lines.iter().any(|line| line.contains("10 EUR of it goes to the winner")));
    let sum = lines.iter().position(|line| line.starts_with("Total · ")).expect("a sum");
    let dealt = room.tournament().winnings().deal().expect("it stands");
    let shared: Money = dealt.shares.iter().map(|share| share.amount).sum();
    let shared = Words::new(Language::English).money_of(room.tournament(), shared);
    assert_eq!(lines[sum + 1], shared);
    let deal = DealAgreement::of(room.tournament()).expect("it stands");
    let prizes = &room.tournament().money().fixed().expect("fixed").prizes;
    assert_eq!(deal.total(), prizes.iter().take(3).copied().sum());
}

/// Three who are left, with stacks that are not known: what a deal of theirs would be.
fn proposal(method: DealMethod, kept: u64, amounts: [Option<u64>; 3]) -> (Room, Command) {
    let mut room = fixed(terms());
    room.bust((4..=10).rev(), &[1]);
    let in_play = room.tournament().chips().in_play();
    let stacks = [in_play.0 - 30_000, 20_000, 10_000];
    let stack = |(id, (chips, amount)): (u32, (u64, Option<u64>))| DealStack {
        player: who(id),
        chips: Chips(chips),
        amount: amount.map(Money),
    };
    let stacks = (1..).zip(stacks.into_iter().zip(amounts)).map(stack).collect();
    let (kept, then) = (Money(kept), AfterDeal::Ends);
    let then = if kept.is_zero() { then } else { AfterDeal::PlayOn };
    (room, Command::MakeDeal { method, stacks, kept, unit: None, then, counts: DealCounts::Exact })
}

/// What is signed before a deal is made is what the act then gives, method by method.
#[test]
fn a_proposed_deal_is_signed_before_it_is_made() {
    for method in [DealMethod::Icm, DealMethod::ChipChop, DealMethod::Even] {
        let (mut room, deal) = proposal(method, 1_000, [None; 3]);
        let pages = printed_with(&room, "deal", Choice::default(), Some(&deal));
        let lines = all(&pages);
        let now = room.session.now();
        let proposed = DealAgreement::to_sign(room.tournament(), Some(&deal), now);
        let proposed = proposed.expect("it can be made");
        assert_eq!(proposed.columns, [DealMethod::Icm, DealMethod::ChipChop, DealMethod::Even]);
        assert_eq!((proposed.made, proposed.method), (None, Some(method)));
        assert_eq!(lines.iter().filter(|line| *line == "Signature").count(), 3);
        assert!(lines.iter().any(|line| line.contains("would share")), "{lines:?}");
        assert!(lines.contains(&"Proposed, not made yet".to_owned()), "{lines:?}");
        assert!(room.tournament().winnings().deal().is_none(), "paper changes nothing");
        room.act(deal);
        let made = DealAgreement::of(room.tournament()).expect("it stands");
        let column = proposed.chosen();
        for (said, line) in proposed.lines.iter().zip(&made.lines) {
            assert_eq!((&said.who, said.chips), (&line.who, line.chips));
            assert_eq!(said.amounts[column], line.amounts[0]);
            let amount = Words::new(Language::English).money_of(room.tournament(), line.amounts[0]);
            assert!(lines.contains(&amount), "{amount} in {lines:?}");
        }
        assert_eq!(proposed.total(), made.total());
        assert_eq!((0..3).map(|column| proposed.sum_of(column)).max(), Some(made.sum_of(0)));
        assert_eq!((0..3).map(|column| proposed.sum_of(column)).min(), Some(made.sum_of(0)));
    }
}

#[test]
fn what_players_say_that_they_get_stands_beside_what_the_methods_give_them() {
    let (room, _) = proposal(DealMethod::Even, 0, [None; 3]);
    let total: Money = prizes_left(room.tournament()).expect("they are fixed").into_iter().sum();
    let said = [Some(total.0 - 2_500), Some(1_500), Some(1_000)];
    let (room, deal) = proposal(DealMethod::ByHand, 0, said);
    let proposed = DealAgreement::to_sign(room.tournament(), Some(&deal), room.session.now());
    let proposed = proposed.expect("it can be made");
    assert_eq!(proposed.columns.as_slice(), DealMethod::ALL);
    let by_hand: Vec<u64> = proposed.lines.iter().map(|line| line.amounts[3].0).collect();
    assert_eq!(by_hand, said.map(Option::unwrap_or_default));
    assert_eq!(printed_with(&room, "deal", Choice::default(), Some(&deal)).len(), 1);
}

#[test]
fn without_a_deal_its_sheet_has_every_method_to_tick_or_says_what_is_in_the_way() {
    let why = |room: &Room| {
        let sheet = SHEETS.iter().find(|sheet| sheet.id == "deal").expect("it is a sheet");
        let words = Words::new(Language::English);
        why_nothing(sheet, room.tournament(), None, room.session.now(), &words)
    };
    let mut room = Room::begun(terms(), 10);
    assert!(printed(&room, "deal", Choice::default()).is_empty());
    assert!(
        why(&room).starts_with("No deal has been made\nThe payouts are not locked"),
        "{}",
        why(&room)
    );
    room.act(Command::CloseRegistration);
    room.act(Command::FixPayouts);
    room.bust((4..=10).rev(), &[1]);
    let deal = DealAgreement::to_sign(room.tournament(), None, room.session.now());
    let deal = deal.expect("all stacks are known");
    assert_eq!((deal.method, deal.columns.len(), deal.lines.len()), (None, 3, 3));
    let lines = all(&printed(&room, "deal", Choice::default()));
    assert!(lines.iter().any(|line| line.contains("Tick the way")), "{lines:?}");
    // Whoever won a pot is counted, and by now the counts are not the chips in play.
    let stack = StackCount { player: who(2), chips: Chips(1) };
    room.act(Command::CountStacks { stacks: vec![stack] });
    assert!(printed(&room, "deal", Choice::default()).is_empty());
    assert!(why(&room).contains("chips"), "{}", why(&room));
}

#[test]
fn the_cash_report_balances_by_kind_by_desk_and_by_hour() {
    let mut room = Room::begun(terms(), 10);
    room.act(register_for([11], later()));
    room.later(4_000);
    room.act(Command::TakePayment { player: who(11), amount: Some(Money(2_000)) });
    room.act(Command::CorrectCash { amount: -700, note: "short".to_owned() });
    room.act(Command::FixPayouts);
    room.bust((2..=11).rev(), &[1]);
    room.act(Command::PayOut { player: who(1), what: Winning::Prize, amount: None });
    let sheet = CashSheet::of(room.session.log());
    assert_eq!(sheet.in_the_box, room.in_the_box());
    let of_lines = |sums: &mut dyn Iterator<Item = i64>| sums.sum::<i64>();
    let by_hour = of_lines(&mut sheet.lines.iter().map(|line| line.flow.cash()));
    let by_desk = of_lines(&mut sheet.desks.iter().map(|(_, flow)| flow.cash()));
    assert_eq!((by_hour, by_desk), (sheet.in_the_box, sheet.in_the_box));
    assert!(sheet.lines.len() > 1, "two hours");
    let sold =
        |of: fn(&reports::SoldLine) -> Money| -> u64 { sheet.sold.iter().map(of).sum::<Money>().0 };
    assert_eq!((sold(|line| line.paid), sold(|line| line.owed)), (52_000, 3_000));
    assert_eq!(sheet.owed.len(), 1);
    assert_eq!((sheet.notes.len(), sheet.notes[0].cash), (1, -700));
    let lines = all(&printed(&room, "cash", Choice::default()));
    assert!(lines.iter().any(|line| line.contains("short")), "{lines:?}");
}

/// Each kind, desk and hour has a line, and all of them together come to what the ledger has, also
/// where something void was kept, given back or taken back.
#[test]
fn the_cash_report_tells_apart_what_came_and_what_went() {
    let mut terms = terms();
    let cup = engine::money::Fee { name: "Cup".to_owned(), amount: Money(300) };
    terms.buy_ins[0].price.fees.push(cup);
    terms.buy_ins[0].price.bounty = Money(1_000);
    let mut room = Room::begun(terms, 4);
    let paid = 4 * 6_300;
    assert_eq!(room.in_the_box(), paid);
    let void = |sale, player, money| Command::VoidSale {
        sale,
        player: who(player),
        stack: None,
        money,
        note: "went home ill".to_owned(),
    };
    room.act(Command::Rebuy { player: who(3), pays: Pays::default() });
    room.act(void(Sale::Rebuy, 3, MoneyBack::GivenBack));
    room.act(void(Sale::Entry, 4, MoneyBack::Kept));
    let sheet = CashSheet::of(room.session.log());
    let together = sheet.together();
    assert_eq!((together.taken(), together.back), (paid + 2_000, 2_000));
    assert_eq!((together.came(), together.went()), (paid + 2_000, 2_000));
    assert_eq!(together.cash(), sheet.in_the_box);
    let of_hours: CashFlow = sheet.lines.iter().map(|line| &line.flow).collect();
    assert_eq!(of_hours, together);
    assert_eq!(sheet.void, (1, Money(6_300)));
    let of_kinds: Money = sheet.sold.iter().map(|line| line.paid).sum();
    assert_eq!(
        of_kinds.plus(sheet.void.1),
        room.tournament().money().ledger().money(MoneyColumn::Paid)
    );
    assert_eq!(sheet.fees, [("Rake".to_owned(), Money(1_500)), ("Cup".to_owned(), Money(900))]);
    assert_eq!(sheet.bounties.on_heads, Money(3_000));
    let notes: Vec<_> = sheet.notes.iter().map(|it| (it.kept, it.note.as_str())).collect();
    let why = "went home ill";
    assert_eq!(notes, [(Some(Money::ZERO), why), (Some(Money(6_300)), why)]);
    // A bounty of somebody whom nobody knocked out is in the box, and said to be.
    room.act(bust_out(&[3], &[]));
    assert_eq!(CashSheet::of(room.session.log()).bounties.unclaimed, Money(1_000));
    let lines = all(&printed(&room, "cash", Choice::default()));
    for said in ["Cup", "Given back", "63 EUR kept: went home ill", "that nobody won", "Total"] {
        assert!(lines.iter().any(|line| line.contains(said)), "{said}: {lines:?}");
    }
}

/// A table of numbers has them under each other from the right.
#[test]
fn amounts_of_the_cash_report_end_at_one_line() {
    let mut room = Room::begun(terms(), 30);
    room.act(Command::Rebuy { player: who(3), pays: Pays::default() });
    let pages = printed(&room, "cash", Choice::default());
    let ends = |said: &str| -> Vec<i64> {
        let marks = pages.iter().flat_map(|page| &page.marks);
        let of = marks.filter_map(|mark| match mark {
            Mark::Writing { at, size, line, .. } if line.words == said => {
                Some(((at.x + line.width * size) * 10.0).round() as i64)
            }
            _ => None,
        });
        of.collect()
    };
    // By kind: 30 entries, one rebuy, 31 in all; 1,500, 20 and 1,520 paid.
    let (entries, all, one) = (ends("30"), ends("31"), ends("1"));
    assert!(
        entries.iter().any(|end| all.contains(end) && one.contains(end)),
        "{entries:?} {one:?}"
    );
    let (large, small) = (ends("1,500 EUR"), ends("20 EUR"));
    assert!(large.iter().any(|end| small.contains(end)), "{large:?} {small:?}");
}

/// The longest names, amounts and fees there may be, and a prize for each of a great field.
#[test]
fn the_longest_names_and_the_largest_amounts_stay_on_the_paper() {
    let mut terms = with_bounties(BountyTerms::Fixed);
    terms.currency.name = "Wertgutscheine".to_owned();
    terms.guarantee = Money::MOST;
    for buy_in in &mut terms.buy_ins {
        buy_in.price.fees = (0..20)
            .map(|no| engine::money::Fee {
                name: format!("{} {no}", "Verwaltungskostenbeitrag ".repeat(4)),
                amount: Money(99),
            })
            .collect();
    }
    let mut room = Room::new(Some(terms));
    let long = "Wolfeschlegelsteinhausenbergerdorff ".repeat(5);
    let new = |no: u32| engine::entries::NewPlayer {
        name: engine::entries::PlayerName::new(&format!("{long}{no}")).expect("a name"),
        need: None,
        member: None,
    };
    let players = (1..=60).map(new).collect();
    let same_names = engine::command::SameNames::Refuse;
    room.act(Command::Register { players, same_names, pays: Pays::default() });
    room.act(Command::DrawSeats { public: None });
    room.act(Command::StartClock);
    room.act(Command::CloseRegistration);
    room.act(Command::FixPayouts);
    room.bust((4..=60).rev(), &[1, 2, 3]);
    let in_play = room.tournament().chips().in_play().0;
    let stacks = [in_play - 2, 1, 1].into_iter().zip(1..).map(|(chips, id)| DealStack {
        player: who(id),
        chips: Chips(chips),
        amount: None,
    });
    let (method, kept, then) = (DealMethod::Even, Money::ZERO, AfterDeal::Ends);
    let (stacks, unit) = (stacks.collect(), Some(Money(1)));
    room.act(Command::MakeDeal { method, stacks, kept, unit, then, counts: DealCounts::Exact });
    for id in ["prizes", "payout-slips", "receipts", "deal", "cash", "results"] {
        assert!(!printed(&room, id, Choice::default()).is_empty(), "{id}");
    }
}
