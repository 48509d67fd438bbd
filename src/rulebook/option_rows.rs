//! How the list of options becomes types.

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
                // A new book answers like TDA 2011 unless its answers are put into the rows.
                let book = match book {
                    Rulebook::Uth002 => Rulebook::Tda2024,
                    Rulebook::Tda2024 | Rulebook::Tda2011 | Rulebook::House000 => book,
                    Rulebook::Home001 | Rulebook::Pl004 | Rulebook::Local003 => book,
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
