//! A deal: everybody who is left with their chips, what each method gives them side by side, and
//! what is kept for the winner.

use crate::parts::{amount_typed, answer_beside_ui, asking_ui};
use crate::theme::{Size, Tone, color, shape, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::{Destination, PrintChoice};
use crate::widgets::{Opening, Push, choices_ui, muted_ui, remark_ui};
use egui::{
    Align, Label, Layout, Response, ScrollArea, TextEdit, TextStyle, TextWrapMode, Ui, Vec2,
    WidgetText,
};
use engine::Command;
use engine::entries::{Player, Who};
use engine::money::{Chop, ChopMethod, Currency};
use engine::values::{Chips, Money, PlayerId};
use engine::winnings::{AfterDeal, DealCounts, DealMethod, DealStack, prizes_left};
use reports::DealAgreement;
use std::collections::BTreeSet;
use std::sync::Arc;
use words::Args;
use words::typed::chips_typed;

/// A name is shown in so much at least, and takes no more where there is room.
const NAME_WIDTH_MIN: f32 = 92.0;
const NAME_WIDTH_MAX: f32 = 280.0;
const CHIPS_WIDTH: f32 = 84.0;

/// The gap between two columns.
const BETWEEN: f32 = 8.0;
const APART_MAX: f32 = 24.0;

#[derive(Debug)]
pub(super) struct DealForm {
    rows: Vec<DealRow>,
    method: DealMethod,
    kept: String,
    /// What shares are multiples of; as rooms pay out where nothing stands.
    unit: String,
    then: AfterDeal,
    counts: DealCounts,
    /// Shares by hand were filled in once.
    is_filled: bool,
    opening: Opening,
}

#[derive(Debug)]
struct DealRow {
    player: PlayerId,
    chips: String,
    /// What they get, where the players say it.
    amount: String,
}

impl DealForm {
    /// Why there can be no deal now, in words.
    pub(super) fn refusal(view: &View<'_>) -> Option<String> {
        if let Err(refusal) = prizes_left(view.tournament) {
            return Some(view.refusal_text(&refusal));
        }
        let left = view.tournament.entries().left();
        let args = Args::new().count("players", DealAgreement::PLAYERS_MAX);
        (left > DealAgreement::PLAYERS_MAX).then(|| view.say("prizes-deal-too-many", &args))
    }

    /// Everybody who is left, with their stacks as last known.
    pub(super) fn of(view: &View<'_>) -> Self {
        let mut left: Vec<&Player> =
            view.tournament.entries().players().filter(|player| player.is_in()).collect();
        left.sort_by_key(|player| (std::cmp::Reverse(player.stack), player.id));
        let row = |player: &Player| DealRow {
            player: player.id,
            chips: view.words.chips(player.stack),
            amount: String::new(),
        };
        let rows = left.into_iter().map(row).collect();
        let (kept, unit, then) = (String::new(), String::new(), AfterDeal::PlayOn);
        let counts = DealCounts::Exact;
        let (method, is_filled, opening) = (DealMethod::Icm, false, Opening::default());
        Self { rows, method, kept, unit, then, counts, is_filled, opening }
    }

    /// The same form, which takes the keys anew.
    pub(super) fn opened_again(mut self: Box<Self>) -> Box<Self> {
        self.opening = Opening::default();
        self
    }

    /// Whether its rows are those who are left, so that counts that were keyed still hold.
    pub(super) fn is_of(&self, view: &View<'_>) -> bool {
        let left = view.tournament.entries().players().filter(|player| player.is_in());
        let left: BTreeSet<PlayerId> = left.map(|player| player.id).collect();
        left == self.rows.iter().map(|row| row.player).collect()
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        asking_ui(ui, view, &view.text("prizes-deal"), |ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            let prizes = prizes_left(view.tournament).unwrap_or_default();
            self.count_ui(ui, view, &prizes);
            ui.horizontal_wrapped(|ui| {
                let words = |method: DealMethod| (method, view.text(&method_id(method)));
                choices_ui(ui, &mut self.method, DealMethod::ALL.iter().copied().map(words));
            });
            let chop = self.chop(view, &prizes);
            if self.method == DealMethod::ByHand {
                self.fill_by_hand(view, chop.as_ref());
            }
            let list = ScrollArea::horizontal().id_salt("deal").auto_shrink([false, true]);
            list.show(ui, |ui| self.rows_ui(ui, view, &prizes, chop.as_ref()));
            ui.horizontal_wrapped(|ui| {
                let field = |ui: &mut Ui, id: &str, typed: &mut String| {
                    let label = view.text(id);
                    muted_ui(ui, &label);
                    named_field(ui, &label, (0, id), typed);
                };
                field(ui, "prizes-deal-kept", &mut self.kept);
                field(ui, "prizes-deal-unit", &mut self.unit);
                let ways = [AfterDeal::PlayOn, AfterDeal::Ends];
                let words = |way: AfterDeal| (way, view.text(&format!("deal-then-{}", way.id())));
                choices_ui(ui, &mut self.then, ways.map(words));
            });
            self.counts_ui(ui, view);
            let (push, command) = (Push::primary(view.text("prizes-deal-do")), self.command(view));
            let proposed = command.clone().ok();
            let done = answer_beside_ui(ui, view, push, command, |ui, why| {
                let push = Push::secondary(view.text("prizes-deal-print")).refused(why);
                if let Some(deal) = proposed.filter(|_| ui.add(push).clicked()) {
                    let deal = PrintChoice::Deal(Arc::new(deal));
                    view.actions.go(Destination::Print(deal));
                }
            });
            // What comes and goes while chips are typed stands under the buttons and moves none.
            self.remarks_ui(ui, view, chop.as_ref());
            done
        })
    }

    /// A row for each player: chips, the prize of their place as it stands, what each method gives
    /// them, and what the players say; under it what all of that comes to.
    fn rows_ui(&mut self, ui: &mut Ui, view: &View<'_>, prizes: &[Money], chop: Option<&Chop>) {
        let shares: Vec<(DealMethod, Vec<Money>)> = chop.map(shares_of).unwrap_or_default();
        let table = Table::of(ui, view, prizes, &shares, self.method);
        ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
        self.heads_ui(ui, view, &table);
        let exact = chop.and_then(|chop| Some(chop.exact(self.method.worked_out()?)));
        for (at, row) in self.rows.iter_mut().enumerate() {
            let name = view.player(row.player);
            let cell = |id: &str| view.say(id, &Args::new().text("player", name.as_str()));
            ui.horizontal(|ui| {
                table.name_ui(ui, &name);
                let field =
                    named_field(ui, &cell("prizes-deal-chips"), (at, "chips"), &mut row.chips);
                if at == 0 {
                    self.opening.first(&field);
                }
                let next = prizes.get(at).map_or_else(String::new, |prize| table.amount(*prize));
                sized_ui(ui, table.next, next, Tone::TextMuted);
                for (method, width) in table.methods() {
                    if method.worked_out().is_none() {
                        let name = cell("prizes-deal-gets");
                        named_field(ui, &name, (at, "gets"), &mut row.amount);
                        continue;
                    }
                    let of_method = shares.iter().find(|(of, _)| *of == method);
                    let share = of_method.and_then(|(_, shares)| shares.get(at)).copied();
                    let said = share.map_or_else(|| "–".to_owned(), |share| table.amount(share));
                    let is_chosen = method == self.method;
                    let tone = if is_chosen { Tone::AccentText } else { Tone::Text };
                    let shown = sized_ui(ui, width, said, tone);
                    let worth = exact.as_ref().and_then(|exact| exact.get(at)).copied();
                    if let Some(worth) = worth.filter(|_| is_chosen) {
                        let args = Args::new().text("amount", exactly(view, worth));
                        shown.on_hover_text(view.say("prizes-deal-exactly", &args));
                    }
                }
            });
        }
        self.sums_ui(ui, view, &table, prizes, &shares);
    }

    /// What stands over the columns.
    fn heads_ui(&self, ui: &mut Ui, view: &View<'_>, table: &Table<'_>) {
        ui.horizontal(|ui| {
            table.name_ui(ui, "");
            sized_ui(ui, CHIPS_WIDTH, view.text("prizes-deal-stack"), Tone::TextMuted);
            sized_ui(ui, table.next, view.text("prizes-deal-next"), Tone::TextMuted);
            for (method, width) in table.methods() {
                let is_chosen = method == self.method;
                let tone = if is_chosen { Tone::AccentText } else { Tone::TextMuted };
                sized_ui(ui, width, view.text(&method_id(method)), tone);
            }
        });
    }

    fn sums_ui(
        &self,
        ui: &mut Ui,
        view: &View<'_>,
        table: &Table<'_>,
        prizes: &[Money],
        shares: &[(DealMethod, Vec<Money>)],
    ) {
        let muted = Tone::TextMuted;
        ui.horizontal(|ui| {
            table.name_ui(ui, &view.text("prizes-deal-sum"));
            sized_ui(ui, CHIPS_WIDTH, view.words.chips(self.counted()), muted);
            sized_ui(ui, table.next, table.amount(prizes.iter().copied().sum()), muted);
            for ((_, shares), (_, width)) in shares.iter().zip(table.methods()) {
                sized_ui(ui, width, table.amount(shares.iter().copied().sum()), muted);
            }
            if self.method != DealMethod::ByHand {
                return;
            }
            let typed = self.rows.iter().filter_map(|row| amount_typed(view, &row.amount).ok());
            let (sum, shared) = (typed.sum::<Money>(), self.shared(view, prizes));
            let args = Args::new().text("sum", table.amount(sum));
            let said = view.say("prizes-deal-of-all", &args.text("total", table.amount(shared)));
            let tone = if sum == shared { muted } else { Tone::AttentionText };
            ui.label(text(said, Size::Body).color(color(ui, tone)));
        });
    }

    /// What is to be known before everybody agrees.
    fn remarks_ui(&self, ui: &mut Ui, view: &View<'_>, chop: Option<&Chop>) {
        let amount = |amount| view.words.money_of(view.tournament, amount);
        let Some(chop) = chop else {
            muted_ui(ui, view.text("prizes-deal-hint"));
            return;
        };
        let args = Args::new()
            .text("unit", amount(chop.unit))
            .text("kept", amount(chop.kept))
            .yes_no("is_kept", !chop.kept.is_zero());
        muted_ui(ui, view.say("prizes-deal-rounded", &args));
        let highest = chop.prizes.first().copied().unwrap_or_default();
        let most = chop.rounded(ChopMethod::ChipChop).into_iter().max().unwrap_or_default();
        if most > highest {
            let args = Args::new().text("most", amount(most)).text("first", amount(highest));
            remark_ui(ui, view.say("prizes-deal-over-first", &args), Tone::AttentionText);
        }
    }

    /// By hand begins with what the stacks are worth; what was typed stays.
    fn fill_by_hand(&mut self, view: &View<'_>, chop: Option<&Chop>) {
        let is_empty = self.rows.iter().all(|row| row.amount.is_empty());
        let Some(terms) = view.tournament.settings().money.as_ref().filter(|_| is_empty) else {
            return;
        };
        let Some(chop) = chop.filter(|_| !self.is_filled) else { return };
        self.is_filled = true;
        for (row, share) in self.rows.iter_mut().zip(chop.rounded(ChopMethod::Icm)) {
            row.amount = view.words.money_field(share, &terms.currency);
        }
    }

    /// Whether counts are used that do not come to the chips in play, where it goes by them.
    fn counts_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let in_play = view.tournament.chips().in_play();
        if !self.method.goes_by_chips() || self.counted() == in_play {
            return;
        }
        let mut is_anyway = self.counts == DealCounts::AsTold;
        if ui.checkbox(&mut is_anyway, view.text("prizes-deal-anyway")).changed() {
            self.counts = if is_anyway { DealCounts::AsTold } else { DealCounts::Exact };
        }
    }

    /// What the methods share; nothing until all chips are typed.
    fn chop(&self, view: &View<'_>, prizes: &[Money]) -> Option<Chop> {
        let stacks = self.rows.iter().map(|row| chips_typed(&row.chips)).collect::<Option<_>>()?;
        let kept = self.kept_typed(view).unwrap_or_default();
        let unit = self.unit(view, prizes, kept);
        Some(Chop { stacks, prizes: prizes.to_vec(), kept, unit })
    }

    /// What is shared: all prizes but for what is kept.
    fn shared(&self, view: &View<'_>, prizes: &[Money]) -> Money {
        let kept = self.kept_typed(view).unwrap_or_default();
        prizes.iter().copied().sum::<Money>().minus(kept)
    }

    /// The unit of shares: as typed, else the payout unit, if it divides what is shared; else 1.
    fn unit(&self, view: &View<'_>, prizes: &[Money], kept: Money) -> Money {
        let shared = prizes.iter().copied().sum::<Money>().minus(kept);
        let fits = |unit: &Money| shared.0.checked_rem(unit.0) == Some(0);
        let typed = self.unit_typed(view).ok().flatten().filter(fits);
        let usual = view.tournament.settings().money.as_ref().map(|terms| terms.payouts.unit);
        typed.or(usual.filter(fits)).unwrap_or(Money(1))
    }

    fn unit_typed(&self, view: &View<'_>) -> Result<Option<Money>, String> {
        match self.unit.trim() {
            "" => Ok(None),
            unit => amount_typed(view, unit).map(Some),
        }
    }

    fn counted(&self) -> Chips {
        self.rows.iter().filter_map(|row| chips_typed(&row.chips)).sum()
    }

    /// What is shared, and whether the counts are the chips in play.
    fn count_ui(&self, ui: &mut Ui, view: &View<'_>, prizes: &[Money]) {
        let total = view.words.money_of(view.tournament, prizes.iter().copied().sum());
        let args = Args::new().text("amount", total).count("players", self.rows.len());
        let shared = view.say("prizes-deal-of", &args);
        let (counted, in_play) = (self.counted(), view.tournament.chips().in_play());
        let args = Args::new()
            .text("counted", view.words.chips(counted))
            .text("in_play", view.words.chips(in_play));
        ui.horizontal_wrapped(|ui| {
            muted_ui(ui, shared);
            // Where chips decide nothing, nobody is bothered with counts.
            match counted == in_play || !self.method.goes_by_chips() {
                true if counted != in_play => muted_ui(ui, ""),
                true => muted_ui(ui, view.say("prizes-deal-counted", &args)),
                false => {
                    remark_ui(ui, view.say("prizes-deal-miscounted", &args), Tone::AttentionText)
                }
            };
        });
    }

    fn kept_typed(&self, view: &View<'_>) -> Result<Money, String> {
        match self.kept.trim() {
            "" => Ok(Money::ZERO),
            kept => amount_typed(view, kept),
        }
    }

    fn command(&self, view: &View<'_>) -> Result<Command, String> {
        let mut stacks = Vec::with_capacity(self.rows.len());
        for row in &self.rows {
            let unread = || {
                let args = Args::new().text("player", view.player(row.player));
                view.say("prizes-deal-chips-unread", &args)
            };
            let chips = match chips_typed(&row.chips) {
                Some(chips) => chips,
                None if self.method.goes_by_chips() => return Err(unread()),
                None => Chips::ZERO,
            };
            let amount = match self.method {
                DealMethod::ByHand => Some(amount_typed(view, &row.amount)?),
                DealMethod::Icm | DealMethod::ChipChop | DealMethod::Even => None,
            };
            stacks.push(DealStack { player: Who::Id(row.player), chips, amount });
        }
        let (method, kept, then) = (self.method, self.kept_typed(view)?, self.then);
        let unit = self.unit_typed(view)?;
        let counts = self.counts;
        Ok(Command::MakeDeal { method, stacks, kept, unit, then, counts })
    }
}

/// What each method that is worked out gives each player.
fn shares_of(chop: &Chop) -> Vec<(DealMethod, Vec<Money>)> {
    let worked_out = |method: &DealMethod| Some((*method, chop.rounded(method.worked_out()?)));
    DealMethod::ALL.iter().filter_map(worked_out).collect()
}

/// An amount in millionths of the smallest unit of money, with two digits more than the currency.
fn exactly(view: &View<'_>, millionths: u64) -> String {
    const MORE: u8 = 2;
    let Some(terms) = view.tournament.settings().money.as_ref() else { return String::new() };
    let hundredths = millionths.saturating_add(5_000) / 10_000;
    let currency =
        Currency { digits: terms.currency.digits.saturating_add(MORE), ..terms.currency.clone() };
    view.words.money(Money(hundredths), &currency)
}

/// The columns of the form: amounts without their currency, so that all of them fit.
struct Table<'a> {
    view: &'a View<'a>,
    /// How wide the column of a name is.
    name: f32,
    /// How wide the prizes of the places are.
    next: f32,
    /// How wide each method is; the players' own only where it is chosen.
    widths: Vec<(DealMethod, f32)>,
}

impl<'a> Table<'a> {
    fn of(
        ui: &Ui,
        view: &'a View<'a>,
        prizes: &[Money],
        shares: &[(DealMethod, Vec<Money>)],
        chosen: DealMethod,
    ) -> Self {
        let mut table = Self { view, name: 0.0, next: 0.0, widths: Vec::new() };
        let sum: Money = prizes.iter().copied().sum();
        let column = |head: String, amounts: &[Money]| {
            let amounts = amounts.iter().chain([&sum]).map(|amount| table.amount(*amount));
            amounts.map(|words| width_of(ui, words)).fold(width_of(ui, head), f32::max)
        };
        let next = column(view.text("prizes-deal-next"), prizes);
        let width = |method: &DealMethod| {
            let head = view.text(&method_id(*method));
            let of_method = shares.iter().find(|(of, _)| of == method);
            match method.worked_out() {
                Some(_) => Some(column(head, of_method.map_or(&[], |(_, shares)| shares))),
                None => (*method == chosen).then(|| width_of(ui, head).max(CHIPS_WIDTH)),
            }
        };
        let methods = DealMethod::ALL.iter();
        let widths: Vec<_> = methods.filter_map(|it| Some((*it, width(it)?))).collect();
        let columns = widths.len() as f32 + 3.0;
        let taken = CHIPS_WIDTH + next + widths.iter().map(|(_, width)| width).sum::<f32>();
        let spare = ui.available_width() - taken - BETWEEN * columns - NAME_WIDTH_MIN;
        // Numbers stand apart where there is room, which a long name takes as well.
        let apart = (spare / columns / 2.0).clamp(0.0, APART_MAX);
        let widths = widths.into_iter().map(|(method, width)| (method, width + apart)).collect();
        let name = NAME_WIDTH_MIN + spare - apart * columns;
        table.name = name.clamp(NAME_WIDTH_MIN, NAME_WIDTH_MAX);
        let next = next + apart;
        Self { next, widths, ..table }
    }

    /// The columns of the methods, each with its width.
    fn methods(&self) -> impl Iterator<Item = (DealMethod, f32)> + '_ {
        self.widths.iter().copied()
    }

    fn amount(&self, amount: Money) -> String {
        let terms = self.view.tournament.settings().money.as_ref();
        terms.map_or_else(String::new, |terms| self.view.words.money_field(amount, &terms.currency))
    }

    /// The name of a player in a column of its own width.
    fn name_ui(&self, ui: &mut Ui, name: &str) {
        let label = Label::new(text(name, Size::Body)).truncate();
        let size = Vec2::new(self.name, shape::BUTTON_HEIGHT_SMALL);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(self.name);
            ui.add(label);
        });
    }
}

/// A number at the right end of its column.
fn sized_ui(ui: &mut Ui, width: f32, words: String, tone: Tone) -> Response {
    let words = match tone {
        Tone::AccentText => text_bold(words, Size::Body),
        _ => text(words, Size::Body),
    };
    let size = Vec2::new(width, shape::BUTTON_HEIGHT_SMALL);
    let layout = Layout::right_to_left(Align::Center);
    let shown = ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_width(width);
        ui.label(words.color(color(ui, tone)))
    });
    shown.inner
}

fn method_id(method: DealMethod) -> String {
    format!("deal-method-{}", method.id())
}

/// How wide an amount is where it is chosen.
fn width_of(ui: &Ui, words: String) -> f32 {
    let words = WidgetText::from(text_bold(words, Size::Body));
    let on_a_line = Some(TextWrapMode::Extend);
    words.into_galley(ui, on_a_line, f32::INFINITY, TextStyle::Body).size().x.ceil()
}

fn named_field(ui: &mut Ui, name: &str, id: (usize, &str), typed: &mut String) -> Response {
    let edit = TextEdit::singleline(typed).id_salt(id).desired_width(CHIPS_WIDTH);
    let size = Vec2::new(CHIPS_WIDTH, shape::BUTTON_HEIGHT_SMALL);
    ui.add_sized(size, edit).accessible_name(name)
}
