//! Who is looked for, and what needs doing.

use super::button::Look;
use super::{StaffLeaf, StaffPage, anchor};
use crate::staff::acts::act;
use crate::staff::role::Role;
use engine::Command;
use engine::entries::{Player, Who, fold};
use engine::finishes::Bust;
use engine::values::TableNo;
use maud::{Markup, html};
use reports::{Need, NeedAnswer, NeedPlace, NeedsAt, needs_and_plan};
use words::{Args, NeedsNow};

/// No more names are listed for letters that somebody types.
const FOUND_MAX: usize = 12;

impl StaffLeaf<'_> {
    pub(super) fn floor(&self) -> Markup {
        html! {
            (self.search())
            div #part-found { (self.found()) }
            div #part-needs { (self.needs()) }
        }
    }

    fn search(&self) -> Markup {
        let typed = self.sent.get("name");
        html! {
            form.find method="get" action="/staff" role="search" {
                label for="name" { (self.text("staff-find")) }
                input #name name="name" value=(typed) autocomplete="off" enterkeyhint="search"
                    placeholder=(self.text("staff-find.hint"));
                (self.lang())
                button { (self.text("pages-find")) }
            }
        }
    }

    fn found(&self) -> Markup {
        let typed = fold(self.sent.get("name"));
        let letters: Vec<&str> = typed.split_whitespace().collect();
        if letters.is_empty() {
            return html! {};
        }
        let fits =
            |player: &&Player| letters.iter().all(|part| player.name.folded().contains(part));
        let mut found: Vec<&Player> = self.tournament().entries().players().filter(fits).collect();
        // Who is in stands first.
        found.sort_by_key(|player| (!player.is_in(), player.name.folded().to_owned()));
        let alone = found.len() == 1;
        html! {
            @if found.is_empty() {
                @let args = Args::new().text("typed", self.sent.get("name"));
                p.hint { (self.say("staff-nobody", &args)) }
            }
            ul.found {
                @for (at, player) in found.iter().take(FOUND_MAX).enumerate() {
                    li.first[at == 0] {
                        a href=(self.leaf.href(&StaffPage::Player(player.id).path())) {
                            b { (player.name) }
                            span { (self.words().standing(self.tournament(), player)) }
                            @if player.is_in() && at == 0 {
                                @let place = self.tournament().entries().left();
                                span.label {
                                    (self.say("staff-would-be", &Args::new().count("place", place)))
                                }
                            }
                        }
                        @if at == 0 || alone { (self.quick(player)) }
                    }
                }
            }
        }
    }

    /// What is done with a player most often, at one press.
    fn quick(&self, player: &Player) -> Markup {
        let bust = Command::bust_out(vec![Bust::of(Who::Id(player.id))], Vec::new());
        html! {
            div.buttons {
                @if player.is_in() {
                    (self.press("staff-bust-out", &bust, Look::Danger))
                }
                (self.sales(player))
            }
        }
    }

    /// What can be sold to a player now.
    pub(super) fn sales(&self, player: &Player) -> Markup {
        let who = || Who::Id(player.id);
        let pays = engine::money::Pays::default;
        let rebuy = Command::Rebuy { player: who(), pays: pays() };
        let add_on = Command::AddOn { player: who(), pays: pays() };
        let re_enter = Command::ReEnter { player: who(), pays: pays() };
        let paid = Command::TakePayment { player: who(), amount: None };
        html! {
            (self.press("staff-rebuy", &rebuy, Look::Second))
            (self.press("staff-add-on", &add_on, Look::Second))
            (self.press("staff-re-enter", &re_enter, Look::Second))
            (self.press("staff-take-payment", &paid, Look::Second))
        }
    }

    /// What needs doing, with its buttons.
    pub(super) fn needs(&self) -> Markup {
        let (tournament, now) = (self.tournament(), self.now());
        let (needs, plan) = needs_and_plan(tournament, now);
        let plan = plan.unwrap_or_default();
        let offset = self.leaf.room.offset();
        let here = NeedsNow { tournament, needs: &needs, plan: &plan, offset };
        html! {
            h2 { (self.text("staff-needs")) }
            (self.lost_time())
            @if needs.is_empty() { p.hint { (self.text("staff-needs-none")) } }
            @for need in needs.iter().filter(|need| self.sees(need)) {
                (self.need(need, here))
            }
        }
    }

    /// Whether time counts that the computer slept through.
    fn lost_time(&self) -> Markup {
        let lost = self.leaf.published.shown.lost;
        let Some(lost) = lost.filter(|_| matches!(self.role(), Role::Director | Role::Floor))
        else {
            return html! {};
        };
        let (words, offset) = (self.words(), self.leaf.room.offset());
        let args = Args::new()
            .text("from", words.time(lost.from, offset))
            .text("to", words.time(lost.to, offset))
            .text("time", words.minutes(lost.to.millis_since(lost.from) / 1000));
        let said = words.need("need-lost-time", &args);
        let labels = [said.button, said.other].into_iter().flatten();
        html! {
            section.need {
                h3 { (said.title) }
                @for line in said.lines { p { (line) } }
                div.buttons {
                    @for (label, counts) in labels.zip(["yes", "no"]) {
                        (self.form(act::SETTLE, &html! {
                            input type="hidden" name="counts" value=(counts);
                            button.second { (label) }
                        }))
                    }
                }
            }
        }
    }

    /// Money is nobody's affair but that of the desk and the director.
    fn sees(&self, need: &Need) -> bool {
        let is_of_money = matches!(
            need,
            Need::PaymentsDue { .. }
                | Need::PrizesDue { .. }
                | Need::BountiesDue { .. }
                | Need::PaidTooMuch { .. }
                | Need::BountyUnclaimed { .. }
                | Need::BountyGivenTwice { .. }
                | Need::BoxShort { .. }
        );
        !is_of_money || self.role() != Role::Floor
    }

    fn need(&self, need: &Need, here: NeedsNow<'_>) -> Markup {
        let said = self.words().need_said(need, here);
        let at = NeedsAt { tournament: here.tournament, needs: here.needs, now: self.now() };
        let labels = [said.button, said.other].into_iter().flatten();
        html! {
            section.need {
                h3 { (said.title) }
                @for line in said.lines { p { (line) } }
                @if let Some(cited) = said.citation { p.cited { (cited) } }
                div.buttons {
                    @for (at, (label, answer)) in labels.zip(need.answers(at)).enumerate() {
                        @let look = if at == 0 { Look::First } else { Look::Second };
                        @match answer {
                            NeedAnswer::Submit(command) => (self.button(&label, &command, look)),
                            NeedAnswer::Go(place) => (self.go(&label, &place, need)),
                        }
                    }
                }
            }
        }
    }

    /// What follows where several tables break, and the button beneath it: never at one press.
    pub(super) fn break_several(&self, label: &str, tables: &[TableNo]) -> Markup {
        let command = Command::BreakTables { tables: tables.to_vec() };
        if !self.role().may(&command, self.tournament()) {
            return html! {};
        }
        let args = Args::new().count("count", tables.len());
        html! {
            details.more.ask {
                summary { (label) }
                p { (self.words().break_follows(self.tournament(), tables)) }
                (self.button(&self.say("staff-break-all", &args), &command, Look::Danger))
            }
        }
    }

    /// A way to where something is answered. What a phone has no page for is done as it usually
    /// is, where nothing has to be told, and at the desk otherwise.
    fn go(&self, label: &str, place: &NeedPlace, need: &Need) -> Markup {
        if let NeedPlace::Break(tables) = place {
            return self.break_several(label, tables);
        }
        let page = match place {
            NeedPlace::Table(table) => Some((StaffPage::Table(*table), None)),
            NeedPlace::SetButton(table) => Some((StaffPage::Table(*table), Some(anchor::BUTTON))),
            NeedPlace::BagTable(table) => Some((StaffPage::Table(*table), Some(anchor::BAGS))),
            NeedPlace::TickOff | NeedPlace::Plan | NeedPlace::Counts | NeedPlace::Bags => {
                Some((StaffPage::Tables, None))
            }
            NeedPlace::Player(player) => Some((StaffPage::Player(*player), None)),
            NeedPlace::Bounty(player) => Some((StaffPage::Player(*player), Some(anchor::BOUNTY))),
            NeedPlace::Debt(player) => Some((StaffPage::Player(*player), None)),
            NeedPlace::Clock => Some((StaffPage::Clock, None)),
            NeedPlace::Register => Some((StaffPage::Register, None)),
            NeedPlace::Prizes | NeedPlace::PayoutSlips => Some((StaffPage::Payouts, None)),
            NeedPlace::Break(_)
            | NeedPlace::AddTables
            | NeedPlace::Redraw(_)
            | NeedPlace::Draw
            | NeedPlace::Race
            | NeedPlace::ChargeEntries
            | NeedPlace::Envelopes
            | NeedPlace::CashBox => None,
        };
        if let Some((page, at)) = page.filter(|(page, _)| page.is_for(self.role())) {
            let at = at.map(|at| format!("#{at}")).unwrap_or_default();
            let href = self.leaf.href(&page.path()) + &at;
            return html! { a.button.second href=(href) { (label) } };
        }
        let usual = need.command().filter(|_| page.is_none());
        match usual.filter(|usual| self.role().may(usual, self.tournament())) {
            Some(usual) => self.button(label.trim_end_matches('…'), &usual, Look::First),
            None => {
                let args = Args::new().text("what", label);
                html! { p.why { (self.say("staff-at-the-desk", &args)) } }
            }
        }
    }
}
