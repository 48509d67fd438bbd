//! What an option is, and how the list of them becomes types.

use crate::{Options, Section};

/// One point in which rulebooks differ, with the answers that there are.
#[derive(Debug, Clone, Copy)]
pub struct RuleOption {
    /// Its name in files, in the terminal, and at the end of its texts' ids.
    pub key: &'static str,
    /// Where a floor looks for it.
    pub section: Section,
    /// The line of the register of disagreements that it settles, where it is one of them.
    pub disagreement: Option<&'static str>,
    /// Its answers, by the names that files use.
    pub answers: &'static [&'static str],
    pub(super) get: fn(&Options) -> &'static str,
    pub(super) set: fn(&mut Options, &str) -> bool,
}

impl Options {
    /// Every option, by section in the order of [`Section::ALL`].
    pub fn in_sections() -> impl Iterator<Item = &'static RuleOption> {
        Section::ALL
            .into_iter()
            .flat_map(|section| Self::ALL.iter().filter(move |option| option.section == section))
    }
}

impl RuleOption {
    /// The option with this key.
    #[must_use]
    pub fn find(key: &str) -> Option<&'static Self> {
        Options::ALL.iter().find(|option| option.key == key)
    }

    /// Its answer in a set of rules.
    #[must_use]
    pub fn get(&self, options: &Options) -> &'static str {
        (self.get)(options)
    }

    /// Chooses an answer; false, and nothing changes, where there is no such answer.
    #[must_use]
    pub fn set(&self, options: &mut Options, answer: &str) -> bool {
        (self.set)(options, answer)
    }
}

/// Makes a type for each option, [`Options`] with a field for each, and the list of them.
///
/// `others` is what TDA 2011 answers, and with it every book that says nothing else; Ultimate
/// Texas hold'em goes by TDA 2024.
///
/// ```ignore
/// rule_options! {
///     language: Language {
///         section: General, disagreement: Some("X-41"),
///         answers: [English = "english", Posted = "posted"],
///         books: [Tda2024 => Posted], others: English,
///     }
/// }
/// ```
macro_rules! rule_options {
    ($($key:ident: $name:ident {
        section: $section:ident, disagreement: $disagreement:expr,
        answers: [$($answer:ident = $text:literal),+],
        books: [$($book:ident => $own:ident),*], others: $others:ident,
    })+) => {
        $(
            #[doc = concat!("The answers of the option `", stringify!($key), "`.")]
            #[derive(Debug, Clone, Copy, PartialEq, Eq)]
            pub enum $name {
                $(
                    #[doc = concat!("`", $text, "`")]
                    $answer,
                )+
            }

            impl $name {
                /// The name that files use.
                #[must_use]
                pub const fn id(self) -> &'static str {
                    match self {
                        $(Self::$answer => $text,)+
                    }
                }

                fn from_id(id: &str) -> Option<Self> {
                    match id {
                        $($text => Some(Self::$answer),)+
                        _ => None,
                    }
                }
            }
        )+

        /// An answer to everything in which rulebooks differ.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct Options {
            $(
                #[doc = concat!("See [`", stringify!($name), "`].")]
                pub $key: $name,
            )+
        }

        impl Options {
            /// Every option, in the order in which they are shown.
            pub const ALL: &'static [RuleOption] = &[
                $(
                    RuleOption {
                        key: stringify!($key),
                        section: Section::$section,
                        disagreement: $disagreement,
                        answers: &[$($text),+],
                        get: |options| options.$key.id(),
                        set: |options, answer| match $name::from_id(answer) {
                            Some(answer) => {
                                options.$key = answer;
                                true
                            }
                            None => false,
                        },
                    },
                )+
            ];

            /// What a book answers; where it is silent, what TDA 2011 does.
            #[must_use]
            pub const fn of(book: Rulebook) -> Self {
                let book = match book {
                    Rulebook::Uth002 => Rulebook::Tda2024,
                    book => book,
                };
                Self {
                    $($key: match book {
                        $(Rulebook::$book => $name::$own,)*
                        _ => $name::$others,
                    },)+
                }
            }
        }
    };
}

pub(super) use rule_options;
