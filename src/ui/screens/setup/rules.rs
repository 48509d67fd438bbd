//! The rules of the event: every point in which books differ, and how it is played here.

use crate::theme::{Size, Tone, color, space, stroke, text, text_bold};
use crate::view::View;
use crate::vocabulary::PrintChoice;
use crate::widgets::{Push, muted_ui, remark_ui, said_ui};
use egui::{CollapsingHeader, RadioButton, Ui};
use engine::settings::Settings;
use rulebook::{Options, RuleOption, RuleSet, Rulebook, Section};
use words::{Args, Words};

const WIDTH_MAX: f32 = 920.0;

/// What is looked for on the page of the rules.
#[derive(Debug, Clone, Default)]
pub struct RulesPage {
    pub search: String,
    /// Only what this house plays otherwise than its book.
    is_own_only: bool,
}

impl RulesPage {
    /// The points that have the words that are searched for.
    pub fn found(&self, words: &Words, rules: &RuleSet) -> Vec<&'static RuleOption> {
        let own: Vec<&str> = rules.changes().map(|option| option.key).collect();
        let wanted = self.search.trim().to_lowercase();
        let has = |option: &&RuleOption| {
            let mut texts = vec![
                words.option(option),
                words.option_means(option),
                words.section(option.section),
            ];
            let answers = option.answers.iter();
            texts.extend(answers.map(|answer| words.option_answer(option, answer)));
            let text = texts.join(" ").to_lowercase();
            wanted.split_whitespace().all(|part| text.contains(part))
        };
        let options = Options::in_sections().filter(has);
        options.filter(|option| !self.is_own_only || own.contains(&option.key)).collect()
    }

    /// Shows the points by section; changes those that are answered otherwise.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, settings: &mut Settings) {
        ui.set_max_width(ui.available_width().min(WIDTH_MAX));
        self.head_ui(ui, view, settings);
        let rules = &mut settings.rules;
        let found = self.found(view.words, rules);
        if found.is_empty() {
            let none = text(view.text("setup-rules-none-found"), Size::Body);
            ui.label(none.color(color(ui, Tone::TextMuted)));
        }
        let is_searched = self.is_own_only || !self.search.trim().is_empty();
        for &section in Section::ALL {
            let of_section: Vec<_> =
                found.iter().filter(|option| option.section == section).collect();
            if of_section.is_empty() {
                continue;
            }
            let own = rules.changes().filter(|option| option.section == section).count();
            let args = Args::new()
                .text("section", view.words.section(section))
                .count("points", of_section.len())
                .count("own", own);
            let title = text_bold(view.say("setup-rules-section", &args), Size::Lead);
            let open = is_searched.then_some(true);
            CollapsingHeader::new(title).id_salt(section.id()).open(open).show(ui, |ui| {
                for option in of_section {
                    ui.push_id(option.key, |ui| option_ui(ui, view, option, rules));
                }
            });
        }
        ui.add_space(space::TWO);
    }

    /// The book, what is own, and the sheet.
    fn head_ui(&mut self, ui: &mut Ui, view: &View<'_>, settings: &mut Settings) {
        muted_ui(ui, view.text("setup-rules-what"));
        ui.add_space(space::HALF);
        ui.horizontal_wrapped(|ui| {
            for book in Rulebook::ALL {
                let name = view.words.rulebook(book);
                let push = Push::one_of(&name, book, settings.rules.rulebook);
                let tip = view.text("setup-rules-other-book");
                // Another book brings its own answers.
                if ui.add(push.tip(&tip)).clicked() && settings.rules.rulebook != book {
                    settings.rules = RuleSet::of(book);
                }
            }
        });
        ui.horizontal_wrapped(|ui| {
            ui.checkbox(&mut self.is_own_only, text(view.text("setup-rules-own"), Size::Body));
            view.print_ui(
                ui,
                "setup-rules-print",
                PrintChoice::all(&print::sheets::house_rules::SHEET),
            );
        });
    }
}

/// One point: what it is about, its answers, and where the book says otherwise.
fn option_ui(ui: &mut Ui, view: &View<'_>, option: &RuleOption, rules: &mut RuleSet) {
    let words = view.words;
    let of_book = option.get(&Options::of(rules.rulebook));
    let chosen = option.get(&rules.options);
    ui.add_space(space::HALF);
    ui.horizontal_wrapped(|ui| {
        said_ui(ui, text_bold(words.option(option), Size::Body));
        if chosen != of_book {
            remark_ui(ui, view.text("setup-rules-house"), Tone::AttentionText);
        }
    });
    muted_ui(ui, words.option_means(option));
    for answer in option.answers {
        let mut said = words.option_answer(option, answer);
        if *answer == of_book {
            let book = words.rulebook(rules.rulebook);
            let args = Args::new().text("answer", said).text("book", book);
            said = view.say("setup-rules-of-book", &args);
        }
        let radio = RadioButton::new(*answer == chosen, text(said, Size::Body));
        if ui.add(radio).clicked() {
            // An answer from the option's own list can always be chosen.
            let _is_chosen = option.set(&mut rules.options, answer);
        }
    }
    ui.add_space(space::HALF);
    let line = stroke(ui, Tone::Line);
    let (x, y) = (ui.max_rect().x_range(), ui.cursor().top());
    ui.painter().hline(x, y, line);
}
