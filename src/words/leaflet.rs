//! What is handed out on paper of one floor question, rule page or guide.

use crate::find::SearchHit;
use crate::{Args, Block, Piece, Words};
use engine::rulings::{DecisionKind, FloorRuling};
use rulebook::{
    Edition, Guide, GuideList, NoNumber, RulePage, Rulebook, Term, glossary, rule_page, slang,
};
use rulings::Ruling;

/// A title with what is under it, to be laid out on paper.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Leaflet {
    pub title: String,
    /// A quiet line under it: where it happened, or the numbers of a rule.
    pub about: String,
    /// What matters most, each on a line of its own.
    pub answers: Vec<String>,
    /// Everything else, block by block.
    pub blocks: Vec<Block>,
}

impl Words {
    /// A rule page, a guide or a word of the glossary; none for a floor question, which has no
    /// answer before facts are told.
    #[must_use]
    pub fn leaflet(&self, found: SearchHit, book: Rulebook) -> Option<Leaflet> {
        match found {
            SearchHit::Topic(_) => None,
            SearchHit::Rule(slug) => rule_page(slug).map(|page| self.leaflet_of_rule(page, book)),
            SearchHit::Guide(slug) => Guide::find(slug).map(|guide| self.leaflet_of_guide(guide)),
            SearchHit::Term(slug) => Term::find(slug).map(|term| Leaflet {
                title: self.text(&term.word_id()),
                about: self.elsewhere_listed(term),
                blocks: self.page(&term.means_id()),
                ..Leaflet::default()
            }),
        }
    }

    /// The numbers of a rule in every edition, those of this book first; where it has none, that.
    #[must_use]
    pub fn page_numbers(&self, page: &RulePage, book: Rulebook) -> Vec<String> {
        let own = Edition::of(book).or(book.fallback().and_then(Edition::of));
        let mut editions: Vec<Edition> = Edition::ALL.iter().copied().rev().collect();
        editions.sort_by_key(|edition| Some(*edition) != own);
        let numbers = editions.into_iter().filter_map(|edition| {
            let numbers = match page.no_number_in(edition) {
                None => page.numbers_in(edition).map(ToString::to_string).collect(),
                Some(why) if Some(edition) == own => vec![self.text(match why {
                    NoNumber::NotThere => "calls-page-not-there",
                    NoNumber::NumberNotKnown => "calls-page-number-not-known",
                    NoNumber::NotKnown => "calls-page-not-known",
                })],
                Some(_) => return None,
            };
            let args = Args::new().text("year", edition.year()).text("numbers", numbers.join(", "));
            Some(self.say("calls-page-number", &args))
        });
        numbers.collect()
    }

    fn leaflet_of_rule(&self, page: &RulePage, book: Rulebook) -> Leaflet {
        let mut blocks = self.page(&page.says_id());
        let more = [
            ("calls-page-changed", page.changed_id()),
            ("calls-page-examples", page.examples_id()),
        ];
        for (heading, id) in more {
            if self.try_say(&id, &Args::new()).is_some() {
                blocks.push(heading_of(self.text(heading)));
                blocks.extend(self.page(&id));
            }
        }
        let about = self.page_numbers(page, book).join("   ");
        Leaflet { title: self.text(&page.title_id()), about, blocks, ..Leaflet::default() }
    }

    fn leaflet_of_guide(&self, guide: &Guide) -> Leaflet {
        let mut blocks = self.page(&guide.body_id());
        match guide.list {
            Some(GuideList::Glossary) => blocks.extend(self.glossary_blocks()),
            Some(GuideList::Slang) => {
                let heads = ["guide-slang-hand", "guide-slang-name", "guide-slang-meaning"];
                let head = heads.map(|id| cell(&self.text(id))).to_vec();
                let polite = slang().iter().filter(|name| !name.is_offensive);
                let rows = polite.map(|name| {
                    vec![cell(&name.hand), cell(&name.name), cell(&self.name_means(name))]
                });
                blocks.push(Block::Table(std::iter::once(head).chain(rows).collect()));
            }
            None => {}
        }
        Leaflet { title: self.text(&guide.title_id()), blocks, ..Leaflet::default() }
    }

    fn glossary_blocks(&self) -> impl Iterator<Item = Block> {
        glossary().iter().flat_map(|term| {
            let word = [self.text(&term.word_id()), self.elsewhere_listed(term)].join(" · ");
            let means = Block::Paragraph(cell(&self.text(&term.means_id())));
            [heading_of(word), means]
        })
    }

    /// A ruling as on the screen, logged or not; without the program's if the floor used own words.
    #[must_use]
    pub fn leaflet_of_ruling(&self, floor: &FloorRuling, ruling: Option<&Ruling>) -> Leaflet {
        let place = [
            floor.table.map(|no| self.say("calls-at-table", &Args::new().no("table", no.0))),
            floor.seat.map(|no| self.say("verdict-seat-no", &Args::new().no("seat", no.0))),
            floor.hand.map(|no| self.say("calls-at-hand", &Args::new().no("hand", no))),
        ];
        let place: Vec<String> = place.into_iter().flatten().collect();
        let mut answers = vec![floor.answer.clone()];
        if let Some(decision) = &floor.decision {
            let args = Args::new()
                .text("decision", decision.answer.trim_end_matches('.'))
                .text("reason", decision.reason.trim_end_matches('.'));
            answers.push(match decision.kind {
                DecisionKind::Override => self.say("print-ruling-overridden", &args),
                DecisionKind::Choice => self.say("print-ruling-chosen", &args),
            });
        }
        let mut blocks = Vec::new();
        let facts = self.facts_told(&floor.topic, &floor.facts);
        if !facts.is_empty() {
            blocks.push(heading_of(self.text("calls-facts")));
            blocks.push(Block::Paragraph(cell(&facts)));
        }
        blocks.extend(ruling.into_iter().flat_map(|ruling| self.ruling_blocks(ruling)));
        Leaflet { title: floor.question.clone(), about: place.join(" · "), answers, blocks }
    }

    /// What to say and do, and which rules were cited.
    fn ruling_blocks(&self, ruling: &Ruling) -> Vec<Block> {
        let mut blocks = Vec::new();
        if !ruling.say.is_empty() {
            blocks.push(heading_of(self.text("calls-say")));
            blocks.push(Block::Paragraph(cell(&self.reasons(&ruling.say))));
        }
        let lists = [("calls-steps", &ruling.steps), ("calls-consider", &ruling.suggests)];
        for (heading, reasons) in lists.into_iter().filter(|(_, reasons)| !reasons.is_empty()) {
            blocks.push(heading_of(self.text(heading)));
            blocks.extend((1..).zip(reasons).map(|(no, reason)| {
                let said = cell(&(self.reason(reason) + "."));
                if heading == "calls-steps" { Block::Step(no, said) } else { Block::Bullet(said) }
            }));
        }
        blocks.extend(self.cited_blocks(ruling));
        blocks
    }

    fn cited_blocks(&self, ruling: &Ruling) -> Vec<Block> {
        let lines = ruling.citations.iter().map(|cite| {
            let args =
                Args::new().text("rule", self.cited(cite)).text("gist", self.text(cite.gist));
            Block::Bullet(cell(&self.say("calls-rule-line", &args)))
        });
        let lines: Vec<Block> = lines.collect();
        let heading = (!lines.is_empty()).then(|| heading_of(self.text("calls-rules")));
        heading.into_iter().chain(lines).collect()
    }
}

fn cell(words: &str) -> Vec<Piece> {
    vec![Piece::Text(words.to_owned())]
}

fn heading_of(words: String) -> Block {
    Block::Heading(vec![Piece::Text(words)])
}
