//! Every widget at once, with made-up data, to look at and to press.

use ui::theme::{Size, Tone, color, shape, space, text};
use ui::widgets::{
    Card, CardButton, Disc, Empty, Header, List, ListColumn, NavItem, Notice, PokerTable, Push,
    Search, SeatGlow, SeatUse, SeatView, Stat, Status, StatusButton, Tile, TileState, Urgency,
    card_ui, field_ui, form_ui, header_ui, nav_ui, notice_ui, paint_tile, poker_table_ui,
    search_ui, status_ui,
};

/// What is half-typed or chosen in the gallery.
#[derive(Default)]
pub struct Gallery {
    pub page: usize,
    pub typed: String,
    pub pressed: String,
}

/// Shows a window made of every widget.
pub fn gallery_ui(ui: &mut egui::Ui, gallery: &mut Gallery) {
    let panel = egui::Frame::new().fill(color(ui, Tone::Panel));
    egui::Panel::top("header").exact_size(shape::HEADER_HEIGHT).frame(panel).show(ui, |ui| {
        header_ui(ui, &header(), |ui| {
            ui.add(Push::secondary("Pause").icon("⏸").shortcut("Space"));
        });
    });
    egui::Panel::bottom("status").exact_size(shape::STATUS_HEIGHT).frame(panel).show(ui, |ui| {
        status_ui(ui, &status());
    });
    egui::Panel::left("nav").exact_size(shape::NAV_WIDTH).frame(panel).resizable(false).show(
        ui,
        |ui| {
            if let Some(page) = nav_ui(ui, &nav(), gallery.page) {
                gallery.page = page;
            }
        },
    );
    let strip = panel.inner_margin(space::CARD);
    egui::Panel::right("strip").exact_size(shape::STRIP_WIDTH).frame(strip).show(ui, |ui| {
        ui.label(text("What needs doing now", Size::Small).color(color(ui, Tone::TextMuted)));
        for card in cards() {
            if let Some(button) = card_ui(ui, &card) {
                gallery.pressed = card.buttons[button].name.clone();
            }
        }
    });
    let ground = egui::Frame::new().fill(color(ui, Tone::Ground)).inner_margin(space::SCREEN);
    egui::CentralPanel::default().frame(ground).show(ui, |ui| match gallery.page {
        0 => tables_ui(ui, gallery),
        1 => players_ui(ui, gallery),
        _ => rest_ui(ui, gallery),
    });
}

fn tables_ui(ui: &mut egui::Ui, gallery: &mut Gallery) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(16.0, 12.0);
        for number in 1..=12 {
            let (rect, response) = ui.allocate_exact_size(shape::TILE.into(), egui::Sense::click());
            let (count, badge, state) = tile(number);
            let name = format!("Table {number}, {count}");
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
            let tile = Tile {
                number: &number.to_string(),
                count,
                badge,
                state,
                asks_button: number == 6,
                is_tracked: number == 2,
                is_chosen: number == 4,
                is_hovered: response.hovered(),
                is_lit: false,
            };
            paint_tile(ui, rect, &tile);
            if response.clicked() {
                gallery.pressed = name;
            }
        }
    });
    ui.add_space(space::ONE);
    if let Some(seat) = poker_table_ui(ui, &table(), |_, _| {}) {
        gallery.pressed = format!("seat {seat}");
    }
}

fn players_ui(ui: &mut egui::Ui, gallery: &mut Gallery) {
    let [name, hint, found, clear] =
        ["Search players", "Name", "3 of 10,000", "Clear"].map(str::to_owned);
    search_ui(ui, Search { name, hint, found, clear }, &mut gallery.typed);
    let columns = [
        ListColumn::words("Name", None),
        ListColumn::words("Seat", Some(80.0)),
        ListColumn::words("Status", Some(120.0)),
    ];
    let list = List { selected: Some(2), ..List::new("players", &columns, 10_000) };
    let clicked = list.show(ui, |row| {
        let number = row.index() + 1;
        row.col(|ui| {
            ui.label(format!("Player {number}"));
        });
        row.col(|ui| {
            ui.label("4 · 7");
        });
        row.col(|ui| {
            ui.label(text("playing", Size::Small).color(color(ui, Tone::TextMuted)));
        });
    });
    if let Some(clicked) = clicked {
        gallery.pressed = format!("row {clicked}");
    }
}

fn rest_ui(ui: &mut egui::Ui, gallery: &mut Gallery) {
    let notice = Notice {
        urgency: Urgency::Attention,
        title: "Table 4 has no open seat".to_owned(),
        hint: "Move somebody to another table first, or set up a table.".to_owned(),
        buttons: vec!["Balance".to_owned()],
    };
    notice_ui(ui, &notice, "Seen");
    ui.horizontal(|ui| {
        ui.add(Push::primary("Draw seats").tip("Draws a seat for everybody").shortcut("D"));
        ui.add(Push::secondary("Balance…"));
        ui.add(Push::quiet("More"));
        ui.add(Push::danger("Break table 4"));
        ui.add(Push::secondary("Start").refused(Some("Nobody is registered")));
        ui.add(Push::secondary("Small").small());
    });
    ui.horizontal_top(|ui| {
        ui.allocate_ui(egui::vec2(shape::FORM_WIDTH, 300.0), |ui| {
            form_ui(ui, "Register a player", "Close", |ui| {
                field_ui(ui, "Name", "Anna Rys", &mut gallery.typed);
                ui.add(Push::primary("Register").shortcut("Enter"));
            });
        });
        ui.vertical(|ui| {
            let hint = "Type a name and press Enter.\nSuits: ♠♥♦♣ arrows: ←→↑↓";
            let register = Push::primary("Register players…");
            Empty::new("♠", "No players yet", hint).button(register).ui(ui);
        });
    });
}

fn header() -> Header {
    let stats = [
        ("Level 9 · running", "400 / 800 · ante 800"),
        ("Next", "500 / 1,000"),
        ("Break in", "57 min"),
        ("Players", "131 of 300"),
        ("Tables", "15"),
        ("Average stack", "68,700 · 86 BB"),
    ];
    Header {
        time: "17:42".to_owned(),
        time_name: "Time left 17:42".to_owned(),
        urgency: Urgency::Good,
        stats: stats.into_iter().map(|(label, value)| Stat::new(label, value)).collect(),
    }
}

fn status() -> Status {
    let button = |words: &str, refusal: Option<&str>| StatusButton {
        icon: ui::theme::icons::LOG,
        words: words.to_owned(),
        tip: format!("{words}: Petra Orel busted out (Ana, 14:03)"),
        shortcut: "Ctrl+Z".to_owned(),
        refusal: refusal.map(str::to_owned),
    };
    Status {
        urgency: Urgency::Good,
        saved: "Saved 14:03:22".to_owned(),
        last: "Petra Orel busted out in 132nd place, table 4".to_owned(),
        undo: button("Undo", None),
        redo: button("Redo", Some("There is nothing to put back")),
        right: "TDA 2024 · Floor: Ana".to_owned(),
    }
}

fn nav() -> Vec<NavItem> {
    let item = |words: &str, waiting| NavItem {
        icon: ui::theme::icons::LOG,
        words: words.to_owned(),
        waiting,
        tip: format!("{words} (F10)"),
    };
    vec![
        item("Tables", Some((3, Urgency::Attention))),
        item("Players", None),
        item("Others", Some((12, Urgency::Stopped))),
    ]
}

fn cards() -> Vec<Card> {
    let card = |urgency, title: &str, line: &str, button: &str| Card {
        urgency,
        title: title.to_owned(),
        lines: vec![line.to_owned()],
        citation: Some("TDA 2024 rule 11".to_owned()),
        buttons: vec![CardButton {
            words: button.to_owned(),
            name: format!("{button} ({title})"),
            refusal: None,
            shortcut: None,
            is_aside: false,
        }],
    };
    vec![
        card(Urgency::Stopped, "Table 7 halted", "It is 3 short. Balance first.", "Balance"),
        card(
            Urgency::Attention,
            "Balance table 4",
            "Table 9, seat 6 Šárka Dvořák takes table 4, seat 4: the big blind at once.",
            "Move",
        ),
        card(Urgency::Info, "Table 15 breaks next", "Four seats are open elsewhere.", "Break"),
        card(Urgency::Quiet, "Color-up of 100s", "Bring 164 chips of 1,000.", "Open plan"),
    ]
}

/// How full a table is, and what is the matter with it.
fn tile(number: u8) -> (&'static str, Option<&'static str>, TileState) {
    match number {
        4 => ("7 of 9", Some("2 short"), TileState::Short),
        7 => ("5 of 9", Some("halted"), TileState::Halted),
        9 => ("9 of 9", Some("final table"), TileState::Final),
        12 => ("9 of 9", Some("breaks next"), TileState::Breaking),
        _ => ("9 of 9", None, TileState::Normal),
    }
}

fn table() -> PokerTable {
    let names = ["Anna Rys", "Bořek Kowalski", "Dan Ivan", "", "Eva Tur", "F. Rys", "", "L. Bílý"];
    let seat = |(index, name): (usize, &&str)| {
        let number = u8::try_from(index).unwrap_or_default() + 1;
        let usage = match (*name, number) {
            ("", 7) => SeatUse::Closed,
            ("", _) => SeatUse::Open,
            _ => SeatUse::Taken,
        };
        let (note, glow, discs) = match number {
            1 => ("", SeatGlow::Plain, vec![Disc::Button]),
            2 => ("🔒 locked", SeatGlow::Plain, vec![Disc::SmallBlind]),
            3 => ("waits one hand", SeatGlow::Plain, vec![Disc::BigBlind]),
            4 => ("worst seat", SeatGlow::Target, vec![]),
            6 => ("12,300", SeatGlow::Chosen, vec![]),
            _ => ("", SeatGlow::Plain, vec![]),
        };
        let words = match usage {
            SeatUse::Taken => *name,
            SeatUse::Open => "open",
            SeatUse::Closed => "out of use",
        };
        SeatView {
            number,
            usage,
            words: words.to_owned(),
            note: note.to_owned(),
            glow,
            discs,
            said: String::new(),
            name: format!("Table 4 seat {number} {words}"),
            tip: String::new(),
        }
    };
    PokerTable {
        title: "Table 4".to_owned(),
        subtitle: "button at seat 1 · hand 12".to_owned(),
        remark: "6 of 8".to_owned(),
        seats: names.iter().enumerate().map(seat).collect(),
        badge: Some(("2 short".to_owned(), TileState::Short)),
        dealer: "dealer".to_owned(),
        name: "Table 4, 6 players".to_owned(),
    }
}
