//! What stands here is done, and stands alone.

use crate::project::Project;

/// Nothing is left for later, and nothing points outside.
pub fn for_later(project: &Project) -> Vec<String> {
    let refused = [
        (concat!("TO", "DO"), "do it, or open an issue"),
        (concat!("FIX", "ME"), "fix it, or open an issue"),
        (concat!("#[", "ignore"), "a test runs, or goes"),
        (concat!("#[should_", "panic"), "nothing panics; test the error"),
        (concat!("..", "/shared"), "the project stands alone"),
    ];
    let mut broken = Vec::new();
    for (path, text) in project.beneath("").filter(|(path, _)| !path.starts_with("docs/")) {
        for (number, line) in (1..).zip(text.lines()) {
            let found = refused.iter().filter(|(word, _)| line.contains(word));
            broken.extend(found.map(|(word, what)| format!("{path}:{number}: {word}: {what}")));
        }
    }
    broken
}

/// The code map speaks of every layer.
pub fn unnamed_layers(project: &Project) -> Vec<String> {
    let map = project.text("ARCHITECTURE.md");
    let unnamed =
        crate::layers::LAYERS.iter().filter(|layer| !map.contains(&format!("`{}`", layer.name)));
    unnamed.map(|layer| format!("ARCHITECTURE.md says nothing of {}", layer.name)).collect()
}

/// Every test is run, and no crate is built a second time to run none.
pub fn tests_that_nobody_runs(project: &Project) -> Vec<String> {
    let mut broken = Vec::new();
    for layer in &crate::layers::LAYERS {
        let folder = format!("src/{}/", layer.name);
        let path = format!("{folder}Cargo.toml");
        let manifest = project.text(&path);
        let has = |mark: &str| project.rust(&folder).any(|(_, text)| text.contains(mark));
        let kinds = [("test", has("#[test]")), ("doctest", has("/// ```\n") || has("//! ```\n"))];
        for (kind, is_there) in kinds {
            let is_run = !manifest.contains(&format!("\n{kind} = false\n"));
            match (is_there, is_run) {
                (true, false) => broken.push(format!("{path}: {kind}s stand there and do not run")),
                (false, true) => broken.push(format!("{path}: `{kind} = false`, for it has none")),
                (true, true) | (false, false) => {}
            }
        }
    }
    broken
}

/// Systems that a check of `.ci/run` compiles the program for.
const SYSTEMS: [&str; 2] = ["linux", "windows"];

/// What is compiled for a system that no check compiles for is never seen to compile.
pub fn for_unchecked_systems(project: &Project) -> Vec<String> {
    let mut broken = Vec::new();
    for (path, text) in project.rust("src/") {
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| line.contains("cfg")) {
            let named = line.split("target_os = \"").skip(1);
            let systems = named.filter_map(|after| after.split('"').next());
            let unknown = systems.filter(|system| !SYSTEMS.contains(system));
            broken.extend(unknown.map(|system| format!("{path}:{number}: {system}")));
            let family = ["target_family", "target_env", "target_vendor", "target_arch"];
            let others = family.into_iter().filter(|family| line.contains(family));
            broken.extend(others.map(|family| format!("{path}:{number}: {family}")));
        }
    }
    broken
}
