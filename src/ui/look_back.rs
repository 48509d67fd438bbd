//! Looking back: the window shows the tournament as it stood before an act, and changes nothing.

use crate::action::{Action, Actions, Destination};
use crate::app::App;
use crate::digest::Digest;
use crate::notices::{Stays, notice_of};
use crate::screens::ScreenId;
use crate::stakes::stakes_line;
use crate::take_back::TakeBack;
use crate::theme::{Size, Tone, color, icons, radius, shape, space, text, text_bold};
use crate::view::View;
use crate::widgets::badge::Urgency;
use crate::widgets::button::Push;
use egui::{Align, Frame, Key, Label, Layout, Margin, Modifiers, Stroke, Ui, Vec2};
use engine::clock::Run;
use engine::values::{PlayerId, Seq, Timestamp};
use engine::{Command, Log, Refusal, Tournament};
use words::{Args, Words};

/// What is asked of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LogAction {
    /// Shows everything as it stood then.
    LookBack(Look),
    /// Shows everything as it stands.
    Now,
    /// Takes back several acts, or puts them back.
    TakeBack(TakeBack),
    /// Stops on the way.
    StopTakingBack,
    /// Shows this act in the log.
    Show(Seq),
    /// Shows all acts about this player.
    ShowPlayer(PlayerId),
}

/// A point of the evening to look back at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// The last act that had happened; what is shown is what stood after it.
    pub seq: Seq,
    /// The moment then.
    pub at: Timestamp,
}

impl Look {
    /// As it stood before this act; none for the act that made the tournament.
    #[must_use]
    pub fn before(log: &Log, seq: Seq) -> Option<Self> {
        let earlier = Seq(seq.0.checked_sub(1)?);
        Self::after(log, earlier)
            .map(|look| Self { at: at_of(log, seq).unwrap_or(look.at), ..look })
    }

    /// As it stood after this act.
    #[must_use]
    pub fn after(log: &Log, seq: Seq) -> Option<Self> {
        at_of(log, seq).map(|at| Self { seq, at })
    }

    /// As it stood at a moment; none before the tournament was made.
    #[must_use]
    pub fn at(log: &Log, at: Timestamp) -> Option<Self> {
        let done = log.acts().partition_point(|act| act.at <= at);
        (done > 0).then_some(Self { seq: Seq(done as u64), at })
    }
}

fn at_of(log: &Log, seq: Seq) -> Option<Timestamp> {
    log.acts().get(usize::try_from(seq.0).ok()?.checked_sub(1)?).map(|act| act.at)
}

/// The tournament as it stood then.
pub struct Back {
    look: Look,
    tournament: Tournament,
    digest: Digest,
}

impl Back {
    /// What stood then.
    fn at(log: &Log, look: Look) -> Self {
        let tournament = log.state_as_of(look.seq);
        let mut digest = Digest::default();
        digest.renew(&tournament, log, look.at);
        Self { look, tournament, digest }
    }

    /// Which point is shown.
    #[must_use]
    pub fn look(&self) -> Look {
        self.look
    }

    /// What the screens read: the same window, another moment.
    #[must_use]
    pub fn view<'a>(&'a self, live: &View<'a>) -> View<'a> {
        View {
            tournament: &self.tournament,
            now: self.look.at,
            digest: &self.digest,
            check: &refuse,
            ..*live
        }
    }
}

/// Nothing can be changed in the past; its words come from [`refusal`].
fn refuse(_: &Command) -> Result<(), Refusal> {
    Err(Refusal::OpenForReadingOnly)
}

/// Why nothing can be changed, with what to do instead.
#[must_use]
pub fn refusal(words: &Words) -> String {
    format!("{}\n{}", words.text("back-refused"), words.text("back-refused.hint"))
}

impl App {
    /// Does what was asked of the log.
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
            Destination::Screen(_) | Destination::Table(_) | Destination::Player(_)
        );
        if !looks {
            self.come_back();
        }
    }

    /// Says that the past cannot be changed; whether it was tried.
    pub(super) fn refuses_in_the_past(&mut self) -> bool {
        let is_past = self.back.is_some();
        if is_past {
            let notice = notice_of(&refusal(&self.words), Urgency::Attention);
            self.notices.tell(notice, Vec::new(), Stays::UntilDone);
        }
        is_past
    }
}

/// The ground that screens stand on: framed while they show the past.
pub fn ground(ui: &Ui, look: Option<Look>) -> Frame {
    let ground = Frame::new().fill(color(ui, Tone::Ground)).inner_margin(space::SCREEN);
    if look.is_none() {
        return ground;
    }
    let line = Stroke::new(shape::BAR, color(ui, Tone::Attention));
    ground.stroke(line).inner_margin(space::SCREEN - space::THIN / 2)
}

/// The banner over a screen that shows the past.
pub fn banner_ui(ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
    let Some(look) = view.back else { return };
    let escape = !ui.ctx().text_edit_focused()
        && !egui::Popup::is_any_open(ui.ctx())
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let mut asked = escape.then_some(LogAction::Now);
    let line = Stroke::new(shape::LINE, color(ui, Tone::Attention));
    let frame = Frame::new().fill(color(ui, Tone::AttentionSoft)).stroke(line);
    let margin = Margin::symmetric(space::CARD, space::THIN);
    frame.corner_radius(radius::CARD).inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT);
        let row = Layout::right_to_left(Align::Center);
        ui.allocate_ui_with_layout(size, row, |ui| {
            if let Some(pressed) = buttons_ui(ui, view, look) {
                asked = Some(pressed);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let icon = text(Urgency::Attention.icon(), Size::Lead);
                ui.label(icon.color(color(ui, Tone::OnAttentionSoft)));
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = space::HALF / 2.0;
                    ui.add(Label::new(text_bold(title(view, look), Size::Body)).wrap());
                    ui.add(Label::new(text(facts(view), Size::Small)).wrap());
                });
            });
        });
    });
    ui.add_space(space::HALF);
    if let Some(asked) = asked {
        actions.push(Action::Log(asked));
    }
}

fn buttons_ui(ui: &mut Ui, view: &View<'_>, look: Look) -> Option<LogAction> {
    let mut asked = None;
    let now = view.text("back-now");
    let push = Push::primary(&now).shortcut(Some("Esc")).small();
    if ui.add(push).clicked() {
        asked = Some(LogAction::Now);
    }
    let mut step = |ui: &mut Ui, sign: &str, id: &str, to: Option<Look>| {
        let name = view.text(id);
        let none = to.is_none().then(|| view.text("back-no-further"));
        let push = Push::secondary(sign).name(&name).tip(&name).refused(none.as_deref());
        if ui.add(push.small()).clicked() {
            asked = to.map(LogAction::LookBack);
        }
    };
    let later = Look::before(view.log, Seq(look.seq.0 + 2));
    step(ui, icons::RIGHT, "back-later", later);
    let earlier = Look::before(view.log, look.seq);
    step(ui, icons::LEFT, "back-earlier", earlier);
    asked
}

/// Which moment is shown.
fn title(view: &View<'_>, look: Look) -> String {
    let is_today = view.words.date(look.at, view.offset)
        == view
            .log
            .acts()
            .last()
            .map_or_else(String::new, |act| view.words.date(act.at, view.offset));
    let time = view.words.time_with_secs(look.at, view.offset);
    let when = match is_today {
        true => time,
        false => view.words.date_and_time_with_secs(look.at, view.offset),
    };
    let args = Args::new().text("time", when).no("act", look.seq.0 + 1);
    let is_last = look.seq >= view.log.last_seq();
    view.say(if is_last { "back-after-last" } else { "back-before" }, &args)
}

/// The numbers of the evening then.
fn facts(view: &View<'_>) -> String {
    let Some(facts) = &view.digest.header else { return String::new() };
    let reading = &facts.reading;
    let mut parts = Vec::new();
    if reading.run != Run::NotStarted {
        let (structure, stage) = (view.tournament.structure(), reading.stage);
        parts.push(match (&facts.level, reading.is_break) {
            (Some((no, level)), false) => {
                let level_no = view.say("log-level", &Args::new().no("level", no.0));
                format!("{level_no} · {}", stakes_line(view, &level.stakes))
            }
            _ => view.words.stage_title(structure, stage),
        });
        let time = view.words.clock(reading.remaining_millis);
        parts.push(view.say("back-left", &Args::new().text("time", time)));
    }
    if reading.run != Run::Running {
        parts.push(view.words.run(reading.run));
    }
    let args = Args::new().count("left", facts.players_left).count("entries", facts.entries);
    parts.push(view.say("back-players", &args));
    parts.push(view.say("back-tables", &Args::new().count("tables", facts.tables)));
    parts.push(view.text("back-live"));
    parts.join(" · ")
}
