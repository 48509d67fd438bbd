//! The options in which rulebooks differ, as data.

use crate::{Options, RuleOption, Rulebook};
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// How the button moves from hand to hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ButtonMethod {
    /// The big blind moves on; the rest follows, empty seats too.
    #[default]
    Dead,
    /// The button moves to the next player; the blinds sit to their left.
    Moving,
}

/// When a table that is short of players stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HaltRule {
    /// As soon as it is short by the gap.
    AtTheGap,
    /// The same with full tables; in other formats the director decides.
    FullTablesAtTheGap,
    /// With full tables short by the gap, and its big blind would come to a seat that bust-outs
    /// emptied; in other formats the director decides.
    BlindsAffected,
    /// It never stops by itself, in any format.
    Never,
}

/// How many players sit down at the final table, by what is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalTableSizes {
    /// Flop games at tables of eight or more.
    pub full: u8,
    /// Games at tables of seven or fewer.
    pub short_handed: u8,
    /// Stud games.
    pub stud: u8,
}

/// The rules of one tournament: a rulebook, and what was chosen where books differ.
///
/// Written as the book and the options that differ from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Read")]
pub struct RuleSet {
    /// The book that is cited for this tournament.
    pub rulebook: Rulebook,
    /// How the button moves from hand to hand.
    pub button: ButtonMethod,
    /// When a table that is short of players stops.
    pub halt: HaltRule,
    /// How many players fewer than the fullest table count as short.
    pub halt_gap: u8,
    /// How many players sit at the final table, by game.
    pub final_table: FinalTableSizes,
    /// Everything else in which books differ.
    pub options: Options,
}

impl RuleSet {
    /// The rules as a book has them.
    ///
    /// Rules: TDA 2011 §8, §9, §29; TDA 2019 §11-D; TDA 2024 §11-D, §32, RP-9; where a house book
    /// is silent, TDA 2011 stands in.
    #[must_use]
    pub const fn of(rulebook: Rulebook) -> Self {
        let (button, halt, final_table) = match rulebook {
            Rulebook::Tda2024 | Rulebook::Tda2022 | Rulebook::Uth002 => (
                ButtonMethod::Dead,
                HaltRule::BlindsAffected,
                FinalTableSizes { full: 9, short_handed: 7, stud: 9 },
            ),
            Rulebook::Tda2019 => (
                ButtonMethod::Dead,
                HaltRule::FullTablesAtTheGap,
                FinalTableSizes { full: 9, short_handed: 7, stud: 9 },
            ),
            Rulebook::Tda2011 | Rulebook::Local003 => (
                ButtonMethod::Dead,
                HaltRule::AtTheGap,
                FinalTableSizes { full: 10, short_handed: 7, stud: 9 },
            ),
            Rulebook::House000 | Rulebook::Home001 | Rulebook::Pl004 => (
                ButtonMethod::Moving,
                HaltRule::AtTheGap,
                FinalTableSizes { full: 10, short_handed: 7, stud: 9 },
            ),
        };
        let options = Options::of(rulebook);
        Self { rulebook, button, halt, halt_gap: 3, final_table, options }
    }

    /// The options that differ from the book's own, in the order in which they are shown.
    pub fn changes(&self) -> impl Iterator<Item = &'static RuleOption> {
        let (own, book) = (self.options, Options::of(self.rulebook));
        Options::ALL.iter().filter(move |option| option.get(&own) != option.get(&book))
    }
}

impl HaltRule {
    /// Whether it stops tables by itself in an event with so many seats at a table.
    ///
    /// Rules: TDA 2019 §11-D, TDA 2024 §11-D: with fewer than eight seats the director decides.
    #[must_use]
    pub const fn holds_with(self, seats_per_table: u8) -> bool {
        match self {
            Self::AtTheGap => true,
            Self::FullTablesAtTheGap | Self::BlindsAffected => seats_per_table >= 8,
            Self::Never => false,
        }
    }
}

impl Default for RuleSet {
    fn default() -> Self {
        Self::of(Rulebook::NEWEST)
    }
}

/// Why a written set of rules is none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RuleSetError {
    /// There is no option of this name.
    OptionUnknown(String),
    /// The option has no such answer; these are its answers.
    AnswerUnknown {
        /// The key of the option that was set.
        option: &'static str,
        /// The answer that was written for it.
        answer: String,
        /// All answers that the option has.
        answers: &'static [&'static str],
    },
}

impl fmt::Display for RuleSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OptionUnknown(key) => write!(f, "unknown option `{key}`"),
            Self::AnswerUnknown { option, answer, answers } => {
                write!(f, "`{option}` is not `{answer}` but one of {}", answers.join(", "))
            }
        }
    }
}

/// A set of rules as it is written to a file.
#[derive(Serialize)]
struct Written {
    rulebook: Rulebook,
    button: ButtonMethod,
    halt: HaltRule,
    halt_gap: u8,
    final_table: FinalTableSizes,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<&'static str, &'static str>,
}

/// A set of rules as it is read: whatever is left out is as the book has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Read {
    rulebook: Rulebook,
    #[serde(default, deserialize_with = "given")]
    button: Option<ButtonMethod>,
    #[serde(default, deserialize_with = "given")]
    halt: Option<HaltRule>,
    #[serde(default, deserialize_with = "given")]
    halt_gap: Option<u8>,
    #[serde(default, deserialize_with = "given")]
    final_table: Option<FinalTableSizes>,
    #[serde(default)]
    options: BTreeMap<String, String>,
}

/// A value that is written without a `Some` around it.
fn given<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

impl From<RuleSet> for Written {
    fn from(rules: RuleSet) -> Self {
        Self {
            rulebook: rules.rulebook,
            button: rules.button,
            halt: rules.halt,
            halt_gap: rules.halt_gap,
            final_table: rules.final_table,
            options: rules
                .changes()
                .map(|option| (option.key, option.get(&rules.options)))
                .collect(),
        }
    }
}

impl TryFrom<Read> for RuleSet {
    type Error = RuleSetError;

    fn try_from(written: Read) -> Result<Self, RuleSetError> {
        let book = Self::of(written.rulebook);
        let mut options = book.options;
        for (key, answer) in written.options {
            let Some(option) = RuleOption::find(&key) else {
                return Err(RuleSetError::OptionUnknown(key));
            };
            if !option.set(&mut options, &answer) {
                let (option, answers) = (option.key, option.answers);
                return Err(RuleSetError::AnswerUnknown { option, answer, answers });
            }
        }
        Ok(Self {
            rulebook: written.rulebook,
            button: written.button.unwrap_or(book.button),
            halt: written.halt.unwrap_or(book.halt),
            halt_gap: written.halt_gap.unwrap_or(book.halt_gap),
            final_table: written.final_table.unwrap_or(book.final_table),
            options,
        })
    }
}
