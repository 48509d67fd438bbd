//! Which acts are listed: by words, kind, person and table, all of which count together.

use crate::screens::log::index::{Index, named, names_one_of};
use crate::theme::{Size, Tone, color, regular, shape, space, text};
use crate::view::View;
use crate::widgets::among_ui;
use egui::{Margin, Response, Role, TextEdit, Ui, Vec2, WidgetInfo};
use engine::acts::SubjectKind;
use engine::entries::fold;
use engine::values::{PlayerId, Seq, TableNo};
use reports::Subjects;
use std::collections::BTreeSet;
use words::Args;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Filter {
    /// Words that an act must say.
    pub(super) typed: String,
    /// These kinds; all where there is none.
    kinds: BTreeSet<SubjectKind>,
    /// The letters of a name that were typed.
    person: String,
    /// The one who is meant, where they were chosen and not typed.
    player: Option<PlayerId>,
    table: String,
}

/// What one act is compared with.
#[derive(Debug, Default)]
struct ActWanted {
    words: Vec<(String, BTreeSet<PlayerId>)>,
    person: Option<BTreeSet<PlayerId>>,
    table: Option<TableNo>,
    is_impossible: bool,
}

impl Filter {
    pub(super) fn only_player(&mut self, player: PlayerId, name: String) {
        *self = Self { person: name, player: Some(player), ..Self::default() };
    }

    pub(super) fn only_table(&mut self, table: TableNo) {
        *self = Self { table: table.to_string(), ..Self::default() };
    }

    /// Whether anything is asked for besides words.
    pub(super) fn is_on(&self) -> bool {
        !self.kinds.is_empty() || !self.person.is_empty() || !self.table.is_empty()
    }

    pub(super) fn has_words(&self) -> bool {
        !self.typed.trim().is_empty()
    }

    /// Empties it, so that every act is listed again.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    pub(super) fn kinds_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        ui.spacing_mut().item_spacing = Vec2::splat(space::HALF);
        for &kind in SubjectKind::ALL {
            let words = view.text(&format!("log-kind-{}", kind.id()));
            let name = view.say("log-only-kind", &Args::new().text("kind", words.as_str()));
            among_ui(ui, &words, &name, &mut self.kinds, kind);
        }
    }

    pub(super) fn fields_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let field = small_field_ui(ui, &view.text("log-person"), 136.0, &mut self.person);
        if field.changed() {
            self.player = None;
        }
        small_field_ui(ui, &view.text("log-table"), 88.0, &mut self.table);
    }

    /// The acts that fit, the newest first.
    pub(super) fn find(&self, index: &Index, view: &View<'_>) -> Vec<Seq> {
        let wanted = self.wanted(view);
        if wanted.is_impossible {
            return Vec::new();
        }
        let all = (1..=view.log.last_seq().0).rev().map(Seq);
        all.filter(|seq| {
            let subjects = index.subjects(*seq);
            subjects.is_some_and(|subjects| self.fits(&wanted, subjects))
                && wanted.words.iter().all(|(word, named)| index.says(*seq, word, named))
        })
        .collect()
    }

    fn wanted(&self, view: &View<'_>) -> ActWanted {
        let words = fold(&self.typed);
        let mut wanted = ActWanted::default();
        for word in words.split_whitespace() {
            wanted.words.push((word.to_owned(), named(view, std::iter::once(word))));
        }
        let person = fold(&self.person);
        wanted.person = match self.player {
            Some(player) => Some([player].into()),
            None if person.trim().is_empty() => None,
            None => Some(named(view, person.split_whitespace())),
        };
        let table = self.table.trim();
        if !table.is_empty() {
            let digits = table.trim_start_matches(|c: char| !c.is_ascii_digit());
            wanted.table = digits.parse().ok().map(TableNo);
            wanted.is_impossible = wanted.table.is_none();
        }
        wanted
    }

    fn fits(&self, wanted: &ActWanted, subjects: &Subjects) -> bool {
        (self.kinds.is_empty() || !self.kinds.is_disjoint(&subjects.kinds))
            && wanted.person.as_ref().is_none_or(|players| names_one_of(subjects, players))
            && wanted.table.is_none_or(|table| subjects.tables.contains(&table))
    }
}

/// A short field with its name as the hint.
pub(super) fn small_field_ui(ui: &mut Ui, name: &str, width: f32, typed: &mut String) -> Response {
    let hint = text(name, Size::Small).color(color(ui, Tone::TextDisabled));
    let height = shape::BUTTON_HEIGHT_SMALL;
    let edit = TextEdit::singleline(typed)
        .id_salt(name)
        .font(regular(Size::Small))
        .hint_text(hint)
        .align(egui::Align2::LEFT_CENTER)
        .margin(Margin::symmetric(space::THIN, space::THIN / 2))
        .min_size(Vec2::new(0.0, height))
        .desired_width(width - 2.0 * space::ONE);
    let response = ui.add(edit);
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, name));
    response
}
