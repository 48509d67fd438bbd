//! Whether a phone or another device may be used at the table.
//!
//! ## Why
//! Calls hold up the game, and a device can tell a player what others hold or what they should do.
//!
//! ## Example
//! They answer a message with cards in front of them: not allowed under TDA 2024; under TDA 2011
//! only calls are forbidden, and the rest is the house's affair.
//!
//! ## Discretion
//! Where the edition leaves it to the house.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts, needed};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
use rulebook::options::Devices;

pub(super) const TOPIC: Topic = Topic {
    slug: "devices",
    cites: &[
        Tda2024.cite("5", "gist-devices-2024"),
        Tda2024.cite("5-A", "gist-devices-quiet"),
        Tda2024.cite("71-B", "gist-may-and-must-2024"),
        Tda2011.cite("4", "gist-devices-2011"),
        Local003.cite("4.C", "gist-silence-or-leave"),
    ],
    example: r#"{"what":"used","live_hand":true}"#,
    ..Topic::of(Section::Conduct, &Judge(judge))
};

facts! {
    struct Facts {
        what: DeviceUse,
        #[needed_if(what = "used" | "advice")]
        live_hand: Option<bool>,
    }

    /// What happens with the device.
    enum DeviceUse {
        Call,
        Rings,
        LiesOnTable,
        Used,
        /// A chart, a tool or somebody's advice on the screen.
        Advice,
        /// Headphones, a watch or glasses that nobody uses.
        Worn,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let no = |id| Ruling::part("allowed", false, id).suggest("device-warning");
    let ruling = match (facts.what, rules.options.devices) {
        (DeviceUse::Call, _) => no("device-no-calls").say("device-say-leave"),
        (DeviceUse::Rings, _) => Ruling::of("silence_or_leave", "device-rings"),
        (DeviceUse::Worn, Devices::NoneWithALiveHand) => {
            Ruling::part("allowed", true, "device-worn").suggest("device-worn-house")
        }
        (DeviceUse::LiesOnTable, Devices::NoneWithALiveHand) => no("device-off-the-table"),
        (DeviceUse::Advice, Devices::NoneWithALiveHand) => no("device-no-advice"),
        (DeviceUse::Used, Devices::NoneWithALiveHand) => {
            match needed("live_hand", facts.live_hand)? {
                true => no("device-live-hand"),
                false => Ruling::part("allowed", true, "device-no-live-hand"),
            }
        }
        (DeviceUse::Advice, Devices::NoAppsWithALiveHand)
            if needed("live_hand", facts.live_hand)? =>
        {
            no("device-no-advice")
        }
        (
            DeviceUse::LiesOnTable | DeviceUse::Used | DeviceUse::Advice | DeviceUse::Worn,
            Devices::NoCalls | Devices::NoAppsWithALiveHand,
        ) => {
            let options = vec![
                Choice::part("allowed", true, "device-house-allows"),
                Choice::part("allowed", false, "device-house-forbids"),
            ];
            Ruling::choice("device-house", options)
        }
    };
    Ok(match facts.what {
        DeviceUse::Rings => ruling.rests_on(&["gist-silence-or-leave", "gist-devices-2024"]),
        DeviceUse::Worn => ruling.rests_on(&["gist-devices-quiet", "gist-devices-2011"]),
        DeviceUse::Call | DeviceUse::LiesOnTable | DeviceUse::Used | DeviceUse::Advice => {
            ruling.rests_on(&["gist-devices-2024", "gist-devices-2011"])
        }
    })
}
