//! Floor questions on prizes and deals: the shapes that programs rely on, and what is refused.

use rulebook::{PayoutTemplate, RuleSet, Rulebook};
use rulings::{FactsError, FieldKind, Ruling, Topic};
use serde_json::{Value, json};
use words::{Language, Words};

fn ask(topic: &str, facts: &Value) -> Result<Ruling, FactsError> {
    let topic = Topic::find(topic).expect("there is such a topic");
    topic.rule(facts, &RuleSet::of(Rulebook::Tda2024))
}

#[track_caller]
fn verdict(topic: &str, facts: &Value) -> Value {
    ask(topic, facts).unwrap_or_else(|error| panic!("{error:?}")).verdict.json()
}

/// Where facts are refused, and the words for it.
#[track_caller]
fn refused(topic: &str, facts: &Value) -> (String, String) {
    let error = ask(topic, facts).expect_err("these facts make no sense");
    (error.field.clone(), Words::new(Language::English).facts_error(&error))
}

#[test]
fn icm_is_told_to_six_digits_in_the_order_of_the_stacks() {
    let told = |stacks: [u32; 4], prizes: [&str; 4]| json!({ "stacks": stacks, "prizes": prizes });
    let facts = told([100_000, 70_000, 50_000, 20_000], ["200", "120", "80", "50"]);
    let equity = json!({ "equity": ["140.838024", "123.802303", "108.963904", "76.395769"] });
    assert_eq!(verdict("icm", &facts), equity);
    // The same in cents, and the shortest first.
    let facts = told([20_000, 100_000, 70_000, 50_000], ["2.00", "1.20", "0.80", "0.50"]);
    let equity = json!({ "equity": ["0.763958", "1.408380", "1.238023", "1.089639"] });
    assert_eq!(verdict("icm", &facts), equity);
}

#[test]
fn payouts_come_to_the_pool() {
    let facts = json!({
        "entries": 87, "pool": "4350", "template": "ten-percent", "unit": "5", "minimum": "50",
    });
    let told = verdict("payouts", &facts);
    let places = told["places"].as_array().expect("places");
    assert_eq!(places.len(), 9);
    let sum: u64 = places
        .iter()
        .map(|place| {
            place["amount"]
                .as_str()
                .and_then(|amount| amount.parse::<u64>().ok())
                .expect("an amount")
        })
        .sum();
    assert_eq!(sum, 4_350);
    let said = ask("payouts", &facts).expect("a ruling");
    let said = Words::new(Language::English).reason(&said.why[0]);
    assert_eq!(
        said,
        format!(
            "9 places are paid; the first one gets 1,{}",
            &places[0]["amount"].as_str().expect("an amount")[1..]
        )
    );
}

/// A form offers every template that there is, by its name, and no other.
#[test]
fn every_template_can_be_told() {
    let topic = Topic::find("payouts").expect("it is there");
    let field = topic.fields.iter().find(|field| field.name == "template").expect("it is asked");
    let FieldKind::Choice(words) = field.kind else { panic!("{:?}", field.kind) };
    let all: Vec<&str> =
        PayoutTemplate::all().iter().map(|template| template.slug.as_str()).collect();
    assert_eq!(words, all);
    for template in all {
        let facts = json!({
            "entries": 40, "pool": "2000", "template": template, "unit": "1", "seat": "500",
        });
        assert!(!verdict("payouts", &facts)["places"].as_array().expect("places").is_empty());
    }
}

#[test]
fn a_deal_is_told_by_every_method() {
    let facts = json!({
        "stacks": [402_000, 318_000, 261_000, 177_000, 112_000],
        "prizes": ["1305", "870", "610", "435", "305"],
        "kept": "150", "unit": "1", "chips_in_play": 1_270_000,
    });
    let told = verdict("deal", &facts);
    assert_eq!(told["shared"], "3375");
    assert_eq!(told["exceeds_first_prize"], false);
    let leader = json!({ "stack": 402_000, "icm": "810", "chip_chop": "891", "even": "675" });
    assert_eq!(told["each_stack"][0], leader);
    let one_sided =
        json!({ "stacks": [500, 500, 165_500], "prizes": ["2350", "1400", "900"], "unit": "1" });
    assert_eq!(verdict("deal", &one_sided)["exceeds_first_prize"], true);
}

/// What is left over of a satellite goes to the next place, and the answer says so.
#[test]
fn a_satellite_says_where_what_is_left_over_goes() {
    let why = |template: &str| {
        let facts = json!({
            "entries": 87, "pool": "4350", "template": template, "unit": "5", "seat": "500",
        });
        let ruling = ask("payouts", &facts).expect("it can be worked out");
        ruling.why.iter().map(|reason| reason.id).collect::<Vec<_>>()
    };
    assert!(why("satellite").contains(&"payouts-odd-to-the-next"));
    assert!(why("club").contains(&"payouts-odd-to-the-first"));
}

#[test]
fn what_makes_no_sense_is_refused_where_it_stands() {
    let icm = |stacks: Value, prizes: Value| {
        refused("icm", &json!({ "stacks": stacks, "prizes": prizes })).0
    };
    assert_eq!(icm(json!([]), json!(["5"])), "stacks");
    assert_eq!(icm(json!([5, 0]), json!(["5"])), "stacks[1]");
    assert_eq!(icm(json!([5, 6]), json!(["5", "4", "3"])), "prizes");
    assert_eq!(icm(json!([5, 6]), json!(["4", "5"])), "prizes[1]");
    assert_eq!(icm(json!([5, 6]), json!(["5", "1e3"])), "prizes[1]");
    assert_eq!(icm(json!([5, 6]), json!([5])), "prizes[0]");
    let payouts = |pool: &str, unit: &str| {
        refused(
            "payouts",
            &json!({ "entries": 87, "pool": pool, "template": "club", "unit": unit }),
        )
    };
    assert_eq!(payouts("4350", "0").0, "unit");
    let (field, words) = payouts("4350", "500");
    assert_eq!(field, "pool");
    assert!(words.contains("12 places") && words.contains("4,350"), "{words}");
    let deal = |stacks: Value, kept: &str| {
        refused(
            "deal",
            &json!({
                "stacks": stacks, "prizes": ["500", "300"], "kept": kept, "unit": "1",
                "chips_in_play": 1_000,
            }),
        )
    };
    let (field, words) = deal(json!([600, 500]), "0");
    assert_eq!(field, "stacks");
    assert!(words.contains("1,100") && words.contains("1,000"), "{words}");
    assert_eq!(deal(json!([600, 400]), "800").0, "kept");
    // 15 to share in whole hundreds: nobody is to get all of it.
    let facts = json!({ "stacks": [5, 5], "prizes": ["10", "5"], "unit": "100" });
    let (field, words) = refused("deal", &facts);
    assert_eq!(field, "unit");
    assert!(words.contains("15"), "{words}");
    let (_, words) = refused("icm", &json!({ "stacks": [5], "prizes": ["100000001"] }));
    assert!(words.contains("100 million"), "{words}");
    assert_eq!(
        verdict("icm", &json!({ "stacks": [5], "prizes": ["100000000"] }))["equity"][0],
        "100000000.000000"
    );
}
