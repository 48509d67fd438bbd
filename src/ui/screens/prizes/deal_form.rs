//! A deal: everybody who is left with their chips, what each method gives them side by side, and
//! what is kept for the winner.

use crate::parts::{amount_typed, answer_ui, asking_ui};
use crate::theme::{Size, Tone, color, shape, space, text, text_bold};
use crate::view::View;
use crate::widgets::{Push, choices_ui, muted_ui, remark_ui};
use egui::{
    Align, Label, Layout, ScrollArea, TextEdit, TextStyle, TextWrapMode, Ui, Vec2, WidgetText,
};
use engine::Command;
use engine::entries::{Player, Who};
use engine::money::Chop;
use engine::values::{Chips, Money, PlayerId};
use engine::winnings::{AfterDeal, DealMethod, DealStack, prizes_left};
use words::Args;
use words::typed::chips_typed;

/// How many can stand in the form; more do not sit down to share a prize pool.
const PLAYERS_MAX: u32 = 60;

const NAME_WIDTH: f32 = 132.0;
const CHIPS_WIDTH: f32 = 108.0;

#[derive(Debug)]
pub(super) struct DealForm {
    rows: Vec<DealRow>,
    method: DealMethod,
    kept: String,
    /// What shares are multiples of; as rooms pay out where nothing stands.
    unit: String,
    then: AfterDeal,
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
        let args = Args::new().count("players", PLAYERS_MAX);
        (left > PLAYERS_MAX).then(|| view.say("prizes-deal-too-many", &args))
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
        Self { rows, method: DealMethod::Icm, kept, unit, then }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        asking_ui(ui, view, &view.text("prizes-deal"), |ui| {
            ui.spacing_mut().item_spacing.y = space::ONE;
            let prizes = prizes_left(view.tournament).unwrap_or_default();
            let total: Money = prizes.iter().copied().sum();
            let amount = |amount| view.words.money_of(view.tournament, amount);
            let args = Args::new().text("amount", amount(total)).count("players", self.rows.len());
            muted_ui(ui, view.say("prizes-deal-of", &args));
            ui.horizontal_wrapped(|ui| {
                muted_ui(ui, view.text("prizes-deal-method"));
                let methods = DealMethod::ALL.iter().copied();
                let words = |method: DealMethod| {
                    (method, view.text(&format!("deal-method-{}", method.id())))
                };
                choices_ui(ui, &mut self.method, methods.map(words));
            });
            let list = ScrollArea::horizontal().id_salt("deal").auto_shrink([false, true]);
            list.show(ui, |ui| self.rows_ui(ui, view, &prizes));
            self.count_ui(ui, view);
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
            muted_ui(ui, view.text("prizes-deal-hint"));
            let push = Push::primary(view.text("prizes-deal-do"));
            answer_ui(ui, view, push, self.command(view))
        })
    }

    /// A row for each player: chips, what each method gives them, and what the players say.
    fn rows_ui(&mut self, ui: &mut Ui, view: &View<'_>, prizes: &[Money]) {
        let shares = self.shares(view, prizes);
        let chosen = self.method;
        let amount = |share: Money| view.words.money_of(view.tournament, share);
        let all = shares.iter().flatten().flat_map(|(_, shares)| shares);
        let methods: Vec<DealMethod> = DealMethod::ALL
            .iter()
            .copied()
            .filter(|method| method.worked_out().is_some() || *method == chosen)
            .collect();
        let titles: Vec<String> = methods
            .iter()
            .map(|method| view.text(&format!("deal-method-{}", method.id())))
            .collect();
        let width = all
            .map(|share| width_of(ui, amount(*share)))
            .chain(titles.iter().map(|title| width_of(ui, title.clone())))
            .fold(CHIPS_WIDTH, f32::max);
        let size = Vec2::new(width, shape::BUTTON_HEIGHT_SMALL);
        let said = |ui: &mut Ui, words: String, method: DealMethod| {
            let words = match method == chosen {
                true => text_bold(words, Size::Body),
                false => text(words, Size::Body).color(color(ui, Tone::TextMuted)),
            };
            ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
                ui.set_width(width);
                ui.label(words);
            });
        };
        ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
        ui.horizontal(|ui| {
            name_ui(ui, "");
            let size = Vec2::new(CHIPS_WIDTH, shape::BUTTON_HEIGHT_SMALL);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                ui.set_width(CHIPS_WIDTH);
                muted_ui(ui, view.text("prizes-deal-stack"));
            });
            for (method, title) in methods.iter().zip(titles) {
                said(ui, title, *method);
            }
        });
        for (at, row) in self.rows.iter_mut().enumerate() {
            let name = view.player(row.player);
            let cell = |id: &str| view.say(id, &Args::new().text("player", name.as_str()));
            ui.horizontal(|ui| {
                name_ui(ui, &name);
                named_field(ui, &cell("prizes-deal-chips"), (at, "chips"), &mut row.chips);
                for method in &methods {
                    if method.worked_out().is_none() {
                        let name = cell("prizes-deal-gets");
                        named_field(ui, &name, (at, "gets"), &mut row.amount);
                        continue;
                    }
                    let of_method = shares.iter().flatten().find(|(of, _)| of == method);
                    let share = of_method.and_then(|(_, shares)| shares.get(at)).copied();
                    said(ui, share.map_or_else(|| "–".to_owned(), amount), *method);
                }
            });
        }
    }

    /// What each method that is worked out gives each player; nothing until all chips are typed.
    fn shares(&self, view: &View<'_>, prizes: &[Money]) -> Option<Vec<(DealMethod, Vec<Money>)>> {
        let stacks = self.rows.iter().map(|row| chips_typed(&row.chips)).collect::<Option<_>>()?;
        let kept = self.kept_typed(view).unwrap_or_default();
        let unit = self.unit(view, prizes, kept);
        let chop = Chop { stacks, prizes: prizes.to_vec(), kept, unit };
        let worked_out = |method: &DealMethod| Some((*method, chop.rounded(method.worked_out()?)));
        Some(DealMethod::ALL.iter().filter_map(worked_out).collect())
    }

    /// What shares are multiples of: as it was typed, or what rooms pay out in as far as that goes
    /// into what is shared.
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

    /// Whether the counts are the chips in play.
    fn count_ui(&self, ui: &mut Ui, view: &View<'_>) {
        let counted = self.rows.iter().filter_map(|row| chips_typed(&row.chips)).sum::<Chips>();
        let in_play = view.tournament.chips().in_play();
        let args = Args::new()
            .text("counted", view.words.chips(counted))
            .text("in_play", view.words.chips(in_play));
        match counted == in_play {
            true => muted_ui(ui, view.say("prizes-deal-counted", &args)),
            false => remark_ui(ui, view.say("prizes-deal-miscounted", &args), Tone::AttentionText),
        };
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
            let chips = chips_typed(&row.chips).ok_or_else(|| {
                let args = Args::new().text("player", view.player(row.player));
                view.say("prizes-deal-chips-unread", &args)
            })?;
            let amount = match self.method {
                DealMethod::ByHand => Some(amount_typed(view, &row.amount)?),
                DealMethod::Icm | DealMethod::ChipChop | DealMethod::Even => None,
            };
            stacks.push(DealStack { player: Who::Id(row.player), chips, amount });
        }
        let (method, kept, then) = (self.method, self.kept_typed(view)?, self.then);
        let unit = self.unit_typed(view)?;
        Ok(Command::MakeDeal { method, stacks, kept, unit, then })
    }
}

/// How wide an amount is where it is chosen.
fn width_of(ui: &Ui, words: String) -> f32 {
    let words = WidgetText::from(text_bold(words, Size::Body));
    let on_a_line = Some(TextWrapMode::Extend);
    words.into_galley(ui, on_a_line, f32::INFINITY, TextStyle::Body).size().x.ceil()
}

fn named_field(ui: &mut Ui, name: &str, id: (usize, &str), typed: &mut String) {
    let edit = TextEdit::singleline(typed).id_salt(id).desired_width(CHIPS_WIDTH);
    let size = Vec2::new(CHIPS_WIDTH, shape::BUTTON_HEIGHT_SMALL);
    let _ = ui.add_sized(size, edit).accessible_name(name);
}

/// The name of a player in a column of its own width.
fn name_ui(ui: &mut Ui, name: &str) {
    let label = Label::new(text(name, Size::Body)).truncate();
    let size = Vec2::new(NAME_WIDTH, shape::BUTTON_HEIGHT_SMALL);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_width(NAME_WIDTH);
        ui.add(label);
    });
}
