//! What was sold in an evening that is played again.

use super::error::ImportError;
use super::playing::Playing;
use super::remark::RemarkKind;
use engine::Command;
use engine::command::SameNames;
use engine::entries::{NewPlayer, PlayerName, SeatNeed, Who};
use engine::money::{Pays, PaysWhen};
use engine::refusal::Refusal;
use engine::values::{Chips, PlayerId, Sale, SeatAt, Seq};
use tdt::TdtPurchase;
use words::Args;

/// Whether somebody enters before seats are given.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrival {
    InTime,
    Late,
}

impl Playing<'_> {
    /// What somebody pays for a purchase.
    pub(super) fn pays(
        &self,
        who: usize,
        sale: Sale,
        bought: &TdtPurchase,
    ) -> Result<Pays, ImportError> {
        let buy_in = self.prices.name_of(sale, bought, self.words)?;
        let is_paid = self.event.players.get(who).is_none_or(|player| player.is_paid);
        let when = if is_paid || buy_in.is_none() { PaysWhen::Now } else { PaysWhen::Later };
        Ok(Pays { buy_in, when, ..Pays::default() })
    }

    /// Sells entries to people at one price, in one act.
    pub(super) fn enter(
        &mut self,
        at: i64,
        people: &[usize],
        pays: &Pays,
        bought: &TdtPurchase,
    ) -> Result<(), ImportError> {
        let now = self.moment(at);
        let is_late = self.tournament().is_seated(now);
        let arrival = if is_late { Arrival::Late } else { Arrival::InTime };
        let mut players = Vec::with_capacity(people.len());
        for who in people {
            players.push(self.new_player(at, *who, arrival)?);
        }
        let known = self.tournament().entries().players().len();
        let before = self.tournament().chips().in_play();
        if self.register(at, players.clone(), pays)?.is_ok() {
            self.number(people, known);
            self.bring_chips(at, people, before, bought)?;
            return self.free_of_needs(at, people, &players);
        }
        // One of them alone may be what is in the way.
        for (who, player) in people.iter().zip(players) {
            self.enter_alone(at, *who, player, pays, bought)?;
        }
        Ok(())
    }

    fn register(
        &mut self,
        at: i64,
        players: Vec<NewPlayer>,
        pays: &Pays,
    ) -> Result<Result<Seq, Refusal>, ImportError> {
        let (same_names, pays) = (SameNames::Allow, pays.clone());
        self.act(at, &Command::Register { players, same_names, pays })
    }

    /// Sells an entry to one player: in the seat they must have, in another one, and past a limit.
    fn enter_alone(
        &mut self,
        at: i64,
        who: usize,
        player: NewPlayer,
        pays: &Pays,
        bought: &TdtPurchase,
    ) -> Result<(), ImportError> {
        let known = self.tournament().entries().players().len();
        let before = self.tournament().chips().in_play();
        let anywhere = NewPlayer { need: None, ..player.clone() };
        if self.register(at, vec![player.clone()], pays)?.is_ok() {
            self.number(&[who], known);
            self.bring_chips(at, &[who], before, bought)?;
            return self.free_of_needs(at, &[who], &[player]);
        }
        if let Err(refusal) = self.register(at, vec![anywhere], pays)? {
            let (name, reason) =
                (player.name.to_string(), self.words.text("import-sold-all-the-same"));
            let (sale, player, pays) = (Sale::Entry, Who::Name(name.clone()), pays.clone());
            let command = Command::SellAllTheSame { sale, player, reason, pays };
            if self.act(at, &command)?.is_err() {
                self.note_unsettled(&refusal);
                return Ok(());
            }
            self.remarks.name(RemarkKind::SoldAllTheSame, name);
        }
        self.number(&[who], known);
        self.bring_chips(at, &[who], before, bought)
    }

    /// Puts right what a sale brought: the file may say another number of chips, or none.
    fn bring_chips(
        &mut self,
        at: i64,
        people: &[usize],
        before: Chips,
        bought: &TdtPurchase,
    ) -> Result<(), ImportError> {
        let Some(told) = bought.chips else { return Ok(()) };
        let among = people.len().max(1) as u64;
        let brought = self.tournament().chips().in_play().minus(before).0 / among;
        for who in people {
            let stack = self.event.players.get(*who).and_then(|player| player.counted());
            // Where entries bring nothing, stacks were given by hand: those of a final.
            let wanted = match stack.filter(|_| self.stacks_bring && told == 0) {
                Some(stack) if self.is_first(*who, bought) => stack,
                Some(_) | None => told,
            };
            let signed = |chips: u64| i64::try_from(chips).unwrap_or(i64::MAX);
            let chips = signed(wanted).saturating_sub(signed(brought));
            let player = self.id(*who).map(Who::Id);
            if chips != 0 && player.is_some() {
                let note = self.words.text("import-sold-all-the-same");
                self.settle(at, &Command::CorrectChips { player, chips, note })?;
            }
        }
        Ok(())
    }

    /// Whether this is what somebody bought first.
    fn is_first(&self, who: usize, bought: &TdtPurchase) -> bool {
        let first = self.event.players.get(who).and_then(|player| player.buy_ins.first());
        first.is_some_and(|first| first.bought.at == bought.at || first.bought.chips == Some(0))
    }

    /// A seat that somebody had to have is theirs; from now on they may sit anywhere.
    fn free_of_needs(
        &mut self,
        at: i64,
        people: &[usize],
        players: &[NewPlayer],
    ) -> Result<(), ImportError> {
        for (who, _) in people.iter().zip(players).filter(|(_, player)| player.need.is_some()) {
            let Some(id) = self.id(*who) else { continue };
            self.settle(at, &Command::SetNeed { player: Who::Id(id), need: None })?;
        }
        Ok(())
    }

    /// Notes the numbers that people got who were added to a list of so many.
    fn number(&mut self, people: &[usize], known: usize) {
        for (who, number) in people.iter().zip(known + 1..) {
            let id = u32::try_from(number).ok().map(PlayerId);
            self.places.extend(id.map(|id| (id, *who)));
            self.ids.iter_mut().skip(*who).take(1).for_each(|own| *own = id);
        }
    }

    /// Somebody as they register; who comes late gets the seat in which they are seen next.
    fn new_player(
        &mut self,
        at: i64,
        who: usize,
        arrival: Arrival,
    ) -> Result<NewPlayer, ImportError> {
        let told = self.name(who);
        let name = PlayerName::new(&told).or_else(|| {
            self.remarks.more(RemarkKind::Nameless, "");
            let cut: String = told.chars().take(PlayerName::LETTERS_MAX).collect();
            let numbered = self.words.say("import-nameless", &Args::new().no("no", who + 1));
            PlayerName::new(&cut).or_else(|| PlayerName::new(&numbered))
        });
        let at_file = self.event.players.get(who).map(|player| player.at);
        let said = self.said(&Refusal::NameMissing);
        let nameless = || ImportError::Impossible { at: at_file, said };
        let name = name.ok_or_else(nameless)?;
        let is_open = |seat: &SeatAt| {
            let table = self.tournament().seating().table(seat.table);
            table.is_some_and(|table| table.open().contains(seat.seat))
        };
        let seat = self.next_seen(who, at).filter(is_open).filter(|_| arrival == Arrival::Late);
        let need = seat.map(|at| SeatNeed { table: Some(at.table), seat: Some(at.seat) });
        let member = self.members.get(who).cloned().flatten();
        Ok(NewPlayer { name, need, member })
    }

    /// Sells something to somebody who entered, past its limits where they were passed.
    pub(super) fn sell(
        &mut self,
        at: i64,
        who: usize,
        sale: Sale,
        bought: &TdtPurchase,
    ) -> Result<(), ImportError> {
        let Some(player) = self.id(who).map(Who::Id) else { return Ok(()) };
        let pays = self.pays(who, sale, bought)?;
        let before = self.tournament().chips().in_play();
        let again = player.clone();
        let command = match sale {
            Sale::Entry => return Ok(()),
            Sale::ReEntry => Command::ReEnter { player: again, pays: pays.clone() },
            Sale::Rebuy => Command::Rebuy { player: again, pays: pays.clone() },
            Sale::AddOn => Command::AddOn { player: again, pays: pays.clone() },
        };
        let Err(refusal) = self.act(at, &command)? else {
            return self.bring_chips(at, &[who], before, bought);
        };
        let reason = self.words.text("import-sold-all-the-same");
        let command = Command::SellAllTheSame { sale, player, reason, pays };
        if self.act(at, &command)?.is_err() {
            self.note_unsettled(&refusal);
            return Ok(());
        }
        let name = self.name(who);
        self.remarks.name(RemarkKind::SoldAllTheSame, name);
        self.bring_chips(at, &[who], before, bought)
    }
}
