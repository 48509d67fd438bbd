//! Files do not go in circles: who uses a file is not used by it, over whatever way.

use crate::graph::{arrows, circles};
use crate::layers::LAYERS;
use crate::project::Project;

/// The circles of every layer, each with the arrows that close it.
pub fn files_go_in_circles(project: &Project) -> Vec<String> {
    LAYERS.iter().flat_map(|layer| circles_of(project, layer.name)).collect()
}

/// The circles of one layer.
pub fn circles_of(project: &Project, layer: &str) -> Vec<String> {
    let mut broken = Vec::new();
    let arrows = arrows(project, &format!("src/{layer}/"));
    for circle in circles(&arrows) {
        broken.push(format!("{} files in a circle:", circle.len()));
        for from in &circle {
            let inside = arrows[from].iter().filter(|(to, _)| circle.contains(to));
            broken.extend(inside.map(|(to, names)| {
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                format!("  {from} uses {} of {to}", names.join(", "))
            }));
        }
    }
    broken
}

/// Shows the circles of the layer that is named in `CIRCLES`, for whoever straightens them.
#[test]
fn the_circles_of_a_layer_can_be_shown() {
    let layer = std::env::var("CIRCLES").unwrap_or_else(|_| "print".to_owned());
    let found = circles_of(&Project::read(), &layer);
    println!("{}", found.join("\n"));
    assert!(LAYERS.iter().any(|known| known.name == layer), "{layer} is no layer");
}
