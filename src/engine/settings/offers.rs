//! What is sold, how often, until when and for which chips: a price's own limits decide, and where
//! a price is silent, the event's.
//!
//! Whatever shows or asks a limit asks here, so that setup, prices and the sale itself agree.

use super::{Limit, Settings};
use crate::money::BuyIn;
use crate::values::{Chips, LevelNo, Sale};

/// Until when something is sold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SoldUntil {
    /// It is not sold at all.
    Never,
    /// Until the clock starts the first level.
    FirstHand,
    /// Until this level and a break right after it are over.
    Level(LevelNo),
    /// As long as the event lasts.
    Always,
}

/// Something that is sold, with the limits that count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offer<'a> {
    /// Entry, re-entry, rebuy or add-on.
    pub sale: Sale,
    /// At which price; none where nothing costs anything.
    pub buy_in: Option<&'a BuyIn>,
    /// How many one player may buy; none without a limit.
    pub per_player: Option<u16>,
    /// Until when it is sold.
    pub until: SoldUntil,
    /// What it brings; none where nobody said how many chips.
    pub chips: Option<Chips>,
}

impl Offer<'_> {
    /// Whether it can be sold at all.
    #[must_use]
    pub fn is_ever_sold(&self) -> bool {
        self.per_player != Some(0) && self.until != SoldUntil::Never && self.chips.is_some()
    }
}

impl Settings {
    /// What is sold at a price, or without one, with the limits that count.
    #[must_use]
    pub fn offer<'a>(&self, sale: Sale, buy_in: Option<&'a BuyIn>) -> Offer<'a> {
        let own = |of: fn(&BuyIn) -> Option<u16>| buy_in.and_then(of);
        let until = buy_in.and_then(|buy_in| buy_in.until).map(SoldUntil::Level);
        let chips = buy_in.and_then(|buy_in| buy_in.chips);
        Offer {
            sale,
            buy_in,
            per_player: own(|buy_in| buy_in.per_player).or_else(|| self.usual_limit(sale)),
            until: until.unwrap_or_else(|| self.usual_end(sale)),
            chips: chips.or_else(|| self.usual_chips(sale)),
        }
    }

    /// Everything of one sort that is sold: by its prices, or without one where there is none.
    pub fn offers(&self, sale: Sale) -> impl Iterator<Item = Offer<'_>> {
        let buy_ins = self.money.iter().flat_map(|terms| &terms.buy_ins);
        let own = buy_ins.filter(move |buy_in| buy_in.sale == sale);
        let is_free = self.money.as_ref().is_none_or(|terms| terms.buy_ins.is_empty());
        let free = is_free.then(|| self.offer(sale, None));
        own.map(move |buy_in| self.offer(sale, Some(buy_in))).chain(free)
    }

    /// Whether something of this sort can be sold at all.
    #[must_use]
    pub fn sells(&self, sale: Sale) -> bool {
        self.offers(sale).any(|offer| offer.is_ever_sold())
    }

    /// Until when something of one of these sorts is sold, at whichever price is sold longest.
    #[must_use]
    pub fn sold_until(&self, sales: &[Sale]) -> SoldUntil {
        let offers = sales.iter().flat_map(|sale| self.offers(*sale));
        let ends = offers.filter(Offer::is_ever_sold).map(|offer| offer.until);
        ends.max().unwrap_or(SoldUntil::Never)
    }

    /// Until when entries are sold. Where the only prices are of other sales, as the event has it.
    #[must_use]
    pub fn entries_until(&self) -> SoldUntil {
        let end = self.sold_until(&[Sale::Entry, Sale::ReEntry]);
        if end == SoldUntil::Never { self.usual_end(Sale::Entry) } else { end }
    }

    /// The last level in which entries are sold; none until the first hand.
    #[must_use]
    pub fn last_entry_level(&self) -> Option<LevelNo> {
        match self.entries_until() {
            SoldUntil::Level(level) => Some(level),
            SoldUntil::Never | SoldUntil::FirstHand | SoldUntil::Always => None,
        }
    }

    fn usual_limit(&self, sale: Sale) -> Option<u16> {
        let most = |limit: Limit| match limit {
            Limit::Never => Some(0),
            Limit::AtMost(most) => Some(u16::from(most)),
            Limit::Unlimited => None,
        };
        match sale {
            Sale::Entry => None,
            Sale::ReEntry => most(self.entries.re_entries),
            Sale::Rebuy => most(self.entries.rebuys),
            // One for each player, as everywhere.
            Sale::AddOn => Some(1),
        }
    }

    fn usual_end(&self, sale: Sale) -> SoldUntil {
        match sale {
            Sale::Entry | Sale::ReEntry => match self.entries.late_registration_level_max {
                Some(level) => SoldUntil::Level(level),
                None => SoldUntil::FirstHand,
            },
            Sale::Rebuy => match self.entries.rebuy_level_max {
                Some(level) => SoldUntil::Level(level),
                None => SoldUntil::Never,
            },
            Sale::AddOn => SoldUntil::Always,
        }
    }

    fn usual_chips(&self, sale: Sale) -> Option<Chips> {
        match sale {
            Sale::Entry | Sale::ReEntry => Some(self.entries.starting_chips),
            Sale::Rebuy => Some(self.entries.rebuy_chips.unwrap_or(self.entries.starting_chips)),
            Sale::AddOn => self.entries.add_on_chips,
        }
    }
}
