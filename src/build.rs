//! Tells the program which commit it is built from, and of which day.
//!
//! Without git the version stands alone, as it does in an archive of the sources.

use std::path::Path;
use std::process::Command;

fn main() {
    let version = env!("CARGO_PKG_VERSION");
    let told =
        match (git(&["rev-parse", "--short=10", "HEAD"]), git(&["log", "-1", "--format=%cs"])) {
            (Some(commit), Some(day)) => format!("{version} ({commit}, {day})"),
            _ => version.to_owned(),
        };
    println!("cargo:rustc-env=FLOORMAN_VERSION={told}");
    draw_icon();
    // Each commit and each change of branch is told anew.
    for path in ["HEAD", "logs/HEAD"] {
        if let Some(file) =
            git(&["rev-parse", "--git-path", path]).filter(|it| Path::new(it).exists())
        {
            println!("cargo:rerun-if-changed={file}");
        }
    }
    println!("cargo:rerun-if-changed=src/build.rs");
}

/// Puts the icon, the name and the version into the programs of Windows, where its tool for that
/// is at hand; without it they have the icon of the system.
fn draw_icon() {
    println!("cargo:rerun-if-changed=assets/icon/floorman.ico");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        let mut resource = winresource::WindowsResource::new();
        resource.set_icon("assets/icon/floorman.ico").set("ProductName", "Floorman");
        if let Err(error) = resource.compile() {
            println!("cargo:warning=the programs have no icon: {error}");
        }
    }
}

/// What git says, on one line.
fn git(words: &[&str]) -> Option<String> {
    let said =
        Command::new("git").args(words).output().ok().filter(|said| said.status.success())?;
    let line = String::from_utf8(said.stdout).ok()?.trim().to_owned();
    (!line.is_empty()).then_some(line)
}
