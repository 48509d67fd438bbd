//! The log: every act in words, the newest first; looking back; taking back.

mod act;
mod act_words;
mod beside;
mod filter;
mod index;
mod left_out;
mod list;
mod put_right;
mod undo_preview;

use crate::screens::log::act::ActShown;
use crate::screens::log::beside::BesideDone;
use crate::screens::log::filter::{Filter, small_field_ui};
use crate::screens::log::index::Index;
use crate::screens::log::left_out::LeftOut;
use crate::screens::log::undo_preview::TakeBackList;
use crate::theme::{Tone, icons, shape, space};
use crate::view::View;
use crate::vocabulary::{Action, LogAction, Look, Verb};
use crate::widgets::{Empty, Push, Search, Sides, remark_ui, rows_in_sight, search_ui, walk};
use egui::{Key, Ui};
use engine::values::{PlayerId, Seq, Timestamp};
use words::Args;
use words::typed::last_moment;

#[derive(Debug, Default)]
pub struct LogScreen {
    left_out: LeftOut,
    filter: Filter,
    index: Index,
    /// The acts that were found, the newest first.
    found: Vec<Seq>,
    /// What they were found for: the filter, the last act, and how many acts could be read.
    found_for: Option<(Filter, Seq, usize)>,
    chosen: Option<Seq>,
    side: Option<Side>,
    /// Whether anybody's name stands in the log.
    has_authors: bool,
    reveal: Option<usize>,
    /// The chosen act is to be brought in sight.
    is_chosen_wanted: bool,
    /// A time of day to look back at.
    moment: String,
    is_moment_unreadable: bool,
}

#[derive(Debug)]
enum Side {
    Act(ActShown),
    TakeBack(TakeBackList),
}

/// So many milliseconds of a frame may go into reading acts.
const READ_MILLIS: u64 = 6;

/// Wider than this there is room for the filters beside an act.
const WITH_FILTERS: f32 = 400.0;

impl LogScreen {
    pub fn look_at(&mut self, seq: Seq) {
        self.filter.clear();
        self.choose(seq);
        self.is_chosen_wanted = true;
    }

    pub fn look_at_player(&mut self, player: PlayerId, name: String) {
        self.filter.only_player(player, name);
        self.side = None;
    }

    /// What was left out of the file that is open.
    pub fn know_left_out(&mut self, lines: Vec<String>) {
        self.left_out = LeftOut::of(lines);
    }

    pub fn open_left_out(&mut self) {
        self.left_out.open();
    }

    pub fn forget(&mut self) {
        *self = Self::default();
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.index.renew(view);
        self.find(ui, view);
        if self.side.is_none() {
            self.main_ui(ui, view);
            return;
        }
        let Sides { mut left, mut right } = Sides::beside_form(ui);
        self.side_ui(&mut right, view);
        self.main_ui(&mut left, view);
    }

    fn side_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let done = match &mut self.side {
            Some(Side::Act(shown)) => shown.ui(ui, view, &self.index.history),
            Some(Side::TakeBack(list)) => list.ui(ui, view),
            None => return,
        };
        match done {
            BesideDone::Stays => {}
            BesideDone::Closed => self.side = None,
            BesideDone::Act(seq) => {
                self.choose(seq);
                self.is_chosen_wanted = true;
            }
            BesideDone::TakeBack(seq) => {
                self.side = Some(Side::TakeBack(TakeBackList::from(seq)));
            }
            BesideDone::Player(player, name) => self.filter.only_player(player, name),
            BesideDone::Table(table) => self.filter.only_table(table),
        }
    }

    fn choose(&mut self, seq: Seq) {
        self.chosen = Some(seq);
        self.side = Some(Side::Act(ActShown::of(seq)));
    }

    fn main_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.head_ui(ui, view);
        self.left_out.ui(ui, view);
        ui.add_space(space::HALF);
        self.find(ui, view);
        if self.found.is_empty() {
            self.nothing_ui(ui, view);
            return;
        }
        if self.is_chosen_wanted {
            self.reveal = self.position();
            self.is_chosen_wanted = false;
        }
        self.keys(ui);
        self.list_ui(ui, view);
    }

    fn head_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let all = view.log.acts().len();
        let id = if self.found.len() == all { "log-found" } else { "log-found-of" };
        let found = view.say(id, &Args::new().count("found", self.found.len()).count("acts", all));
        let [name, hint, clear] =
            ["log-search", "log-search-hint", "common-clear"].map(|id| view.text(id));
        let search = Search { name, hint, found, clear };
        let field = search_ui(ui, search, &mut self.filter.typed);
        if view.pressed == Some(Verb::Search) {
            field.request_focus();
        }
        if field.changed() {
            self.reveal = Some(0);
        }
        if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            self.find(ui, view);
            if let Some(first) = self.found.first().copied() {
                self.choose(first);
            }
        }
        if ui.available_width() < WITH_FILTERS {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
            self.filter.kinds_ui(ui, view);
            self.filter.fields_ui(ui, view);
            self.moment_ui(ui, view);
            if self.filter.is_on() {
                let all = view.text("log-all");
                if ui.add(Push::quiet(icons::CLOSE).name(&all).tip(&all).small()).clicked() {
                    self.filter.clear();
                }
            }
        });
        if self.is_moment_unreadable {
            remark_ui(ui, view.text("log-as-of-unreadable"), Tone::AttentionText);
        }
    }

    /// A time of day to look back at.
    fn moment_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let name = view.text("log-as-of");
        let field = small_field_ui(ui, &name, 104.0, &mut self.moment);
        let field = field.on_hover_text(view.text("log-as-of.tip"));
        if field.changed() {
            self.is_moment_unreadable = false;
        }
        if !field.lost_focus() || !ui.input(|input| input.key_pressed(Key::Enter)) {
            return;
        }
        let last = view.log.acts().last().map_or(view.now, |act| act.at);
        let upto = Timestamp(view.now.0.min(last.plus_millis(HALF_A_DAY_MILLIS).0));
        let upto = upto.max(last);
        let moment = last_moment(&self.moment, upto, view.offset);
        match moment.and_then(|at| Look::at(view.log, at)) {
            Some(look) => {
                self.moment.clear();
                view.actions.push(Action::Log(LogAction::LookBack(look)));
            }
            None => self.is_moment_unreadable = true,
        }
    }

    fn nothing_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let empty =
            Empty::new(icons::LOG, view.text("log-none-found"), view.text("log-none-found.hint"));
        if empty.button(Push::primary(view.text("log-all"))).ui(ui) {
            self.filter.clear();
        }
    }

    /// Searches anew where something has changed.
    fn find(&mut self, ui: &Ui, view: &View<'_>) {
        let is_read = !self.filter.has_words() || self.index.read_on(view, READ_MILLIS);
        if !is_read {
            ui.ctx().request_repaint();
        }
        let read = if self.filter.has_words() { self.index.texts_made() } else { 0 };
        let key = Some((self.filter.clone(), view.log.last_seq(), read));
        if self.found_for != key {
            self.found = self.filter.find(&self.index, view);
            self.has_authors = view.log.acts().iter().any(|act| !act.by.is_empty());
            self.found_for = key;
        }
    }

    fn position(&self) -> Option<usize> {
        self.found.iter().position(|seq| Some(*seq) == self.chosen)
    }

    /// Keys walk through the list.
    fn keys(&mut self, ui: &Ui) {
        if ui.ctx().text_edit_focused() {
            return;
        }
        let page = rows_in_sight(ui);
        let Some(walked) = walk(ui, self.position(), self.found.len(), page) else { return };
        if let Some(seq) = self.found.get(walked.row).copied() {
            self.choose(seq);
            self.reveal = Some(walked.row);
        }
    }
}

const HALF_A_DAY_MILLIS: i64 = 12 * 60 * 60 * 1000;
