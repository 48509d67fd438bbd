//! Shapes that other programs rely on, with every kept record asked through the terminal.

use crate::calls::{ask, cited, verdict};
use crate::project;
use crate::terminal::{done, floorman};
use cards::games::Game;
use rulebook::options::OddChip;
use rulebook::{RuleOption, RuleSet, Rulebook};
use rulings::Topic;
use serde_json::{Value, json};

fn records(name: &str) -> Vec<Value> {
    let path = project("tests/data/vectors").join(name);
    let text = std::fs::read_to_string(path).expect("the records are there");
    let mut file: Value = serde_json::from_str(&text).expect("JSON");
    file["records"].as_array_mut().map(std::mem::take).expect("records")
}

/// So many questions in one call, a line each.
fn answers(topic: &str, rules: &str, facts: &[Value]) -> Vec<Value> {
    let lines: Vec<String> = facts.iter().map(Value::to_string).collect();
    let words = ["rule", topic, "--rules", rules, "--format", "json"];
    done(&words, lines.join("\n").as_bytes()).json()
}

/// Some fields of a record, and of each object in its list of players.
fn only(record: &Value, fields: &[&str], of_player: &[&str]) -> Value {
    let pick = |from: &Value, fields: &[&str]| -> Value {
        let told = fields.iter().filter(|field| !from[**field].is_null());
        told.map(|field| ((*field).to_owned(), from[*field].clone())).collect()
    };
    let mut picked = pick(record, fields);
    if let Some(players) = record["players"].as_array() {
        picked["players"] = players.iter().map(|player| pick(player, of_player)).collect();
    }
    picked
}

#[test]
fn showdown_has_its_shape() {
    let facts = r#"{"game":"holdem","players":[{"seat":1,"cards":"Ah Kd"},
        {"seat":2,"cards":"6h 6c"},{"seat":3,"cards":"As Kc"}],"board":"6s 6d Ac 7h 2c"}"#;
    let expected = json!({"high":[[2],[1,3]],"low":null,"hands":{
        "1":{"high":"two pair, aces and sixes","best":"Ac Ah 6s 6d Kd","low":null},
        "2":{"high":"four of a kind, sixes","best":"6s 6d 6h 6c Ac","low":null},
        "3":{"high":"two pair, aces and sixes","best":"Ac As 6s 6d Kc","low":null}}});
    assert_eq!(verdict("showdown", "tda-2024", facts), expected);
    let low = r#"{"game":"razz","players":[{"seat":4,"cards":"8s 6s 4s 2s As Kd Kc"}]}"#;
    let expected = json!({"high":null,"low":[[4]],"hands":{
        "4":{"high":null,"best":"8s 6s 4s 2s As","low":"8-6-4-2-A low"}}});
    assert_eq!(verdict("showdown", "tda-2011", low), expected);
}

#[test]
fn every_kept_showdown_is_answered_as_it_is_kept() {
    // Those of a mix have no records; `cards/mixed_games.rs` values them in another way.
    let kept = |game: &&Game| !matches!(game, Game::Omaha5 | Game::ShortDeck | Game::Badugi);
    for game in Game::ALL.iter().filter(kept).map(|game| game.id()) {
        let records = records(&format!("showdown_{game}.json"));
        let facts: Vec<Value> = records
            .iter()
            .map(|record| {
                let mut facts = only(record, &["board"], &["seat", "cards"]);
                facts["game"] = game.into();
                facts
            })
            .collect();
        for (record, answer) in records.iter().zip(answers("showdown", "tda-2011", &facts)) {
            let options = answer["options"].as_array().expect("options");
            let verdict = options.first().unwrap_or(&answer["verdict"]);
            for (part, kept) in [("high", "hi_ranking"), ("low", "lo_ranking")] {
                let sorted = |groups: &Value| -> Value {
                    let groups = groups.as_array().into_iter().flatten();
                    let sort = |group: &Value| {
                        let mut seats: Vec<u64> = group
                            .as_array()
                            .expect("a group")
                            .iter()
                            .filter_map(Value::as_u64)
                            .collect();
                        seats.sort_unstable();
                        seats
                    };
                    groups.map(sort).collect::<Vec<_>>().into()
                };
                assert_eq!(sorted(&verdict[part]), sorted(&record[kept]), "{}", record["id"]);
            }
        }
    }
}

#[test]
fn every_kept_pot_is_answered_as_it_is_kept() {
    let records = records("pots.json");
    let fields = ["game", "seats_at_table", "button", "chip_unit", "board"];
    let player = ["seat", "cards", "contributed", "folded"];
    let facts: Vec<Value> = records.iter().map(|record| only(record, &fields, &player)).collect();
    for rules in ["tda-2024", "tda-2011"] {
        for (record, answer) in records.iter().zip(answers("pots", rules, &facts)) {
            for field in ["refund", "pots", "payouts"] {
                assert_eq!(answer["verdict"][field], record[field], "{rules} {}", record["id"]);
            }
            assert_eq!(answer["discretion"], false, "{}", record["id"]);
        }
    }
    let mut by_halves = RuleSet::of(Rulebook::Tda2024);
    by_halves.options.odd_chip = OddChip::ByPartAndSeat;
    let pots = Topic::find("pots").expect("a topic");
    for (record, facts) in records.iter().zip(&facts) {
        let ruling = pots.rule(facts, &by_halves).expect("a ruling");
        let without = &record["payouts_without_rule_20d"];
        let expected = if without.is_null() { &record["payouts"] } else { without };
        assert_eq!(ruling.verdict.json()["payouts"], *expected, "{}", record["id"]);
        assert_eq!(ruling.is_house_rule, !without.is_null(), "{}", record["id"]);
    }
}

#[test]
fn every_kept_decision_is_answered_as_it_is_kept() {
    let records = records("betting.json");
    let fields = [
        "street",
        "order_of_action",
        "big_blind",
        "posted",
        "stacks_before_round",
        "actions",
        "to_act",
    ];
    for (rules, rule) in [("tda-2024", "cumulative"), ("tda-2011", "single_2011")] {
        let facts: Vec<Value> = records.iter().map(|record| only(record, &fields, &[])).collect();
        for (record, answer) in records.iter().zip(answers("betting", rules, &facts)) {
            let (verdict, expected) = (&answer["verdict"], &record["expected"]);
            for field in ["current_bet", "last_full_raise", "to_call"] {
                assert_eq!(verdict[field], expected[field], "{} {field}", record["id"]);
            }
            for field in ["reopened", "can_raise", "min_raise_to"] {
                assert_eq!(verdict[field], expected[rule][field], "{} {field}", record["id"]);
            }
        }
        let mut told = facts;
        let other = if rule == "cumulative" { "single" } else { "cumulative" };
        told.iter_mut().for_each(|facts| facts["reopening"] = other.into());
        let key = if rule == "cumulative" { "single_2011" } else { "cumulative" };
        for (record, answer) in records.iter().zip(answers("betting", rules, &told)) {
            let can_raise = &record["expected"][key]["can_raise"];
            assert_eq!(answer["verdict"]["can_raise"], *can_raise, "{}", record["id"]);
        }
    }
}

#[test]
fn every_kept_street_is_answered_as_it_is_kept() {
    for record in records("stud_opening.json") {
        let streets = record["streets"].as_array().expect("streets");
        let ask = |street: &Value| {
            let mut facts = only(&record, &["game", "seats_at_table", "button_for_position"], &[]);
            for field in ["street", "live", "up_cards"] {
                facts[field] = street[field].clone();
            }
            facts
        };
        let facts: Vec<Value> = streets.iter().map(ask).collect();
        for (street, answer) in streets.iter().zip(answers("stud-order", "tda-2024", &facts)) {
            let expected = json!({ "first_to_act": street["first_to_act"] });
            assert_eq!(answer["verdict"], expected, "{} {street}", record["id"]);
        }
    }
}

#[test]
fn every_kept_hand_against_the_house_is_answered_as_it_is_kept() {
    let records = records("uth.json");
    let fields =
        ["player", "dealer", "board", "ante", "blind", "play_multiple", "trips", "trips_table"];
    let facts: Vec<Value> = records.iter().map(|record| only(record, &fields, &[])).collect();
    for (record, answer) in records.iter().zip(answers("uth", "tda-2024", &facts)) {
        for field in
            ["player_hand", "dealer_hand", "dealer_qualifies", "result", "net", "net_total"]
        {
            assert_eq!(answer["verdict"][field], record[field], "{} {field}", record["id"]);
        }
    }
    let odd = r#"{"player":"As 3s","dealer":"7h 6c","board":"Qs Js 2s 4d 4h","ante":5,"blind":5,
        "play_multiple":1,"trips":null}"#;
    assert_eq!(verdict("uth", "tda-2024", odd)["net"]["blind"], 7.5);
    let fold = |after: &str| {
        let facts = r#"{"player":"As Ad","dealer":"7h 6c","board":"Ac Js 2s 4d 9h","ante":5,
            "blind":5,"play_multiple":0,"trips":5,"trips_table":"B","trips_after_fold":AFTER}"#;
        verdict("uth", "tda-2024", &facts.replace("AFTER", after))["net"]["trips"].clone()
    };
    assert_eq!((fold("\"settled\""), fold("\"lost\"")), (json!(15), json!(-5)));
}

/// What is wrong is said where it stands, and the exit status is 2.
#[test]
fn facts_that_cannot_be_are_refused_where_they_stand() {
    let refused = [
        ("showdown", r#"{"game":"bingo","players":[{"seat":1,"cards":"Ah"}]}"#, "game: bingo"),
        ("showdown", r#"{"game":"holdem","players":[{"seat":1,"cards":"Ah Xx"}]}"#, "Xx"),
        ("showdown", r#"{"game":"holdem","players":[{"seat":1,"cards":"Ah Ah"}]}"#, "Ah"),
        ("showdown", r#"{"game":"holdem","players":[{"seat":1,"cards":"Ah Kh"}]}"#, "board"),
        (
            "pots",
            r#"{"game":"holdem","seats_at_table":9,"button":1,"chip_unit":25,"players":
            [{"seat":1,"cards":"","contributed":30}]}"#,
            "seat 1",
        ),
        (
            "stud-order",
            r#"{"game":"razz","seats_at_table":8,"street":4,"live":[1,2],
            "up_cards":{"1":"Ah 2d"}}"#,
            "up_cards: seat 2",
        ),
        (
            "betting",
            r#"{"street":"postflop","order_of_action":[1,2],"big_blind":10,
            "stacks_before_round":{"1":100,"2":100},"actions":[{"seat":2,"action":"check"}]}"#,
            "actions[0]: it is seat 1's turn",
        ),
        (
            "uth",
            r#"{"player":"As 3s","dealer":"7h 6c","board":"Qs Js 2s 4d","ante":5,"blind":5,
            "play_multiple":1}"#,
            "board",
        ),
        (
            "uth",
            r#"{"player":"As 3s","dealer":"7h 6c","board":"Qs Js 2s 4d 5d","ante":5,
            "blind":10,"play_multiple":1}"#,
            "blind",
        ),
    ];
    for (topic, facts, named) in refused {
        let line: String = facts.lines().map(str::trim).collect::<Vec<_>>().join(" ");
        let answer = floorman(&["rule", topic, "--format", "json"], line.as_bytes());
        assert_eq!(answer.status, 2, "{facts}");
        assert!(answer.trouble.contains(named), "{facts}: {}", answer.trouble);
    }
}

#[test]
fn a_house_without_a_word_on_ace_to_ten_is_asked_only_where_it_matters() {
    let facts = |two: &str| {
        let facts = r#"{"game":"draw32","players":[{"seat":1,"cards":"As Td 9c 8h 7s"},
            {"seat":2,"cards":"TWO"}]}"#;
        facts.replace("TWO", two)
    };
    let asked = ask("showdown", "tda-2024", &facts("Ks Kd 9h 8c 7d"));
    assert_eq!(asked["discretion"], true);
    assert_eq!(asked["verdict"], asked["options"][0], "usually it is not a straight");
    assert_eq!(asked["options"][0]["high"], json!([[2], [1]]));
    assert_eq!(asked["options"][1]["high"], json!([[1], [2]]));
    assert_eq!(asked["options"][0]["hands"]["1"]["high"], "high card, ace");
    assert_eq!(asked["options"][1]["hands"]["1"]["high"], "straight, ten high");
    let plain = ask("showdown", "tda-2024", &facts("Js Td 9h 8c 7d").replace("Td 9c", "Tc 9c"));
    assert_eq!(plain["discretion"], false);
}

/// Whoever is asked who wins is asked who is paid, too.
#[test]
fn pots_ask_where_the_house_never_said_how_hands_rank() {
    let pots = |game: &str, one: &str, two: &str, board: Value| {
        let player =
            |seat: u8, cards: &str| json!({ "seat": seat, "cards": cards, "contributed": 1000 });
        let facts = json!({ "game": game, "seats_at_table": 9, "button": 9, "chip_unit": 100,
            "players": [player(1, one), player(2, two)], "board": board });
        ask("pots", "tda-2024", &facts.to_string())
    };
    let board = json!("7s 8h 9d Kc Ac");
    let asked = pots("short_deck", "Ts 6c", "9h 9c", board.clone());
    assert_eq!(asked["discretion"], true, "{asked}");
    assert_eq!(asked["verdict"], asked["options"][0]);
    assert_eq!(asked["options"][0]["payouts"], json!({ "1": 2000, "2": 0 }));
    assert_eq!(asked["options"][1]["payouts"], json!({ "1": 0, "2": 2000 }));
    assert_eq!(pots("short_deck", "Ts 6c", "Kd Kh", board)["discretion"], true);
    let clear = pots("short_deck", "Ts 6c", "Kd Qh", json!("7s 8h 9d Kc Ac"));
    assert_eq!(clear["discretion"], false, "{clear}");
    let asked = pots("draw32", "As Td 9c 8h 7s", "Ks Kd 9h 8c 7d", Value::Null);
    assert_eq!(asked["discretion"], true, "{asked}");
    let clear = pots("draw32", "As Td 9c 8h 7s", "Ac Kd 9h 8c 7d", Value::Null);
    assert_eq!(clear["options"].as_array().map(Vec::len), Some(2), "{clear}");
}

#[test]
fn a_split_is_said_in_the_plural_and_side_pots_too() {
    let facts = r#"{"game":"holdem","players":[{"seat":1,"cards":"Ah Kd"},{"seat":3,
        "cards":"As Kc"}],"board":"6s 6d Ac 7h 2c"}"#;
    let said = |facts: &str| ask("showdown", "tda-2024", facts)["say"][0].clone();
    assert_eq!(said(facts), "Seats 1 and 3 split the pot, two pair, aces and sixes");
    assert_eq!(
        said(&facts.replace("Kd", "Kh").replace("As Kc", "Qs Qc")),
        "Seat 1 wins, two pair, aces and sixes"
    );
    let omaha = r#"{"game":"omaha8","players":[{"seat":1,"cards":"Ah 2d Kc Kd"},
        {"seat":2,"cards":"As 2s Qc Qd"}],"board":"6s 7d 5c Kh Jc"}"#;
    assert_eq!(said(omaha), "High goes to seat 1, low between seats 1 and 2");
}

#[test]
fn facts_are_one_object() {
    for facts in ["[]", "null", r#"["holdem",[[1,"Ah Kd"]],"6s 6d Ac 7h 2c"]"#] {
        let answer = floorman(&["rule", "showdown", "--format", "json"], facts.as_bytes());
        assert_eq!(answer.status, 2, "{facts}");
        assert!(answer.trouble.contains("one JSON object"), "{}", answer.trouble);
    }
}

#[test]
fn each_game_cites_its_own_row() {
    let numbers = |rules: &str, game: &str, own: &str, board: &str| {
        let facts = json!({
            "game": game, "players": [{ "seat": 1, "cards": own }], "board": board,
        });
        cited("showdown", rules, &facts.to_string())
    };
    let board = "6s 6d Ac 7h 2c";
    let omaha = numbers("home-001", "omaha", "Ah Kd Qs Js", board);
    assert!(omaha.contains(&"CZ-OM-02".to_owned()), "{omaha:?}");
    assert!(!omaha.contains(&"CZ-RAZZ-01".to_owned()), "{omaha:?}");
    let razz = numbers("home-001", "razz", "Ah Kd Qs Js 2d 3d 4d", "");
    assert!(razz.contains(&"CZ-RAZZ-01".to_owned()), "{razz:?}");
    let low = numbers("home-001", "lowball_27", "Ah Kd Qs Js 2d", "");
    assert!(!low.contains(&"CZ-5CD-09".to_owned()), "that row is ace to five: {low:?}");
    assert_eq!(numbers("tda-2024", "omaha", "Ah Kd Qs Js", board), ["12", "13-A"]);
}

/// The document says three to four times the ante, which may mean exactly three or four times.
#[test]
fn uth_play_a_bet_between_three_and_four_antes_is_the_choice_of_the_house() {
    let mut rules = RuleSet::default();
    let topic = Topic::find("uth").unwrap();
    let facts = |multiple: u64, play: u64| {
        json!({ "player": "5c Qs", "dealer": "Jd 3s", "board": "Qc 7s Ts 4d 2c", "ante": 20,
            "blind": 20, "play_multiple": multiple, "play": play })
    };
    let refused = |rules: &RuleSet, multiple, play| {
        topic.rule(&facts(multiple, play), rules).unwrap_err().reason.id
    };
    assert_eq!(refused(&rules, 3, 70), "uth-play-whole");
    let whole = topic.rule(&facts(3, 60), &rules).unwrap();
    assert_eq!(whole.verdict.json()["net"]["play"], 60);
    let option = RuleOption::find("uth_preflop").unwrap();
    assert!(option.set(&mut rules.options, "three_to_four"));
    let between = topic.rule(&facts(3, 70), &rules).unwrap();
    assert_eq!(
        (&between.verdict.json()["net"]["play"], &between.verdict.json()["net_total"]),
        (&json!(70), &json!(70))
    );
    assert_eq!(refused(&rules, 3, 59), "uth-play-between");
    assert_eq!(refused(&rules, 2, 50), "uth-play-between");
    assert_eq!(refused(&rules, 4, 70), "uth-play-multiple-of-play");
}

/// The table of the document pays a flush six and a straight five; after a fold it is silent.
#[test]
fn uth_pay_trips_is_the_table_of_the_document_where_the_house_told_none() {
    let ask = |board: &str, multiple: u64, more: &Value| {
        let mut facts = json!({ "player": "As 3s", "dealer": "7h 6c", "board": board, "ante": 5,
            "blind": 5, "play_multiple": multiple, "trips": 10 });
        for (name, value) in more.as_object().expect("facts") {
            facts[name.as_str()] = value.clone();
        }
        Topic::find("uth").unwrap().rule(&facts, &RuleSet::default()).unwrap()
    };
    let (flush, straight) = ("Qs Js 2s 4d 4h", "2d 4h 5c Kd Kh");
    let net = |board, more: &Value| ask(board, 1, more).verdict.json()["net"].clone();
    assert_eq!(net(flush, &json!({}))["trips"], 60);
    assert_eq!(net(straight, &json!({}))["trips"], 50);
    assert_eq!(net(flush, &json!({ "trips_table": "A" }))["trips"], 70);
    let fold = ask(flush, 0, &json!({}));
    let trips: Vec<Value> =
        fold.options.iter().map(|choice| choice.verdict.json()["net"]["trips"].clone()).collect();
    assert_eq!((fold.is_discretion, trips), (true, vec![json!(60), json!(-10)]));
    let nothing = ask("Qs Jd 2h 4d 4h", 0, &json!({}));
    assert!(!nothing.is_discretion, "the trips are lost either way");
    // Three to two on five is seven and a half, and a house that pays whole units pays seven.
    assert_eq!(net(flush, &json!({ "smallest_chip": 1 }))["blind"], 7);
    assert_eq!(net(flush, &json!({ "smallest_chip": 5 }))["blind"], 5);
    assert_eq!(net(flush, &json!({}))["blind"], 7.5);
}
