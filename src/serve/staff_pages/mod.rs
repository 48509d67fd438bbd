//! The pages of staff: one file each, and the frame that they share.

mod button;
mod clock;
mod codes;
mod floor;
mod payouts;
mod player;
mod put_right;
mod register;
mod routes;
mod rule;
mod rulings;
mod sign_in;
mod table;
mod table_acts;
mod tables;

pub use codes::attempts_said;
pub(crate) use routes::routes;

use crate::embedded::VERSION;
use crate::pages::Leaf;
use crate::staff::Attempts;
use crate::staff::asking::Outcome;
use crate::staff::codes::Code;
use crate::staff::members::{Deed, Here, Member};
use crate::staff::role::Role;
use crate::staff::sent::SentFields;
use ::rulings::Topic;
use engine::tournament::Tournament;
use engine::values::{PlayerId, TableNo, Timestamp};
use maud::{DOCTYPE, Markup, html};
use std::cell::Cell;
use words::{Args, Words};

/// Places on pages that others lead to.
pub(crate) mod anchor {
    /// Where a player is given another seat.
    pub(crate) const MOVE: &str = "move";
    /// A player's name is put right.
    pub(crate) const RENAME: &str = "rename";
    /// Where a bounty goes that nobody won.
    pub(crate) const BOUNTY: &str = "bounty";
    /// A debt that will not be paid.
    pub(crate) const DEBT: &str = "debt";
    /// Where the button of a table is told.
    pub(crate) const BUTTON: &str = "button";
    /// What is seldom done with a table.
    pub(crate) const SELDOM: &str = "seldom";
    /// Where the bags of a table are.
    pub(crate) const BAGS: &str = "bags";
    /// How tables wait for each other.
    pub(crate) const PACE: &str = "pace";
    /// The stacks of a table are counted.
    pub(crate) const COUNT: &str = "count";
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum StaffPage {
    /// Who is looked for, and what needs doing.
    Floor,
    Tables,
    /// A table, with everything that is done there.
    Table(TableNo),
    /// A player, with everything that is done with them.
    Player(PlayerId),
    Rulings,
    Rule(&'static str),
    Clock,
    Register,
    /// Who is owed what they won.
    Payouts,
    /// Who may do what, and who is here.
    Codes,
}

impl StaffPage {
    pub(crate) fn path(self) -> String {
        match self {
            Self::Floor => "/staff".to_owned(),
            Self::Tables => "/staff/tables".to_owned(),
            Self::Table(table) => format!("/staff/table/{table}"),
            Self::Player(player) => format!("/staff/player/{player}"),
            Self::Rulings => "/staff/rulings".to_owned(),
            Self::Rule(slug) => format!("/staff/rule/{slug}"),
            Self::Clock => "/staff/clock".to_owned(),
            Self::Register => "/staff/register".to_owned(),
            Self::Payouts => "/staff/payouts".to_owned(),
            Self::Codes => "/staff/codes".to_owned(),
        }
    }

    /// The page at a path; none where there is none.
    pub(crate) fn at(path: &str) -> Option<Self> {
        let rest = path.strip_prefix("/staff")?;
        Some(match rest {
            "" | "/" => Self::Floor,
            "/tables" => Self::Tables,
            "/rulings" => Self::Rulings,
            "/clock" => Self::Clock,
            "/register" => Self::Register,
            "/payouts" => Self::Payouts,
            "/codes" => Self::Codes,
            _ => {
                if let Some(table) = rest.strip_prefix("/table/") {
                    Self::Table(TableNo(table.parse().ok()?))
                } else if let Some(player) = rest.strip_prefix("/player/") {
                    Self::Player(PlayerId(player.parse().ok()?))
                } else {
                    Self::Rule(Topic::find(rest.strip_prefix("/rule/")?)?.slug)
                }
            }
        })
    }

    /// Where somebody with this role begins.
    pub(crate) fn first(role: Role) -> Self {
        match role {
            Role::Director | Role::Floor => Self::Floor,
            Role::Registration => Self::Register,
            Role::Dealer(table) => Self::Table(table),
        }
    }

    /// Whether somebody with this role sees it.
    pub(crate) fn is_for(self, role: Role) -> bool {
        match self {
            Self::Rulings | Self::Rule(_) | Self::Clock => true,
            Self::Floor | Self::Player(_) => !matches!(role, Role::Dealer(_)),
            Self::Tables => matches!(role, Role::Director | Role::Floor),
            Self::Table(table) => match role {
                Role::Director | Role::Floor => true,
                Role::Registration => false,
                Role::Dealer(own) => own == table,
            },
            Self::Register => matches!(role, Role::Director | Role::Floor | Role::Registration),
            Self::Payouts | Self::Codes => role == Role::Director,
        }
    }

    /// The pages that the bar at the foot leads to, with their names.
    fn bar(role: Role) -> Vec<(Self, &'static str)> {
        let pages = match role {
            Role::Dealer(table) => vec![(Self::Table(table), "staff-bar-table")],
            Role::Director | Role::Floor | Role::Registration => vec![
                (Self::Floor, "staff-bar-floor"),
                (Self::Tables, "staff-bar-tables"),
                (Self::Register, "staff-bar-register"),
            ],
        };
        let rest = [
            (Self::Rulings, "staff-bar-rulings"),
            (Self::Clock, "staff-bar-clock"),
            (Self::Codes, "staff-bar-codes"),
        ];
        pages.into_iter().chain(rest).filter(|(page, _)| page.is_for(role)).collect()
    }
}

/// What a page of staff is made of.
pub(crate) struct StaffLeaf<'a> {
    pub(crate) leaf: Leaf<'a>,
    pub(crate) member: &'a Member,
    pub(crate) page: StaffPage,
    /// What was asked for, or typed and not understood.
    pub(crate) sent: &'a SentFields,
    /// What came of what was sent last.
    pub(crate) came: Option<&'a Outcome>,
    /// A word that no other page has, from which forms have theirs.
    pub(crate) once: &'a str,
    pub(crate) forms: Cell<u32>,
    /// Who is here, and which roles have a code: for whoever may say who comes in.
    pub(crate) here: Vec<Here>,
    /// What was tried with wrong codes, for a director.
    pub(crate) attempts: Option<Attempts>,
    pub(crate) coded: Vec<Role>,
    /// A code that was just made.
    pub(crate) made: Option<(Role, Code)>,
}

impl StaffLeaf<'_> {
    fn words(&self) -> &Words {
        self.leaf.words
    }

    fn text(&self, id: &str) -> String {
        self.words().text(id)
    }

    fn say(&self, id: &str, args: &Args) -> String {
        self.words().say(id, args)
    }

    fn tournament(&self) -> &Tournament {
        &self.leaf.published.shown.standing
    }

    fn now(&self) -> Timestamp {
        self.leaf.published.now()
    }

    fn role(&self) -> Role {
        self.member.role
    }

    fn name(&self, player: PlayerId) -> String {
        self.words().player(self.tournament(), player)
    }

    fn role_name(&self, role: Role) -> String {
        role_name(self.words(), role)
    }

    pub(crate) fn whole(&self) -> Markup {
        let page = self.leaf.href(&self.page.path());
        html! {
            (DOCTYPE)
            html lang=(self.words().language().id()) {
                (self.leaf.loads(&["/page.css", "/staff.css"], &["/page.js", "/staff.js"]))
                body.staff data-staff=(format!("/live/staff?version={VERSION}")) data-page=(page)
                    data-now=(self.now().0) data-seq=(self.leaf.published.shown.seq)
                    data-not-sent=(self.text("staff-not-sent"))
                    data-sending=(self.text("staff-sending"))
                    data-lost=(self.text("pages-lost")) {
                    p #lost role="status" hidden { (self.text("pages-lost")) }
                    main { (self.middle()) }
                    nav aria-label=(self.text("pages-bar")) {
                        @for (to, id) in StaffPage::bar(self.role()) {
                            @let current = self.is_under(to).then_some("page");
                            a href=(self.leaf.href(&to.path())) aria-current=[current] {
                                (self.text(id))
                            }
                        }
                    }
                }
            }
        }
    }

    /// Whether this page is reached from that one.
    fn is_under(&self, bar: StaffPage) -> bool {
        let above = match self.page {
            StaffPage::Player(_) => StaffPage::Floor,
            StaffPage::Table(_) if self.role().table().is_none() => StaffPage::Tables,
            StaffPage::Rule(_) => StaffPage::Rulings,
            StaffPage::Payouts => StaffPage::Register,
            page => page,
        };
        above == bar
    }

    /// What changes of it. Parts with an id are put in one by one, so that nobody's typing stops.
    pub(crate) fn middle(&self) -> Markup {
        html! {
            div #part-head { (self.leaf.head()) }
            div #part-came data-keep role="status" { (self.outcome(self.came)) }
            div #part-awaited role="status" { (self.awaited()) }
            (self.content())
            div #part-foot { (self.foot()) }
        }
    }

    fn content(&self) -> Markup {
        match self.page {
            StaffPage::Floor => self.floor(),
            StaffPage::Tables => self.tables(),
            StaffPage::Table(table) => self.table(table),
            StaffPage::Player(player) => self.player(player),
            StaffPage::Rulings => self.rulings(),
            StaffPage::Rule(slug) => self.rule(slug),
            StaffPage::Clock => self.clock(),
            StaffPage::Register => self.register(),
            StaffPage::Payouts => self.payouts(),
            StaffPage::Codes => self.codes(),
        }
    }

    /// Shows what came of what was asked.
    fn outcome(&self, outcome: Option<&Outcome>) -> Markup {
        let (class, said) = match outcome {
            None => return html! {},
            Some(Outcome::Done { said, .. } | Outcome::TakenBack { said, .. }) => ("done", said),
            Some(Outcome::Not { said }) => ("not", said),
            // It is told where it changes by itself.
            Some(Outcome::UnderWay) => return html! {},
        };
        html! {
            div.came.(class) {
                @for line in said.lines() { p { (line) } }
                @if let Some(Outcome::Done { seq, .. }) = outcome { (self.take_back(*seq)) }
            }
        }
    }

    /// What takes longer than the answer to a press: that it is under way, and what came of it.
    fn awaited(&self) -> Markup {
        html! {
            @for outcome in self.member.awaited() {
                @match outcome {
                    Some(outcome) => (self.outcome(Some(outcome))),
                    None => div.came.waits data-waits { p { (self.text("staff-under-way")) } },
                }
            }
        }
    }

    /// What this phone did last, and who it belongs to.
    fn foot(&self) -> Markup {
        let args = Args::new()
            .text("name", self.member.name.as_str())
            .text("role", self.role_name(self.role()));
        let last = self.member.done.last().filter(|last| self.came.is_none() && last.is_fresh());
        html! {
            @if let Some(Deed { seq, said, .. }) = last {
                div.last {
                    p.hint { (said) }
                    (self.take_back(*seq))
                }
            }
            p.who { (self.say("staff-signed-in", &args)) }
            form method="post" action="/staff/leave" {
                input type="hidden" name="token" value=(self.member.token);
                button.quiet { (self.text("staff-leave")) }
            }
        }
    }
}

#[must_use]
pub fn role_name(words: &Words, role: Role) -> String {
    let table = role.table().map_or(0, |table| table.0);
    words.say(&format!("staff-role-{}", role.id()), &Args::new().no("table", table))
}
