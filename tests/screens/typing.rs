//! Whoever types into a field goes on typing into it, whatever comes or goes around it.

use crate::window::{Evening, NAMES};
use egui::{Event, Role};
use egui_kittest::kittest::{NodeT, Queryable};

/// Screens, and what is pressed there for more fields.
const PLACES: [(&str, &[&str]); 15] = [
    ("Clock", &[]),
    ("Players", &[]),
    ("Tables", &[]),
    ("Chips", &["Chip set"]),
    ("Chips", &["Counts"]),
    ("Penalties", &[]),
    ("Rulings", &[]),
    ("Log", &[]),
    ("Setup", &["Tournament"]),
    ("Setup", &["Prices", "Set prices…"]),
    ("Setup", &["This computer"]),
    ("People", &[]),
    (START, &["New from template…", "Structure"]),
    (START, &["New from template…"]),
    (START, &["People…"]),
];

/// Before a tournament is open.
const START: &str = "";

fn at((screen, pressed): (&str, &[&str])) -> Evening {
    let mut evening = match screen {
        START => Evening::new(),
        _ => Evening::started(&NAMES),
    };
    if screen != START {
        evening.go(screen);
    }
    for label in pressed {
        evening.press(label);
    }
    evening
}

/// Fields of letters and of numbers.
fn is_field(node: &egui_kittest::kittest::AccessKitNode<'_>) -> bool {
    [Role::TextInput, Role::SpinButton].contains(&node.role())
}

/// Types two letters, a frame or more each: the field, what it holds, and whether it is still typed
/// into.
fn typed(evening: &mut Evening, no: usize) -> Option<(String, String, bool)> {
    let field = evening.window.query_all_by(is_field).nth(no)?;
    let label = field.accesskit_node().label().unwrap_or_default();
    field.scroll_to_me();
    evening.window.run_ok();
    evening.window.query_all_by(is_field).nth(no)?.focus();
    evening.window.run_ok();
    let before = evening.window.ctx.memory(egui::Memory::focused);
    for letter in ["7", "8"] {
        evening.window.event(Event::Text(letter.to_owned()));
        evening.window.run_ok();
    }
    let still = evening.window.ctx.memory(egui::Memory::focused) == before;
    let held = evening.window.query_all_by(is_field).nth(no)?;
    Some((label, held.accesskit_node().value().unwrap_or_default(), still))
}

/// Of levels alone there are more, and all alike.
const FIELDS_MAX: usize = 12;

#[test]
fn the_second_letter_goes_where_the_first_one_went() {
    let mut faults = Vec::new();
    let mut fields = 0;
    for place in PLACES {
        for no in 0..FIELDS_MAX {
            // Each is the first that is changed.
            let Some((label, held, stays)) = typed(&mut at(place), no) else { break };
            fields += 1;
            if !stays {
                faults.push(format!("{place:?}, {label}: {held:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(fields > 60, "{fields} fields");
}
