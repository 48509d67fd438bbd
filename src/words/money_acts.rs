//! What an act does with money, said before it is done: the window, the phone and the command box
//! say the same.

use crate::{Args, Words};
use engine::Command;
use engine::money::{BuyIn, Currency, ForThePool, PaysWhen};
use engine::settings::Settings;
use engine::tournament::Tournament;
use engine::values::{Money, Sale, Timestamp};
use engine::winnings::BountyTo;
use reports::{MoneyAct, MoneyDeed};

impl Words {
    /// The amount of a command, how it is paid, and what the player owes already; none where it
    /// does nothing with money, or may not be done.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one arm for each command that moves money")]
    pub fn money_act(
        &self,
        tournament: &Tournament,
        command: &Command,
        now: Timestamp,
    ) -> Option<String> {
        let act = MoneyAct::of(tournament, command, now)?;
        let amount = |amount: Money| self.money_of(tournament, amount);
        let said = match act.what {
            MoneyDeed::Sold { players, to_pay, off, when } => {
                let all = to_pay.times(u64::try_from(players).unwrap_or(u64::MAX));
                let how = match (when, to_pay.is_zero()) {
                    (_, true) => "free",
                    (PaysWhen::Now, false) => "now",
                    (PaysWhen::Later, false) => "later",
                };
                let args = Args::new()
                    .text("amount", amount(to_pay))
                    .text("all", amount(all))
                    .count("players", players)
                    .text("how", how)
                    .text("off", amount(off))
                    .yes_no("is_off", !off.is_zero());
                self.say("money-act-sold", &args)
            }
            MoneyDeed::Paid { amount: paid } => {
                let left = act.owes.minus(paid);
                let args = Args::new()
                    .text("amount", amount(paid))
                    .text("left", amount(left))
                    .yes_no("is_part", !left.is_zero());
                return Some(self.say("money-act-paid", &args));
            }
            MoneyDeed::Settled { how, amount: settled } => {
                let args = Args::new().text("amount", amount(settled)).text("how", how.id());
                return Some(self.say("money-act-settled", &args));
            }
            MoneyDeed::Voided { back, kept, unowed } => {
                let parts = [
                    ("money-act-back", back),
                    ("money-act-kept", kept),
                    ("money-act-unowed", unowed),
                ];
                let parts = parts.into_iter().filter(|(_, sum)| !sum.is_zero());
                let said =
                    parts.map(|(id, sum)| self.say(id, &Args::new().text("amount", amount(sum))));
                let said: Vec<String> = said.collect();
                return Some(if said.is_empty() {
                    self.text("money-act-nothing-back")
                } else {
                    said.join(", ")
                });
            }
            MoneyDeed::Corrected { to_pay, paid } => {
                let way = match paid {
                    0 => "none",
                    1.. => "more",
                    _ => "back",
                };
                let args = Args::new()
                    .text("amount", amount(to_pay))
                    .text("paid", amount(Money(paid.unsigned_abs())))
                    .text("way", way);
                return Some(self.say("money-act-corrected", &args));
            }
            MoneyDeed::PaidOut { what, amount: paid } => {
                let args = Args::new().text("amount", amount(paid)).text("what", what.id());
                self.say("money-act-paid-out", &args)
            }
            MoneyDeed::TakenBack { what, amount: back } => {
                let args = Args::new().text("amount", amount(back)).text("what", what.id());
                self.say("money-act-taken-back", &args)
            }
            MoneyDeed::Bounty { to, amount: sum } => {
                return Some(self.bounty_goes(tournament, to.as_ref(), sum));
            }
        };
        if act.owes.is_zero() {
            return Some(said);
        }
        let owes = self.say("money-act-owes", &Args::new().text("amount", amount(act.owes)));
        Some(format!("{said}; {owes}"))
    }

    /// What the prize pool comes from, a part each: what was collected, and what of it is missing.
    #[must_use]
    pub fn pool_sources(&self, from: &ForThePool, currency: &Currency) -> Vec<String> {
        let said = |id: &str, amount: Money| {
            self.say(id, &Args::new().text("amount", self.money(amount, currency)))
        };
        let mut parts = vec![said("prizes-collected", from.collected())];
        let more = [
            ("prizes-still-owed", from.unpaid),
            ("prizes-written-off", from.written_off),
            ("prizes-from-bounties", from.from_bounties),
        ];
        let more = more.into_iter().filter(|(_, amount)| !amount.is_zero());
        parts.extend(more.map(|(id, amount)| said(id, amount)));
        parts
    }

    /// What prices say in the place of a setting, so that setup shows no other number than the
    /// prices; none where they leave it to the setting.
    #[must_use]
    pub fn prices_decide(&self, settings: &Settings, setting: &str) -> Option<String> {
        let terms = settings.money.as_ref()?;
        let level = |buy_in: &BuyIn| buy_in.until.map(|level| self.number(i64::from(level.0)));
        let most = |buy_in: &BuyIn| buy_in.per_player.map(|most| self.number(i64::from(most)));
        let chips = |buy_in: &BuyIn| buy_in.chips.map(|chips| self.chips(chips));
        let entry: &[Sale] = &[Sale::Entry, Sale::ReEntry];
        #[expect(clippy::type_complexity, reason = "named nowhere else")]
        let (sales, says): (&[Sale], &dyn Fn(&BuyIn) -> Option<String>) = match setting {
            "starting-chips" => (entry, &chips),
            "late-registration" => (entry, &level),
            "re-entries" => (&[Sale::ReEntry], &most),
            "rebuys" => (&[Sale::Rebuy], &most),
            "rebuy-chips" => (&[Sale::Rebuy], &chips),
            "rebuy-level" => (&[Sale::Rebuy], &level),
            "add-on" => (&[Sale::AddOn], &chips),
            _ => return None,
        };
        let own = terms.buy_ins.iter().filter(|buy_in| sales.contains(&buy_in.sale));
        let said = own.filter_map(|buy_in| Some(format!("{} {}", buy_in.name, says(buy_in)?)));
        let said: Vec<String> = said.collect();
        let args = Args::new().text("limits", said.join(", "));
        (!said.is_empty()).then(|| self.say("prices-decide", &args))
    }

    /// Where a bounty goes that nobody won.
    #[must_use]
    pub fn bounty_goes(
        &self,
        tournament: &Tournament,
        to: Option<&BountyTo>,
        amount: Money,
    ) -> String {
        let player = match to {
            Some(BountyTo::Player(player)) => self.player(tournament, *player),
            Some(BountyTo::Winner | BountyTo::Pool | BountyTo::House | BountyTo::Staff) | None => {
                String::new()
            }
        };
        let args = Args::new()
            .text("amount", self.money_of(tournament, amount))
            .text("to", to.map_or("nobody", BountyTo::id))
            .text("player", player);
        self.say("bounty-goes", &args)
    }
}
