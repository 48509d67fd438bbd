//! What the product promises about printing, beside the layout alone.
//!
//! `cargo bench --bench print`. The promise stands in ARCHITECTURE.md.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engine::entries::PlayerNote;
use engine::values::{PlayerId, SeatAt, Seq, Timestamp};
use print::sheets::seat_cards::SeatCards;
use print::{Job, Occasion, Page, Paper, lay_out, pdf};
use reports::{Person, Sitter};
use rulebook::Rulebook;
use std::ops::ControlFlow;
use words::{Language, UtcOffset, Words};

fn main() {
    let (job, occasion, words) = (cards(1_000), occasion(), Words::new(Language::English));
    let size = written(&pages(&job, &occasion, &words)).len();
    println!("1,000 seat cards: {size} bytes of PDF");
    divan::main();
}

const FIRST: [&str; 8] =
    ["Žofie", "Łukasz", "Čeněk", "Małgorzata", "Jiří", "Agnieszka", "Bartłomiej", "Anna"];
const LAST: [&str; 7] =
    ["Šťastná", "Wójcik", "Řehoř", "Świętochłowska", "Dvořák", "Brzęczyszczykiewicz", "Lis"];

fn cards(players: u32) -> Job {
    let card = |no: u32| {
        let pick = |names: &'static [&'static str]| names[no as usize % names.len()];
        let (table, seat) = (no / 9 + 1, no % 9 + 1);
        Sitter {
            who: Person {
                player: PlayerId(no + 1),
                name: format!("{} {}", pick(&FIRST), pick(&LAST)),
                is_namesake: false,
            },
            at: SeatAt::new(u16::try_from(table).unwrap(), u8::try_from(seat).unwrap()),
            waits_one_hand: no % 50 == 0,
            note: PlayerNote::default(),
            bag: None,
            since: Seq(3),
            since_at: Timestamp(1_800_000_000_000),
        }
    };
    Job::new(SeatCards((0..players).map(card).collect()))
}

fn occasion() -> Occasion {
    Occasion {
        event: "Velká cena".to_owned(),
        date: "March 5, 2026".to_owned(),
        printed: "March 5, 2026, 19:00".to_owned(),
        stage: "Level 1".to_owned(),
        rulebook: Rulebook::Tda2024,
        offset: UtcOffset::fixed(0),
    }
}

fn pages(job: &Job, occasion: &Occasion, words: &Words) -> Vec<Page> {
    let mut watch = |_, _| ControlFlow::Continue(());
    lay_out(job, occasion, Paper::A4, words, &mut watch).expect("nobody stops it")
}

fn written(pages: &[Page]) -> Vec<u8> {
    let mut watch = |_, _| ControlFlow::Continue(());
    pdf(pages, "Seat cards", "en", &mut watch).expect("it can be written")
}

/// Promise: 1,000 seat cards as a PDF in under half a second.
#[divan::bench(args = [1_000, 10_000], sample_count = 10, sample_size = 1)]
fn seat_cards_pdf(bencher: Bencher, players: u32) {
    let (job, occasion, words) = (cards(players), occasion(), Words::new(Language::English));
    bencher
        .counter(ItemsCount::new(players))
        .bench_local(|| black_box(written(&pages(&job, &occasion, &words))));
}

/// Beside it: the layout alone, which is what the preview needs.
#[divan::bench(args = [1_000, 10_000], sample_count = 10, sample_size = 1)]
fn seat_cards_layout(bencher: Bencher, players: u32) {
    let (job, occasion, words) = (cards(players), occasion(), Words::new(Language::English));
    bencher
        .counter(ItemsCount::new(players))
        .bench_local(|| black_box(pages(&job, &occasion, &words)));
}
