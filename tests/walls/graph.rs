//! Which file uses what which other file defines, inside one crate.
//!
//! A name is followed to the file that defines it: whatever `mod.rs` hands on with `pub use` is an
//! arrow to the file behind it, and handing on alone is none.

use crate::project::{Project, parsed};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use syn::visit::Visit;

/// A crate's files, by the path of their module: `["seating", "plan"]`.
type Modules = BTreeMap<Vec<String>, Arc<Module>>;

/// An arrow: what the first file uses of the second.
pub type Arrows = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

#[derive(Default)]
struct Module {
    path: String,
    defined: BTreeSet<String>,
    /// What a name stands for that was brought in by `use`, as segments.
    aliases: BTreeMap<String, Vec<String>>,
    /// Paths that its code names, with those of private imports.
    named: BTreeSet<Vec<String>>,
}

/// The arrows between the files of the crate beneath this folder.
pub fn arrows(project: &Project, root: &str) -> Arrows {
    let modules = modules(project, root);
    let mut arrows = Arrows::new();
    for (at, module) in &modules {
        for path in &module.named {
            let Some((file, name)) = definition(&modules, at, path, 0) else { continue };
            if file != module.path {
                let of = arrows.entry(module.path.clone()).or_default();
                of.entry(file).or_default().insert(name);
            }
        }
    }
    arrows
}

fn modules(project: &Project, root: &str) -> Modules {
    let mut modules = Modules::new();
    for (path, text) in project.rust(root) {
        let inner = path.trim_start_matches(root).trim_start_matches('/').trim_end_matches(".rs");
        let mut at: Vec<String> = inner.split('/').map(str::to_owned).collect();
        if at.last().is_some_and(|last| last == "mod" || last == "lib" || last == "main") {
            at.pop();
        }
        modules.insert(at, module(path, text));
    }
    modules
}

/// A file as it was read; the same text is parsed once, however many walls look at it.
fn module(path: &str, text: &str) -> Arc<Module> {
    static READ: Mutex<BTreeMap<String, Arc<Module>>> = Mutex::new(BTreeMap::new());
    let key = format!("{path}\n{text}");
    if let Some(known) = READ.lock().unwrap().get(&key) {
        return Arc::clone(known);
    }
    let mut module = Module { path: path.to_owned(), ..Module::default() };
    Reader { module: &mut module }.visit_file(&parsed(path, text));
    Arc::clone(READ.lock().unwrap().entry(key).or_insert(Arc::new(module)))
}

/// The file that defines what this path names, seen from this module, and the name.
fn definition(
    modules: &Modules,
    at: &[String],
    path: &[String],
    depth: usize,
) -> Option<(String, String)> {
    if depth > 16 {
        return None;
    }
    let mut here = at.to_vec();
    let mut rest = path;
    let mut is_inside = false;
    while let Some((first, after)) = rest.split_first() {
        match first.as_str() {
            "crate" => here.clear(),
            "self" => {}
            "super" => drop(here.pop()),
            name => {
                let child: Vec<String> = here.iter().cloned().chain([name.to_owned()]).collect();
                let module = modules.get(&here)?;
                if module.defined.contains(name) {
                    return Some((module.path.clone(), name.to_owned()));
                }
                if let Some(alias) = module.aliases.get(name) {
                    let whole: Vec<String> = alias.iter().chain(after).cloned().collect();
                    return definition(modules, &here, &whole, depth + 1);
                }
                if !modules.contains_key(&child) {
                    // Another crate, a local name, or something that a macro of that file makes.
                    return is_inside.then(|| (module.path.clone(), name.to_owned()));
                }
                here = child;
            }
        }
        is_inside = true;
        rest = after;
    }
    None
}

/// Whether what is brought in is handed on with `pub use`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Handed {
    On,
    No,
}

struct Reader<'a> {
    module: &'a mut Module,
}

impl Reader<'_> {
    fn import(&mut self, tree: &syn::UseTree, before: &[String], handed: Handed) {
        let with = |name: &syn::Ident| {
            let mut path = before.to_vec();
            path.push(name.to_string());
            path
        };
        match tree {
            syn::UseTree::Path(path) => {
                self.import(&path.tree, &with(&path.ident), handed);
            }
            syn::UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.import(tree, before, handed));
            }
            syn::UseTree::Name(name) if name.ident == "self" => {
                let Some(last) = before.last() else { return };
                self.bring(last.clone(), before.to_vec(), handed);
            }
            syn::UseTree::Name(name) => {
                self.bring(name.ident.to_string(), with(&name.ident), handed);
            }
            syn::UseTree::Rename(name) => {
                self.bring(name.rename.to_string(), with(&name.ident), handed);
            }
            syn::UseTree::Glob(_) => {}
        }
    }

    fn bring(&mut self, name: String, path: Vec<String>, handed: Handed) {
        if path.first().is_some_and(|first| *first == name) && path.len() == 1 {
            return;
        }
        if handed == Handed::No {
            self.module.named.insert(path.clone());
        }
        self.module.aliases.insert(name, path);
    }

    fn define(&mut self, name: &syn::Ident) {
        self.module.defined.insert(name.to_string());
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        match item {
            syn::Item::Const(item) => self.define(&item.ident),
            syn::Item::Enum(item) => self.define(&item.ident),
            syn::Item::Fn(item) => self.define(&item.sig.ident),
            syn::Item::Static(item) => self.define(&item.ident),
            syn::Item::Struct(item) => self.define(&item.ident),
            syn::Item::Trait(item) => self.define(&item.ident),
            syn::Item::Type(item) => self.define(&item.ident),
            syn::Item::Macro(item) => item.ident.iter().for_each(|name| self.define(name)),
            syn::Item::Use(item) => {
                let is_private = matches!(item.vis, syn::Visibility::Inherited);
                let handed = if is_private { Handed::No } else { Handed::On };
                return self.import(&item.tree, &[], handed);
            }
            _ => {}
        }
        syn::visit::visit_item(self, item);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let segments = path.segments.iter().map(|segment| segment.ident.to_string());
        self.module.named.insert(segments.collect());
        syn::visit::visit_path(self, path);
    }

    /// What a macro is given is no path yet; each run of names in it may be one.
    fn visit_macro(&mut self, given: &'ast syn::Macro) {
        let text = given.tokens.to_string().replace(" :: ", "::");
        let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
        for run in text.split(|c| !is_part(c)).filter(|run| !run.is_empty()) {
            self.module.named.insert(run.split("::").map(str::to_owned).collect());
        }
        syn::visit::visit_macro(self, given);
    }
}

/// The circles of files that use one another, each in alphabetical order, the largest first.
pub fn circles(arrows: &Arrows) -> Vec<Vec<String>> {
    let reach: BTreeMap<&str, BTreeSet<&str>> =
        arrows.keys().map(|from| (from.as_str(), reached(arrows, from))).collect();
    let mut circles: BTreeSet<Vec<String>> = BTreeSet::new();
    for (from, far) in &reach {
        let is_back = |to: &&&str| reach.get(**to).is_some_and(|back| back.contains(from));
        let mut circle: BTreeSet<&str> = far.iter().filter(is_back).copied().collect();
        if circle.insert(from) && circle.len() == 1 {
            continue;
        }
        circles.insert(circle.into_iter().map(str::to_owned).collect());
    }
    let mut circles: Vec<Vec<String>> = circles.into_iter().collect();
    circles.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
    circles
}

/// Every file that can be reached from this one, itself only over another one.
pub fn reached<'a>(arrows: &'a Arrows, from: &'a str) -> BTreeSet<&'a str> {
    let mut far = BTreeSet::new();
    let mut next = vec![from];
    while let Some(file) = next.pop() {
        for to in arrows.get(file).into_iter().flat_map(BTreeMap::keys) {
            if far.insert(to.as_str()) {
                next.push(to);
            }
        }
    }
    far
}
