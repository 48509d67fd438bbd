//! A page to read: a rule in plain words, or a guide, with what leads on from it.

use crate::screens::rulings::desk::Desk;
use crate::screens::rulings::parts::{Type, cells_ui, heading_ui, pieces_ui, wrap_ui};
use crate::theme::{Size, Tone, color, icons, space, text_bold};
use crate::widgets::{CardSize, Push, cards_ui, muted_ui, said_ui, tag_ui, title_ui};
use egui::{Label, ScrollArea, Ui};
use rulebook::{
    Guide, GuideList, Nickname, RulePage, Rulebook, Term, glossary, guides, rule_page, slang,
};
use rulings::Topic;
use words::find::{Index, SearchHit};
use words::{Args, Block, Piece, Words};

#[derive(Debug)]
pub(super) struct Page {
    pub(super) found: SearchHit,
    title: String,
    /// Its numbers, those of the own book first.
    numbers: Vec<String>,
    /// Its parts, each with its heading.
    parts: Vec<(Option<&'static str>, Vec<Block>)>,
    /// Floor questions that compute an answer.
    topics: Vec<&'static str>,
    near: Vec<SearchHit>,
    list: Option<GuideList>,
    /// Names that may offend were asked for.
    shows_all: bool,
}

/// Lines are no longer, so that the eye finds the next one.
const WIDTH_MAX: f32 = 720.0;

impl Page {
    /// Opens a page; none where it is a question, or not there.
    pub(super) fn open(found: SearchHit, words: &Words, book: Rulebook) -> Option<Self> {
        match found {
            SearchHit::Topic(_) => None,
            SearchHit::Rule(slug) => rule_page(slug).map(|page| Self::of_rule(page, words, book)),
            SearchHit::Guide(slug) => Guide::find(slug).map(|guide| Self::of_guide(guide, words)),
            SearchHit::Term(slug) => Term::find(slug).map(|term| Self::of_term(term, words)),
        }
    }

    fn of_rule(page: &'static RulePage, words: &Words, book: Rulebook) -> Self {
        let mut parts = vec![(None, words.page(&page.says_id()))];
        let more = [
            ("calls-page-changed", page.changed_id()),
            ("calls-page-examples", page.examples_id()),
        ];
        for (heading, id) in more {
            if words.try_say(&id, &Args::new()).is_some() {
                parts.push((Some(heading), words.page(&id)));
            }
        }
        Self {
            found: SearchHit::Rule(&page.slug),
            title: words.text(&page.title_id()),
            numbers: words.page_numbers(page, book),
            parts,
            topics: known(&page.topics),
            near: page
                .near
                .iter()
                .filter_map(|slug| rule_page(slug))
                .map(|p| SearchHit::Rule(&p.slug))
                .collect(),
            list: None,
            shows_all: false,
        }
    }

    fn of_guide(guide: &'static Guide, words: &Words) -> Self {
        let near = guide.near.iter().filter_map(|slug| Guide::find(slug));
        Self {
            found: SearchHit::Guide(&guide.slug),
            title: words.text(&format!("guide-{}", guide.slug)),
            numbers: Vec::new(),
            parts: vec![(None, words.page(&format!("guide-{}-body", guide.slug)))],
            topics: known(&guide.topics),
            near: near.map(|guide| SearchHit::Guide(&guide.slug)).collect(),
            list: guide.list,
            shows_all: false,
        }
    }

    fn of_term(term: &'static Term, words: &Words) -> Self {
        let near = term.near.iter().filter_map(|slug| Term::find(slug));
        let near = near.map(|term| SearchHit::Term(&term.slug));
        let guides = guides().iter().filter(|guide| guide.list == Some(GuideList::Glossary));
        let guides = guides.map(|guide| SearchHit::Guide(&guide.slug));
        let others = words.elsewhere_listed(term);
        Self {
            found: SearchHit::Term(&term.slug),
            title: words.text(&term.word_id()),
            numbers: vec![others],
            parts: vec![(None, words.page(&term.means_id()))],
            topics: Vec::new(),
            near: near.chain(guides).collect(),
            list: None,
            shows_all: false,
        }
    }

    /// Shows it; gives where it leads to, where that was pressed.
    pub(super) fn ui(&mut self, ui: &mut Ui, desk: &Desk<'_>, index: &Index) -> Option<SearchHit> {
        let area = ScrollArea::vertical().id_salt(self.found.id()).auto_shrink([false, false]);
        area.show(ui, |ui| {
            ui.set_max_width(WIDTH_MAX.min(ui.available_width()));
            ui.spacing_mut().item_spacing.y = space::ONE;
            ui.add(Label::new(text_bold(&self.title, Size::Title)).wrap().selectable(true));
            if !self.numbers.is_empty() {
                wrap_ui(ui, |ui| {
                    for (index, number) in self.numbers.iter().enumerate() {
                        let tone = if index == 0 { Tone::AccentText } else { Tone::TextMuted };
                        tag_ui(ui, icons::LOG, number, tone);
                    }
                });
            }
            let asked = if self.topics.is_empty() { None } else { self.topics_ui(ui, desk) };
            for (heading, blocks) in &self.parts {
                if let Some(id) = heading {
                    ui.add_space(space::ONE);
                    title_ui(ui, desk.text(id));
                }
                blocks_ui(ui, blocks);
            }
            match self.list {
                Some(GuideList::Glossary) => glossary_ui(ui, desk.words),
                Some(GuideList::Slang) => self.slang_ui(ui, desk),
                None => {}
            }
            asked.or(self.near_ui(ui, desk, index))
        })
        .inner
    }

    /// Questions that compute an answer.
    fn topics_ui(&self, ui: &mut Ui, desk: &Desk<'_>) -> Option<SearchHit> {
        let mut pressed = None;
        wrap_ui(ui, |ui| {
            for topic in self.topics.iter().filter_map(|slug| Topic::find(slug)) {
                let title = Args::new().text("topic", desk.words.topic(topic));
                let words = desk.say("calls-page-ask", &title);
                if ui.add(Push::secondary(&words).icon(icons::QUESTION).small()).clicked() {
                    pressed = Some(SearchHit::Topic(topic.slug));
                }
            }
        });
        pressed
    }

    fn near_ui(&self, ui: &mut Ui, desk: &Desk<'_>, index: &Index) -> Option<SearchHit> {
        let mut pressed = None;
        if self.near.is_empty() {
            return None;
        }
        heading_ui(ui, &desk.text("calls-page-near"));
        wrap_ui(ui, |ui| {
            for near in &self.near {
                let Some(entry) = index.entry(*near) else { continue };
                if ui.add(Push::secondary(&entry.title).small()).clicked() {
                    pressed = Some(*near);
                }
            }
        });
        ui.add_space(space::TWO);
        pressed
    }

    /// What players call their hands; what may offend is shown to whoever asks.
    fn slang_ui(&mut self, ui: &mut Ui, desk: &Desk<'_>) {
        let offensive = slang().iter().filter(|name| name.is_offensive).count();
        let is_shown = |name: &&Nickname| self.shows_all || !name.is_offensive;
        let cell = |words: &str| vec![Piece::Text(words.to_owned())];
        let heads = ["guide-slang-hand", "guide-slang-name", "guide-slang-meaning"];
        let head = heads.map(|id| cell(&desk.text(id))).to_vec();
        let names = slang().iter().filter(is_shown).map(|name| {
            vec![cell(&name.hand), cell(&name.name), cell(&desk.words.name_means(name))]
        });
        let rows: Vec<Vec<Vec<Piece>>> = std::iter::once(head).chain(names).collect();
        cells_ui(ui, &rows, 1);
        if offensive > 0 {
            let id = if self.shows_all { "calls-page-hide" } else { "calls-page-offensive" };
            let words = desk.say(id, &Args::new().count("names", offensive));
            if ui.add(Push::quiet(&words).small()).clicked() {
                self.shows_all = !self.shows_all;
            }
        }
    }
}

/// The topics that are there.
fn known(slugs: &[String]) -> Vec<&'static str> {
    slugs.iter().filter_map(|slug| Topic::find(slug)).map(|topic| topic.slug).collect()
}

/// Shows the blocks of a page.
fn blocks_ui(ui: &mut Ui, blocks: &[Block]) {
    let body = Type { size: Size::Body, is_strong: false, tone: Tone::Text };
    for block in blocks {
        match block {
            Block::Heading(pieces) => {
                ui.add_space(space::ONE);
                pieces_ui(ui, pieces, Type { size: Size::Lead, is_strong: true, ..body });
            }
            Block::Paragraph(pieces) => {
                if let [Piece::Cards(cards)] = pieces.as_slice() {
                    cards_ui(ui, cards, CardSize::Large);
                } else {
                    pieces_ui(ui, pieces, body);
                }
            }
            Block::Bullet(pieces) => item_ui(ui, "•", pieces, body),
            Block::Step(number, pieces) => item_ui(ui, &format!("{number}."), pieces, body),
            Block::Table(rows) => cells_ui(ui, rows, usize::from(rows.len() > 1)),
        }
    }
}

/// An item of a list, its lines under one another.
fn item_ui(ui: &mut Ui, mark: &str, pieces: &[Piece], set: Type) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        let muted = color(ui, Tone::TextMuted);
        let size = egui::Vec2::new(MARK_WIDTH, 0.0);
        ui.allocate_ui(size, |ui| {
            ui.set_min_width(MARK_WIDTH);
            ui.label(text_bold(mark, set.size).color(muted));
        });
        ui.vertical(|ui| pieces_ui(ui, pieces, set));
    });
}

const MARK_WIDTH: f32 = 20.0;

/// The words of the floor in three languages.
fn glossary_ui(ui: &mut Ui, words: &Words) {
    for term in glossary() {
        let said = words.text(&format!("term-{}", term.slug));
        wrap_ui(ui, |ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            said_ui(ui, text_bold(said, Size::Body));
            let others = words.elsewhere_listed(term);
            muted_ui(ui, others);
        });
        let means = words.text(&format!("term-{}-means", term.slug));
        said_ui(ui, means);
    }
}
