//! What is chosen for a tournament, in words.

use crate::{Args, Words, own_name};
use engine::days::FlightStacks;
use engine::entries::NameOrder;
use engine::pace::{OrbitBusts, OrbitClock};
use engine::settings::{EarlyBreaks, GapRule, HandForHandBusts, HandForHandStart, StageStart};
use reports::SettingValue;
use rulebook::Rulebook;

impl Words {
    #[must_use]
    pub fn setting(&self, id: &str) -> String {
        self.text(&format!("setting-{id}"))
    }

    /// What a setting does, in a sentence.
    #[must_use]
    pub fn setting_what(&self, id: &str) -> String {
        self.text(&format!("setting-{id}.what"))
    }

    /// What happens where it is changed while the event runs.
    #[must_use]
    pub fn setting_later(&self, id: &str) -> String {
        self.text(&format!("setting-{id}.later"))
    }

    /// The rule that it comes from, in the edition that holds; none where no rule governs it.
    #[must_use]
    pub fn setting_rule(&self, id: &str, rulebook: Rulebook) -> Option<String> {
        let args = Args::new().rule_of(rulebook);
        self.try_say(&format!("setting-{id}.rule"), &args)
    }

    /// What something is set to: `until level 6`, `not sold`, `27, 18`.
    #[must_use]
    pub fn setting_value(&self, id: &str, value: &SettingValue) -> String {
        let none = || self.text(&format!("setting-{id}.none"));
        match value {
            SettingValue::Text(text) | SettingValue::Lines(text) if text.is_empty() => {
                self.try_say(&format!("setting-{id}.none"), &Args::new()).unwrap_or_default()
            }
            SettingValue::Text(text) => text.clone(),
            SettingValue::Lines(text) => text.lines().collect::<Vec<_>>().join(" · "),
            SettingValue::Chips(chips) | SettingValue::MaybeChips(Some(chips)) => {
                self.chips(*chips)
            }
            SettingValue::Number(number) | SettingValue::MaybeNumber(Some(number)) => {
                self.number(i64::from(*number))
            }
            SettingValue::MaybeLevel(Some(level)) => {
                self.say("stage-level", &Args::new().no("level", level.0))
            }
            SettingValue::Numbers(numbers) if !numbers.is_empty() => {
                let numbers: Vec<String> =
                    numbers.iter().map(|number| self.number(i64::from(*number))).collect();
                numbers.join(", ")
            }
            SettingValue::MaybeLanguage(Some(language)) => own_name(*language).to_owned(),
            SettingValue::MaybeLanguage(None)
            | SettingValue::MaybeChips(None)
            | SettingValue::MaybeLevel(None)
            | SettingValue::MaybeNumber(None)
            | SettingValue::Numbers(_) => none(),
            SettingValue::Limit(limit) => self.limit(*limit),
            SettingValue::Rulebook(book) => self.rulebook(*book),
            SettingValue::Button(method) => self.button_method(*method),
            SettingValue::Halt(rule) => self.halt_rule(*rule),
            SettingValue::StageStart(start) => self.stage_start(*start),
            SettingValue::HandForHand(start) => self.hand_for_hand_start(*start),
            SettingValue::HandForHandBusts(busts) => self.hand_for_hand_busts(*busts),
            SettingValue::Tracking(tracking) => self.button_tracking(*tracking),
            SettingValue::FlightStacks(stacks) => self.flight_stacks(*stacks),
            SettingValue::NameOrder(order) => self.name_order(*order),
            SettingValue::EarlyBreaks(early) => self.early_breaks(*early),
            SettingValue::Gaps(gaps) => {
                let gaps: Vec<String> = gaps.iter().map(|gap| self.gap(*gap)).collect();
                gaps.join(", ")
            }
        }
    }

    /// Who starts a level that is due.
    #[must_use]
    pub fn stage_start(&self, start: StageStart) -> String {
        self.text(match start {
            StageStart::ByItself => "stage-start-by-itself",
            StageStart::ByFloor => "stage-start-by-floor",
        })
    }

    /// Under which word of a name people look in lists.
    #[must_use]
    pub fn name_order(&self, order: NameOrder) -> String {
        self.text(match order {
            NameOrder::SurnameLast => "name-order-surname-last",
            NameOrder::SurnameFirst => "name-order-surname-first",
        })
    }

    #[must_use]
    pub fn hand_for_hand_start(&self, start: HandForHandStart) -> String {
        self.text(match start {
            HandForHandStart::ByFloor => "hand-for-hand-by-floor",
            HandForHandStart::AtBubble => "hand-for-hand-at-bubble",
        })
    }

    /// Who shares a place among those who bust in one hand of hand for hand.
    #[must_use]
    pub fn hand_for_hand_busts(&self, busts: HandForHandBusts) -> String {
        self.text(match busts {
            HandForHandBusts::Share => "hand-for-hand-share",
            HandForHandBusts::ByTable => "hand-for-hand-by-table",
            HandForHandBusts::ByStack => "hand-for-hand-by-stack",
        })
    }

    /// What the clock does while tables play orbit for orbit.
    #[must_use]
    pub fn orbit_clock(&self, clock: OrbitClock) -> String {
        self.text(match clock {
            OrbitClock::Runs => "orbit-clock-runs",
            OrbitClock::ByHands => "orbit-clock-by-hands",
        })
    }

    /// Who shares a place among those who bust in one orbit.
    #[must_use]
    pub fn orbit_busts(&self, busts: OrbitBusts) -> String {
        self.text(match busts {
            OrbitBusts::InOrder => "orbit-busts-in-order",
            OrbitBusts::AsOneHand => "orbit-busts-as-one-hand",
        })
    }

    /// Which stack goes forward of several.
    #[must_use]
    pub fn flight_stacks(&self, stacks: FlightStacks) -> String {
        self.text(match stacks {
            FlightStacks::Best => "flight-stacks-best",
            FlightStacks::All => "flight-stacks-all",
        })
    }

    /// When tables break while players may still come.
    #[must_use]
    pub fn early_breaks(&self, early: EarlyBreaks) -> String {
        match early {
            EarlyBreaks::Never => self.text("early-breaks-never"),
            EarlyBreaks::SeatsOpen(seats) => {
                self.say("early-breaks-seats", &Args::new().count("seats", seats))
            }
            EarlyBreaks::ShareOpen(percent) => {
                self.say("early-breaks-share", &Args::new().no("percent", percent))
            }
        }
    }

    /// One line of how far apart table sizes may be.
    #[must_use]
    pub fn gap(&self, gap: GapRule) -> String {
        let args = Args::new().count("gap", gap.gap).count("tables", gap.tables_min);
        self.say(if gap.tables_min == 0 { "gap-always" } else { "gap-from-tables" }, &args)
    }
}
