//! Prizes and deals of an evening that is played again.

use super::error::ImportError;
use super::playing::Playing;
use super::remark::RemarkKind;
use super::shares::{Share, told};
use engine::Command;
use engine::entries::Who;
use engine::money::prizes;
use engine::values::{Chips, Money, Place, PlayerId};
use engine::winnings::{AfterDeal, DealCounts, DealMethod, DealStack};

impl Playing<'_> {
    /// Sets by hand those prizes that the terms alone do not give as the file has them: the last
    /// place first, for the first one gets what is left.
    pub(super) fn set_prizes(&mut self, at: i64, wanted: &[Money]) -> Result<(), ImportError> {
        if wanted.is_empty() || self.tournament().settings().money.is_none() {
            return Ok(());
        }
        for _ in 0..wanted.len() {
            let Some(place) = self.next_to_set(wanted) else { break };
            let amount = place.0.checked_sub(1).and_then(|at| wanted.get(at as usize)).copied();
            if self.settle(at, &Command::SetPrize { place, amount })?.is_none() {
                break;
            }
        }
        if !self.are_prizes(wanted) {
            self.remarks.name(RemarkKind::PrizesOff, "");
        }
        Ok(())
    }

    /// The last place that is paid something else and was not set by hand.
    fn next_to_set(&self, wanted: &[Money]) -> Option<Place> {
        let have = match prizes(self.tournament())? {
            Ok(have) => have.to_vec(),
            // As they stand they cannot be shared; every place is set then.
            Err(_) => Vec::new(),
        };
        let set = self.tournament().money().set_by_hand();
        let places: Vec<(Place, &Money)> = (1..).map(Place).zip(wanted).collect();
        places
            .into_iter()
            .rev()
            .filter(|(place, _)| !set.contains_key(place))
            .find(|(place, amount)| {
                let at = (place.0 as usize).saturating_sub(1);
                have.get(at).copied().unwrap_or_default() != **amount
            })
            .map(|(place, _)| place)
    }

    fn are_prizes(&self, wanted: &[Money]) -> bool {
        let have = prizes(self.tournament()).and_then(Result::ok);
        have.is_some_and(|have| {
            let paid = have.iter().copied().chain(std::iter::repeat(Money::ZERO));
            have.len() <= wanted.len() && wanted.iter().copied().eq(paid.take(wanted.len()))
        })
    }

    /// Fixes the prizes at the end, once no more entries are sold.
    pub(super) fn fix_prizes(&mut self, at: i64, wanted: &[Money]) -> Result<(), ImportError> {
        if self.tournament().settings().money.is_none()
            || self.tournament().money().fixed().is_some()
        {
            return Ok(());
        }
        let now = self.moment(at);
        if self.tournament().is_registration_open(now) {
            self.settle(at, &Command::CloseRegistration)?;
        }
        self.set_prizes(at, wanted)?;
        if wanted.is_empty() {
            return Ok(());
        }
        if let Err(refusal) = self.act(at, &Command::FixPayouts)? {
            let why = self.said(&refusal);
            self.remarks.name(RemarkKind::PayoutsNotFixed, why);
        }
        Ok(())
    }

    /// The deal of the file, where it can be entered; it is told otherwise.
    pub(super) fn deal(&mut self, at: i64, wanted: &[Money]) -> Result<(), ImportError> {
        self.fix_prizes(at, wanted)?;
        let shares = std::mem::take(&mut self.shares);
        let makers: Vec<(&Share, PlayerId)> =
            shares.iter().filter_map(|share| Some((share, self.id(share.who)?))).collect();
        let in_play = self.tournament().chips().in_play();
        let counted: Option<Chips> = makers.iter().map(|(share, _)| share.chips.map(Chips)).sum();
        let known = |id: PlayerId| {
            self.tournament().entries().player(id).map(|player| player.stack).unwrap_or_default()
        };
        let is_counted = counted == Some(in_play);
        let stack = |(share, id): &(&Share, PlayerId)| {
            let counted = share.chips.map(Chips).filter(|_| is_counted);
            let chips = counted.unwrap_or_else(|| known(*id));
            DealStack { player: Who::Id(*id), chips, amount: Some(share.amount) }
        };
        let stacks = makers.iter().map(stack).collect();
        let left = self.tournament().entries().left() as usize;
        let goes_out = |share: &Share| {
            let player = self.event.players.get(share.who);
            player.and_then(|player| player.buy_ins.last()).is_some_and(|last| last.bust.is_some())
        };
        let plays_on = shares.iter().any(goes_out);
        let then = if plays_on && left > 1 { AfterDeal::PlayOn } else { AfterDeal::Ends };
        let (method, kept, unit) = (DealMethod::ByHand, Money::ZERO, None);
        let command =
            Command::MakeDeal { method, stacks, kept, unit, then, counts: DealCounts::AsTold };
        if let Err(refusal) = self.act(at, &command)? {
            let told = told(self.event, &shares, self.prices.digits);
            let why = self.said(&refusal);
            self.remarks.name(RemarkKind::DealLeftOut, format!("{told} ({why})"));
        }
        Ok(())
    }
}
