//! Chips in play, and what brought and took them.

use crate::parts::Memo;
use crate::screens::chips::difference::{difference_tag_ui, signed_ui};
use crate::screens::chips::put_right::PutRightForm;
use crate::screens::chips::take_out::TakeOutForm;
use crate::theme::{Size, Tone, bold, color, icons, radius, regular, shape, space, text};
use crate::view::View;
use crate::vocabulary::{ChipsPart, Destination};
use crate::widgets::{
    Empty, List, ListColumn, Push, Sides, Stat, heading_ui, muted_ui, number_cell_ui, stat_ui,
    title_ui,
};
use egui::{Label, Layout, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo};
use egui_extras::TableRow;
use engine::chips::ChipCause;
use engine::values::Seq;
use reports::{ChipAct, InPlay, by_denomination, chip_acts, count_report, in_play};
use words::Args;

/// Wider than this, causes and acts stand beside each other.
const SIDE_BY_SIDE: f32 = 720.0;
const CAUSES_WIDTH: f32 = 248.0;

/// The height of a cause with its bar.
const CAUSE_HEIGHT: f32 = 40.0;
const BAR: f32 = 6.0;

#[derive(Debug, Default)]
pub(super) struct InPlayPart {
    form: Option<InPlayForm>,
    known: Memo<Seq, Vec<ChipAct>>,
}

/// What is put in or taken out.
#[derive(Debug)]
enum InPlayForm {
    TakeOut(TakeOutForm),
    PutRight(PutRightForm),
}

impl InPlayPart {
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(form) = &mut self.form else { return self.whole_ui(ui, view) };
        let Sides { mut left, mut right } = Sides::beside_form(ui);
        let is_done = match form {
            InPlayForm::TakeOut(form) => form.ui(&mut right, view),
            InPlayForm::PutRight(form) => form.ui(&mut right, view),
        };
        if is_done {
            self.form = None;
        }
        // A form that is opened meanwhile takes the place of the one before.
        self.whole_ui(&mut left, view);
    }

    fn whole_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let now = in_play(view.tournament, view.now);
        if now.sums.is_empty() {
            Empty::new(icons::CHIPS, view.text("chips-none"), view.text("chips-none.hint")).ui(ui);
            return;
        }
        self.head_ui(ui, view, &now);
        ui.add_space(space::ONE);
        if ui.available_width() > SIDE_BY_SIDE {
            let width = ui.available_width() - CAUSES_WIDTH - space::THREE;
            let Sides { mut left, mut right } = Sides::split(ui, width, space::THREE);
            self.acts_ui(&mut right, view);
            let height = left.available_height();
            causes_in_room_ui(&mut left, view, &now, height);
        } else {
            let half = ui.available_height() / 2.0;
            causes_in_room_ui(ui, view, &now, half);
            ui.add_space(space::ONE);
            self.acts_ui(ui, view);
        }
    }

    /// The numbers that are read from afar, and what can be done.
    fn head_ui(&mut self, ui: &mut Ui, view: &View<'_>, now: &InPlay) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = space::THREE;
            let total = Stat::new(view.text("chips-in-play-title"), view.words.chips(now.chips));
            stat_ui(ui, &total, Size::Display);
            stat_ui(ui, &Stat::new(view.text("chips-average"), average(view, now)), Size::Title);
            let players = view.words.number(i64::from(now.players));
            stat_ui(ui, &Stat::new(view.text("chips-players-left"), players), Size::Title);
            last_count_ui(ui, view);
        });
        ui.horizontal_wrapped(|ui| {
            if ui.add(Push::secondary(view.text("chips-count")).small()).clicked() {
                view.actions.go(Destination::Chips(ChipsPart::Counts));
            }
            if small_form_button_ui(ui, view, "chips-take-out") {
                self.form = Some(InPlayForm::TakeOut(TakeOutForm::default()));
            }
            if small_form_button_ui(ui, view, "chips-put-right") {
                self.form = Some(InPlayForm::PutRight(PutRightForm::default()));
            }
        });
    }

    fn acts_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        heading_ui(ui, view.text("chips-acts"));
        let acts = self.known.of(view.seq(), || chip_acts(view.log, view.seq()));
        let titles = ["act", "chips", "in-play"].map(|id| view.text(&format!("chips-column-{id}")));
        let (number, time) = (view.text("log-column-number"), view.text("log-column-time"));
        let [act, chips, after] = &titles;
        let columns = [
            ListColumn::words(&number, Some(40.0)),
            ListColumn::words(&time, Some(52.0)),
            ListColumn::words(act, None),
            ListColumn::numbers(chips, 92.0),
            ListColumn::numbers(after, 96.0),
        ];
        let list = List::new("chip-acts", &columns, acts.len());
        // The newest first: whoever looks here asks what has just changed.
        list.show(ui, |row| {
            if let Some(act) = acts.iter().rev().nth(row.index()) {
                act_ui(row, view, act);
            }
        });
    }
}

fn small_form_button_ui(ui: &mut Ui, view: &View<'_>, id: &str) -> bool {
    let (words, tip) = (view.text(id), view.text(&format!("{id}.tip")));
    let push = Push::secondary(&words).tip(&tip).refused(view.closed()).small();
    ui.add(push).clicked()
}

/// The average stack, in chips and in what the level measures it by.
fn average(view: &View<'_>, now: &InPlay) -> String {
    let average = now.average.map(|chips| view.words.chips(chips)).unwrap_or_default();
    let Some(tenths) = now.average_tenths else { return average };
    format!("{average} · {}", view.words.stack_in(now.average_unit, tenths))
}

/// What the last count of all stacks came to.
fn last_count_ui(ui: &mut Ui, view: &View<'_>) {
    let Some(latest) = view.tournament.counts().latest() else {
        let none = view.text("chips-last-count-none");
        stat_ui(ui, &Stat::new(view.text("chips-last-count"), none), Size::Lead);
        return;
    };
    ui.vertical(|ui| {
        muted_ui(ui, view.text("chips-last-count"));
        let report = count_report(view.tournament).filter(|_| latest.ended.is_some());
        match report.and_then(|report| report.difference()) {
            Some(difference) => difference_tag_ui(ui, view, difference),
            None => {
                let id = match latest.ended {
                    None => "chips-last-count-open",
                    Some(_) => "counts-not-whole",
                };
                title_ui(ui, view.text(id));
            }
        }
    });
}

/// The causes in a part of the screen that is so high; they can be scrolled.
fn causes_in_room_ui(ui: &mut Ui, view: &View<'_>, now: &InPlay, height: f32) {
    let scroll = ScrollArea::vertical().id_salt("causes").max_height(height);
    scroll.show(ui, |ui| causes_ui(ui, view, now));
}

/// Every cause with its bar, and what is known of the stacks.
fn causes_ui(ui: &mut Ui, view: &View<'_>, now: &InPlay) {
    heading_ui(ui, view.text("chips-by-cause"));
    let most = now.sums.iter().map(|(_, chips)| chips.unsigned_abs()).max().unwrap_or(1);
    for (cause, chips) in &now.sums {
        cause_ui(ui, view, *cause, *chips, most);
    }
    by_chip_ui(ui, view);
    ui.add_space(space::ONE);
    let muted = color(ui, Tone::TextMuted);
    let size = view.words.number(i64::try_from(now.adrift.unsigned_abs()).unwrap_or(i64::MAX));
    let args = Args::new().text("chips", size);
    let (words, tone) = match now.adrift {
        0 => (view.text("chips-stacks-known"), muted),
        1.. => (view.say("chips-adrift-over", &args), muted),
        _ => (view.say("chips-adrift-under", &args), color(ui, Tone::AttentionText)),
    };
    ui.add(Label::new(text(words, Size::Small).color(tone)).wrap());
}

/// How many chips of each value should be on the tables, where the chips are known.
fn by_chip_ui(ui: &mut Ui, view: &View<'_>) {
    let expected = by_denomination(view.tournament);
    if expected.is_empty() {
        return;
    }
    heading_ui(ui, view.text("chips-by-value"));
    for chip in expected.iter().filter(|chip| chip.chips > 0) {
        let tone = if chip.is_gone { Tone::AttentionText } else { Tone::Text };
        let words = text(view.words.in_denomination(chip), Size::Body);
        ui.label(words.color(color(ui, tone)));
    }
}

fn cause_ui(ui: &mut Ui, view: &View<'_>, cause: ChipCause, chips: i64, most: u64) {
    let size = Vec2::new(ui.available_width(), CAUSE_HEIGHT);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let name = view.words.chip_cause(cause);
    let sum = view.words.signed(chips);
    let (plain, bar) = match chips {
        ..0 => (Tone::AttentionText, Tone::Attention),
        _ => (Tone::Text, Tone::Accent),
    };
    let (tone, ink) = (color(ui, Tone::Text), color(ui, plain));
    let painter = ui.painter();
    let left = painter.layout_no_wrap(name.clone(), regular(Size::Body), tone);
    let right = painter.layout_no_wrap(sum.clone(), bold(Size::Body), ink);
    let right_at = egui::pos2(rect.right() - right.size().x, rect.top() + space::HALF);
    painter.galley(rect.left_top() + Vec2::new(0.0, space::HALF), left, tone);
    painter.galley(right_at, right, ink);
    let track = egui::Rect::from_min_size(
        egui::pos2(rect.left(), rect.bottom() - BAR - space::HALF),
        Vec2::new(rect.width(), BAR),
    );
    painter.rect_filled(track, radius::SMALL, color(ui, Tone::Line));
    let share = chips.unsigned_abs() as f32 / most.max(1) as f32;
    let filled = egui::Rect::from_min_size(
        track.min,
        Vec2::new((track.width() * share).max(shape::STRONG_LINE), BAR),
    );
    painter.rect_filled(filled, radius::SMALL, color(ui, bar));
    let said = format!("{name} {sum}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
}

fn act_ui(row: &mut TableRow<'_, '_>, view: &View<'_>, act: &ChipAct) {
    let muted = |ui: &Ui, words: String| text(words, Size::Small).color(color(ui, Tone::TextMuted));
    row.col(|ui| {
        ui.label(muted(ui, act.seq.to_string()));
    });
    row.col(|ui| {
        ui.label(muted(ui, view.words.time(act.at, view.offset)));
    });
    row.col(|ui| {
        let told = view.words.act(view.log, act.seq, view.offset);
        ui.with_layout(Layout::left_to_right(egui::Align::Center), |ui| {
            // Where it is cut, it is shown whole under the pointer.
            ui.add(Label::new(text(told, Size::Body)).truncate());
        });
    });
    row.col(|ui| number_cell_ui(ui, |ui| signed_ui(ui, view, act.chips)));
    row.col(|ui| {
        number_cell_ui(ui, |ui| {
            ui.label(text(view.words.chips(act.in_play), Size::Body));
        });
    });
}
