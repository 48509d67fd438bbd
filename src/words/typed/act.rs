//! What can be said in words. What each act takes and makes is its row, in `rows`.

use strum::{IntoStaticStr, VariantArray};

/// What a phrase is about.
///
/// Its name ends the ids of its words: `command-say-bust-out` is what can be typed, and
/// `command-do-bust-out` what comes of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Act {
    BustOut,
    Move,
    Swap,
    Rebuy,
    AddOn,
    ReEnter,
    Reinstate,
    Lock,
    Unlock,
    Unregister,
    Void,
    AllTheSame,
    Show,
    Register,
    Button,
    DrawButton,
    Paid,
    Deal,
    Prize,
    NextHand,
    BreakTable,
    CloseSeat,
    OpenSeat,
    Start,
    Pause,
    Resume,
    NextLevel,
    PreviousLevel,
    Level,
    AddTime,
    TakeTime,
    SetTime,
    BreakNow,
    SkipBreak,
    TakeBreak,
    Balance,
    Alternates,
    Draw,
    Redraw,
    Plan,
    MovesDone,
    CloseRegistration,
    OpenRegistration,
    Penalty,
    Warn,
    Disqualify,
    Away,
    Back,
    CountHand,
    Undo,
    Redo,
    CallClock,
    TimeCard,
    ClockActed,
    ClockDead,
    ClockChecked,
    ClockOff,
    Dark,
    Light,
    TableDone,
    AllDone,
    HandForHand,
    EndHandForHand,
    OrbitForOrbit,
    EndOrbitForOrbit,
    SoftHandForHand,
    EndSoftHandForHand,
    HandPlayed,
    RandomBreak,
    LastHands,
    StopTable,
    PlayTable,
    CallFloor,
    AnswerFloor,
    Message,
    TakeDown,
    Race,
    Leave,
    Bag,
    EndDay,
    BeginCount,
    EndCount,
    Surrender,
}

impl Act {
    /// Whether everything after its words is taken as it is, so that they must stand first.
    pub(super) fn takes_any_words(self) -> bool {
        matches!(self, Self::Register | Self::Race | Self::Message)
    }

    /// The id of the ways to say it.
    pub(super) fn say_id(self) -> String {
        format!("command-say-{}", <&str>::from(self))
    }

    /// The id of what comes of it.
    pub(super) fn do_id(self) -> String {
        format!("command-do-{}", <&str>::from(self))
    }
}
