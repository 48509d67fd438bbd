//! The profiles name crates that are built; a name that is left over speeds nothing up.

use crate::project::Project;
use toml::{Table, Value};

/// Crates that a profile names and that are not in the lock file.
pub fn name_what_is_built(project: &Project) -> Vec<String> {
    let manifest: Table = project.text("Cargo.toml").parse().expect("the manifest is TOML");
    let lock: Table = project.text("Cargo.lock").parse().expect("the lock file is TOML");
    let word = |of: &Value, key: &str| of.get(key).and_then(Value::as_str).unwrap_or("").to_owned();
    let built: Vec<(String, String)> = lock["package"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|package| (word(package, "name"), word(package, "version")))
        .collect();
    let is_built = |named: &str| {
        let (name, version) = named.split_once('@').unwrap_or((named, ""));
        let is_it = |(of, at): &(String, String)| {
            of == name && (version.is_empty() || at.starts_with(&format!("{version}.")))
        };
        named == "*" || built.iter().any(is_it)
    };
    let profiles = manifest["profile"].as_table().into_iter().flatten();
    let packages = profiles.filter_map(|(profile, of)| Some((profile, of.get("package")?)));
    packages
        .flat_map(|(profile, packages)| {
            let names = packages.as_table().into_iter().flat_map(|table| table.keys());
            names.filter(|name| !is_built(name)).map(move |name| (profile, name))
        })
        .map(|(profile, name)| format!("Cargo.toml: profile {profile} names {name}"))
        .collect()
}
