//! The chips of the house, and what an entry gets.

use crate::parts::lists::{ListPage, ListTaken, PageDone};
use crate::parts::{stack_ui, steady_ui, unsaved_ui};
use crate::screens::chips::set_rows::rows_ui;
use crate::theme::{Size, Tone, color, icons, shape, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::SheetOf;
use crate::widgets::{
    Choice, Push, Stat, choice_ui, heading_ui, muted_ui, remark_ui, said_ui, stat_ui, title_ui,
};
use egui::{DragValue, Frame, Label, Panel, ScrollArea, Ui};
use engine::chips::{
    Capacity, ChipSet, Denomination, Edge, KINDS_MAX, NoStack, Proposal, SetFlag, Sold, StackWish,
    capacity, check_chip_set, set_flags, starting_stacks,
};
use engine::settings::Settings;
use engine::structure::Structure;
use engine::values::{Chips, Seq};
use exchange::ready_chip_sets;
use std::path::Path;
use words::{Args, Words};

/// How much of the inventory is kept where nobody chose.
const RESERVE: u8 = 10;
/// A proposal is at least so wide.
const PROPOSAL_WIDTH: f32 = 240.0;

#[derive(Debug, Default)]
pub(super) struct SetPart {
    draft: Option<ChipSet>,
    entries: Option<u32>,
    reserve: Option<u8>,
    ready: Vec<(&'static str, ChipSet)>,
    worked: Option<Worked>,
    /// Chips of a list that are looked at.
    list: Option<ListPage>,
}

/// What was typed, and after which act.
#[derive(Debug)]
struct Basis {
    seq: Seq,
    set: ChipSet,
    entries: u32,
    reserve_percent: u8,
}

/// What follows from the chips as they are typed.
#[derive(Debug)]
struct Worked {
    basis: Basis,
    proposals: Result<Vec<Proposal>, NoStack>,
    capacity: Capacity,
    flags: Vec<SetFlag>,
}

impl Worked {
    fn of(basis: Basis, structure: &Structure, settings: &Settings, sold: &Sold) -> Self {
        let wish = StackWish {
            starting: settings.entries.starting_chips,
            entries: basis.entries,
            reserve_percent: basis.reserve_percent,
            seats: settings.seating.seats_per_table,
        };
        let mut set = basis.set.clone();
        set.sort();
        Self {
            proposals: starting_stacks(&set, structure, &wish),
            capacity: capacity(&set, structure, &settings.seating, sold),
            flags: set_flags(&set, structure, sold),
            basis,
        }
    }
}

impl SetPart {
    pub(super) fn take_list(&mut self, words: &Words, path: &Path) {
        self.list.get_or_insert_with(|| ListPage::new(SheetOf::Chips)).take(words, path);
    }

    /// Shows chips of a list, where some are looked at. What is taken stands in the draft, like a
    /// ready set that was chosen.
    fn list_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let Some(page) = &mut self.list else { return false };
        let set = |taken: &ListTaken| match taken {
            ListTaken::Chips(set) => Some(set.clone()),
            ListTaken::Structure(_) | ListTaken::Payouts(_) => None,
        };
        let done = page.ui(ui, view, |taken| {
            let too_many = set(taken).and_then(|set| check_chip_set(&set).err());
            view.closed().or_else(|| too_many.map(|refusal| view.refusal_text(&refusal)))
        });
        if let Some(PageDone::Taken(taken)) = &done
            && let Some(set) = set(taken)
        {
            let is_stacked = set.chips_in_a_stack() > 0;
            self.draft = Some(if is_stacked { set } else { started(&set, view) });
        }
        if done.is_some() {
            self.list = None;
        }
        true
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if self.list_ui(ui, view) {
            return;
        }
        let settings = view.tournament.settings();
        let stands = &settings.chip_set;
        let mut draft = self.draft.take().unwrap_or_else(|| stands.clone());
        let mut is_done = false;
        if draft != *stands {
            let foot = Panel::bottom("chip-set-changes").resizable(false).frame(Frame::NONE);
            foot.show_separator_line(false).show(ui, |ui| {
                is_done = changes_ui(ui, view, &draft);
            });
        }
        let fields = ScrollArea::vertical().id_salt("chip-set").auto_shrink(false);
        steady_ui(ui, "chip-set", |ui| fields.show(ui, |ui| self.fields_ui(ui, view, &mut draft)));
        self.draft = (!is_done && draft != *stands).then_some(draft);
    }

    fn fields_ui(&mut self, ui: &mut Ui, view: &View<'_>, draft: &mut ChipSet) {
        self.ready_ui(ui, view, draft);
        if draft.is_empty() {
            return;
        }
        ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
        let capacity = self.worked(view, draft).capacity.clone();
        rows_ui(ui, view.words, draft, &capacity);
        add_ui(ui, view.words, draft);
        sum_ui(ui, view.words, draft, view.tournament.settings().entries.starting_chips);
        let worked = self.worked(view, draft);
        for flag in &worked.flags {
            flag_ui(ui, &view.words.set_flag(flag));
        }
        ui.add_space(space::ONE);
        stack_ui(ui, view.words, draft);
        self.proposals_ui(ui, view, draft);
        capacity_ui(ui, view, &self.worked(view, draft).capacity);
        ui.add_space(space::TWO);
    }

    /// What follows from the draft; worked out anew where something changed.
    fn worked(&mut self, view: &View<'_>, draft: &ChipSet) -> &Worked {
        let sold = Sold::of(view.tournament);
        let settings = view.tournament.settings();
        let entries = self.entries.unwrap_or_else(|| sold.stacks.max(seats(settings)));
        let reserve = self.reserve.unwrap_or(RESERVE);
        let is_known = self.worked.as_ref().is_some_and(|worked| {
            let of = &worked.basis;
            let numbers = (of.seq, of.entries, of.reserve_percent);
            numbers == (view.seq(), entries, reserve) && of.set == *draft
        });
        let known = self.worked.take().filter(|_| is_known);
        self.worked.insert(known.unwrap_or_else(|| {
            let (seq, set) = (view.seq(), draft.clone());
            let basis = Basis { seq, set, entries, reserve_percent: reserve };
            let expected = Sold::expected(&settings.entries, &settings.seating, entries);
            let sold = if entries > sold.stacks { expected } else { sold };
            Worked::of(basis, view.tournament.structure(), settings, &sold)
        }))
    }

    /// Offers ready sets to start from.
    fn ready_ui(&mut self, ui: &mut Ui, view: &View<'_>, draft: &mut ChipSet) {
        if self.ready.is_empty() {
            self.ready = ready_chip_sets();
        }
        if draft.is_empty() {
            title_ui(ui, view.text("chips-set-empty"));
            let hint = text(view.text("chips-set-empty.hint"), Size::Body);
            ui.add(Label::new(hint.color(color(ui, Tone::TextMuted))).wrap());
            ui.add_space(space::ONE);
            for (id, set) in &self.ready {
                let title = view.text(&format!("chips-ready-{id}"));
                let values: Vec<String> =
                    set.values().map(|value| view.words.chips(value)).collect();
                let choice = Choice {
                    title: &title,
                    detail: &view.text(&format!("chips-ready-{id}.what")),
                    facts: &values.join(" · "),
                    tone: Tone::InfoText,
                    is_chosen: false,
                };
                if choice_ui(ui, choice).clicked() {
                    *draft = started(set, view);
                }
            }
            ui.horizontal_wrapped(|ui| {
                if ui.add(Push::secondary(view.text("chips-set-own"))).clicked() {
                    draft.denominations.push(next_chip(draft));
                }
                let push = Push::secondary(view.text("list-take-chips")).icon(icons::COPY);
                if ui.add(push).clicked() {
                    self.list = Some(ListPage::new(SheetOf::Chips));
                }
            });
            return;
        }
        ui.horizontal_wrapped(|ui| {
            muted_ui(ui, view.text("chips-set-from"));
            for (id, set) in &self.ready {
                let words = view.text(&format!("chips-ready-{id}"));
                let tip = view.text(&format!("chips-ready-{id}.what"));
                if ui.add(Push::secondary(&words).tip(&tip).small()).clicked() {
                    *draft = started(set, view);
                }
            }
            let push = Push::secondary(view.text("list-take-chips")).icon(icons::COPY).small();
            if ui.add(push).clicked() {
                self.list = Some(ListPage::new(SheetOf::Chips));
            }
        });
        ui.add_space(space::HALF);
    }

    /// Offers starting stacks to choose from.
    fn proposals_ui(&mut self, ui: &mut Ui, view: &View<'_>, draft: &mut ChipSet) {
        heading_ui(ui, view.text("chips-proposals"));
        let worked = self.worked(view, draft);
        let (mut entries, mut reserve) = (worked.basis.entries, worked.basis.reserve_percent);
        ui.horizontal_wrapped(|ui| {
            let label = said_ui(ui, view.text("chips-proposals-entries"));
            let field = DragValue::new(&mut entries).range(1..=100_000);
            if ui.add(field).labelled_by(label.id).changed() {
                self.entries = Some(entries);
            }
            ui.add_space(space::ONE);
            let label = said_ui(ui, view.text("chips-proposals-reserve"));
            let field = DragValue::new(&mut reserve).range(0..=90).suffix(" %");
            let field = ui.add(field).labelled_by(label.id);
            if field.on_hover_text(view.text("chips-proposals-reserve.tip")).changed() {
                self.reserve = Some(reserve);
            }
        });
        let worked = self.worked(view, draft);
        let proposals = match &worked.proposals {
            Ok(proposals) => proposals,
            Err(why) => {
                flag_ui(ui, &view.words.no_stack(why));
                return;
            }
        };
        let mut chosen = None;
        let columns = (ui.available_width() / PROPOSAL_WIDTH).floor().clamp(1.0, 3.0) as usize;
        ui.columns(columns, |columns| {
            let count = columns.len().max(1);
            for (index, proposal) in proposals.iter().enumerate() {
                let Some(ui) = columns.get_mut(index % count) else { continue };
                if proposal_ui(ui, view.words, draft, proposal) {
                    chosen = Some(proposal.counts.clone());
                }
            }
        });
        if let Some(counts) = chosen {
            draft.sort();
            *draft = std::mem::take(draft).with_stack(&counts);
        }
    }
}

/// So many entries are planned for where nobody has come yet: two tables.
fn seats(settings: &Settings) -> u32 {
    u32::from(settings.seating.seats_per_table) * 2
}

/// A ready set with the stack that most rooms would make of it.
fn started(set: &ChipSet, view: &View<'_>) -> ChipSet {
    let settings = view.tournament.settings();
    let wish = StackWish {
        starting: settings.entries.starting_chips,
        entries: 1,
        reserve_percent: 0,
        seats: settings.seating.seats_per_table,
    };
    let stacks = starting_stacks(set, view.tournament.structure(), &wish).unwrap_or_default();
    let stack = stacks.get(stacks.len() / 2);
    set.clone().with_stack(stack.map_or(&[], |stack| &stack.counts))
}

/// The chip that is added after the others.
fn next_chip(set: &ChipSet) -> Denomination {
    let usual = engine::structure::USUAL_CHIPS;
    let largest = set.values().max().unwrap_or(Chips(5));
    let value = usual.into_iter().find(|value| *value > largest);
    let colors = reports::CHIP_COLORS;
    let (_, paint) =
        colors.get(set.denominations.len() % colors.len()).copied().unwrap_or_default();
    Denomination {
        value: value.unwrap_or_else(|| Chips(largest.0.saturating_mul(5))),
        color: paint,
        edge: Edge { spots: 6, color: [238, 236, 228] },
        inventory: None,
        in_a_stack: 0,
    }
}

fn add_ui(ui: &mut Ui, words: &Words, draft: &mut ChipSet) {
    let most = words.say("chips-kinds-most", &Args::new().count("most", KINDS_MAX));
    let refusal = (draft.denominations.len() >= KINDS_MAX).then_some(most);
    let add = words.text("chips-add");
    let push = Push::secondary(&add).icon(icons::MORE).small().refused(refusal.as_deref());
    if ui.add(push).clicked() {
        draft.denominations.push(next_chip(draft));
    }
}

/// What a stack adds up to, beside what an entry gets.
fn sum_ui(ui: &mut Ui, words: &Words, draft: &ChipSet, starting: Chips) {
    let stack = draft.stack();
    let args = Args::new()
        .text("chips", words.chips(stack))
        .text("starting", words.chips(starting))
        .count("count", draft.chips_in_a_stack());
    let (icon, tone, id) = match stack == starting {
        true => (icons::DONE, Tone::AccentText, "chips-stack-sum"),
        false if stack == Chips::ZERO => return,
        false => (icons::WARNING, Tone::AttentionText, "chips-stack-sum-off"),
    };
    let said = format!("{icon} {}", words.say(id, &args));
    ui.add(Label::new(text_bold(said, Size::Body).color(color(ui, tone))).wrap());
}

/// What there is to look out for in a set or a plan.
pub(super) fn flag_ui(ui: &mut Ui, words: &str) {
    remark_ui(ui, format!("{} {words}", icons::WARNING), Tone::AttentionText);
}

/// One proposal as a choice with its chips; whether it was chosen.
fn proposal_ui(ui: &mut Ui, words: &Words, draft: &ChipSet, proposal: &Proposal) -> bool {
    let mut sorted = draft.clone();
    sorted.sort();
    let counts = proposal.counts.iter().zip(sorted.values()).filter(|(count, _)| **count > 0);
    let counts = counts.map(|(count, value)| format!("{count} × {}", words.chips(value)));
    let counts: Vec<String> = counts.collect();
    let args = Args::new().count("count", proposal.chips);
    let stands = sorted.denominations.iter().map(|chip| chip.in_a_stack);
    let choice = Choice {
        title: &words.stack_kind(proposal.kind),
        detail: &counts.join(" · "),
        facts: &words.say("chips-in-all", &args),
        tone: Tone::InfoText,
        is_chosen: stands.eq(proposal.counts.iter().copied()),
    };
    let detail = choice.detail.to_owned();
    choice_ui(ui, choice).on_hover_text(detail).clicked()
}

/// Shows how far the chips of the house go.
fn capacity_ui(ui: &mut Ui, view: &View<'_>, capacity: &Capacity) {
    if capacity.chips.iter().all(|chip| chip.owned.is_none()) {
        muted_ui(ui, view.text("chips-capacity-uncounted"));
        return;
    }
    heading_ui(ui, view.text("chips-capacity"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::THREE;
        let mut stats = vec![
            ("chips-capacity-stacks", capacity.stacks),
            ("chips-capacity-color-ups", capacity.with_color_ups),
        ];
        if capacity.rebuys.is_some() {
            stats.push(("chips-capacity-rebuys", capacity.rebuys));
        }
        for (id, served) in stats {
            let stat = Stat::new(view.text(id), view.words.served(served));
            stat_ui(ui, &stat, Size::Body);
        }
    });
}

/// What is to be saved, and the buttons for it; whether that is done with.
fn changes_ui(ui: &mut Ui, view: &View<'_>, draft: &ChipSet) -> bool {
    let mut chip_set = draft.clone();
    chip_set.sort();
    let settings = Settings { chip_set, ..view.tournament.settings().clone() };
    unsaved_ui(ui, view, view.text("chips-set-changed"), "chips-set-save", settings, |ui, why| {
        if let Some(why) = why {
            remark_ui(ui, why, Tone::StoppedText);
        }
    })
}
