//! What must be there before a window can open, looked at before anything starts.
//!
//! Without this a missing library is a panic deep inside the window system, or an error that
//! names neither the library nor the package that brings it.

use std::any::Any;
use std::env::var_os;
use words::{Args, Words};

/// Why the window did not open, or did not stay open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WindowError {
    /// Something is missing on this computer.
    Missing(Missing),
    /// A screen is named, but it cannot be reached.
    DisplayUnreachable {
        /// What the environment names.
        display: String,
    },
    /// The graphics driver cannot paint.
    Graphics {
        /// What the driver said, on one line.
        reason: String,
    },
    /// The program itself failed.
    Crashed { reason: String },
}

/// What is missing on this computer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Missing {
    /// No screen is named in the environment.
    NoDisplay,
    /// Libraries that the window system needs.
    Libraries {
        /// The files that could not be opened.
        names: Vec<&'static str>,
        /// The Debian packages that bring them.
        debian_packages: Vec<&'static str>,
    },
}

impl From<eframe::Error> for WindowError {
    fn from(error: eframe::Error) -> Self {
        match error {
            eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => {
                Self::DisplayUnreachable { display: display_named() }
            }
            eframe::Error::AppCreation(error) => Self::Crashed { reason: one_line(&error) },
            graphics => Self::Graphics { reason: one_line(&graphics) },
        }
    }
}

impl WindowError {
    /// In one line: what is missing, what brings it, and what works without a window.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        let args = Args::new();
        let (id, args) = match self {
            Self::Missing(Missing::NoDisplay) => ("window-no-display", args),
            Self::Missing(Missing::Libraries { names, debian_packages }) => {
                let args = args
                    .text("libraries", names.join(" "))
                    .text("packages", debian_packages.join(" "));
                ("window-no-libraries", args)
            }
            Self::DisplayUnreachable { display } => {
                ("window-no-answer", args.text("display", display.as_str()))
            }
            Self::Graphics { reason } => {
                ("window-no-graphics", args.text("reason", reason.as_str()))
            }
            Self::Crashed { reason } => ("window-crashed", args.text("reason", reason.as_str())),
        };
        format!("{} {}", words.say(id, &args), words.text("window-without"))
    }

    /// The error of a panic that was caught.
    #[must_use]
    pub fn of_panic(panic: &(dyn Any + Send)) -> Self {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let words = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Self::Crashed { reason: one_line(&words.unwrap_or_default()) }
    }
}

/// Looks whether a window can open.
///
/// # Errors
/// Where no screen is named, or libraries are missing.
pub fn check() -> Result<(), Missing> {
    if cfg!(target_os = "linux") { linux::check() } else { Ok(()) }
}

fn one_line(text: &dyn ToString) -> String {
    text.to_string().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_named(name: &str) -> bool {
    var_os(name).is_some_and(|value| !value.is_empty())
}

/// The screen that the environment names, as a person would write it.
fn display_named() -> String {
    let named = ["WAYLAND_DISPLAY", "DISPLAY"].into_iter().find(|name| is_named(name));
    let value = |name| var_os(name).unwrap_or_default().to_string_lossy().into_owned();
    named.map(|name| format!("{name}={}", value(name))).unwrap_or_default()
}

#[cfg(not(target_os = "linux"))]
mod linux {
    use crate::preflight::Missing;

    pub fn check() -> Result<(), Missing> {
        Ok(())
    }
}

#[cfg(target_os = "linux")]
mod linux {
    use crate::preflight::{Missing, is_named};

    /// Files of which one is enough, each with the package that brings it.
    type Need = &'static [(&'static str, &'static str)];

    /// Letters that no shipped font has are looked for with it; without it that is a panic.
    const FONTS: (&str, &str) = ("libfontconfig.so.1", "libfontconfig1");

    const X11: [Need; 7] = [
        &[FONTS],
        &[("libX11.so.6", "libx11-6")],
        &[("libX11-xcb.so.1", "libx11-xcb1")],
        &[("libXcursor.so.1", "libxcursor1")],
        &[("libXi.so.6", "libxi6")],
        &[("libxkbcommon-x11.so.0", "libxkbcommon-x11-0")],
        &[("libGL.so.1", "libgl1"), ("libEGL.so.1", "libegl1")],
    ];
    const WAYLAND: [Need; 5] = [
        &[FONTS],
        &[("libwayland-client.so.0", "libwayland-client0")],
        &[("libwayland-egl.so.1", "libwayland-egl1")],
        &[("libEGL.so.1", "libegl1")],
        &[("libxkbcommon.so.0", "libxkbcommon0")],
    ];

    pub fn check() -> Result<(), Missing> {
        // The window system asks in this order too.
        if is_named("WAYLAND_DISPLAY") || is_named("WAYLAND_SOCKET") {
            missing_of(&WAYLAND, opens)
        } else if is_named("DISPLAY") {
            missing_of(&X11, opens)
        } else {
            Err(Missing::NoDisplay)
        }
    }

    fn missing_of(needs: &[Need], opens: impl Fn(&str) -> bool) -> Result<(), Missing> {
        let is_missing = |need: &&Need| !need.iter().any(|(name, _)| opens(name));
        let missing: Vec<_> =
            needs.iter().filter(is_missing).filter_map(|need| need.first().copied()).collect();
        if missing.is_empty() {
            return Ok(());
        }
        let (names, debian_packages) = missing.into_iter().unzip();
        Err(Missing::Libraries { names, debian_packages })
    }

    #[expect(unsafe_code, reason = "there is no other way to ask whether a library opens")]
    fn opens(name: &str) -> bool {
        // SAFETY: opening a library runs its start-up code. These are libraries of the system
        // that the window system opens a moment later in the same way.
        let library = unsafe { libloading::Library::new(name) };
        // It stays open: closing graphics drivers again is where trouble would come from.
        library.map(std::mem::forget).is_ok()
    }

    #[cfg(test)]
    mod tests {
        use crate::preflight::Missing;
        use crate::preflight::linux::{WAYLAND, X11, missing_of};

        #[test]
        fn what_is_missing_is_named_with_its_package() {
            let without_gl = |name: &str| !name.contains("GL") && name != "libXi.so.6";
            let missing = missing_of(&X11, without_gl);
            let expected = Missing::Libraries {
                names: vec!["libXi.so.6", "libGL.so.1"],
                debian_packages: vec!["libxi6", "libgl1"],
            };
            assert_eq!(missing, Err(expected));
        }

        #[test]
        fn the_library_that_finds_fonts_is_missed_before_a_letter_needs_it() {
            for needs in [&X11[..], &WAYLAND[..]] {
                let missing = missing_of(needs, |name| !name.contains("fontconfig"));
                let expected = Missing::Libraries {
                    names: vec!["libfontconfig.so.1"],
                    debian_packages: vec!["libfontconfig1"],
                };
                assert_eq!(missing, Err(expected));
            }
        }

        #[test]
        fn one_of_two_graphics_libraries_is_enough() {
            assert_eq!(missing_of(&X11, |name| name != "libGL.so.1"), Ok(()));
            assert!(missing_of(&WAYLAND, |name| name != "libEGL.so.1").is_err());
        }
    }
}
