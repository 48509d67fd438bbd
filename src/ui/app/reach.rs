//! A verb whose keys are pressed on a screen that does not know it: it is done elsewhere, or asked
//! for in words. No key does nothing.

use crate::app::App;
use crate::vocabulary::action::{Action, Actions};
use crate::vocabulary::destination::Destination;
use crate::vocabulary::screen_id::ScreenId;
use crate::vocabulary::verb::Verb;
use egui::Context;
use engine::Command;

impl App {
    /// Sees to what the screen in sight does not know; gives the verb where it does.
    pub(super) fn reach(
        &mut self,
        verb: Option<Verb>,
        ctx: &Context,
        actions: &mut Actions,
    ) -> Option<Verb> {
        let verb = verb?;
        match verb {
            Verb::MinuteMore => self.clock_verb(verb, Command::AdjustClock { secs: 60 }, actions),
            Verb::MinuteLess => self.clock_verb(verb, Command::AdjustClock { secs: -60 }, actions),
            Verb::NextStage => self.clock_verb(verb, Command::NextStage, actions),
            Verb::PreviousStage => self.clock_verb(verb, Command::PreviousStage, actions),
            Verb::DrawSeats | Verb::Plan | Verb::Pace | Verb::SetButton => {
                self.on_screen(verb, ScreenId::Tables, ctx)
            }
            Verb::CountHand => self.on_screen(verb, ScreenId::Penalties, ctx),
            Verb::GivePenalty if self.screen != ScreenId::Penalties => {
                if self.is_somebody_chosen(verb) {
                    return Some(verb);
                }
                actions.push(Action::Go(Destination::Penalty(None, None)));
                None
            }
            Verb::LogRuling => self.on_screen(verb, ScreenId::Rulings, ctx),
            Verb::Search if matches!(self.screen, ScreenId::Clock | ScreenId::Print) => {
                self.on_screen(verb, ScreenId::Players, ctx)
            }
            // Its button is not there while something stands beside the list.
            Verb::Register => {
                actions.push(Action::Go(Destination::Register));
                None
            }
            Verb::NextHand | Verb::TickTable if self.screen != ScreenId::Tables => {
                self.in_words(verb, ctx)
            }
            _ if phrase_id(verb).is_some() && !self.is_somebody_chosen(verb) => {
                self.in_words(verb, ctx)
            }
            _ => Some(verb),
        }
    }

    /// The clock is on every screen; on its own it has the buttons.
    fn clock_verb(&self, verb: Verb, command: Command, actions: &mut Actions) -> Option<Verb> {
        if self.screen == ScreenId::Clock {
            return Some(verb);
        }
        actions.submit(command);
        None
    }

    /// Goes to the screen that has it, and asks for it there.
    fn on_screen(&mut self, verb: Verb, screen: ScreenId, ctx: &Context) -> Option<Verb> {
        if self.screen == screen {
            return Some(verb);
        }
        self.go(Destination::Screen(screen));
        self.asked = Some(verb);
        ctx.request_repaint();
        None
    }

    /// Begins to say it in the command box: whom it concerns is missing.
    fn in_words(&mut self, verb: Verb, ctx: &Context) -> Option<Verb> {
        let ways = phrase_id(verb).map(|id| self.words.text(id)).unwrap_or_default();
        let usual = ways.split(',').next().unwrap_or_default().trim();
        self.command_box.begin(ctx, format!("{usual} "));
        None
    }

    /// Whether somebody is chosen whom such a verb can concern.
    fn is_somebody_chosen(&self, verb: Verb) -> bool {
        match self.screen {
            ScreenId::Players => self.screens.players.is_somebody_chosen(),
            ScreenId::Tables if matches!(verb, Verb::NextHand | Verb::TickTable) => true,
            ScreenId::Tables => self.session.as_ref().is_some_and(|session| {
                self.screens.tables.is_somebody_chosen(session.tournament().seating())
            }),
            _ => false,
        }
    }
}

/// The phrase of the command box for a verb about one player or table.
fn phrase_id(verb: Verb) -> Option<&'static str> {
    match verb {
        Verb::BustOut => Some("command-say-bust-out"),
        Verb::Rebuy => Some("command-say-rebuy"),
        Verb::AddOn => Some("command-say-add-on"),
        Verb::ReEnter => Some("command-say-re-enter"),
        Verb::Reinstate => Some("command-say-reinstate"),
        Verb::Move => Some("command-say-move"),
        Verb::Lock => Some("command-say-lock"),
        Verb::Unregister => Some("command-say-unregister"),
        Verb::NextHand => Some("command-say-next-hand"),
        Verb::CallClock => Some("command-say-call-clock"),
        Verb::TimeCard => Some("command-say-time-card"),
        Verb::TickTable => Some("command-say-table-done"),
        _ => None,
    }
}
