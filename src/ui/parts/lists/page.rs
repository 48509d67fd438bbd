//! A structure or payouts of somebody else: the list on one side, what was understood of it on the
//! other, and nothing taken before it is right.

use crate::parts::lists::columns::{columns_ui, known_told, titles_of};
use crate::parts::lists::look::{
    LookRow, Seen, Understood, currency, look, meanings, remarks, rows, rows_ui,
};
use crate::parts::lists::questions::questions_ui;
use crate::parts::lists::source::{ListSource, SourceAsked};
use crate::parts::structure::length_words;
use crate::theme::{Size, Tone, icons, space, text_bold};
use crate::view::View;
use crate::vocabulary::{Action, ListAction, SheetOf};
use crate::widgets::{Empty, Push, Sides, form_ui, muted_ui, remark_ui, said_ui};
use egui::{ScrollArea, Ui};
use engine::chips::ChipSet;
use engine::structure::Structure;
use exchange::{
    HandedOnError, ListTold, PayoutSheet, handed_on_said, sheet_problem_said, usual_secs,
};
use std::path::Path;
use words::{Args, Words};

/// So many problems are told in full.
const PROBLEMS_TOLD: usize = 3;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListTaken {
    Structure(Structure),
    Payouts(PayoutSheet),
    Chips(ChipSet),
}

/// What happened on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PageDone {
    Closed,
    Taken(ListTaken),
}

#[derive(Debug)]
pub struct ListPage {
    of: SheetOf,
    source: ListSource,
    told: ListTold,
    /// What was said is what was said the last time.
    is_as_before: bool,
    seen: Option<(u64, ListTold, Seen, Vec<LookRow>)>,
}

impl ListPage {
    #[must_use]
    pub fn new(of: SheetOf) -> Self {
        let (source, told) = (ListSource::default(), ListTold::default());
        Self { of, source, told, is_as_before: false, seen: None }
    }

    pub fn take(&mut self, words: &Words, path: &Path) {
        self.source.take(words, path);
        (self.told, self.seen) = (ListTold::default(), None);
    }

    /// Shows the page. `refuse` says why something cannot be taken.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        refuse: impl Fn(&ListTaken) -> Option<String>,
    ) -> Option<PageDone> {
        self.renew(view);
        let title = match self.of {
            SheetOf::Structure => view.text("list-title-structure"),
            SheetOf::Payouts => view.text("list-title-payouts"),
            SheetOf::Chips => view.text("list-title-chips"),
        };
        let width = (ui.available_width() * 0.56).max(320.0);
        let Sides { mut left, mut right } = Sides::split(ui, width, space::TWO);
        let (_, closed) = form_ui(&mut left, &title, &view.text("common-close"), |ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            self.given_ui(ui, view);
        });
        let taken = self.understood_ui(&mut right, view, refuse);
        if closed {
            return Some(PageDone::Closed);
        }
        let taken = taken?;
        self.remember(view);
        Some(PageDone::Taken(taken))
    }

    /// Looks again where the list or what is said of it has changed.
    fn renew(&mut self, view: &View<'_>) {
        self.told.level_secs = usual_secs(view.tournament.structure());
        let (bytes, version) = self.source.bytes();
        let is_same = |(of, told, ..): &(u64, ListTold, Seen, Vec<LookRow>)| {
            *of == version && *told == self.told
        };
        if self.seen.as_ref().is_some_and(is_same) {
            return;
        }
        let stem = self.source.path().and_then(Path::file_stem);
        let slug = stem.map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let mut seen = look(view, self.of, bytes, &slug, &self.told);
        if let Ok(known) = &seen
            && known_told(view.known_lists, &known.columns, &mut self.told)
        {
            self.is_as_before = true;
            seen = look(view, self.of, bytes, &slug, &self.told);
        }
        let rows = seen.as_ref().map(|look| rows(view, look)).unwrap_or_default();
        self.seen = Some((version, self.told.clone(), seen, rows));
    }

    /// The list as it was given, and what its columns hold.
    fn given_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let hint = match self.of {
            SheetOf::Structure => view.text("list-hint-structure"),
            SheetOf::Payouts => view.text("list-hint-payouts"),
            SheetOf::Chips => view.text("list-hint-chips"),
        };
        if self.source.ui(ui, view.words, &hint) == SourceAsked::File {
            view.actions.push(Action::List(ListAction::AskForSheet(self.of)));
        }
        let Some((_, _, Ok(look), _)) = &self.seen else { return };
        if self.is_as_before {
            muted_ui(ui, view.text("list-as-before"));
        }
        let choices = meanings(self.of);
        if columns_ui(ui, view.words, &look.columns, &choices, &mut self.told) {
            self.is_as_before = false;
        }
    }

    /// What was understood, and the button that takes it.
    fn understood_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        refuse: impl Fn(&ListTaken) -> Option<String>,
    ) -> Option<ListTaken> {
        ui.spacing_mut().item_spacing.y = space::HALF;
        let Some((_, _, seen, rows)) = &self.seen else { return None };
        if self.source.is_empty() {
            let (title, hint) = (view.text("list-none"), view.text("list-none.hint"));
            Empty::new(icons::COPY, title, hint).ui(ui);
            return None;
        }
        let look = match seen {
            Ok(look) => look,
            Err(HandedOnError::Questions(questions)) => {
                let questions = questions.clone();
                questions_ui(ui, view.words, &questions, &mut self.told);
                return None;
            }
            Err(error) => {
                for said in handed_on_said(view.words, error, &currency(view)) {
                    remark_ui(ui, said, Tone::StoppedText);
                }
                return None;
            }
        };
        let taken = match look.value.clone() {
            Understood::Structure(structure) => ListTaken::Structure(structure),
            Understood::Payouts(sheet) => ListTaken::Payouts(sheet),
            Understood::Chips(set) => ListTaken::Chips(set),
        };
        said_ui(ui, text_bold(summary(view, &taken), Size::Lead));
        let open = match (look.problems.len(), look.questions.len()) {
            (0, 0) => refuse(&taken),
            (0, questions) => {
                Some(view.say("list-open", &Args::new().count("questions", questions)))
            }
            (problems, _) => Some(view.say("list-wrong", &Args::new().count("lines", problems))),
        };
        let push = Push::primary(view.text("list-take")).refused(open.as_deref());
        let is_taken = ui.add(push).clicked();
        if let Some(open) = &open {
            remark_ui(ui, open, Tone::AttentionText);
        }
        // The first are told in full, for a line below has no room for it.
        for problem in look.problems.iter().take(PROBLEMS_TOLD) {
            let args = Args::new().no("line", problem.line);
            let args = args.text("what", sheet_problem_said(view.words, problem));
            remark_ui(ui, view.say("list-line-says", &args), Tone::StoppedText);
        }
        let questions = look.questions.clone();
        let remarks = remarks(view, look);
        if !remarks.is_empty() {
            let area = ScrollArea::vertical().id_salt("list-remarks").max_height(96.0);
            area.auto_shrink([false, true]).show(ui, |ui| {
                for remark in remarks {
                    remark_ui(ui, remark, Tone::AttentionText);
                }
            });
        }
        questions_ui(ui, view.words, &questions, &mut self.told);
        rows_ui(ui, rows);
        is_taken.then_some(taken)
    }

    /// Keeps what was said of the columns, for the next list of this kind.
    fn remember(&self, view: &View<'_>) {
        if let Some((_, _, Ok(look), _)) = &self.seen
            && !look.columns.is_empty()
        {
            let titles = titles_of(&look.columns);
            view.actions
                .push(Action::List(ListAction::KeepColumns(titles, self.told.columns.clone())));
        }
    }
}

/// Says how much of the list was understood.
fn summary(view: &View<'_>, taken: &ListTaken) -> String {
    match taken {
        ListTaken::Structure(structure) => length_words(view.words, structure),
        ListTaken::Chips(set) => {
            view.say("list-chips", &Args::new().count("kinds", set.denominations.len()))
        }
        ListTaken::Payouts(PayoutSheet::Amounts(amounts)) => {
            view.say("list-places", &Args::new().count("places", amounts.len()))
        }
        ListTaken::Payouts(PayoutSheet::Template(template)) => {
            let most = template.lines.iter().map(|line| line.weights.len()).max();
            view.say("list-places", &Args::new().count("places", most.unwrap_or_default()))
        }
    }
}
