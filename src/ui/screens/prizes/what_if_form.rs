//! What if the field grows: the pool and the prizes, if so much more were sold.

use crate::parts::asking_ui;
use crate::theme::{Size, Tone, space, text};
use crate::view::View;
use crate::widgets::{Opening, label_ui, muted_ui, number_cell_ui, remark_ui, title_ui};
use egui::{Grid, Label, ScrollArea, TextEdit, Ui, Vec2};
use engine::Refusal;
use engine::money::{MORE_MAX, prizes_if};
use engine::values::Money;
use std::collections::BTreeMap;
use words::Args;

/// How wide the field of a number is.
const NUMBER_WIDTH: f32 = 96.0;

/// How high a line of the prizes is.
const LINE_HEIGHT: f32 = 24.0;

/// How much more is sold, as it was typed, by the name of the price.
#[derive(Debug, Default)]
pub(super) struct WhatIfForm {
    typed: BTreeMap<String, String>,
    opening: Opening,
}

impl WhatIfForm {
    /// Shows it; whether it is done with. It changes nothing in the event.
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        asking_ui(ui, view, &view.text("prizes-if"), |ui| {
            ui.spacing_mut().item_spacing.y = space::ONE;
            muted_ui(ui, view.text("prizes-if-hint"));
            self.more_ui(ui, view);
            self.prizes_ui(ui, view);
            false
        })
    }

    /// A number for each price; the first takes the keys.
    fn more_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let terms = view.tournament.settings().money.as_ref();
        Grid::new("what-if-more").num_columns(2).show(ui, |ui| {
            for buy_in in terms.iter().flat_map(|terms| &terms.buy_ins) {
                let said = view.say("prizes-if-more", &Args::new().text("price", &*buy_in.name));
                let label = label_ui(ui, said, Size::Body, Tone::TextMuted);
                let typed = self.typed.entry(buy_in.name.clone()).or_default();
                let edit = TextEdit::singleline(typed).id_salt(&buy_in.name);
                let number = ui.add(edit.hint_text("0").desired_width(NUMBER_WIDTH));
                let number = number.labelled_by(label.id);
                self.opening.first(&number);
                ui.end_row();
            }
        });
    }

    /// What was typed.
    ///
    /// # Errors
    /// In words, what of it is no number, or more than is worked out.
    fn more(&self, view: &View<'_>) -> Result<BTreeMap<String, u32>, String> {
        let mut more = BTreeMap::new();
        let typed = self.typed.iter().map(|(name, typed)| (name, typed.trim()));
        for (name, typed) in typed.filter(|(_, typed)| !typed.is_empty()) {
            let args = Args::new().text("typed", typed).text("price", name);
            let count = view.words.money_typed(typed, 0);
            let count = count.ok_or_else(|| view.say("prizes-if-unread", &args))?;
            let count = u32::try_from(count.0).unwrap_or(u32::MAX);
            if count > MORE_MAX {
                let too_many = Refusal::MoreTooMany { name: name.clone(), most: MORE_MAX };
                return Err(view.refusal_text(&too_many));
            }
            more.insert(name.clone(), count);
        }
        Ok(more)
    }

    fn prizes_ui(&self, ui: &mut Ui, view: &View<'_>) {
        let more = match self.more(view) {
            Ok(more) => more,
            Err(why) => {
                remark_ui(ui, why, Tone::AttentionText);
                return;
            }
        };
        let Some(then) = prizes_if(view.tournament, &more) else { return };
        let amount = |amount: Money| view.words.money_of(view.tournament, amount);
        let args = Args::new().text("pool", amount(then.pool.total));
        title_ui(ui, view.say("prizes-pool", &args));
        let prizes = match then.prizes {
            Ok(prizes) => prizes,
            Err(fault) => {
                let said = view.refusal_text(&Refusal::from(fault));
                remark_ui(ui, said, Tone::AttentionText);
                return;
            }
        };
        let args = Args::new().count("entries", then.entries).count("places", prizes.len());
        muted_ui(ui, view.say("prizes-if-places", &args));
        let mut first = 1_usize;
        let mut lines: Vec<(String, String)> = Vec::new();
        for alike in prizes.chunk_by(|one, next| one == next) {
            let Some(prize) = alike.first() else { continue };
            let last = first + alike.len() - 1;
            let args = Args::new().count("first", first).count("last", last);
            let args = args.text("several", if last > first { "yes" } else { "no" });
            lines.push((view.say("prizes-if-place", &args), amount(*prize)));
            first = last + 1;
        }
        let list = ScrollArea::vertical().id_salt("what-if").auto_shrink([false, true]);
        list.show_rows(ui, LINE_HEIGHT, lines.len(), |ui, rows| {
            for (place, prize) in lines.get(rows).unwrap_or_default() {
                ui.allocate_ui(Vec2::new(ui.available_width(), LINE_HEIGHT), |ui| {
                    ui.horizontal(|ui| {
                        let label = |said: &str| Label::new(text(said, Size::Body));
                        ui.add(label(place).truncate());
                        number_cell_ui(ui, |ui| drop(ui.add(label(prize))));
                    });
                });
            }
        });
    }
}
