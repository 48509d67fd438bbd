//! Penalties counted in hands, disqualification, and players who are away.

use PenaltyKind::{Disqualification, Hands, Rounds, Warning};
use engine::chips::ChipCause;
use engine::command::{Command, SameNames, Tracking};
use engine::entries::{NewPlayer, PlayerName, Status, Who};
use engine::finishes::{Bust, Elsewhere, Exit, place_of, standings};
use engine::invariants::check_all;
use engine::money::Pays;
use engine::penalties::{
    Ended, Lift, Offense, Penalty, PenaltyKind, returning, serving, sitting_out,
};
use engine::settings::{ButtonTracking, Limit};
use engine::values::{
    Chips, LevelNo, PenaltyNo, Place, PlayerId, SeatAt, SeatNo, TableNo, Timestamp,
};
use engine::{Event, Log, Refusal};
use exchange::Template;
use reports::{Need, needs};
use rulebook::{RuleSet, Rulebook};
use session::{Failure, SeededChance, Session, Time};
use storage::MemoryJournal;

const ONE: TableNo = TableNo(1);

/// So many players at as many tables of nine as they need, the clock running.
fn room(players: u32, book: Rulebook) -> Session {
    let time = Time::told(Timestamp(1_800_000_000_000));
    let chance = Box::new(SeededChance::new(7));
    let mut session = Session::on(Box::new(MemoryJournal::default()), time, chance, "");
    let mut command = Template::find("club-night").unwrap().command("Penalties");
    if let Command::CreateTournament { settings, .. } = &mut command {
        settings.rules = RuleSet::of(book);
        settings.seating.seats_per_table = 9;
        settings.seating.button_tracking = ButtonTracking::Never;
        settings.entries.re_entries = Limit::Unlimited;
        settings.entries.rebuys = Limit::Unlimited;
        settings.entries.rebuy_level_max = Some(LevelNo(5));
    }
    session.submit(&command).unwrap();
    let name = |no: u32| PlayerName::new(&format!("P{no}")).unwrap();
    let players =
        (1..=players).map(|no| NewPlayer { name: name(no), need: None, member: None }).collect();
    session
        .submit(&Command::Register {
            players,
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        })
        .unwrap();
    session.submit(&Command::DrawSeats { public: None }).unwrap();
    session.submit(&Command::StartClock).unwrap();
    session
}

fn who(player: PlayerId) -> Who {
    Who::Id(player)
}

fn penalty(player: PlayerId, kind: PenaltyKind) -> Command {
    let (player, offense) = (who(player), Some(Offense::Device));
    Command::GivePenalty { player, kind, offense, note: String::new(), stack: None }
}

fn at_table(session: &Session, table: TableNo) -> Vec<PlayerId> {
    let table = session.tournament().seating().table(table).unwrap();
    table.seats().filter_map(|(_, seat)| seat.player).collect()
}

fn seat(session: &Session, player: PlayerId) -> SeatAt {
    session.tournament().entries().player(player).unwrap().seat().unwrap()
}

fn stack(session: &Session, player: PlayerId) -> Chips {
    session.tournament().entries().player(player).unwrap().stack
}

fn given(session: &Session, no: u32) -> &Penalty {
    session.tournament().penalties().penalty(PenaltyNo(no)).unwrap()
}

fn count(session: &mut Session, table: TableNo) {
    session.submit(&Command::CountHand { table }).unwrap();
}

fn refused(session: &mut Session, command: &Command) -> Refusal {
    match session.submit(command) {
        Err(Failure::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

fn bust(session: &mut Session, player: PlayerId) {
    let busts = vec![Bust::of(who(player))];
    session.submit(&Command::bust_out(busts, Vec::new())).unwrap();
}

/// Replaying the acts gives the same penalties, and nothing is broken.
fn sound(session: &Session) {
    check_all(session.tournament()).unwrap();
    let again = Log::replay(session.log().acts().iter().cloned()).unwrap();
    let all = |log: &Log| log.state().penalties().given().cloned().collect::<Vec<_>>();
    assert_eq!(all(&again), all(session.log()));
    assert_eq!(returning(again.state()), returning(session.tournament()));
}

#[test]
fn tda_2024_71_a_d_56_a_round_is_as_long_as_the_table_when_it_is_given() {
    for (players, kind, hands) in [(9, Rounds(2), 18), (6, Rounds(4), 24), (9, Hands(1), 1)] {
        let mut session = room(players, Rulebook::Tda2011);
        session.submit(&penalty(PlayerId(1), kind)).unwrap();
        assert_eq!(given(&session, 1).hands, hands);
        sound(&session);
    }
}

#[test]
fn tda_2024_71_a_v_003_05_bust_outs_do_not_shorten_a_penalty() {
    let mut session = room(9, Rulebook::Tda2024);
    session.submit(&penalty(PlayerId(1), Rounds(1))).unwrap();
    count(&mut session, ONE);
    bust(&mut session, PlayerId(2));
    bust(&mut session, PlayerId(3));
    for missed in 2..=8 {
        count(&mut session, ONE);
        assert_eq!((given(&session, 1).missed, given(&session, 1).left()), (missed, 9 - missed));
        assert_eq!(returning(session.tournament()), []);
    }
    count(&mut session, ONE);
    assert_eq!(given(&session, 1).ended, Some(Ended::Served));
    assert_eq!(returning(session.tournament()), [PlayerId(1)]);
    sound(&session);
}

#[test]
fn the_end_of_a_penalty_stands_among_what_needs_doing_until_somebody_says_so() {
    let mut session = room(9, Rulebook::Tda2024);
    let over = Need::PenaltyOver { player: PlayerId(4) };
    let is_asked = |session: &Session| needs(session.tournament(), session.now()).contains(&over);
    session.submit(&penalty(PlayerId(4), Hands(1))).unwrap();
    assert!(!is_asked(&session));
    assert_eq!(serving(session.tournament()), [PlayerId(4)]);
    count(&mut session, ONE);
    assert!(is_asked(&session));
    let refusal = refused(&mut session, &Command::CountHand { table: ONE });
    assert_eq!(refusal, Refusal::NobodyServes { table: ONE });
    session.submit(&Command::CallBack { players: vec![] }).unwrap();
    assert!(!is_asked(&session));
    assert_eq!(
        refused(&mut session, &Command::CallBack { players: vec![] }),
        Refusal::NobodyToCallBack
    );
    session.submit(&Command::Undo).unwrap();
    assert!(is_asked(&session));
    session.submit(&Command::Undo).unwrap();
    assert_eq!(given(&session, 1).missed, 0);
    sound(&session);
}

#[test]
fn several_penalties_are_served_one_after_the_other() {
    let mut session = room(5, Rulebook::Tda2024);
    session.submit(&penalty(PlayerId(2), Hands(2))).unwrap();
    session.submit(&penalty(PlayerId(2), Hands(1))).unwrap();
    session.submit(&penalty(PlayerId(5), Hands(1))).unwrap();
    count(&mut session, ONE);
    let missed = |session: &Session| [1, 2, 3].map(|no| given(session, no).missed);
    assert_eq!(missed(&session), [1, 0, 1]);
    count(&mut session, ONE);
    assert_eq!(missed(&session), [2, 0, 1]);
    assert_eq!(returning(session.tournament()), [PlayerId(5)], "there is another one to serve");
    assert_eq!(session.tournament().penalties().hands_left(PlayerId(2)), 1);
    count(&mut session, ONE);
    assert_eq!(returning(session.tournament()), [PlayerId(2), PlayerId(5)]);
    sound(&session);
}

#[test]
fn a_penalty_follows_its_player_to_another_table() {
    let mut session = room(18, Rulebook::Tda2024);
    let player = at_table(&session, ONE)[0];
    session.submit(&penalty(player, Rounds(1))).unwrap();
    count(&mut session, ONE);
    let gone = at_table(&session, TableNo(2))[3];
    let to = seat(&session, gone);
    bust(&mut session, gone);
    session.submit(&Command::MovePlayer { player: who(player), to }).unwrap();
    let refusal = refused(&mut session, &Command::CountHand { table: ONE });
    assert_eq!(refusal, Refusal::NobodyServes { table: ONE });
    count(&mut session, TableNo(2));
    assert_eq!((given(&session, 1).hands, given(&session, 1).missed), (9, 2));
    sound(&session);
}

#[test]
fn who_busts_out_misses_nothing_and_what_is_left_waits_for_the_next_entry() {
    let mut session = room(9, Rulebook::Tda2024);
    session.submit(&penalty(PlayerId(1), Hands(3))).unwrap();
    session.submit(&penalty(PlayerId(2), Hands(9))).unwrap();
    count(&mut session, ONE);
    bust(&mut session, PlayerId(1));
    assert_eq!(serving(session.tournament()), [PlayerId(2)]);
    count(&mut session, ONE);
    assert_eq!(given(&session, 1).missed, 1);
    session.submit(&Command::ReEnter { player: who(PlayerId(1)), pays: Pays::default() }).unwrap();
    assert_eq!(serving(session.tournament()), [PlayerId(1), PlayerId(2)]);
    assert_eq!(session.tournament().penalties().hands_left(PlayerId(1)), 2);
    let lift = Command::LiftPenalty {
        penalty: PenaltyNo(1),
        lift: Lift::Pardoned,
        note: "new entry".to_owned(),
    };
    session.submit(&lift).unwrap();
    assert_eq!(given(&session, 1).ended, Some(Ended::Pardoned));
    assert!(given(&session, 1).counts());
    assert_eq!(
        refused(&mut session, &lift),
        Refusal::PenaltyOver { penalty: PenaltyNo(1), player: PlayerId(1) }
    );
    sound(&session);
}

#[test]
fn tda_2011_rule_51_knows_four_rounds_at_most_and_2024_more() {
    let mut session = room(6, Rulebook::Tda2011);
    session.submit(&penalty(PlayerId(1), Rounds(4))).unwrap();
    let refusal = refused(&mut session, &penalty(PlayerId(1), Rounds(5)));
    assert_eq!(refusal, Refusal::PenaltyTooLong { hands: 30, most: 24 });
    let refusal = refused(&mut session, &penalty(PlayerId(1), Hands(25)));
    assert_eq!(refusal, Refusal::PenaltyTooLong { hands: 25, most: 24 });
    let mut session = room(6, Rulebook::Tda2024);
    session.submit(&penalty(PlayerId(1), Rounds(5))).unwrap();
    assert_eq!(given(&session, 1).hands, 30);
    let refusal = refused(&mut session, &penalty(PlayerId(1), Rounds(200)));
    assert_eq!(refusal, Refusal::PenaltyEndless { hands: 1200, most: 1000 });
    for nothing in [Hands(0), Rounds(0)] {
        let refusal = refused(&mut session, &penalty(PlayerId(1), nothing));
        assert_eq!(refusal, Refusal::PenaltyEmpty);
    }
    let note = "x".repeat(501);
    let (player, kind) = (who(PlayerId(1)), Warning);
    let long = Command::GivePenalty { player, kind, offense: None, note, stack: None };
    assert_eq!(refused(&mut session, &long), Refusal::NoteTooLong { most: 500 });
}

#[test]
fn a_penalty_for_somebody_who_is_out_is_refused() {
    let mut session = room(6, Rulebook::Tda2024);
    bust(&mut session, PlayerId(3));
    for kind in [Warning, Hands(1), Rounds(1), Disqualification] {
        let refusal = refused(&mut session, &penalty(PlayerId(3), kind));
        assert_eq!(refusal, Refusal::NotIn { player: PlayerId(3) });
    }
    let unknown = Command::GivePenalty {
        player: Who::Name("Nobody".to_owned()),
        kind: Warning,
        offense: None,
        note: String::new(),
        stack: None,
    };
    let name = "Nobody".to_owned();
    assert_eq!(refused(&mut session, &unknown), Refusal::PlayerUnknown { name });
}

#[test]
fn no_hand_is_counted_where_none_can_begin() {
    let mut session = room(18, Rulebook::Tda2011);
    let players = at_table(&session, TableNo(2));
    session.submit(&penalty(players[0], Rounds(1))).unwrap();
    let count = Command::CountHand { table: TableNo(2) };
    for gone in &players[1..4] {
        bust(&mut session, *gone);
    }
    let refusal = refused(&mut session, &count);
    assert_eq!(refusal, Refusal::TableHalted { table: TableNo(2), short: 3 });
    session.submit(&Command::WaiveHalt { table: TableNo(2) }).unwrap();
    session.submit(&count).unwrap();
    assert_eq!(given(&session, 1).missed, 1);
    let nowhere = Command::CountHand { table: TableNo(9) };
    assert_eq!(refused(&mut session, &nowhere), Refusal::TableUnknown { table: TableNo(9) });
    while !session.tournament().reading(session.now()).is_break {
        session.submit(&Command::NextStage).unwrap();
    }
    assert_eq!(refused(&mut session, &count), Refusal::BreakRunning);
    let track = Command::TrackButton { table: TableNo(2), tracking: Tracking::On };
    session.submit(&track).unwrap();
    let refusal = refused(&mut session, &count);
    assert_eq!(refusal, Refusal::HandsAreEntered { table: TableNo(2) });
}

/// Enters hands of table 1, and what each player had before and after each of them.
fn tracked(players: u32) -> Session {
    let mut session = room(players, Rulebook::Tda2024);
    session.submit(&Command::TrackButton { table: ONE, tracking: Tracking::On }).unwrap();
    session.submit(&Command::DrawButton { table: ONE }).unwrap();
    session
}

fn next_hand(session: &mut Session) -> Vec<(PlayerId, Chips)> {
    session.submit(&Command::NextHand { table: ONE, confirmed: Vec::new() }).unwrap();
    let act = session.log().acts().last().unwrap();
    let engine::ActBody::Record(events) = &act.body else { panic!("a record") };
    let Some(Event::HandBegun { posted, .. }) = events.first() else { panic!("{events:?}") };
    posted.iter().map(|posted| (posted.player, posted.chips)).collect()
}

#[test]
fn tda_2024_71_c_who_is_away_posts_and_the_others_do_not() {
    let mut session = tracked(6);
    let in_play = session.tournament().chips().in_play();
    let start = stack(&session, PlayerId(1));
    session.submit(&penalty(PlayerId(1), Rounds(1))).unwrap();
    session.submit(&Command::MarkAbsent { players: vec![who(PlayerId(2))] }).unwrap();
    let mut all = Vec::new();
    for _ in 0..6 {
        all.extend(next_hand(&mut session));
    }
    assert_eq!(given(&session, 1).ended, Some(Ended::Served));
    let sum = |player| all.iter().filter(|(who, _)| *who == player).map(|(_, chips)| *chips).sum();
    let (_, level) = session.tournament().level_at(session.now()).unwrap();
    let round = level.stakes.small_blind().plus(level.stakes.big_blind());
    for player in [PlayerId(1), PlayerId(2)] {
        let posted: Chips = sum(player);
        assert!(posted >= round, "{posted} in a round of {round}");
        assert_eq!(stack(&session, player), start.minus(posted));
    }
    assert_eq!(given(&session, 1).posted, sum(PlayerId(1)));
    assert!(all.iter().all(|(who, _)| [PlayerId(1), PlayerId(2)].contains(who)));
    let absence = session.tournament().penalties().absence(PlayerId(2)).unwrap();
    assert_eq!(absence.posted, sum(PlayerId(2)));
    assert_eq!(session.tournament().chips().in_play(), in_play, "they are in the pots");
    assert_eq!(sitting_out(session.tournament(), ONE), [PlayerId(2)]);
    session.submit(&Command::MarkPresent { players: vec![who(PlayerId(2))] }).unwrap();
    for _ in 0..6 {
        assert_eq!(next_hand(&mut session), []);
    }
    sound(&session);
}

#[test]
fn a_stack_that_is_blinded_off_stands_among_what_needs_doing() {
    let mut session = tracked(4);
    session.submit(&Command::MarkAbsent { players: vec![who(PlayerId(3))] }).unwrap();
    let counted = engine::entries::StackCount { player: who(PlayerId(3)), chips: Chips(60) };
    session.submit(&Command::CountStacks { stacks: vec![counted] }).unwrap();
    let asked = |session: &Session| {
        let need = Need::BlindedOut { player: PlayerId(3) };
        needs(session.tournament(), session.now()).contains(&need)
    };
    assert!(!asked(&session));
    for _ in 0..4 {
        next_hand(&mut session);
    }
    assert_eq!(stack(&session, PlayerId(3)), Chips::ZERO);
    assert!(asked(&session));
    bust(&mut session, PlayerId(3));
    assert!(!asked(&session));
    sound(&session);
}

#[test]
fn tda_2024_71_d_disqualified_chips_leave_play_and_come_back_where_it_was_an_error() {
    let mut session = room(9, Rulebook::Tda2024);
    let before = session.tournament().chips().clone();
    bust(&mut session, PlayerId(9));
    let (player, offense) = (who(PlayerId(2)), Some(Offense::Cheating));
    let (kind, stack) = (Disqualification, Some(Chips(31_000)));
    session
        .submit(&Command::GivePenalty { player, kind, offense, note: String::new(), stack })
        .unwrap();
    let tournament = session.tournament();
    assert_eq!(place_of(tournament, PlayerId(2)), Some(Place(8)));
    let standing = standings(tournament).into_iter().find(|one| one.player == PlayerId(2));
    assert_eq!(standing.unwrap().exit, Exit::Disqualified);
    assert_eq!(tournament.chips().in_play(), before.in_play().minus(Chips(31_000)));
    assert_eq!(tournament.chips().sum_of(ChipCause::Disqualified), -31_000);
    let re_enter = Command::ReEnter { player: who(PlayerId(2)), pays: Pays::default() };
    let out = Refusal::Disqualified { player: PlayerId(2) };
    assert_eq!(refused(&mut session, &re_enter), out);
    assert_eq!(
        refused(&mut session, &Command::Rebuy { player: who(PlayerId(2)), pays: Pays::default() }),
        out
    );
    let lift =
        Command::LiftPenalty { penalty: PenaltyNo(1), lift: Lift::InError, note: String::new() };
    assert_eq!(
        refused(&mut session, &lift),
        Refusal::DisqualificationStands { player: PlayerId(2) }
    );
    sound(&session);

    // It was counted again, and then found to be a mistake.
    let correct = |stack, by| Command::CorrectBust {
        player: who(PlayerId(2)),
        at: None,
        stack: Some(Chips(stack)),
        by,
        elsewhere: Elsewhere::Refuse,
    };
    session.submit(&correct(30_000, None)).unwrap();
    assert_eq!(session.tournament().chips().sum_of(ChipCause::Disqualified), -30_000);
    let winner = correct(30_000, Some(vec![who(PlayerId(1))]));
    assert_eq!(refused(&mut session, &winner), Refusal::ChipsLeftPlay { player: PlayerId(2) });
    sound(&session);
    session.submit(&Command::Reinstate { player: who(PlayerId(2)), to: None }).unwrap();
    let tournament = session.tournament();
    assert_eq!(tournament.chips().in_play(), before.in_play());
    assert_eq!(given(&session, 1).ended, Some(Ended::InError));
    assert!(matches!(tournament.entries().player(PlayerId(2)).unwrap().status, Status::Seated(_)));
    sound(&session);
}

#[test]
fn a_disqualification_corrected_to_another_moment_stays_one() {
    let mut session = room(9, Rulebook::Tda2024);
    let at = session.now();
    session.submit(&penalty(PlayerId(2), Disqualification)).unwrap();
    bust(&mut session, PlayerId(3));
    let known = session.tournament().chips().sum_of(ChipCause::Disqualified);
    let earlier = Command::CorrectBust {
        player: who(PlayerId(2)),
        at: Some(Timestamp(at.0 - 60_000)),
        stack: Some(Chips(5)),
        by: None,
        elsewhere: Elsewhere::Refuse,
    };
    session.submit(&earlier).unwrap();
    let (_, hand) = session.tournament().finishes().last_bust(PlayerId(2)).unwrap();
    assert_eq!(hand.exit, Exit::Disqualified);
    assert!(known < -5);
    assert_eq!(session.tournament().chips().sum_of(ChipCause::Disqualified), -5);
    sound(&session);
}

#[test]
fn hands_counted_wrongly_are_put_right_and_a_penalty_in_error_does_not_count() {
    let mut session = room(6, Rulebook::Tda2024);
    session.submit(&penalty(PlayerId(1), Hands(3))).unwrap();
    let left = |left| Command::CorrectPenalty { penalty: PenaltyNo(1), left };
    session.submit(&left(1)).unwrap();
    assert_eq!((given(&session, 1).missed, given(&session, 1).left()), (2, 1));
    count(&mut session, ONE);
    assert_eq!(returning(session.tournament()), [PlayerId(1)]);
    session.submit(&left(5)).unwrap();
    assert_eq!((given(&session, 1).hands, given(&session, 1).left()), (5, 5));
    assert_eq!(returning(session.tournament()), []);
    assert_eq!(
        refused(&mut session, &left(5)),
        Refusal::HandsLeftAlready { penalty: PenaltyNo(1), player: PlayerId(1), hands: 5 }
    );
    let lift = Command::LiftPenalty {
        penalty: PenaltyNo(1),
        lift: Lift::InError,
        note: "it was the neighbor".to_owned(),
    };
    session.submit(&lift).unwrap();
    assert!(!given(&session, 1).counts());
    assert_eq!(returning(session.tournament()), [PlayerId(1)]);
    let over = Refusal::PenaltyOver { penalty: PenaltyNo(1), player: PlayerId(1) };
    assert_eq!(refused(&mut session, &left(2)), over);
    let nine = Command::CorrectPenalty { penalty: PenaltyNo(9), left: 1 };
    assert_eq!(refused(&mut session, &nine), Refusal::PenaltyUnknown { penalty: PenaltyNo(9) });
    sound(&session);
}

#[test]
fn away_and_back_are_said_once_each_and_an_entry_ends_it() {
    let mut session = room(6, Rulebook::Tda2024);
    let (away, back) = (
        Command::MarkAbsent { players: vec![who(PlayerId(1))] },
        Command::MarkPresent { players: vec![who(PlayerId(1))] },
    );
    assert_eq!(refused(&mut session, &back), Refusal::NotAbsent { player: PlayerId(1) });
    session.submit(&away).unwrap();
    assert_eq!(refused(&mut session, &away), Refusal::AlreadyAbsent { player: PlayerId(1) });
    bust(&mut session, PlayerId(1));
    assert_eq!(refused(&mut session, &away), Refusal::NotIn { player: PlayerId(1) });
    session.submit(&Command::ReEnter { player: who(PlayerId(1)), pays: Pays::default() }).unwrap();
    assert!(session.tournament().penalties().absence(PlayerId(1)).is_none());
    session.submit(&away).unwrap();
    session.submit(&Command::Undo).unwrap();
    assert!(session.tournament().penalties().absence(PlayerId(1)).is_none());
    sound(&session);
}

#[test]
fn a_player_without_a_seat_can_be_warned_but_has_no_rounds() {
    let mut session = room(9, Rulebook::Tda2024);
    bust(&mut session, PlayerId(9));
    session.submit(&Command::CloseSeat { at: SeatAt { table: ONE, seat: SeatNo(1) } }).ok();
    let late = NewPlayer { name: PlayerName::new("Late").unwrap(), need: None, member: None };
    let players = vec![late.clone(), NewPlayer { name: PlayerName::new("Later").unwrap(), ..late }];
    session
        .submit(&Command::Register {
            players,
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        })
        .unwrap();
    let waiting = session.tournament().entries().alternates().last().unwrap();
    session.submit(&penalty(waiting, Warning)).unwrap();
    let refusal = refused(&mut session, &penalty(waiting, Rounds(1)));
    assert_eq!(refusal, Refusal::NotSeated { player: waiting });
    session.submit(&penalty(waiting, Hands(1))).unwrap();
    assert_eq!(serving(session.tournament()), [], "nothing is counted before they sit");
    sound(&session);
}

#[test]
fn penalties_of_other_journals_are_found_by_name_and_damage_stops_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let journal = |name: &str, player: &str, kind: PenaltyKind| {
        let path = folder.path().join(format!("{name}.floorman"));
        let time = Time::told(Timestamp(1_700_000_000_000));
        let command = Template::find("club-night").unwrap().command(name);
        let chance = Box::new(SeededChance::new(3));
        let mut session = Session::create(&path, &command, time, chance, "").unwrap();
        let players =
            vec![NewPlayer { name: PlayerName::new(player).unwrap(), need: None, member: None }];
        session
            .submit(&Command::Register {
                players,
                same_names: SameNames::Refuse,
                pays: Pays::default(),
            })
            .unwrap();
        session.submit(&penalty(PlayerId(1), kind)).unwrap();
        session.submit(&penalty(PlayerId(1), Hands(7))).unwrap();
        session.submit(&Command::Undo).unwrap();
        path
    };
    let own = journal("Tonight", "Šárka Malá", Warning);
    journal("Spring", "sarka mala", Hands(1));
    journal("Summer", "Somebody Else", Warning);
    let torn = journal("Autumn", "Sarka Mala", Hands(2));
    let mut bytes = std::fs::read(&torn).unwrap();
    let end = bytes.len() - 30;
    bytes[end] ^= 1;
    std::fs::write(&torn, bytes).unwrap();
    let earlier = session::Earlier::read(&own, &[]);
    let of = earlier.of(&PlayerName::new("Šárka Malá").unwrap());
    let found: Vec<_> = of.iter().map(|one| (one.event.as_str(), one.kind)).collect();
    assert!(found.contains(&("Spring", Hands(1))), "{found:?}");
    assert!(!found.contains(&("Spring", Hands(7))), "that one was taken back: {found:?}");
    assert!(found.iter().all(|(event, _)| *event != "Tonight" && *event != "Summer"));
    assert_eq!(earlier.unread.len(), 1);
}
