//! How rows of options become types, and the list of them the options of a tournament.

/// Makes a type of each row.
///
/// `others` is what TDA 2011 answers, and with it every book that says nothing else; an edition
/// that the row does not name answers like its neighbour, see [`Rulebook::answers_like`].
///
/// ```ignore
/// answers! {
///     General
///
///     Language {
///         disagreement: Some("X-41"),
///         answers: [English = "english", Posted = "posted"],
///         books: [Tda2024 => Posted], others: English,
///     }
/// }
/// ```
macro_rules! answers {
    ($section:ident $($name:ident {
        disagreement: $disagreement:expr,
        answers: [$($answer:ident = $text:literal),+],
        books: [$($book:ident => $own:ident),*], others: $others:ident,
    })+) => {
        $(
            #[doc = concat!("The answers of the option `", stringify!($name), "`.")]
            #[derive(Debug, Clone, Copy, PartialEq, Eq)]
            pub enum $name {
                $(
                    #[doc = concat!("`", $text, "`")]
                    $answer,
                )+
            }

            impl $name {
                pub(super) const SECTION: Section = Section::$section;
                pub(super) const DISAGREEMENT: Option<&'static str> = $disagreement;
                pub(super) const ANSWERS: &'static [&'static str] = &[$($text),+];

                /// The name that files use.
                #[must_use]
                pub const fn id(self) -> &'static str {
                    match self {
                        $(Self::$answer => $text,)+
                    }
                }

                pub(super) fn from_id(id: &str) -> Option<Self> {
                    match id {
                        $($text => Some(Self::$answer),)+
                        _ => None,
                    }
                }

                pub(super) const fn of(book: Rulebook) -> Self {
                    let mut asked = Some(book);
                    while let Some(book) = asked {
                        match book {
                            $(Rulebook::$book => return Self::$own,)*
                            _ => asked = book.answers_like(),
                        }
                    }
                    Self::$others
                }
            }
        )+
    };
}

/// Makes [`Options`](crate::Options) with a field for each option, and the list of them.
macro_rules! all_options {
    ($($file:ident { $($key:ident: $name:ident,)+ })+) => {
        $(pub use $file::{$($name),+};)+

        /// An answer to everything in which rulebooks differ.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct Options {
            $($(
                #[doc = concat!("See [`", stringify!($name), "`].")]
                pub $key: $name,
            )+)+
        }

        impl Options {
            /// Every option, in the order in which they are shown.
            pub const ALL: &'static [RuleOption] = &[
                $($(
                    RuleOption {
                        key: stringify!($key),
                        section: $name::SECTION,
                        disagreement: $name::DISAGREEMENT,
                        answers: $name::ANSWERS,
                        get: |options| options.$key.id(),
                        set: |options, answer| match $name::from_id(answer) {
                            Some(answer) => {
                                options.$key = answer;
                                true
                            }
                            None => false,
                        },
                    },
                )+)+
            ];

            /// What a book answers; where it is silent, what TDA 2011 does.
            #[must_use]
            pub const fn of(book: Rulebook) -> Self {
                Self { $($($key: $name::of(book),)+)+ }
            }
        }
    };
}

pub(super) use {all_options, answers};
