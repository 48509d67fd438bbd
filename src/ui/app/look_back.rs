//! Looking back: the window shows the tournament as it stood before an act, and changes nothing.

use crate::app::App;
use crate::app::back::Back;
use crate::app::notices::Stays;
use crate::view::refusal_in_the_past;
use crate::vocabulary::{Destination, LogAction, ScreenId};
use crate::widgets::{Urgency, notice_of};

impl App {
    pub(super) fn log_asked(&mut self, asked: LogAction) {
        let Some(session) = &self.session else { return };
        match asked {
            LogAction::LookBack(look) => {
                self.back = Some(Box::new(Back::at(session.log(), look)));
            }
            LogAction::Now => self.come_back(),
            LogAction::TakeBack(asked) => self.take_back(&asked),
            LogAction::StopTakingBack => self.stop_taking_back(),
            LogAction::Show(seq) => {
                self.screens.log.look_at(seq);
                self.go(Destination::Screen(ScreenId::Log));
            }
            LogAction::ShowPlayer(player) => {
                let name = self.words.player(session.tournament(), player);
                self.screens.log.look_at_player(player, name);
                self.go(Destination::Screen(ScreenId::Log));
            }
        }
    }

    fn come_back(&mut self) {
        if self.back.take().is_some() {
            self.notices.done();
        }
    }

    /// A form that changes something belongs to the present.
    pub(super) fn come_back_for(&mut self, destination: &Destination) {
        let looks = matches!(
            destination,
            Destination::Screen(_)
                | Destination::Table(_)
                | Destination::Player(_)
                | Destination::Looks
        );
        if !looks {
            self.come_back();
        }
    }

    /// Says that the past cannot be changed; whether it was tried.
    pub(super) fn refuses_in_the_past(&mut self) -> bool {
        let is_past = self.back.is_some();
        if is_past {
            let notice = notice_of(&refusal_in_the_past(&self.words), Urgency::Attention);
            self.notices.tell(notice, Stays::UntilDone);
        }
        is_past
    }
}
