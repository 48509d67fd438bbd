//! Inside a layer names point downward, too: which part of the window, and which topic of the
//! engine, may know which.

use crate::graph::arrows;
use crate::project::Project;

/// The parts of the window, from the bottom up; the screens don't know each other.
pub const WINDOW: Order = Order {
    layer: "ui",
    places: &[
        "questions",
        "ticks",
        "icon",
        "theme",
        "widgets",
        "vocabulary",
        "view",
        "parts",
        "screens/*",
        "display",
        "sounds",
        "player_clock",
        "command_box",
        "shortcuts",
        "handbook",
        "needs",
        "zoom",
        "app",
        "opening",
        "preflight",
        "repaint",
        "lib",
    ],
    back: &[],
};

/// An order of what stands in a layer, from the bottom up.
pub struct Order {
    /// The layer.
    layer: &'static str,
    /// Files and folders; whatever a star stands for is not known by what else it stands for.
    places: &'static [&'static str],
    /// Arrows that point up all the same: from, to, and why.
    back: &'static [(&'static str, &'static str, &'static str)],
}

impl Order {
    /// Where a file stands: how high, and in which of the places that a star stands for.
    fn place<'a>(&self, path: &'a str) -> Option<(usize, &'a str)> {
        let inner = path.strip_prefix("src/")?.strip_prefix(self.layer)?.strip_prefix('/')?;
        let inner = inner.strip_suffix(".rs").unwrap_or(inner);
        self.places.iter().enumerate().find_map(|(height, place)| {
            let Some(folder) = place.strip_suffix('*') else {
                let rest = inner.strip_prefix(place)?;
                return (rest.is_empty() || rest.starts_with('/')).then_some((height, ""));
            };
            let rest = inner.strip_prefix(folder)?;
            Some((height, rest.split('/').next().unwrap_or(rest)))
        })
    }

    /// The arrows that point up, the files that stand nowhere, and exceptions that nobody needs.
    pub fn broken(&self, project: &Project) -> Vec<String> {
        let mut broken = Vec::new();
        let mut needed = vec![false; self.back.len()];
        let root = format!("src/{}/", self.layer);
        let unplaced = project.rust(&root).filter(|(path, _)| self.place(path).is_none());
        broken.extend(unplaced.map(|(path, _)| format!("{path}: not in the order of its layer")));
        for (from, to, names) in arrows(project, &root)
            .iter()
            .flat_map(|(from, all)| all.iter().map(move |(to, names)| (from, to, names)))
        {
            let (Some((low, own)), Some((high, other))) = (self.place(from), self.place(to)) else {
                continue;
            };
            // The list of a folder may name what it lists.
            let is_beside = low == high && own != other && !own.is_empty() && own != "mod";
            if high <= low && !is_beside {
                continue;
            }
            let allowed = self.back.iter().position(|(up, down, _)| {
                from.starts_with(&format!("{root}{up}")) && to.starts_with(&format!("{root}{down}"))
            });
            match allowed.and_then(|index| needed.get_mut(index)) {
                Some(is_needed) => *is_needed = true,
                None => {
                    let names: Vec<&str> = names.iter().map(String::as_str).collect();
                    broken.push(format!("{from} uses {} of {to}", names.join(", ")));
                }
            }
        }
        let unneeded = self.back.iter().zip(needed).filter(|(_, is_needed)| !is_needed);
        broken.extend(unneeded.map(|((up, down, _), _)| format!("{up} no longer uses {down}")));
        broken
    }
}

/// The window's parts know those below them.
pub fn window(project: &Project) -> Vec<String> {
    WINDOW.broken(project)
}
