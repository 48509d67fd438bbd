//! `rule --page`: prints a guide or the page of a rule as text.

use crate::Desk;
use crate::trouble::Trouble;
use rulebook::{
    Edition, Guide, GuideGroup, GuideList, Nickname, RulePage, Rulebook, Section, Term, glossary,
    guides, rule_page, rule_pages, rule_pages_by_number, slang,
};
use rulings::Topic;
use words::find::SearchHit;
use words::{Args, Block, Language, Piece, Words};

/// The width of a paragraph, in letters.
const COLUMNS: usize = 80;

/// Which nicknames of starting hands to show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Names {
    /// Only those that offend nobody.
    Polite,
    All,
}

/// Prints a page, or the list of pages; rules show their number in this book first.
pub fn run(
    slug: Option<&str>,
    book: Rulebook,
    names: Names,
    desk: &mut Desk<'_>,
) -> Result<(), Trouble> {
    let lines = match slug {
        Some(name) => named(name, book, names, &desk.words).ok_or_else(|| {
            let args = Args::new().text("page", name);
            Trouble::malformed(desk.words.say("terminal-no-page", &args))
        })?,
        None => {
            let guides = GuideGroup::ALL.iter().flat_map(|group| listed(*group, &desk.words));
            let rules = Section::ALL.iter().flat_map(|section| of_section(*section, &desk.words));
            guides.chain(rules).collect()
        }
    };
    lines.iter().try_for_each(|line| desk.line(line))
}

/// Finds a guide or rule page by name or number, such as `44-A` or `tda-2011 39`.
fn named(name: &str, book: Rulebook, names: Names, words: &Words) -> Option<Vec<String>> {
    if let Some(guide) = Guide::find(name) {
        return Some(lines(guide, names, words));
    }
    if let Some(page) = rule_page(name) {
        return Some(about_rule(page, book, words));
    }
    let by_number = numbered(name, book).into_iter().map(|page| about_rule(page, book, words));
    let mut all: Vec<_> = by_number.collect();
    if all.is_empty() {
        let cited = words.pages_cited(name).into_iter();
        all.extend(cited.filter_map(|found| match found {
            SearchHit::Guide(slug) => Guide::find(slug).map(|guide| lines(guide, names, words)),
            SearchHit::Rule(slug) => rule_page(slug).map(|page| about_rule(page, book, words)),
            SearchHit::Topic(_) | SearchHit::Term(_) => None,
        }));
    }
    (!all.is_empty()).then(|| all.join(&String::new()))
}

/// Finds the pages with a number: `44-A` of the current book, or `tda-2011 39`.
fn numbered(name: &str, book: Rulebook) -> Vec<&'static RulePage> {
    let (edition, number) = match name.split_once(' ') {
        Some((edition, number)) => (Edition::from_id(edition), number),
        None => (Edition::of(book).or(book.fallback().and_then(Edition::of)), name),
    };
    edition.map(|edition| rule_pages_by_number(edition, number)).unwrap_or_default()
}

/// Finds a guide, a rule page by name or number, or a term.
pub(super) fn found(name: &str, book: Rulebook, words: &Words) -> Option<SearchHit> {
    let guide = || Guide::find(name).map(|guide| SearchHit::Guide(&guide.slug));
    let page = || rule_page(name).map(|page| SearchHit::Rule(&page.slug));
    let by_number = || numbered(name, book).first().map(|page| SearchHit::Rule(&page.slug));
    let term = || SearchHit::of_id(&format!("term:{name}"));
    let cited = || words.pages_cited(name).into_iter().next();
    guide().or_else(page).or_else(by_number).or_else(term).or_else(cited)
}

/// Lists the rule pages of a section with their titles.
fn of_section(section: Section, words: &Words) -> Vec<String> {
    let of_section = rule_pages().iter().filter(|page| page.group == section);
    let line = |page: &RulePage| format!("  {:28} {}", page.slug, words.text(&page.title_id()));
    let lines: Vec<String> = of_section.map(line).collect();
    let head = (!lines.is_empty()).then(|| words.section(section));
    head.into_iter().chain(lines).collect()
}

/// The page of a rule: what it says, its numbers, changes, examples and related pages.
fn about_rule(page: &RulePage, book: Rulebook, words: &Words) -> Vec<String> {
    let numbers = words.page_numbers(page, book).join("; ");
    let mut parts = vec![vec![words.text(&page.title_id())], wrapped("", &numbers)];
    parts.push(body(&words.page(&page.says_id())));
    let more = [
        ("terminal-rule-changed", page.changed_id()),
        ("terminal-rule-examples", page.examples_id()),
    ];
    for (head, id) in more {
        if words.try_say(&id, &Args::new()).is_some() {
            let mut part = vec![words.text(head)];
            part.extend(body(&words.page(&id)));
            parts.push(part);
        }
    }
    let mut foot = Vec::new();
    let answers: Vec<&str> =
        page.topics.iter().filter(|slug| Topic::find(slug).is_some()).map(String::as_str).collect();
    for (id, slugs) in
        [("terminal-rule-topics", answers.join(", ")), ("guide-near", page.near.join(", "))]
    {
        if !slugs.is_empty() {
            foot.extend(wrapped("", &words.say(id, &Args::new().text("slugs", slugs))));
        }
    }
    parts.push(foot);
    parts.retain(|part| !part.is_empty());
    parts.join(&String::new())
}

/// Lists the guides of a group with their titles.
fn listed(group: GuideGroup, words: &Words) -> Vec<String> {
    let of_group = guides().iter().filter(|guide| guide.group == group);
    let line = |guide: &Guide| format!("  {:22} {}", guide.slug, words.text(&guide.title_id()));
    let head = words.text(&format!("guide-group-{}", group.id()));
    std::iter::once(head).chain(of_group.map(line)).collect()
}

fn lines(guide: &Guide, names: Names, words: &Words) -> Vec<String> {
    let mut parts = vec![vec![words.text(&guide.title_id())]];
    parts.push(body(&words.page(&guide.body_id())));
    match guide.list {
        Some(GuideList::Glossary) => parts.extend(terms(words)),
        Some(GuideList::Slang) => parts.extend(nicknames(names, words)),
        None => {}
    }
    let mut foot = Vec::new();
    let headings = words.headings_of(guide);
    if !headings.is_empty() {
        let headings = Args::new().text("headings", headings.join("; "));
        foot.extend(wrapped("", &words.say("guide-answers", &headings)));
    }
    if !guide.near.is_empty() {
        let slugs = Args::new().text("slugs", guide.near.join(", "));
        foot.extend(wrapped("", &words.say("guide-near", &slugs)));
    }
    parts.push(foot);
    parts.join(&String::new())
}

/// The blocks of a page, with blank lines between them, except in lists and after headings.
fn body(page: &[Block]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut before: Option<&Block> = None;
    let is_item = |block: &Block| matches!(block, Block::Bullet(_) | Block::Step(..));
    for block in page {
        let is_close = before.is_none_or(|before| {
            matches!(before, Block::Heading(_)) || is_item(before) && is_item(block)
        });
        if !is_close {
            lines.push(String::new());
        }
        match block {
            Block::Heading(pieces) => lines.push(plain(pieces)),
            Block::Bullet(pieces) => lines.extend(wrapped("- ", &plain(pieces))),
            Block::Step(number, pieces) => {
                lines.extend(wrapped(&format!("{number}. "), &plain(pieces)));
            }
            Block::Paragraph(pieces) => lines.extend(wrapped("", &plain(pieces))),
            Block::Table(rows) => {
                let said = |row: &Vec<Vec<Piece>>| row.iter().map(|cell| plain(cell)).collect();
                lines.extend(aligned(&rows.iter().map(said).collect::<Vec<Vec<String>>>()));
            }
        }
        before = Some(block);
    }
    lines
}

fn plain(pieces: &[Piece]) -> String {
    let said = |piece: &Piece| match piece {
        Piece::Text(said) | Piece::Cards(said) => said.clone(),
    };
    pieces.iter().map(said).collect()
}

/// Wraps a text at [`COLUMNS`]; later lines are indented by the length of the mark.
fn wrapped(mark: &str, said: &str) -> Vec<String> {
    let indent = " ".repeat(mark.len());
    let mut lines = Vec::new();
    let mut line = mark.to_owned();
    let mut is_begun = false;
    for word in said.split_whitespace() {
        if is_begun && line.chars().count() + 1 + word.chars().count() > COLUMNS {
            lines.push(std::mem::replace(&mut line, indent.clone()));
            is_begun = false;
        }
        if is_begun {
            line.push(' ');
        }
        line.push_str(word);
        is_begun = true;
    }
    lines.push(line);
    lines
}

/// Aligns the columns of a table.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let length = |cell: &String| cell.chars().count();
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(length).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let cells = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(cells).collect()
}

/// The glossary: each term with its translations, and its meaning below.
fn terms(words: &Words) -> Vec<Vec<String>> {
    let of = |term: &Term| {
        let word = words.text(&term.word_id());
        let means = words.text(&term.means_id());
        let mut lines = vec![format!("{word} · {}", words.elsewhere_listed(term))];
        lines.extend(wrapped("  ", &means));
        lines
    };
    let own = words.language();
    let others = Language::ALL.into_iter().filter(|other| *other != own);
    let head: Vec<&str> = [own].into_iter().chain(others).map(words::own_name).collect();
    let head = head.join(" · ");
    std::iter::once(vec![head]).chain(glossary().iter().map(of)).collect()
}

fn nicknames(names: Names, words: &Words) -> Vec<Vec<String>> {
    let is_shown = |nickname: &&Nickname| names == Names::All || !nickname.is_offensive;
    let heads = ["guide-slang-hand", "guide-slang-name", "guide-slang-meaning"];
    let mut rows = vec![heads.map(|id| words.text(id)).to_vec()];
    let shown = slang().iter().filter(is_shown);
    let row = |said: &Nickname| vec![said.hand.clone(), said.name.clone(), words.name_means(said)];
    rows.extend(shown.map(row));
    let hidden = slang().len() + 1 - rows.len();
    let mut parts = vec![aligned(&rows)];
    if hidden > 0 {
        let args = Args::new().count("count", hidden);
        parts.push(vec![words.say("terminal-names-hidden", &args)]);
    }
    parts
}
