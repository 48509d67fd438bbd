//! What to print, of whom, in which order and on which paper.

use crate::parts::pick_player::Pick;
use crate::screens::print::{PrintDesk, PrintScreen};
use crate::theme::{Size, Tone, color, icons, shape, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::action::{Action, Actions};
use crate::vocabulary::print_choice::PrintChoice;
use crate::widgets::button::Push;
use crate::widgets::field::field_ui;
use egui::{Label, Ui};
use engine::values::{PlayerId, Seq, TableNo};
use print::{CardOrder, Handout, Job, Paper};
use reports::{Choice, WhichMoves, newest_draw};
use std::sync::Arc;
use words::{Args, Leaflet};

/// The moves of so many minutes are the last ones.
const LAST_MINUTES: i64 = 10;

/// The most tables that can be typed as a run, as in `1-40`.
const RUN_MAX: u16 = 10_000;

/// Whose cards or seats are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Who {
    #[default]
    Everybody,
    Newest,
    Tables,
    Player,
    Since,
}

/// Which moves are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Slips {
    #[default]
    UnderWay,
    Newest,
    Last,
}

/// What is chosen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Asked {
    pub(super) handout: Handout,
    who: Who,
    slips: Slips,
    order: CardOrder,
    /// One answer, rule page or guide; it is printed instead of a handout.
    pub(super) leaflet: Option<Arc<Leaflet>>,
    player: Option<PlayerId>,
    tables: String,
    since: String,
    /// What is typed to find a player.
    pick: Pick,
}

impl Asked {
    pub(super) fn of(choice: PrintChoice) -> Self {
        let cards = |who: Who| Self { who, ..Self::default() };
        match choice {
            PrintChoice::SeatCards => cards(Who::Everybody),
            PrintChoice::NewestCards => cards(Who::Newest),
            PrintChoice::TableCards(table) => {
                Self { tables: table.to_string(), ..cards(Who::Tables) }
            }
            PrintChoice::PlayerCard(player) => Self { player: Some(player), ..cards(Who::Player) },
            PrintChoice::MoveSlips => Self { handout: Handout::MoveSlips, ..cards(Who::Everybody) },
            PrintChoice::CountSheets => {
                Self { handout: Handout::CountSheets, ..cards(Who::Everybody) }
            }
            PrintChoice::Rulings => Self { handout: Handout::Rulings, ..cards(Who::Everybody) },
            PrintChoice::HouseRules => {
                Self { handout: Handout::HouseRules, ..cards(Who::Everybody) }
            }
            PrintChoice::ChipRace => Self { handout: Handout::ChipRace, ..cards(Who::Everybody) },
            PrintChoice::PenaltyNotices => {
                Self { handout: Handout::PenaltyNotices, ..cards(Who::Everybody) }
            }
            PrintChoice::PenaltyNotice(player) => {
                let player = Some(player);
                Self { handout: Handout::PenaltyNotices, player, ..cards(Who::Player) }
            }
            PrintChoice::BagTags => Self { handout: Handout::BagTags, ..cards(Who::Everybody) },
            PrintChoice::ColorUps => Self { handout: Handout::ColorUps, ..cards(Who::Everybody) },
            PrintChoice::Leaflet(leaflet) => {
                Self { leaflet: Some(leaflet), ..cards(Who::Everybody) }
            }
        }
    }

    /// What is to be printed; none while the choice is not understood.
    pub(super) fn job(&self, view: &View<'_>) -> Option<Job> {
        if let Some(leaflet) = &self.leaflet {
            return Some(Job::Leaflet(Arc::clone(leaflet)));
        }
        let whose = whose(self.handout);
        let is_asked = whose.iter().any(|(who, _)| *who == self.who);
        let choice = if is_asked { self.choice(view)? } else { Choice::default() };
        let since = view.now.plus_millis(-LAST_MINUTES * 60_000);
        let moves = match self.slips {
            Slips::UnderWay => WhichMoves::UnderWay,
            Slips::Newest => WhichMoves::Newest,
            Slips::Last => WhichMoves::After(since),
        };
        Some(Job::of(view.log, view.now, self.handout, &choice, (moves, self.order)))
    }

    fn choice(&self, view: &View<'_>) -> Option<Choice> {
        let everybody = Choice::default();
        Some(match self.who {
            Who::Everybody => everybody,
            Who::Newest => Choice { since: Some(newest_draw(view.log)?), ..everybody },
            Who::Tables => Choice { tables: tables_typed(&self.tables)?, ..everybody },
            Who::Player => Choice { player: Some(self.player?), ..everybody },
            Who::Since => {
                let since = self.since.trim().parse().ok().map(Seq)?;
                Choice { since: Some(since), ..everybody }
            }
        })
    }

    /// Why there is nothing to print, and what to do.
    pub(super) fn nothing(&self, view: &View<'_>) -> String {
        let id = match (self.handout, self.who) {
            _ if view.back.is_some() => "print-nothing-past",
            (Handout::MoveSlips, _) => "print-nothing-moves",
            (Handout::BagTags, Who::Everybody) => "print-nothing-bags",
            (Handout::ColorUps, _) => "print-nothing-color-ups",
            (Handout::Rulings, Who::Everybody) => "print-nothing-rulings",
            (_, Who::Tables) if tables_typed(&self.tables).is_none() => "print-type-tables",
            (_, Who::Player) if self.player.is_none() => "print-type-player",
            (_, Who::Since) if self.since.trim().parse::<u64>().is_err() => "print-type-act",
            (Handout::Rulings, _) => "print-nothing-rulings",
            (Handout::PenaltyNotices, _) => "print-nothing-penalties",
            _ => "print-nothing",
        };
        view.text(id)
    }
}

/// Table numbers as people type them: `3`, `1, 4, 7`, `1-8`.
fn tables_typed(typed: &str) -> Option<Vec<TableNo>> {
    let mut tables = Vec::new();
    let parts = typed.split([',', ';', ' ']).map(str::trim).filter(|part| !part.is_empty());
    for part in parts {
        match part.split_once(['-', '–']) {
            None => tables.push(TableNo(part.parse().ok()?)),
            Some((first, last)) => {
                let (first, last): (u16, u16) = (first.parse().ok()?, last.parse().ok()?);
                let run = (first..=last).take(usize::from(RUN_MAX));
                tables.extend(run.map(TableNo));
            }
        }
    }
    Some(tables).filter(|tables| !tables.is_empty())
}

impl PrintScreen {
    pub(super) fn choose_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        desk: &PrintDesk,
        actions: &mut Actions,
    ) {
        // Rows of small buttons are no higher than they are.
        ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
        let handouts = Handout::ALL.map(|handout| (Some(handout), handout_id(handout)));
        let asked = &mut self.asked;
        let mut handout = asked.leaflet.is_none().then_some(asked.handout);
        row_ui(ui, view, "print-what", &mut handout, &handouts);
        if let Some(handout) = handout {
            (asked.handout, asked.leaflet) = (handout, None);
        }
        if let Some(leaflet) = &asked.leaflet {
            let title = text_bold(format!("{} {}", icons::DONE, leaflet.title), Size::Body);
            ui.add(Label::new(title).wrap());
            ui.add_space(space::HALF);
        } else if self.asked.handout == Handout::MoveSlips {
            let which = [
                (Slips::UnderWay, "print-moves-under-way"),
                (Slips::Newest, "print-moves-newest"),
                (Slips::Last, "print-moves-last"),
            ];
            row_ui(ui, view, "print-moves", &mut self.asked.slips, &which);
        } else if !whose(self.asked.handout).is_empty() {
            self.who_ui(ui, view);
        }
        if handout == Some(Handout::SeatCards) {
            let orders =
                [(CardOrder::Table, "print-order-table"), (CardOrder::Name, "print-order-name")];
            row_ui(ui, view, "print-order", &mut self.asked.order, &orders);
        }
        let mut paper = desk.paper;
        let papers = [(Paper::A4, "print-paper-a4"), (Paper::Letter, "print-paper-letter")];
        row_ui(ui, view, "print-paper", &mut paper, &papers);
        if paper != desk.paper {
            actions.push(Action::KeepPaper(paper));
        }
    }

    fn who_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let asked = &mut self.asked;
        let whose = whose(asked.handout);
        if whose.iter().all(|(who, _)| *who != asked.who) {
            asked.who = Who::Everybody;
        }
        let label = if asked.handout == Handout::Rulings { "print-which" } else { "print-who" };
        row_ui(ui, view, label, &mut asked.who, whose);
        match asked.who {
            Who::Everybody | Who::Newest => {}
            Who::Tables => {
                let hint = view.text("print-tables-hint");
                field_ui(ui, &view.text("print-tables"), &hint, &mut asked.tables);
            }
            Who::Since => {
                let args = Args::new().no("last", view.seq().0);
                let label = view.say("print-since-act", &args);
                field_ui(ui, &label, "", &mut asked.since);
            }
            Who::Player => {
                if let Some(player) = asked.player {
                    ui.label(text_bold(view.player(player), Size::Body));
                }
                let label = view.text("print-player");
                let found = asked.pick.ui(ui, view, &label, |player| player.seat().is_some());
                asked.player = found.or(asked.player);
            }
        }
    }
}

/// Whose cards, or which rulings, may be asked for; none where it is always everything.
fn whose(handout: Handout) -> &'static [(Who, &'static str)] {
    match handout {
        Handout::SeatCards | Handout::SeatingByName | Handout::SeatingByTable => &[
            (Who::Everybody, "print-who-everybody"),
            (Who::Newest, "print-who-newest"),
            (Who::Tables, "print-who-tables"),
            (Who::Player, "print-who-player"),
            (Who::Since, "print-who-since"),
        ],
        Handout::ChipRace => {
            &[(Who::Everybody, "print-which-all"), (Who::Tables, "print-who-tables")]
        }
        Handout::Rulings => &[
            (Who::Everybody, "print-which-all"),
            (Who::Tables, "print-who-tables"),
            (Who::Since, "print-who-since"),
        ],
        Handout::PenaltyNotices => &[
            (Who::Everybody, "print-which-penalties"),
            (Who::Tables, "print-who-tables"),
            (Who::Player, "print-who-player"),
            (Who::Since, "print-who-since"),
        ],
        Handout::BagTags => &[
            (Who::Everybody, "print-who-everybody"),
            (Who::Tables, "print-who-tables"),
            (Who::Player, "print-who-player"),
        ],
        Handout::CountSheets => {
            &[(Who::Everybody, "print-who-everybody"), (Who::Tables, "print-who-tables")]
        }
        Handout::MoveSlips | Handout::HouseRules | Handout::ColorUps => &[],
    }
}

fn handout_id(handout: Handout) -> &'static str {
    match handout {
        Handout::SeatCards => "print-seat-cards",
        Handout::SeatingByName => "print-seating-by-name",
        Handout::SeatingByTable => "print-seating-by-table",
        Handout::MoveSlips => "print-move-slips",
        Handout::Rulings => "print-rulings",
        Handout::HouseRules => "print-house-rules",
        Handout::ChipRace => "print-chip-race",
        Handout::PenaltyNotices => "print-penalty-notices",
        Handout::BagTags => "print-bag-tags",
        Handout::CountSheets => "print-count-sheets",
        Handout::ColorUps => "print-color-ups",
    }
}

/// A label, and under it the choices, of which one is on.
fn row_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    view: &View<'_>,
    label: &str,
    chosen: &mut T,
    choices: &[(T, &str)],
) {
    ui.label(text(view.text(label), Size::Small).color(color(ui, Tone::TextMuted)));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(space::HALF);
        for (choice, id) in choices {
            let words = view.text(id);
            let is_on = choice == chosen;
            let push = if is_on { Push::chosen(&words) } else { Push::secondary(&words) };
            if ui.add(push.small()).clicked() {
                *chosen = *choice;
            }
        }
    });
    ui.add_space(space::HALF);
}

#[cfg(test)]
mod tests {
    use crate::screens::print::choose::tables_typed;
    use engine::values::TableNo;

    #[test]
    fn tables_are_typed_one_by_one_or_as_a_run() {
        let tables = |typed| tables_typed(typed).map(|all| all.iter().map(|no| no.0).collect());
        assert_eq!(tables("3"), Some(vec![3_u16]));
        assert_eq!(tables(" 1, 4;7 "), Some(vec![1, 4, 7]));
        assert_eq!(tables("2-4, 9"), Some(vec![2, 3, 4, 9]));
        assert_eq!(tables("two"), None);
        assert_eq!(tables(" "), None);
        assert_eq!(tables_typed("1-65535").map(|all| all.len()), Some(10_000));
        assert_eq!(tables_typed("9-2"), None::<Vec<TableNo>>);
    }
}
