//! A thousand evenings by dice, with every kind of sale, refund, bounty, payout and deal: after
//! every act what comes in is what it is for.

use super::room::{Room, bust_out, buy_in, register_for, terms, who, with_bounties};
use engine::command::Command;
use engine::entries::Player;
use engine::event::EventKind;
use engine::money::{
    BountyTerms, Deduction, DeductionShare, MoneyColumn, MoneyTerms, PayoutTerms, Pays, PaysWhen,
};
use engine::values::{Chips, LevelNo, Money, MoneyBack, Place, PlayerId, Sale};
use engine::winnings::{
    AfterDeal, DealMethod, DealStack, Winning, bounties, dues, envelopes_due, place_prizes,
    proposed_envelopes,
};
use rulebook::PayoutTemplate;
use std::collections::BTreeMap;

/// Numbers that look like chance, and are the same every time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (x ^ (x >> 31)) % below.max(1)
    }

    fn one_in(&mut self, count: u64) -> bool {
        self.roll(count) == 0
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::try_from(self.roll(all.len() as u64)).expect("small")]
    }

    fn player(&mut self, room: &Room, fits: impl Fn(&Player) -> bool) -> u32 {
        let players = room.tournament().entries().players();
        let fit: Vec<u32> = players.filter(|one| fits(one)).map(|one| one.id.0).collect();
        if fit.is_empty() { 1 } else { self.of(&fit) }
    }

    fn pays(&mut self) -> Pays {
        let names = ["Entry", "Re-entry", "Rebuy", "Early rebuy", "Add-on"];
        Pays {
            buy_in: self.one_in(3).then(|| self.of(&names).to_owned()),
            off: Money(if self.one_in(5) { self.roll(3_000) } else { 0 }),
            when: if self.one_in(4) { PaysWhen::Later } else { PaysWhen::Now },
        }
    }

    fn money(&mut self, below: u64) -> Option<Money> {
        self.one_in(3).then(|| Money(self.roll(below)))
    }
}

fn money(dice: &mut Dice) -> MoneyTerms {
    let half =
        BountyTerms::Progressive { won_per_thousand: u32::try_from(dice.roll(1_001)).unwrap() };
    let mut money = match dice.roll(4) {
        0 => terms(),
        1 => with_bounties(BountyTerms::Fixed),
        2 => with_bounties(BountyTerms::Mystery),
        _ => with_bounties(half),
    };
    let mut early = buy_in("Early rebuy", Sale::Rebuy, [1_501, 99, 0, 333]);
    early.until = Some(LevelNo(1));
    early.per_player = Some(2);
    if dice.one_in(3) {
        money.buy_ins.push(early);
    }
    let share = DeductionShare::PerThousand(u32::try_from(dice.roll(80)).unwrap());
    money.deductions = vec![Deduction { name: "Staff".to_owned(), share }];
    money.guarantee = Money(dice.roll(3) * 40_000);
    money.added = Money(dice.roll(3) * 999);
    let slug = dice.of(&["home", "club", "satellite", "winner-takes-all", "ten-percent"]);
    let template = PayoutTemplate::find(slug).expect("it is there").clone();
    let unit = Money(dice.of(&[1, 100, 500]));
    money.payouts = PayoutTerms { template, unit, smallest: None, seat: Some(Money(9_000)) };
    money
}

fn deal(room: &Room, dice: &mut Dice) -> Command {
    let players = room.tournament().entries().players();
    let left: Vec<PlayerId> = players.filter(|one| one.is_in()).map(|one| one.id).collect();
    let in_play = room.tournament().chips().in_play().0;
    let count = left.len().max(1) as u64;
    let stack = |(at, player): (usize, &PlayerId)| DealStack {
        player: who(player.0),
        chips: Chips(in_play / count + if at == 0 { in_play % count } else { 0 }),
        amount: None,
    };
    Command::MakeDeal {
        method: dice.of(&[DealMethod::Icm, DealMethod::ChipChop, DealMethod::Even]),
        stacks: left.iter().enumerate().map(stack).collect(),
        kept: Money(dice.roll(3) * 700),
        unit: None,
        then: if dice.one_in(3) { AfterDeal::Ends } else { AfterDeal::PlayOn },
        counts: engine::winnings::DealCounts::default(),
    }
}

/// Something that a desk may do.
#[expect(clippy::too_many_lines, reason = "one flat list of what somebody may ask")]
fn asked(room: &Room, dice: &mut Dice, named: &mut u32) -> Command {
    let sale = dice.of(&[Sale::Entry, Sale::ReEntry, Sale::Rebuy, Sale::AddOn]);
    let what = dice.of(Winning::ALL);
    let anybody = who(dice.player(room, |_| true));
    let due = |room: &Room, dice: &mut Dice| {
        let due: Vec<u32> = dues(room.tournament()).iter().map(|due| due.player.0).collect();
        if due.is_empty() { 1 } else { dice.of(&due) }
    };
    let is_late = !room.tournament().is_registration_open(room.session.now());
    match dice.roll(36) {
        0..=7 => {
            let out = dice.player(room, |one| one.seat().is_some());
            let by: Vec<u32> = (0..dice.roll(4))
                .map(|_| dice.player(room, |one| one.seat().is_some()))
                .filter(|by| *by != out)
                .collect();
            bust_out(&[out], &by)
        }
        8 => Command::Rebuy { player: anybody, pays: dice.pays() },
        9 => Command::ReEnter {
            player: who(dice.player(room, |one| !one.is_in())),
            pays: dice.pays(),
        },
        10 => Command::AddOn { player: anybody, pays: dice.pays() },
        11 => Command::SurrenderStack { player: anybody, pays: dice.pays() },
        12 => {
            *named += 1;
            register_for(*named..=*named, dice.pays())
        }
        13 => Command::Unregister { players: vec![anybody] },
        14..=15 => Command::VoidSale {
            sale,
            player: anybody,
            stack: None,
            money: dice.of(MoneyBack::ALL),
            note: String::new(),
        },
        16 => Command::SellAllTheSame {
            sale,
            player: anybody,
            reason: "why not".to_owned(),
            pays: dice.pays(),
        },
        17..=18 => Command::TakePayment { player: anybody, amount: dice.money(4_000) },
        19 => Command::CorrectCharge {
            sale,
            player: anybody,
            pays: dice.pays(),
            note: "was wrong".to_owned(),
        },
        20 => Command::CorrectCash { amount: 150, note: "counted".to_owned() },
        21 => Command::SetPrize { place: Place(1), amount: dice.money(20_000) },
        22 if is_late => Command::FixPayouts,
        22 => Command::CloseRegistration,
        23 => Command::FreePayouts,
        24..=26 => {
            Command::PayOut { player: who(due(room, dice)), what, amount: dice.money(3_000) }
        }
        27 => {
            let player = who(due(room, dice));
            Command::TakeBackPayout { player, what, amount: dice.money(1_000) }
        }
        28 => deal(room, dice),
        29..=30 => Command::DropDeal,
        31 => {
            let bounties = room.tournament().money().ledger().money(MoneyColumn::Bounties);
            let left = room.tournament().entries().left();
            Command::SealEnvelopes { list: proposed_envelopes(bounties, left, Money(1)) }
        }
        32..=34 => {
            let due = envelopes_due(room.tournament());
            let head = if due.is_empty() { PlayerId(1) } else { dice.of(&due) };
            Command::DrawEnvelope { player: who(head.0) }
        }
        _ => match dice.roll(4) {
            0 => Command::Redo,
            _ => Command::Undo,
        },
    }
}

/// What is due to everybody comes to the pool that was fixed, as far as it is decided.
fn check_prizes(room: &Room) {
    let t = room.tournament();
    let all = bounties(t);
    // What was sealed in envelopes holds, whatever becomes of a payment later.
    let heads = match t.winnings().envelopes() {
        Some(envelopes) => envelopes.total(),
        None => t.money().ledger().money(MoneyColumn::Bounties),
    };
    assert_eq!(all.total(), heads, "every bounty is somebody's, or told as nobody's");
    let Some(fixed) = t.money().fixed() else { return };
    assert_eq!(fixed.prizes.iter().copied().sum::<Money>(), fixed.pool);
    let prizes = dues(t).into_iter().filter(|due| due.what == Winning::Prize);
    let due: Money = prizes.map(|due| due.amount).sum();
    assert!(due <= fixed.pool, "{due:?} of {:?}", fixed.pool);
    if engine::finishes::winner(t).is_some() && t.winnings().deal().is_none() {
        let placed = t.entries().taking_part();
        let paid: Money = fixed.prizes.iter().take(placed as usize).copied().sum();
        assert_eq!(due, paid);
        assert_eq!(place_prizes(t, &fixed.prizes).iter().map(|one| one.2).sum::<Money>(), paid);
    }
    if let Some(deal) = t.winnings().deal() {
        let shared: Money = deal.shares.iter().map(|share| share.amount).sum();
        let of: Money = fixed.prizes.iter().take(deal.shares.len()).copied().sum();
        assert_eq!(shared.plus(deal.kept), of);
    }
}

#[test]
fn over_a_thousand_evenings_every_unit_is_somebodys() {
    let mut reached: BTreeMap<EventKind, u32> = BTreeMap::new();
    for seed in 0..1_000 {
        let mut dice = Dice(seed);
        let mut room = Room::begun(money(&mut dice), 3 + u32::try_from(dice.roll(9)).unwrap());
        let mut named = 20;
        for _ in 0..60 {
            let command = asked(&room, &mut dice, &mut named);
            if room.session.submit(&command).is_err() {
                continue;
            }
            room.check_ledger();
            check_prizes(&room);
        }
        room.check();
        for act in room.session.log().acts() {
            for event in act.body.events() {
                *reached.entry(EventKind::from(event)).or_default() += 1;
            }
        }
    }
    use EventKind as K;
    let wanted = [
        K::Charged,
        K::PaymentTaken,
        K::ChargeVoided,
        K::ChargeCorrected,
        K::CashCorrected,
        K::PrizeSet,
        K::PayoutsFixed,
        K::PayoutsFreed,
        K::PaidOut,
        K::PayoutTakenBack,
        K::DealMade,
        K::DealDropped,
        K::EnvelopesSealed,
        K::EnvelopeDrawn,
        K::SoldAllTheSame,
    ];
    for kind in wanted {
        let count = reached.get(&kind).copied().unwrap_or_default();
        assert!(count >= 20, "{kind:?} only {count} times");
    }
}
