//! One evening at random: what happens, and what the floor does about it.

use super::desk::Desk;
use crate::terminal::{done, word};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The evening begins here: 2026-03-05, 19:00 UTC.
const START: i64 = 1_772_737_200_000;
/// More acts than any evening of forty people has.
const ACTS_MAX: usize = 3_000;
/// More than anything needs, one thing after the other.
const NEEDS_MAX: usize = 200;

/// Chance that can be told again.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % u64::try_from(sides.max(1)).unwrap()).unwrap()
    }

    fn one<'a, T>(&mut self, among: &'a [T]) -> Option<&'a T> {
        among.get(self.roll(among.len()))
    }
}

/// Somebody in a seat.
#[derive(Clone)]
struct Sitter {
    table: u64,
    seat: u64,
    name: String,
}

pub struct Evening {
    seed: u64,
    dice: Dice,
    desk: Desk,
    /// Where the file is; gone with the evening.
    _folder: TempDir,
    file: PathBuf,
    at: i64,
    /// What was asked and answered, told where the evening gets stuck.
    acts: Vec<String>,
    /// What each act brought into play, or took.
    chips: BTreeMap<u64, i64>,
    latecomers: usize,
    has_winner: bool,
    /// What was done, and which needs were answered.
    pub done: BTreeSet<String>,
}

impl Evening {
    /// Eight to forty people at tables of unequal sizes, seated and playing.
    pub fn begin(seed: u64) -> Self {
        let mut dice = Dice(seed.wrapping_mul(0x5851_f42d_4c95_7f2d));
        let folder = in_memory();
        let (file, list) = (folder.path().join("e.floorman"), folder.path().join("people.csv"));
        let people = 8 + dice.roll(33);
        let names: String = (1..=people).map(|no| format!("Player {no}\n")).collect();
        std::fs::write(&list, names).unwrap();
        let seeded = seed.to_string();
        let made = ["new", word(&file), "--template", "club-night", "--entries", word(&list)];
        let at = ["--at", "2026-03-05T19:00:00Z", "--seed", &seeded];
        done(&[&made[..], &at[..]].concat(), b"");
        let sold = 10_000 * i64::try_from(people).unwrap();
        let mut evening = Self {
            seed,
            dice,
            desk: Desk::open(&["do", word(&file), "--keep-going", "--seed", &seeded]),
            _folder: folder,
            file,
            at: START,
            acts: Vec::new(),
            chips: BTreeMap::from([(2, sold)]),
            latecomers: 0,
            has_winner: false,
            done: BTreeSet::new(),
        };
        evening.set_up(people);
        evening
    }

    fn set_up(&mut self, people: usize) {
        let (mut tables, mut seats) = (Vec::new(), 0);
        while seats < people {
            let size = 6 + self.dice.roll(5);
            seats += size;
            tables.push(json!({ "table": tables.len() + 1, "seats": size }));
        }
        let after_breaks = ["ByItself", "ByFloor"][self.dice.roll(2)];
        let tracking = ["Never", "FinalTable", "Always"][self.dice.roll(3)];
        let settings = json!({
            "entries": {
                "re_entries": { "AtMost": 1 },
                "rebuys": { "AtMost": 2 },
                "rebuy_level_max": 3,
                "late_registration_level_max": 4,
                "add_on_chips": 5_000
            },
            "seating": { "button_tracking": tracking },
            "pace": { "after_breaks": after_breaks, "after_registration": "ByFloor" }
        });
        self.must(json!({ "ChangeSettings": { "settings": settings } }));
        self.must(json!({ "AddTables": { "tables": tables } }));
        self.must(json!({ "DrawSeats": { "public": null } }));
        self.must(json!("StartClock"));
    }

    /// Plays until one is left.
    pub fn play(&mut self) {
        while !self.has_winner {
            if self.acts.len() > ACTS_MAX {
                self.stuck("the evening never ends");
            }
            self.at += 60_000 * i64::try_from(1 + self.dice.roll(5)).unwrap();
            self.happen();
            self.settle();
        }
    }

    /// One winner, places without a hole, chips that add up.
    pub fn end(&mut self) {
        let standings = self.view("standings");
        let mut places: Vec<u64> =
            standings.iter().filter_map(|row| row["place"].as_u64()).collect();
        places.sort_unstable();
        let whole: Vec<u64> = (1..).take(standings.len()).collect();
        if places != whole {
            self.stuck(&format!("places {places:?} of {}", standings.len()));
        }
        let in_play = self.view("chips")[0]["in_play"].as_i64();
        let bought: i64 = self.chips.values().sum();
        if in_play != Some(bought) {
            self.stuck(&format!("{in_play:?} chips in play, and {bought} were sold"));
        }
        let trouble = self.desk.trouble();
        if !trouble.is_empty() {
            self.stuck(&trouble);
        }
        // Everything was checked act by act; now and then the whole journal once more.
        if self.seed % 10 == 0 {
            done(&["check", word(&self.file)], b"");
        }
    }

    fn stuck(&self, why: &str) -> ! {
        panic!("seed {}: {why}\n{}", self.seed, self.acts.join("\n"));
    }

    fn moment(&self) -> Value {
        let secs = self.at / 1000 - START / 1000;
        let (hour, minute) = (19 + secs / 3600, secs / 60 % 60);
        let (day, hour) = (5 + hour / 24, hour % 24);
        Value::String(format!("2026-03-{day:02}T{hour:02}:{minute:02}:{:02}Z", secs % 60))
    }

    fn view(&mut self, view: &str) -> Vec<Value> {
        let asked = json!({ "show": view, "at": self.moment() });
        match self.desk.ask(&asked) {
            Ok(answer) => answer["show"].as_array().cloned().unwrap_or_default(),
            Err(trouble) => self.stuck(&format!("{view}: {trouble}")),
        }
    }

    /// Does it, or tells why it is refused.
    fn ask(&mut self, command: Value) -> Result<(), String> {
        let line = json!({ "at": self.moment(), "do": command });
        self.acts.push(line.to_string());
        let answer = match self.desk.ask(&line) {
            Ok(answer) => answer,
            Err(trouble) => self.stuck(&trouble),
        };
        if let Some(refused) = answer.get("refused") {
            self.acts.push(answer.to_string());
            return Err(refused["text"].as_str().unwrap_or_default().to_owned());
        }
        let name = command_name(&line["do"]);
        self.done.insert(name);
        if let Some(undone) = answer["undo"].as_u64() {
            self.chips.remove(&undone);
        }
        let seq = answer["seq"].as_u64().unwrap_or_default();
        let events = answer["events"].as_array().cloned().unwrap_or_default();
        let brought: i64 = events.iter().map(brought).sum();
        self.chips.insert(seq, brought);
        Ok(())
    }

    fn must(&mut self, command: Value) {
        if let Err(refused) = self.ask(command) {
            self.stuck(&format!("refused: {refused}"));
        }
    }

    fn sitters(&mut self) -> Vec<Sitter> {
        let sitter = |row: &Value| Sitter {
            table: row["table"].as_u64().unwrap(),
            seat: row["seat"].as_u64().unwrap(),
            name: row["name"].as_str().unwrap().to_owned(),
        };
        self.view("seats").iter().map(sitter).collect()
    }

    fn out(&mut self) -> Vec<String> {
        let rows = self.view("standings");
        let is_out = |row: &&Value| !row["busted_at"].is_null();
        rows.iter().filter(is_out).map(|row| row["name"].as_str().unwrap().to_owned()).collect()
    }

    /// What happens at the tables and at the desk: now and then the terms are against it.
    fn happen(&mut self) {
        let sitters = self.sitters();
        let Some(somebody) = self.dice.one(&sitters).cloned() else { return };
        let name = somebody.name.as_str();
        let may = match self.dice.roll(100) {
            0..50 => {
                let rivals: Vec<&Sitter> = sitters
                    .iter()
                    .filter(|other| other.table == somebody.table && other.name != name)
                    .collect();
                let by: Vec<&str> =
                    self.dice.one(&rivals).iter().map(|other| other.name.as_str()).collect();
                let by = if self.dice.roll(3) == 0 { Vec::new() } else { by };
                // Both ways of writing a moment, one as often as the other.
                let at = if self.dice.roll(2) == 0 { json!(self.at) } else { self.moment() };
                let busts = json!([{ "player": name }]);
                self.ask(json!({ "BustOut": { "busts": busts, "by": by, "at": at } }))
            }
            50..60 => self.come_late(),
            60..66 => self.ask(json!({ "Rebuy": { "player": name } })),
            66..72 => self.come_back("Rebuy"),
            72..75 => self.come_back("ReEntry"),
            75..79 => self.ask(json!({ "AddOn": { "player": name } })),
            79..84 => {
                let void = json!({ "sale": "Entry", "player": name, "note": "never came" });
                self.ask(json!({ "VoidSale": void }))
            }
            84..89 => {
                let sale = ["Rebuy", "AddOn", "ReEntry"][self.dice.roll(3)];
                self.ask(json!({ "VoidSale": { "sale": sale, "player": name, "money": "Kept" } }))
            }
            89..93 => match self.out() {
                out if out.is_empty() => Ok(()),
                out => {
                    let player = self.dice.one(&out).cloned();
                    self.ask(json!({ "Reinstate": { "player": player } }))
                }
            },
            93..95 => match self.out() {
                out if out.is_empty() => Ok(()),
                out => {
                    let player = self.dice.one(&out).cloned();
                    self.ask(json!({ "CorrectBust": { "player": player, "by": [name] } }))
                }
            },
            95..97 => self.ask(json!("NextStage")),
            _ => self.ask(json!("Undo")),
        };
        // A refusal says why, and the evening goes on.
        if may == Err(String::new()) {
            self.stuck("refused without a word");
        }
    }

    fn come_late(&mut self) -> Result<(), String> {
        self.latecomers += 1;
        let name = format!("Late {}", self.latecomers);
        let players = json!([{ "name": name }]);
        if self.ask(json!({ "Register": { "players": players } })).is_ok() || self.dice.roll(4) > 0
        {
            return Ok(());
        }
        let sale = json!({ "sale": "Entry", "player": name, "reason": "held up by the train" });
        self.ask(json!({ "SellAllTheSame": sale }))
    }

    /// Somebody who is out buys something, past the limit where the floor lets them.
    fn come_back(&mut self, sale: &str) -> Result<(), String> {
        let out = self.out();
        let Some(player) = self.dice.one(&out).cloned() else { return Ok(()) };
        let usual = if sale == "Rebuy" { "Rebuy" } else { "ReEnter" };
        if self.ask(json!({ usual: { "player": player } })).is_ok() || self.dice.roll(6) > 0 {
            return Ok(());
        }
        let sale = json!({ "sale": sale, "player": player, "reason": "everybody agrees" });
        self.ask(json!({ "SellAllTheSame": sale }))
    }

    /// Does what needs doing, until nothing does that waits for the floor.
    fn settle(&mut self) {
        for _ in 0..NEEDS_MAX {
            let needs = self.view("needs");
            self.has_winner = needs.iter().any(|need| need["need"] == "winner");
            if !needs.iter().any(|need| self.answer(need)) {
                if !self.has_winner {
                    self.check_sizes();
                }
                return;
            }
        }
        self.stuck("there is always something that needs doing");
    }

    /// Does what a need asks for; whether there was something to do.
    fn answer(&mut self, need: &Value) -> bool {
        let what = need["need"].as_str().unwrap_or_default();
        self.done.insert(what.to_owned());
        let waits = [
            "redraw",
            "break",
            "balance",
            "moves_pending",
            "seat_alternates",
            "draw_seats",
            "clock_waits",
            "start_clock",
            "break_reached",
        ];
        if waits.contains(&what) {
            let command = need["do"].as_str().map(|line| serde_json::from_str(line).unwrap());
            let Some(command) = command else { self.stuck(&format!("no way to do {need}")) };
            self.must(command);
            return true;
        }
        match what {
            "ask_button" => self.tell_button(need),
            "undecided" => self.choose_move(need),
            "halted" => {
                let table = need["tables"][0].as_u64();
                self.must(json!({ "WaiveHalt": { "table": table } }));
                true
            }
            _ => false,
        }
    }

    /// The floor looks where the button is.
    fn tell_button(&mut self, need: &Value) -> bool {
        let table = need["tables"][0].as_u64().unwrap();
        let here: Vec<u64> = self
            .sitters()
            .into_iter()
            .filter(|sitter| sitter.table == table)
            .map(|sitter| sitter.seat)
            .collect();
        let button = self.dice.one(&here).copied();
        self.must(json!({ "SetButton": { "table": table, "button": button } }));
        true
    }

    /// The floor moves somebody by hand where no rule says who and where to.
    fn choose_move(&mut self, need: &Value) -> bool {
        let plan = self.view("plan");
        let is_it = |row: &&Value| row["what"] == "choose" && row["to_table"] == need["to_table"];
        let Some(choice) = plan.iter().find(is_it).cloned() else {
            self.stuck(&format!("{need} is not in the plan"));
        };
        let from = choice["from_table"].as_u64().unwrap();
        let sitters = self.sitters();
        let there: Vec<&Sitter> = sitters.iter().filter(|sitter| sitter.table == from).collect();
        let player = self.dice.one(&there).map(|sitter| sitter.name.clone());
        let open = choice["open"].as_array().cloned().unwrap_or_default();
        let Some(seat) = self.dice.one(&open).cloned() else {
            self.stuck(&format!("nothing to choose from: {choice}"));
        };
        let to = json!({ "table": choice["to_table"], "seat": seat });
        self.must(json!({ "MovePlayer": { "player": player, "to": to } }));
        true
    }

    /// No table is more than one short: fewer players than the fullest, and seats open for them.
    fn check_sizes(&mut self) {
        let tables = self.view("tables");
        let players = |row: &Value| row["players"].as_u64().unwrap_or_default();
        let fullest = tables.iter().map(players).max().unwrap_or_default();
        let open = |row: &Value| row["open"].as_array().map_or(0, |open| open.len() as u64);
        let short = tables.iter().map(|row| open(row).min(fullest - players(row))).max();
        if short.is_some_and(|short| short > 1) {
            let sizes: Vec<u64> = tables.iter().map(players).collect();
            self.stuck(&format!("tables of {sizes:?} players, and nothing needs doing"));
        }
    }
}

/// The name of a command; of a sale with what is sold.
fn command_name(command: &Value) -> String {
    let Some((name, told)) = command.as_object().and_then(|command| command.iter().next()) else {
        return command.as_str().unwrap_or_default().to_owned();
    };
    match told["sale"].as_str() {
        Some(sale) => format!("{name} {sale}"),
        None => name.clone(),
    }
}

/// What an event brought into play, or took.
fn brought(event: &Value) -> i64 {
    let chips = |what: &Value| what["chips"].as_i64().unwrap_or_default();
    let Some((kind, what)) = event.as_object().and_then(|event| event.iter().next()) else {
        return 0;
    };
    match kind.as_str() {
        "PlayersRegistered" => {
            let players = what["players"].as_array().map_or(0, Vec::len);
            chips(what) * i64::try_from(players).unwrap()
        }
        "ReEntered" | "RebuyTaken" | "AddOnTaken" => chips(what),
        "SaleVoided" => -chips(what),
        _ => 0,
    }
}

/// A folder that needs no disk, where the system has such a place: every act is flushed.
fn in_memory() -> TempDir {
    let place = Path::new("/dev/shm");
    if place.is_dir() { tempfile::tempdir_in(place).unwrap() } else { tempfile::tempdir().unwrap() }
}
