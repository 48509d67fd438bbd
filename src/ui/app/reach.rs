//! A verb whose keys are pressed on a screen that does not know it: it is done elsewhere, or asked
//! for in words. No key does nothing.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::App;
use crate::vocabulary::{Action, Actions, ClockTurn, Destination, DoneBy, ScreenId, Verb};
use egui::Context;

impl App {
    /// Sees to what the screen in sight does not know; gives the verb where it does.
    pub(super) fn reach(
        &mut self,
        verb: Option<Verb>,
        ctx: &Context,
        actions: &Actions,
    ) -> Option<Verb> {
        let verb = verb?;
        match verb.row().done {
            DoneBy::Anywhere | DoneBy::InSight => Some(verb),
            DoneBy::OnTheClock(turn) => self.on_the_clock(verb, turn, actions),
            DoneBy::On(screen) => self.on_screen(verb, screen, ctx),
            DoneBy::WhereNamesAre => match self.screen {
                ScreenId::Clock | ScreenId::Print => self.on_screen(verb, ScreenId::Players, ctx),
                ScreenId::Players
                | ScreenId::Tables
                | ScreenId::Chips
                | ScreenId::Penalties
                | ScreenId::Rulings
                | ScreenId::Log
                | ScreenId::Prizes
                | ScreenId::People
                | ScreenId::League
                | ScreenId::Setup => Some(verb),
            },
            // There it adds somebody to the house.
            DoneBy::InTheRegister if self.screen == ScreenId::People => Some(verb),
            // Its button is not there while something stands beside the list.
            DoneBy::InTheRegister => {
                actions.push(Action::Go(Destination::Register));
                None
            }
            DoneBy::WithAPenalty if self.screen == ScreenId::Penalties => Some(verb),
            DoneBy::WithAPenalty if self.is_somebody_chosen() => Some(verb),
            DoneBy::WithAPenalty => {
                actions.push(Action::Go(Destination::Penalty(None, None)));
                None
            }
            // Meant is the player being typed, not the one who was chosen before.
            DoneBy::WithSomebody(phrase) | DoneBy::AtATable(phrase) if self.is_typing_words() => {
                self.in_words(phrase, ctx)
            }
            DoneBy::WithSomebody(_) if self.is_somebody_chosen() => Some(verb),
            DoneBy::WithSomebody(phrase) => self.in_words(phrase, ctx),
            DoneBy::AtATable(_) if self.screen == ScreenId::Tables => Some(verb),
            DoneBy::AtATable(phrase) => self.in_words(phrase, ctx),
        }
    }

    /// The clock is on every screen; on its own it has the buttons.
    fn on_the_clock(&self, verb: Verb, turn: ClockTurn, actions: &Actions) -> Option<Verb> {
        if self.screen == ScreenId::Clock {
            return Some(verb);
        }
        actions.submit(turn.command());
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

    /// Begins to say it in the command box, with the name that is typed there already: whom it
    /// concerns is missing, or is being looked for.
    fn in_words(&mut self, phrase: &str, ctx: &Context) -> Option<Verb> {
        let ways = self.words.text(phrase);
        let usual = ways.split(',').next().unwrap_or_default().trim();
        let typed = self.command_box.typed().trim_start();
        let whom = |way: &str| typed.strip_prefix(way.trim())?.strip_prefix(' ');
        let said = format!("{usual} {}", ways.split(',').find_map(whom).unwrap_or(typed));
        self.command_box.begin(ctx, said);
        None
    }

    /// Whether something stands in the command box.
    fn is_typing_words(&self) -> bool {
        !self.command_box.typed().trim().is_empty()
    }

    /// Whether somebody is chosen whom a verb can concern.
    fn is_somebody_chosen(&self) -> bool {
        match self.screen {
            ScreenId::Players => self.screens.players.is_somebody_chosen(),
            ScreenId::Tables => self.session.as_ref().is_some_and(|session| {
                self.screens.tables.is_somebody_chosen(session.tournament().seating())
            }),
            ScreenId::Clock
            | ScreenId::Chips
            | ScreenId::Penalties
            | ScreenId::Log
            | ScreenId::Rulings
            | ScreenId::Setup
            | ScreenId::Prizes
            | ScreenId::People
            | ScreenId::League
            | ScreenId::Print => false,
        }
    }
}
