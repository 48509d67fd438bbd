//! The answer to a floor question: large, with its reasons, its rules and what to do.

use crate::screens::rulings::desk::Desk;
use crate::screens::rulings::form::missing_names;
use crate::screens::rulings::parts::{heading_ui, verdict_ui, wrap_ui};
use crate::screens::rulings::question::{Judgment, Question};
use crate::theme::{Size, Tone, bold, color, icons, space, text, text_bold};
use crate::widgets::{
    Choice, Push, barred_card_ui, choice_ui, frame_in, in_frame_ui, said_ui, tag_ui, title_ui,
};
use egui::{CollapsingHeader, Label, Ui};
use rulebook::{Citation, Rulebook};
use rulings::{Differs, Reason, Ruling, Topic};
use words::facts::Reading;
use words::find::SearchHit;
use words::{Args, RulingSaid, Words};

/// Answers beside each other stand under one another where there is less room than this.
const BESIDE_MIN: f32 = 440.0;

/// Shows the answer under the event's rules, and beside it under others where that is wanted.
pub(super) fn answers_ui(
    ui: &mut Ui,
    desk: &Desk<'_>,
    question: &mut Question,
) -> Option<SearchHit> {
    let (words, book) = (desk.words, desk.rules.rulebook);
    let reading = question.reading();
    let topic = question.topic;
    let other = question.other().map(|(book, outcome)| (book, outcome.clone()));
    let outcome = question.outcome().clone();
    let mut option = question.option;
    let mut pressed = None;
    let mut show = |ui: &mut Ui, book, outcome: &Judgment, option: &mut Option<usize>, title| {
        let answer = AnswerView { words, topic, reading: &reading, book, title };
        if let Some(found) = answer.ui(ui, outcome, option) {
            pressed = Some(found);
        }
    };
    match other {
        None => show(ui, book, &outcome, &mut option, Title::Hidden),
        Some((beside, other)) if ui.available_width() < BESIDE_MIN => {
            show(ui, book, &outcome, &mut option, Title::Shown);
            ui.add_space(space::TWO);
            show(ui, beside, &other, &mut None, Title::Shown);
        }
        Some((beside, other)) => ui.columns(2, |columns| {
            let sides = [(book, outcome, true), (beside, other, false)];
            for (ui, (book, outcome, is_own)) in columns.iter_mut().zip(sides) {
                ui.push_id(book.id(), |ui| {
                    let mut none = None;
                    let option = if is_own { &mut option } else { &mut none };
                    show(ui, book, &outcome, option, Title::Shown);
                });
            }
        }),
    }
    question.option = option;
    compare_ui(ui, words, question, book);
    pressed
}

/// Whether the rules stand over an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Title {
    Shown,
    Hidden,
}

/// One answer with what it belongs to.
struct AnswerView<'a> {
    words: &'a Words,
    topic: &'static Topic,
    reading: &'a Reading,
    book: Rulebook,
    title: Title,
}

impl AnswerView<'_> {
    fn ui(&self, ui: &mut Ui, outcome: &Judgment, option: &mut Option<usize>) -> Option<SearchHit> {
        ui.spacing_mut().item_spacing.y = space::ONE;
        if self.title == Title::Shown {
            title_ui(ui, self.words.rulebook(self.book));
        }
        match outcome {
            Judgment::Waits => self.waits_ui(ui),
            Judgment::Refused(error) => {
                let what = self.words.facts_reason(error);
                let title = self.words.text("calls-not-understood");
                hero_ui(ui, &title, &[what], Hero::Refused);
            }
            Judgment::Ruled(ruling) => return self.ruling_ui(ui, ruling, option),
        }
        None
    }

    /// Shows what has to be told or put right first.
    fn waits_ui(&self, ui: &mut Ui) {
        let missing = missing_names(self.words, self.topic, &self.reading.missing);
        let (title, lines) = if missing.is_empty() {
            (self.words.text("calls-unread"), vec![self.words.text("calls-unread.hint")])
        } else {
            (self.words.text("calls-missing"), vec![self.words.list(&missing)])
        };
        hero_ui(ui, &title, &lines, Hero::Waits);
    }

    fn ruling_ui(
        &self,
        ui: &mut Ui,
        ruling: &Ruling,
        option: &mut Option<usize>,
    ) -> Option<SearchHit> {
        let RulingSaid { answers, reasons, untold } = self.words.ruling_said(ruling);
        let reasons: Vec<String> = reasons.into_iter().chain(untold).collect();
        let kind = match (ruling.hangs(), ruling.is_discretion) {
            (true, _) => Hero::Hangs,
            (false, true) => Hero::Judgement,
            (false, false) => Hero::Rule,
        };
        hero_ui(ui, &answers.join("\n"), &reasons, kind);
        let mut pressed = self.tags_ui(ui, ruling);
        self.options_ui(ui, ruling, option);
        verdict_ui(ui, &self.words.verdict_parts(&ruling.verdict));
        self.reasons_ui(ui, &ruling.say);
        self.list_ui(ui, "calls-steps", &ruling.steps, |index| format!("{}.", index + 1));
        self.list_ui(ui, "calls-consider", &ruling.suggests, |_| "•".to_owned());
        self.rules_ui(ui, &ruling.citations);
        if !ruling.differs.is_empty() {
            let count = Args::new().count("books", ruling.differs.len());
            let title = text_bold(self.words.say("calls-other-books", &count), Size::Body);
            CollapsingHeader::new(title).id_salt("other-books").show(ui, |ui| {
                for other in &ruling.differs {
                    if let Some(found) = self.differs_ui(ui, other) {
                        pressed = Some(found);
                    }
                }
            });
        }
        pressed
    }

    /// Whether the rules decide, and which.
    fn tags_ui(&self, ui: &mut Ui, ruling: &Ruling) -> Option<SearchHit> {
        let mut pressed = None;
        wrap_ui(ui, |ui| {
            let (icon, id, tone) = match (ruling.hangs(), ruling.is_discretion) {
                (true, _) => (icons::WARNING, "calls-hangs", Tone::AttentionText),
                (false, true) => (icons::PLAYERS, "calls-judgement", Tone::InfoText),
                (false, false) => (icons::DONE, "calls-rule", Tone::AccentText),
            };
            tag_ui(ui, icon, &self.words.text(id), tone);
            if ruling.is_house_rule {
                let words = self.words.text("calls-house-rule");
                tag_ui(ui, icons::SETUP, &words, Tone::AttentionText);
            }
            let mut shown: Vec<(Rulebook, &str)> = Vec::new();
            for cite in &ruling.citations {
                if shown.contains(&(cite.rulebook, cite.place())) {
                    continue;
                }
                shown.push((cite.rulebook, cite.place()));
                let words = self.words.cited(cite);
                let gist = self.words.text(cite.gist);
                match SearchHit::page_of(cite.rulebook, cite.number) {
                    None => tag_ui(ui, icons::LOG, &words, Tone::TextMuted),
                    Some(page) => {
                        let push = Push::secondary(&words).icon(icons::LOG).tip(&gist).small();
                        if ui.add(push).clicked() {
                            pressed = Some(page);
                        }
                    }
                }
            }
        });
        pressed
    }

    /// Every verdict that the rules allow, to choose one of.
    fn options_ui(&self, ui: &mut Ui, ruling: &Ruling, option: &mut Option<usize>) {
        // Nobody chooses what somebody knows: it is told in the form.
        if ruling.options.is_empty() || ruling.hangs() {
            return;
        }
        heading_ui(ui, &self.words.text("calls-options"));
        for (index, choice) in ruling.options.iter().enumerate() {
            let title = self.words.reason(&choice.answer);
            let is_chosen = *option == Some(index);
            let choice =
                Choice { title: &title, detail: "", facts: "", tone: Tone::Text, is_chosen };
            if choice_ui(ui, choice).clicked() {
                *option = if is_chosen { None } else { Some(index) };
            }
        }
    }

    /// Shows the reasons, as they are told to players.
    fn reasons_ui(&self, ui: &mut Ui, said: &[Reason]) {
        if said.is_empty() {
            return;
        }
        heading_ui(ui, &self.words.text("calls-say"));
        let said = self.words.reasons(said);
        let said = self.words.say("calls-quoted", &Args::new().text("said", said));
        ui.add(Label::new(text(said, Size::Lead)).wrap().selectable(true));
    }

    fn list_ui(&self, ui: &mut Ui, id: &str, items: &[Reason], mark: impl Fn(usize) -> String) {
        if items.is_empty() {
            return;
        }
        heading_ui(ui, &self.words.text(id));
        for (index, item) in items.iter().enumerate() {
            ui.horizontal_top(|ui| {
                let muted = color(ui, Tone::TextMuted);
                ui.label(text_bold(mark(index), Size::Body).color(muted));
                said_ui(ui, self.words.reason(item) + ".");
            });
        }
    }

    /// Shows where another rulebook differs.
    fn differs_ui(&self, ui: &mut Ui, other: &Differs) -> Option<SearchHit> {
        let book = self.words.rulebook(other.rulebook);
        let title = self.words.say("calls-differs", &Args::new().text("book", book));
        let mut pressed = None;
        barred_card_ui(ui, Tone::Attention, |ui| {
            wrap_ui(ui, |ui| {
                said_ui(ui, text_bold(title, Size::Body));
                for cite in &other.citations {
                    let words = self.words.cited(cite);
                    let gist = self.words.text(cite.gist);
                    let name = self.words.say("calls-rule-of", &Args::new().text("rule", &words));
                    let push = Push::quiet(&words).name(&name).tip(&gist).small();
                    let page = SearchHit::page_of(cite.rulebook, cite.number);
                    if ui.add(push).clicked() {
                        pressed = page.or(pressed);
                    }
                }
            });
            let answer = text(self.words.reasons(&other.answer), Size::Body);
            ui.add(Label::new(answer.color(color(ui, Tone::TextMuted))).wrap());
        });
        pressed
    }

    /// What each rule contributes.
    fn rules_ui(&self, ui: &mut Ui, cites: &[Citation]) {
        if cites.is_empty() {
            return;
        }
        heading_ui(ui, &self.words.text("calls-rules"));
        let muted = color(ui, Tone::TextMuted);
        for cite in cites {
            let args = Args::new()
                .text("rule", self.words.cited(cite))
                .text("gist", self.words.text(cite.gist));
            let line = self.words.say("calls-rule-line", &args);
            ui.add(Label::new(text(line, Size::Small).color(muted)).wrap().selectable(true));
        }
    }
}

/// What kind of answer is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hero {
    Rule,
    Judgement,
    /// Two answers, until something is told.
    Hangs,
    Waits,
    Refused,
}

/// The answer itself: the largest thing on the screen.
fn hero_ui(ui: &mut Ui, answer: &str, reasons: &[String], kind: Hero) {
    let (fill, line, tone) = match kind {
        Hero::Rule => (Tone::AccentSoft, Tone::Accent, Tone::AccentText),
        Hero::Judgement => (Tone::InfoSoft, Tone::Info, Tone::InfoText),
        Hero::Hangs => (Tone::AttentionSoft, Tone::Attention, Tone::OnAttentionSoft),
        Hero::Waits => (Tone::Panel, Tone::Line, Tone::TextMuted),
        Hero::Refused => (Tone::AttentionSoft, Tone::Attention, Tone::OnAttentionSoft),
    };
    let frame = frame_in(ui, fill, line).inner_margin(space::SCREEN);
    in_frame_ui(ui, frame, |ui| {
        ui.spacing_mut().item_spacing.y = space::ONE;
        let size = match kind {
            Hero::Waits | Hero::Refused | Hero::Hangs => Size::Title,
            Hero::Rule | Hero::Judgement => answer_size(ui, answer),
        };
        let words = text_bold(answer, size).color(color(ui, tone));
        let label = ui.add(Label::new(words).wrap().selectable(true));
        ui.ctx().accesskit_node_builder(label.id, |node| {
            node.set_live(egui::accesskit::Live::Polite);
        });
        for reason in reasons {
            ui.add(Label::new(text(reason, Size::Body)).wrap().selectable(true));
        }
    });
}

/// As large as it goes in two lines.
fn answer_size(ui: &Ui, answer: &str) -> Size {
    let width = ui.available_width();
    let font = bold(Size::Display);
    let lines = ui.painter().layout(answer.to_owned(), font, color(ui, Tone::Text), width);
    let is_whole = lines.size().x <= width;
    if lines.rows.len() <= 2 && is_whole { Size::Display } else { Size::Title }
}

/// The same question under other rules.
fn compare_ui(ui: &mut Ui, words: &Words, question: &mut Question, own: Rulebook) {
    ui.add_space(space::ONE);
    heading_ui(ui, &words.text("calls-compare"));
    wrap_ui(ui, |ui| {
        for book in Rulebook::ALL.into_iter().filter(|book| *book != own) {
            let said = words.rulebook(book);
            let name = words.say("calls-compare-with", &Args::new().text("book", &said));
            let is_on = question.beside == Some(book);
            let push = Push::one_of(&said, Some(book), question.beside);
            let push = push.name(&name).tip(&name).small();
            if ui.add(push).clicked() {
                question.beside = if is_on { None } else { Some(book) };
            }
        }
    });
}
