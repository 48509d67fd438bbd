//! Floor questions: found by a few words, told in a few facts, answered with their rule.

mod answer;
mod apart;
mod control;
mod desk;
mod form;
mod list;
mod log;
mod log_form;
mod narrow;
mod own_words;
mod page;
mod parts;
mod place;
mod question;
mod understood;

use crate::vocabulary::RulingsAction;
use crate::widgets::{muted_ui, small_ui, title_ui};
pub use desk::Desk;

use crate::questions::know_beside;
use crate::screens::rulings::answer::answers_ui;
use crate::screens::rulings::apart::apart_ui;
use crate::screens::rulings::form::QuestionForm;
use crate::screens::rulings::list::Lines;
use crate::screens::rulings::log::LoggedList;
use crate::screens::rulings::log_form::log_ui;
use crate::screens::rulings::narrow::narrow_ui;
use crate::screens::rulings::own_words::OwnWords;
use crate::screens::rulings::page::Page;
use crate::screens::rulings::place::place_ui;
use crate::screens::rulings::question::Question;
use crate::screens::rulings::understood::understood_ui;
use crate::theme::{Size, Tone, color, icons, regular, shape, space, text};
use crate::vocabulary::{Action, Actions, Destination, PrintChoice, Verb, take_early, take_rest};
use crate::widgets::{Empty, Push, Sides};
use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align, ComboBox, Context, Frame, Id, Key, KeyboardShortcut, Layout, Margin, Modifiers, Panel,
    Popup, Role, ScrollArea, TextEdit, Ui, Vec2, WidgetInfo,
};
use rulebook::Rulebook;
use rulings::Topic;
use std::collections::BTreeMap;
use std::sync::Arc;
use words::find::{Index, SearchHit};
use words::{Args, Language, Words};

#[derive(Default)]
pub struct RulingsScreen {
    typed: String,
    /// What is typed belongs to what was opened; the next letter begins anew.
    is_stale: bool,
    /// The search is to get the focus, with the cursor behind the last letter.
    to_search: bool,
    index: Option<(Language, Index)>,
    lines: Lines,
    logged: LoggedList,
    listed: Listed,
    shown: RulingsShown,
    /// What was open before it, and what was left by going back.
    before: Vec<SearchHit>,
    after: Vec<SearchHit>,
    own: OwnWords,
    page: Option<Page>,
    /// Every question that was told something, as it was left.
    questions: BTreeMap<&'static str, Question>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum RulingsShown {
    #[default]
    List,
    /// A ruling in own words, while it is written.
    OwnWords,
    Open(SearchHit),
}

impl RulingsShown {
    /// The question or page that is open.
    fn open(self) -> Option<SearchHit> {
        match self {
            Self::Open(found) => Some(found),
            Self::List | Self::OwnWords => None,
        }
    }
}

/// What is listed to choose from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Listed {
    /// Questions, rules and guides.
    #[default]
    Answers,
    Logged,
}

/// The field to search in, wherever it is asked for.
fn search_id() -> Id {
    Id::unique("search-of-floor-questions")
}

impl RulingsScreen {
    pub fn open(&mut self, found: SearchHit) {
        self.lead_to(found);
        self.typed.clear();
    }

    /// Opens what a sentence asks, with the facts that it states.
    pub fn open_asked(&mut self, found: SearchHit, sentence: &str) {
        self.open(found);
        self.understand(found, sentence);
    }

    /// Tells a question the facts that a sentence states.
    fn understand(&mut self, found: SearchHit, sentence: &str) {
        if let SearchHit::Topic(slug) = found
            && let Some(question) = self.questions.get_mut(slug)
        {
            question.understand(sentence);
        }
    }

    /// Opens something after what is open.
    fn lead_to(&mut self, found: SearchHit) {
        match self.shown.open().filter(|open| *open != found) {
            Some(open) => self.before.push(open),
            None => self.before.clear(),
        }
        self.after.clear();
        self.turn_to(found);
    }

    /// Goes back to what was open before, or to the list.
    fn back(&mut self) {
        let Some(open) = self.shown.open() else { return };
        self.shown = RulingsShown::List;
        match self.before.pop() {
            Some(before) => {
                self.after.push(open);
                self.turn_to(before);
            }
            None => self.after.clear(),
        }
    }

    fn forward(&mut self) {
        if let Some(after) = self.after.pop() {
            self.before.extend(self.shown.open());
            self.turn_to(after);
        }
    }

    /// Leaves everything that is open.
    fn leave(&mut self) {
        self.shown = RulingsShown::List;
        self.before.clear();
        self.after.clear();
    }

    /// Whether something is shown instead of the list.
    fn is_away(&self) -> bool {
        self.shown != RulingsShown::List
    }

    /// Begins a ruling in own words; what was searched for is its question.
    fn begin_own(&mut self, ctx: &Context) {
        ctx.memory_mut(|memory| memory.surrender_focus(search_id()));
        self.own.begin(&self.typed);
        self.leave();
        self.shown = RulingsShown::OwnWords;
    }

    fn turn_to(&mut self, found: SearchHit) {
        self.is_stale = true;
        self.shown = RulingsShown::Open(found);
        if let SearchHit::Topic(slug) = found
            && let Some(topic) = Topic::find(slug)
        {
            let question = self.questions.entry(topic.slug).or_insert_with(|| Question::new(topic));
            question.focus = Some(String::new());
        }
    }

    /// Takes letters that nobody else wants: they are what is searched for.
    pub fn listen(&mut self, ctx: &Context) {
        if ctx.text_edit_focused() || Popup::is_any_open(ctx) {
            return;
        }
        // A letter that was meant for a field must not lead away from its form.
        let is_in_form = match self.shown {
            RulingsShown::OwnWords | RulingsShown::Open(SearchHit::Topic(_)) => true,
            RulingsShown::List
            | RulingsShown::Open(SearchHit::Rule(_) | SearchHit::Guide(_) | SearchHit::Term(_)) => {
                false
            }
        };
        if is_in_form && ctx.memory(egui::Memory::focused).is_some() {
            return;
        }
        let Some(early) = take_early(ctx, char::is_alphanumeric) else { return };
        if self.is_away() || std::mem::take(&mut self.is_stale) {
            self.leave();
            self.typed.clear();
        }
        self.is_stale = false;
        self.typed.push_str(&early.text);
        self.typed.push_str(&take_rest(ctx).text);
        self.to_search = true;
    }

    pub fn ui(&mut self, ui: &mut Ui, desk: &Desk<'_>) {
        self.find(desk);
        self.keys(ui, desk);
        self.head_ui(ui, desk);
        ui.add_space(space::ONE);
        self.find(desk);
        match self.shown {
            RulingsShown::OwnWords if desk.view.is_some() => self.own.ui(ui, desk),
            RulingsShown::OwnWords | RulingsShown::List => match self.listed {
                Listed::Logged if desk.view.is_some() => self.logged_ui(ui, desk),
                Listed::Logged | Listed::Answers => self.list_ui(ui, desk),
            },
            RulingsShown::Open(SearchHit::Topic(slug)) => self.question_ui(ui, desk, slug),
            RulingsShown::Open(page) => self.page_ui(ui, desk, page),
        }
    }

    /// Opens a ruling from the log with its facts.
    fn logged_ui(&mut self, ui: &mut Ui, desk: &Desk<'_>) {
        let Some(view) = desk.view else { return };
        let Some(line) = self.logged.ui(ui, view) else { return };
        if line.ruling.topic.is_empty() {
            self.own = OwnWords::of_line(&line);
            self.shown = RulingsShown::OwnWords;
        } else if let Some(topic) = Topic::find(&line.ruling.topic) {
            let mut question = Question::new(topic);
            question.show_logged(&line);
            self.questions.insert(topic.slug, question);
            self.shown = RulingsShown::Open(SearchHit::Topic(topic.slug));
        }
    }

    pub fn forget(&mut self) {
        *self = Self { index: self.index.take(), ..Self::default() };
    }

    /// Makes the index of a language, once.
    pub fn learn(&mut self, words: &Words) {
        let language = words.language();
        let is_made = self.index.as_ref().is_some_and(|(of, _)| *of == language);
        if !is_made {
            self.index = Some((language, Index::new(words)));
        }
    }

    /// Everything that can be found, once it was learned.
    pub fn index(&self) -> Option<&Index> {
        self.index.as_ref().map(|(_, index)| index)
    }

    /// Searches anew where something else is typed.
    fn find(&mut self, desk: &Desk<'_>) {
        know_beside();
        self.learn(desk.words);
        if let Some((_, index)) = &self.index {
            self.lines.renew(index, desk, &self.typed);
        }
        if let Some(view) = desk.view {
            self.logged.renew(view, &self.typed);
        }
    }

    /// Keys that work wherever the focus is: arrows choose, Enter opens, Escape goes back.
    fn keys(&mut self, ui: &Ui, desk: &Desk<'_>) {
        if Popup::is_any_open(ui.ctx()) {
            return;
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if desk.pressed == Some(Verb::Search) {
            self.leave();
            self.to_search = true;
        }
        if pressed(Key::Escape) {
            match self.shown {
                RulingsShown::OwnWords => self.leave(),
                RulingsShown::Open(_) => self.back(),
                RulingsShown::List if !std::mem::take(&mut self.typed).is_empty() => {
                    self.to_search = true;
                }
                RulingsShown::List => {}
            }
            return;
        }
        let turned = |key| ui.input_mut(|input| input.consume_key(Modifiers::ALT, key));
        if turned(Key::ArrowLeft) {
            self.back();
        }
        if turned(Key::ArrowRight) {
            self.forward();
        }
        let focused = ui.memory(egui::Memory::focused);
        let is_free = focused.is_none() || focused == Some(search_id());
        if self.is_away() || !is_free || self.listed == Listed::Logged {
            return;
        }
        let page = (ui.available_height() / shape::ROW_HEIGHT).max(3.0) as isize - 2;
        let steps =
            [(Key::ArrowDown, 1), (Key::ArrowUp, -1), (Key::PageDown, page), (Key::PageUp, -page)];
        for (key, steps) in steps {
            if pressed(key) {
                self.lines.walk(steps);
            }
        }
        if pressed(Key::Enter)
            && let Some(found) = self.lines.chosen()
        {
            self.show_found(ui.ctx(), found, desk.actions);
        }
    }

    /// Opens what was chosen here, and remembers it.
    fn show(&mut self, ctx: &Context, found: SearchHit, actions: &Actions) {
        actions.push(Action::Rulings(RulingsAction::Opened(found)));
        ctx.memory_mut(|memory| memory.surrender_focus(search_id()));
        self.lead_to(found);
    }

    /// The same with what was searched for, which may state facts.
    fn show_found(&mut self, ctx: &Context, found: SearchHit, actions: &Actions) {
        self.show(ctx, found, actions);
        let sentence = self.typed.clone();
        self.understand(found, &sentence);
    }

    /// The search, with the rules beside it.
    fn head_ui(&mut self, ui: &mut Ui, desk: &Desk<'_>) {
        let row = Layout::right_to_left(Align::Center);
        let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT);
        ui.allocate_ui_with_layout(size, row, |ui| {
            if desk.view.is_none() {
                self.alone_ui(ui, desk);
            }
            let found = if self.is_away() {
                String::new()
            } else {
                let is_log = self.listed == Listed::Logged && desk.view.is_some();
                let found = if is_log { self.logged.count() } else { self.lines.count() };
                desk.say("calls-found", &Args::new().count("found", found))
            };
            if desk.view.is_some() && !self.is_away() {
                let args = Args::new().count("rulings", self.logged.len());
                let words = desk.say("calls-logged-list", &args);
                let tip = desk.text("calls-logged-list.tip");
                let push = Push::one_of(&words, true, self.listed == Listed::Logged);
                if ui.add(push.icon(icons::LOG).tip(&tip)).clicked() {
                    self.listed = match self.listed {
                        Listed::Answers => Listed::Logged,
                        Listed::Logged => Listed::Answers,
                    };
                }
            }
            if !found.is_empty() {
                small_ui(ui, found);
            }
            if self.is_away() {
                let (words, tip) = (desk.text("calls-back"), desk.text("calls-back.tip"));
                if ui.add(Push::secondary(&words).tip(&tip)).clicked() {
                    self.leave();
                }
                if self.shown.open().is_some() {
                    self.turns_ui(ui, desk);
                    self.print_ui(ui, desk);
                }
            } else if !self.typed.is_empty() {
                let clear = desk.text("common-clear");
                if ui.add(Push::quiet(icons::CLOSE).name(&clear).small()).clicked() {
                    self.typed.clear();
                    self.to_search = true;
                }
            }
            self.search_ui(ui, desk);
        });
    }

    /// Leads a page to the printer.
    fn print_ui(&self, ui: &mut Ui, desk: &Desk<'_>) {
        let Some(found) = self.shown.open().filter(|found| !matches!(found, SearchHit::Topic(_)))
        else {
            return;
        };
        let (words, tip) = (desk.text("calls-print"), desk.text("calls-print.tip"));
        let push = Push::secondary(&words).icon(icons::PRINT).tip(&tip);
        if desk.view.is_some()
            && ui.add(push).clicked()
            && let Some(leaflet) = desk.words.leaflet(found, desk.rules.rulebook)
        {
            desk.actions.go(Destination::Print(PrintChoice::Leaflet(Arc::new(leaflet))));
        }
    }

    /// The buttons that lead back and forward.
    fn turns_ui(&mut self, ui: &mut Ui, desk: &Desk<'_>) {
        let turns = [
            (icons::RIGHT, "calls-forward", !self.after.is_empty()),
            (icons::LEFT, "calls-backward", true),
        ];
        for (icon, id, is_there) in turns {
            let name = desk.text(id);
            let keys = if id == "calls-forward" { Key::ArrowRight } else { Key::ArrowLeft };
            let keys = ui.ctx().format_shortcut(&KeyboardShortcut::new(Modifiers::ALT, keys));
            let none = (!is_there).then(|| desk.text("calls-forward-none"));
            let push = Push::secondary("").icon(icon).name(&name).tip(&name);
            if ui.add(push.shortcut(&keys).refused(none.as_deref())).clicked() {
                match id {
                    "calls-forward" => self.forward(),
                    _ => self.back(),
                }
            }
        }
    }

    fn search_ui(&mut self, ui: &mut Ui, desk: &Desk<'_>) {
        let (name, hint) = (desk.text("calls-search"), desk.text("calls-search-hint"));
        let hint = text(format!("{} {hint}", icons::SEARCH), Size::Body);
        let edit = TextEdit::singleline(&mut self.typed)
            .id(search_id())
            .font(regular(Size::Body))
            .hint_text(hint.color(color(ui, Tone::TextDisabled)))
            .margin(Margin::symmetric(space::CARD, space::THIN))
            .desired_width(f32::INFINITY);
        let response = ui.add(edit);
        response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &name));
        if std::mem::take(&mut self.to_search) {
            response.request_focus();
            let end = CCursor::new(self.typed.chars().count());
            let mut state = TextEditState::load(ui.ctx(), search_id()).unwrap_or_default();
            state.cursor.set_char_range(Some(CCursorRange::one(end)));
            state.store(ui.ctx(), search_id());
        }
        if response.changed() {
            self.is_stale = false;
            self.leave();
        }
    }

    /// What there is besides while no tournament is open: which rules, and the way back.
    fn alone_ui(&self, ui: &mut Ui, desk: &Desk<'_>) {
        if ui.add(Push::quiet(desk.text("calls-to-start")).icon(icons::LEFT)).clicked() {
            desk.actions.push(Action::Rulings(RulingsAction::ToStart));
        }
        let mut book = desk.rules.rulebook;
        let combo =
            ComboBox::from_id_salt("rules").selected_text(desk.words.rulebook(book)).width(180.0);
        let shown = combo.show_ui(ui, |ui| {
            for other in Rulebook::ALL {
                ui.selectable_value(&mut book, other, desk.words.rulebook(other));
            }
        });
        let name = desk.text("calls-rules-chosen");
        shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &name));
        if book != desk.rules.rulebook {
            desk.actions.push(Action::Rulings(RulingsAction::Under(book)));
        }
    }

    fn list_ui(&mut self, ui: &mut Ui, desk: &Desk<'_>) {
        if narrow_ui(ui, desk) {
            self.begin_own(ui.ctx());
            return;
        }
        if let Some(about) = self.lines.about {
            apart_ui(ui, desk, about, &self.typed, self.lines.count());
        }
        if self.lines.count() == 0 {
            let empty = Empty::new(
                icons::QUESTION,
                desk.text("calls-none-found"),
                desk.text("calls-none-found.hint"),
            );
            if empty.button(Push::primary(desk.text("calls-all"))).ui(ui) {
                self.typed.clear();
                desk.actions.push(Action::Rulings(RulingsAction::Only(None)));
            }
            return;
        }
        let Some((_, index)) = &self.index else { return };
        if let Some(found) = self.lines.ui(ui, index) {
            self.show_found(ui.ctx(), found, desk.actions);
        }
    }

    fn page_ui(&mut self, ui: &mut Ui, desk: &Desk<'_>, found: SearchHit) {
        if self.page.as_ref().is_none_or(|page| page.found != found) {
            self.page = Page::open(found, desk.words, desk.rules.rulebook);
        }
        let (Some(page), Some((_, index))) = (&mut self.page, &self.index) else { return };
        if let Some(next) = page.ui(ui, desk, index) {
            self.show(ui.ctx(), next, desk.actions);
        }
    }

    fn question_ui(&mut self, ui: &mut Ui, desk: &Desk<'_>, slug: &'static str) {
        let Some(topic) = Topic::find(slug) else { return };
        let question = self.questions.entry(slug).or_insert_with(|| Question::new(topic));
        question.renew(&desk.rules);
        let width = ui.available_width();
        let part = if width < NARROW { 0.5 } else { ANSWER_PART };
        let answer = (width * part).max(width - FORM_MAX);
        let Sides { mut left, mut right } = Sides::split(ui, answer, space::TWO);
        if desk.view.is_some() {
            let bar = Panel::bottom("bar-of-log").resizable(false).show_separator_line(false);
            let frame = Frame::new().inner_margin(Margin { top: space::THIN, ..Margin::ZERO });
            bar.frame(frame).show(&mut right, |ui| log_ui(ui, desk, question));
        }
        let area = ScrollArea::vertical().id_salt((slug, "answer")).auto_shrink(false);
        let pressed = area.show(&mut right, |ui| answers_ui(ui, desk, question)).inner;
        let area = ScrollArea::vertical().id_salt((slug, "form")).auto_shrink(false);
        area.show(&mut left, |ui| form_ui(ui, desk, question));
        if let Some(page) = pressed {
            self.show(ui.ctx(), page, desk.actions);
        }
    }
}

/// In less than this, form and answer are equally wide.
const NARROW: f32 = 600.0;

/// How much of the width the answer takes.
const ANSWER_PART: f32 = 0.58;

/// How wide the form may become.
const FORM_MAX: f32 = 440.0;

/// The form with its title and what helps to fill it in.
fn form_ui(ui: &mut Ui, desk: &Desk<'_>, question: &mut Question) {
    let topic = question.topic;
    title_ui(ui, desk.words.topic(topic));
    let about = desk.text(&format!("topic-{}.about", topic.slug));
    muted_ui(ui, about);
    ui.add_space(space::HALF);
    understood_ui(ui, desk, question);
    if desk.view.is_some() {
        place_ui(ui, desk, &mut question.table, &mut question.seat);
    }
    let known = desk.known(question.table());
    let is_first = question.focus.as_ref().is_some_and(String::is_empty);
    if let Some(known) = &known {
        question.tell_known(known);
        question.renew(&desk.rules);
    }
    if is_first {
        question.focus_first_blank();
    }
    let reading = question.reading();
    let error = question.error().cloned();
    let form = QuestionForm {
        words: desk.words,
        topic,
        known: known.as_ref(),
        reading: &reading,
        error: error.as_ref(),
    };
    form.ui(ui, &mut question.sheet, &mut question.focus);
    ui.add_space(space::HALF);
    ui.horizontal_wrapped(|ui| {
        let (clear, example) = (desk.text("calls-clear"), desk.text("calls-example"));
        let tip = desk.text("calls-example.tip");
        if ui.add(Push::quiet(&example).tip(&tip).small()).clicked() {
            question.show_example();
        }
        // After the example, so that a double click on that does not clear it.
        if !question.is_blank() && ui.add(Push::quiet(&clear).small()).clicked() {
            question.clear();
        }
    });
    question.renew(&desk.rules);
}
