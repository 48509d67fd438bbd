//! Points by formula, for as many people and events as a league has, beside what is a bare loop.

use divan::{Bencher, black_box};
use engine::entries::PlayerName;
use engine::money::Currency;
use engine::values::{MemberNo, Money, Place, Timestamp};
use points::{Facts, Formula, Points, Scope, Variable};
use reports::{LeagueEvent, LeagueResult, LeagueTable, LeagueTerms, Statistics, WhoIsWho};

fn main() {
    divan::main();
}

/// A club's formula with hits, roots, logarithms and nested conditions.
const CLUB: &str = "assign(\"T33\", Round(n/3))
assign(\"T80\", Floor(n*0.9))
assign(\"monies\", totalBuyInsAmount + totalRebuysAmount + totalAddOnsAmount)
assign(\"avgBC\", monies/buyins)
assign(\"temp\", 10*(sqrt(n)/sqrt((T33 + 1)))*(1+log(avgBC+0.25)) + numberOfHits*10)
if(T80 > r and T33 < r, round(temp * pow(0.66, r-T33)) + numberOfHits*10,
    if(T33 >= r, round(10*(sqrt(n)/sqrt(r))*(1+log(avgBC+0.25))) + numberOfHits*10))";

const PEOPLE: u16 = 500;
const EVENTS: u16 = 100;

/// What every person is asked about in every event.
fn league() -> Vec<Facts<'static>> {
    let of = |event: u16, rank: u16| {
        Facts::default()
            .with(Variable::Players, f64::from(PEOPLE))
            .with(Variable::Rank, f64::from(rank))
            .with(Variable::Hits, f64::from(rank % 4))
            .with(Variable::BuyInsAmount, f64::from(PEOPLE) * f64::from(10 + event))
    };
    (0..EVENTS).flat_map(|event| (1..=PEOPLE).map(move |rank| of(event, rank))).collect()
}

/// Promise: the points of 500 people over 100 events under 50 ms.
#[divan::bench_group(sample_count = 20, sample_size = 1)]
mod league_500_people_100_events {
    use super::{Bencher, CLUB, Formula, Points, Scope, black_box, league};

    #[divan::bench(args = [CLUB, "n-r+1"])]
    fn by_formula(bencher: Bencher, text: &str) {
        let formula = Formula::read(text, Scope::Event).expect("it is a formula");
        let facts = league();
        bencher.bench(|| -> Points {
            let all = black_box(&facts).iter();
            all.map(|facts| formula.points(facts).expect("it can be worked out")).sum()
        });
    }

    /// What there is to do beside a formula: the facts are made and one number of each is added up.
    #[divan::bench]
    fn facts_alone(bencher: Bencher) {
        bencher.bench(|| -> f64 {
            league().iter().map(|facts| facts.number(points::Variable::Rank)).sum()
        });
    }
}

/// The best twenty of a hundred events, for each of 500 people.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn best_20_of_100_for_500_people(bencher: Bencher) {
    let formula = Formula::read("sum(top(20, listPoints))", Scope::League).expect("a formula");
    let points: Vec<f64> = (0..u32::from(EVENTS)).map(|event| f64::from(event * 37 % 91)).collect();
    bencher.bench(|| -> Points {
        let all = (0..PEOPLE).map(|_| formula.points(&Facts::of_league(black_box(&points))));
        all.map(|points| points.expect("it can be worked out")).sum()
    });
}

/// A season of as many, each of whom knocked out two others and won something now and then.
fn season() -> Vec<LeagueEvent> {
    let place = |no: u16, event: u16| u32::from((no * 7 + event * 13) % PEOPLE) + 1;
    let result = |no: u16, event: u16| LeagueResult {
        member: MemberNo::new(&format!("C {no}")).filter(|_| no % 3 > 0),
        place: Some(Place(place(no, event))),
        points: Some(Points(i64::from(place(no, event)) * 1000)),
        prize: Money(if place(no, event) < 50 { 1_000 } else { 0 }),
        took_out: vec![usize::from((no + event) % PEOPLE), usize::from((no * 3) % PEOPLE)],
        ..LeagueResult::of(PlayerName::new(&format!("Player {no:03}")).expect("a name"))
    };
    let event = |no: u16| LeagueEvent {
        name: format!("Night {no}"),
        league: String::new(),
        season: String::new(),
        at: Timestamp(i64::from(no)),
        currency: Some(Currency { name: "EUR".to_owned(), digits: 2 }),
        results: (0..PEOPLE).map(|person| result(person, no)).collect(),
    };
    (0..EVENTS).map(event).collect()
}

/// Promise: the table of a league of 500 people over 100 events under 50 ms, with their names told
/// apart and their places counted.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn league_table_500_people_100_events(bencher: Bencher) {
    let events = season();
    let terms = LeagueTerms { best: Some(20), total: None, ..LeagueTerms::default() };
    bencher.bench(|| LeagueTable::of(black_box(&events), &terms).expect("it can be worked out"));
}

/// Where everybody stood after each of them, for the plot.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn league_course_500_people_100_events(bencher: Bencher) {
    let events = season();
    let terms = LeagueTerms { best: Some(20), total: None, ..LeagueTerms::default() };
    let table = LeagueTable::of(&events, &terms).expect("it can be worked out");
    bencher.bench(|| black_box(&table).course(&terms));
}

/// What everybody came to in them.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn statistics_500_people_100_events(bencher: Bencher) {
    let events = season();
    bencher.bench(|| {
        let events = black_box(&events);
        Statistics::of_everybody(events, &WhoIsWho::of(events))
    });
}

/// Reading a formula, which is done once.
#[divan::bench]
fn reading(bencher: Bencher) {
    bencher.bench(|| Formula::read(black_box(CLUB), Scope::Event).is_ok());
}
