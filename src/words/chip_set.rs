//! Chips by their names, starting stacks, and when denominations go.

use crate::{Args, Words};
use engine::chips::{
    ColorUpStep, LevelFlag, NoStack, Placing, PlanFlag, Removal, Served, SetFlag, StackKind,
};
use engine::structure::Structure;
use engine::values::{Chips, LevelNo};
use reports::chip_color;

impl Words {
    /// Chips of several values: `25s and 100s`.
    #[must_use]
    pub fn chips_named(&self, values: &[Chips]) -> String {
        let name =
            |value: &Chips| self.say("chip-kind", &Args::new().text("value", self.chips(*value)));
        self.list(&values.iter().map(name).collect::<Vec<_>>())
    }

    /// What a color is usually called: the nearest name.
    #[must_use]
    pub fn chip_color(&self, color: [u8; 3]) -> String {
        self.text(&format!("chip-color-{}", chip_color(color)))
    }

    /// What a color-up needs from the case, in a sentence.
    #[must_use]
    pub fn bringing(&self, removal: &Removal) -> String {
        let args = Args::new().text("value", self.chips(removal.value));
        let Some(next) = removal.next else { return self.say("color-up-no-next", &args) };
        let args = args.text("next", self.chips(next));
        let counts = removal.bring.zip(removal.per_table).zip(removal.back);
        match counts.filter(|((bring, _), _)| *bring > 0) {
            Some(((bring, table), back)) => {
                let args = args.count("bring", bring).count("table", table).count("back", back);
                self.say("color-up-bring", &args)
            }
            None => self.say("color-up-exchange", &args),
        }
    }

    /// When a color-up is: `In the break after level 3`.
    #[must_use]
    pub fn color_up_when(&self, step: &ColorUpStep) -> String {
        let id = if step.in_break.is_some() { "color-up-in-break" } else { "color-up-at-end" };
        self.say(id, &Args::new().no("level", step.after.0))
    }

    /// Why a chip goes then: the last level that needs it, and how far the break is.
    #[must_use]
    pub fn color_up_why(&self, step: &ColorUpStep, removal: &Removal) -> String {
        let needed = match removal.needed_by {
            Some((level, amount)) => {
                let args = Args::new()
                    .no("level", level.0)
                    .text("amount", self.chips(amount))
                    .text("value", self.chips(removal.value));
                self.say("color-up-needed", &args)
            }
            None => self.text("color-up-never-needed"),
        };
        let placed = match step.placing {
            Placing::RightAfter | Placing::Marked => None,
            Placing::NextBreak { .. } if removal.needed_by.is_none() => None,
            Placing::NextBreak { .. } => {
                let needed = removal.needed_by.map_or(0, |(level, _)| level.0);
                let levels = step.after.0.saturating_sub(needed);
                (levels > 0)
                    .then(|| self.say("color-up-moved", &Args::new().count("levels", levels)))
            }
            Placing::LevelEnd => Some(self.text("color-up-no-break")),
        };
        [Some(needed), placed].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// What does not fit together between plan, structure and case.
    #[must_use]
    pub fn plan_flag(&self, flag: &PlanFlag, structure: &Structure) -> String {
        let chips = |args: Args, key: &str, chips: Chips| args.text(key, self.chips(chips));
        match flag {
            PlanFlag::TooEarly { stage, value, level, amount } => {
                let args = Args::new()
                    .text("stage", self.stage_name(structure, *stage))
                    .no("level", level.0);
                let args = chips(chips(args, "value", *value), "amount", *amount);
                self.say("plan-flag-too-early", &args)
            }
            PlanFlag::NothingGoes { stage } => {
                let args = Args::new().text("stage", self.stage_name(structure, *stage));
                self.say("plan-flag-nothing-goes", &args)
            }
            PlanFlag::NotMarked { stage, value } => {
                let args = Args::new().text("stage", self.stage_name(structure, *stage));
                self.say("plan-flag-not-marked", &chips(args, "value", *value))
            }
            PlanFlag::CaseShort { value, after, short } => {
                let args = Args::new().no("level", after.0).count("short", *short);
                self.say("plan-flag-case-short", &chips(args, "value", *value))
            }
        }
    }

    /// What is odd about a level.
    #[must_use]
    pub fn level_flag(&self, flag: LevelFlag, structure: &Structure) -> String {
        let (id, args) = self.level_flag_told(flag, structure);
        self.say(id, &args.count("others", 0))
    }

    pub(super) fn level_flag_told(
        &self,
        flag: LevelFlag,
        structure: &Structure,
    ) -> (&'static str, Args) {
        match flag {
            LevelFlag::Unpayable { level, amount, smallest } => {
                let args = Args::new()
                    .no("level", level.0)
                    .text("amount", self.chips(amount))
                    .text("smallest", self.chips(smallest));
                ("need-level-unpayable", args)
            }
            LevelFlag::Falls { level, before } => {
                let stakes = |no: LevelNo| {
                    let mut levels = structure.levels();
                    let found = levels.find_map(|(other, what)| (other == no).then_some(what));
                    found.map(|what| self.stakes(&what.stakes)).unwrap_or_default()
                };
                let args = Args::new()
                    .no("level", level.0)
                    .no("before", before.0)
                    .text("stakes", stakes(level))
                    .text("earlier", stakes(before));
                ("need-blinds-fall", args)
            }
        }
    }

    /// What is odd about a chip set.
    #[must_use]
    pub fn set_flag(&self, flag: &SetFlag) -> String {
        let chips = |args: Args, key: &str, chips: Chips| args.text(key, self.chips(chips));
        match flag {
            SetFlag::NotAMultiple { value, next } => {
                let args = chips(chips(Args::new(), "value", *value), "next", *next);
                self.say("set-flag-not-a-multiple", &args)
            }
            SetFlag::StackMissing => self.text("set-flag-stack-missing"),
            SetFlag::InventoryShort { value, needed, owned } => {
                let args = Args::new().count("needed", *needed).count("owned", *owned);
                self.say("set-flag-inventory-short", &chips(args, "value", *value))
            }
            SetFlag::Unpayable { level, amount, smallest } => {
                let args = Args::new().no("level", level.0);
                let args = chips(chips(args, "amount", *amount), "smallest", *smallest);
                self.say("set-flag-unpayable", &args)
            }
        }
    }

    /// Why there is no starting stack, and which chip is short.
    #[must_use]
    pub fn no_stack(&self, why: &NoStack) -> String {
        let args = match *why {
            NoStack::SetMissing | NoStack::NothingWanted => Args::new(),
            NoStack::NotAMultiple { value } => Args::new().text("value", self.chips(value)),
            NoStack::WorthTooLittle { most } => Args::new().text("most", self.chips(most)),
            NoStack::ChipShort { value, needed, most } => Args::new()
                .text("value", self.chips(value))
                .count("needed", needed)
                .count("most", most),
            NoStack::NoWay { most } => Args::new().count("most", most),
        };
        self.say(&format!("no-stack-{}", why.id()), &args)
    }

    /// Whether a stack has few chips or many.
    #[must_use]
    pub fn stack_kind(&self, kind: StackKind) -> String {
        self.text(&format!("stack-kind-{}", kind.id()))
    }

    /// How many are served, and which chip ends it: `42, then there is no more 500`.
    #[must_use]
    pub fn served(&self, served: Option<Served>) -> String {
        match served {
            Some(Served { count, bottleneck }) => {
                let args = Args::new().count("count", count);
                self.say("chips-served", &args.text("value", self.chips(bottleneck)))
            }
            None => self.text("chips-served-all"),
        }
    }
}
