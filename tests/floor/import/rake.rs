//! The rake of The Tournament Director comes out of the fee that a player pays.

use super::{import, text_of};
use engine::money::{MoneyColumn, prizes};
use engine::values::Money;
use exchange::{Imported, Remark, RemarkKind};

fn column(imported: &Imported, column: MoneyColumn) -> i64 {
    imported.session.tournament().money().ledger().sum(column)
}

fn money_said(imported: &Imported) -> Vec<RemarkKind> {
    let about = [RemarkKind::RakeOverFee, RemarkKind::HouseAdds, RemarkKind::KeptBack];
    imported.remarks.iter().filter_map(Remark::kind).filter(|kind| about.contains(kind)).collect()
}

/// What four players pay, what the house takes of it, and what is paid out.
fn comes_to(text: &str) -> (Imported, i64, i64, Vec<Money>) {
    let imported = import(text).unwrap();
    let tournament = imported.session.tournament();
    let paid = prizes(tournament).map(|prizes| prizes.unwrap().to_vec()).unwrap_or_default();
    let fees = column(&imported, MoneyColumn::Fees);
    let pool = column(&imported, MoneyColumn::Pool);
    (imported, pool, fees, paid)
}

#[test]
fn four_entries_of_50_with_a_rake_of_5_bring_180_to_the_pool() {
    let (imported, pool, fees, paid) = comes_to(&text_of("rake-out-of-fee"));
    assert_eq!((pool, fees), (180, 20));
    assert_eq!(paid, [Money(90), Money(54), Money(36)]);
    assert_eq!(money_said(&imported), []);
}

#[test]
fn several_rakes_and_fractions_come_out_of_the_fee_as_well() {
    let text = text_of("rake-out-of-fee");
    let several = text.replace("PerPlayerRake([5])", "PerPlayerRake([3, 1.5, 0.5])");
    let (imported, pool, fees, paid) = comes_to(&several);
    assert_eq!((pool, fees), (18_000, 2_000));
    assert_eq!(paid, [Money(9_000), Money(5_400), Money(3_600)]);
    assert_eq!(money_said(&imported), []);
}

#[test]
fn a_rake_larger_than_the_fee_takes_all_of_it_and_says_so() {
    let text = text_of("rake-out-of-fee");
    let larger = text.replace("PerPlayerRake([5])", "PerPlayerRake([40, 60])");
    let (imported, pool, fees, _) = comes_to(&larger);
    assert_eq!((pool, fees), (0, 200));
    assert!(money_said(&imported).contains(&RemarkKind::RakeOverFee));
}

/// Whoever comes after an evening was taken over pays what the others paid.
#[test]
fn the_next_player_pays_the_fee_and_no_rake_beside_it() {
    let imported = import(&text_of("rake-in-play")).unwrap();
    let terms = imported.session.tournament().settings().money.as_ref().unwrap();
    let entry = terms.buy_ins.first().unwrap();
    assert_eq!((entry.price.total(), entry.price.fees()), (Money(50), Money(5)));
}
