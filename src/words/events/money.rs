//! What was charged and paid, prizes and deals, in words.

use super::{Args, EventTold, Telling};
use engine::money::{PaysWhen, Price};
use engine::seating::DrawRecord;
use engine::values::{Money, Place, PlayerId, ReceiptNo, Sale};
use engine::winnings::{AfterDeal, DealMethod, DealShare, Envelope, Winning};

impl Telling<'_> {
    fn amount(&self, amount: Money) -> String {
        self.words.money_of(self.tournament(), amount)
    }

    pub(super) fn charged(
        &self,
        sale: Sale,
        buy_in: &str,
        price: &Price,
        off: Money,
        when: PaysWhen,
        players: &[PlayerId],
    ) -> EventTold {
        let args = Args::new()
            .text("names", self.player_names(players))
            .count("players", players.len())
            .text("sale", sale.id())
            .text("buy_in", buy_in)
            .text("amount", self.amount(price.total().minus(off)))
            .text("off", self.amount(off))
            .yes_no("is_off", off > Money::ZERO)
            .yes_no("is_owed", when == PaysWhen::Later);
        EventTold::new("event-charged", args)
    }

    pub(super) fn money_of_player(
        &self,
        id: &'static str,
        player: PlayerId,
        amount: Money,
    ) -> EventTold {
        let args = Args::new().text("player", self.player_name(player));
        EventTold::new(id, args.text("amount", self.amount(amount)))
    }

    pub(super) fn charge_voided(
        &self,
        player: PlayerId,
        no: ReceiptNo,
        back: Money,
        kept: Money,
    ) -> EventTold {
        let args = Args::new()
            .text("player", self.player_name(player))
            .no("receipt", no.0)
            .text("back", self.amount(back))
            .text("kept", self.amount(kept))
            .yes_no("is_back", back > Money::ZERO)
            .yes_no("is_kept", kept > Money::ZERO);
        EventTold::new("event-charge-voided", args)
    }

    pub(super) fn charge_corrected(
        &self,
        player: PlayerId,
        no: ReceiptNo,
        buy_in: &str,
        to_pay: Money,
        paid: Money,
        note: &str,
    ) -> EventTold {
        let args = Args::new()
            .text("player", self.player_name(player))
            .no("receipt", no.0)
            .text("buy_in", buy_in)
            .text("amount", self.amount(to_pay))
            .text("paid", self.amount(paid))
            .text("note", note);
        EventTold::new("event-charge-corrected", args)
    }

    pub(super) fn cash_corrected(&self, amount: i64, note: &str) -> EventTold {
        let args = Args::new()
            .text("amount", self.amount(Money(amount.unsigned_abs())))
            .yes_no("is_more", amount > 0)
            .text("note", note);
        EventTold::new("event-cash-corrected", args)
    }

    pub(super) fn prize_set(&self, place: Place, amount: Option<Money>) -> EventTold {
        let args = Args::new().no("place", place.0);
        match amount {
            Some(amount) => {
                EventTold::new("event-prize-set", args.text("amount", self.amount(amount)))
            }
            None => EventTold::new("event-prize-freed", args),
        }
    }

    pub(super) fn payouts_fixed(&self, pool: Money, entries: u32, prizes: &[Money]) -> EventTold {
        let first = prizes.first().copied().unwrap_or_default();
        let args = Args::new()
            .text("pool", self.amount(pool))
            .count("entries", entries)
            .count("places", prizes.len())
            .text("first", self.amount(first));
        EventTold::new("event-payouts-fixed", args)
    }

    pub(super) fn paid_out(
        &self,
        id: &'static str,
        player: PlayerId,
        what: Winning,
        amount: Money,
    ) -> EventTold {
        self.money_of_player(id, player, amount).with(|args| args.text("what", what.id()))
    }

    pub(super) fn envelopes_sealed(&self, list: &[Envelope]) -> EventTold {
        let count = list.iter().fold(0, |sum: u32, one| sum.saturating_add(one.count));
        let held = |envelope: &Envelope| {
            let args = Args::new().count("count", envelope.count);
            self.words.say("envelopes-of", &args.text("amount", self.amount(envelope.amount)))
        };
        let list: Vec<String> = list.iter().map(held).collect();
        let args = Args::new().count("count", count).text("list", list.join(", "));
        EventTold::new("event-envelopes-sealed", args)
    }

    /// What was in it is found in the list that was sealed.
    pub(super) fn envelope_drawn(&self, draw: &DrawRecord, player: PlayerId, no: u32) -> EventTold {
        let envelopes = self.tournament().winnings().envelopes();
        let amount = envelopes.and_then(|sealed| sealed.amount(no)).unwrap_or_default();
        let args = Args::new()
            .no("draw", draw.no)
            .no("no", no)
            .text("player", self.player_name(player))
            .text("amount", self.amount(amount));
        EventTold::new("event-envelope-drawn", args)
    }

    pub(super) fn deal_made(
        &self,
        method: DealMethod,
        shares: &[DealShare],
        kept: Money,
        off: i64,
        then: AfterDeal,
    ) -> EventTold {
        let share = |share: &DealShare| {
            let args = Args::new()
                .text("player", self.player_name(share.player))
                .text("amount", self.amount(share.amount));
            self.words.say("deal-share", &args)
        };
        let args = Args::new()
            .text("method", method.id())
            .count("players", shares.len())
            .text("shares", self.words.names(self.detail, shares, share))
            .text("kept", self.amount(kept))
            .yes_no("is_kept", kept > Money::ZERO)
            .yes_no("is_off", off != 0)
            .text("off", self.words.difference(off))
            .text("then", then.id());
        EventTold::new("event-deal-made", args)
    }
}
