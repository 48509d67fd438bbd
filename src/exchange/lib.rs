//! What comes from other programs and goes to them: lists, spreadsheets, evenings of The
//! Tournament Director, templates, exports.

mod chip_sets;
pub mod export;
mod flights;
mod formula_messages;
mod handed_on;
mod import;
mod league_sheet;
pub mod messages;
mod people_look;
pub mod people_messages;
mod people_picture;
mod people_sheet;
mod player_list;
mod results_event;
mod sample;
mod saved_files;
mod template;
mod unlikely;
mod web_page;

pub use chip_sets::ready_chip_sets;
pub use flights::{
    FlightRead, FlightTrouble, SamePerson, bring_forward, doubtful_names, read_flight, unite,
};
pub use formula_messages::{formula_fault, points_fault};
pub use handed_on::{
    HandedOnError, ListAnswer, ListColumn, ListLook, ListNote, ListOpened, ListQuestion, ListTold,
    PayoutSheet, PaysByError, SheetFault, SheetProblem, Taken, check_told_of_evening,
    chip_meanings, handed_on_said, list_note_said, list_question_said, look_at_chips,
    look_at_payouts, look_at_structure, open_list, payout_meanings, payouts_text, pays_by,
    read_chips, read_payouts, read_structure, sheet_problem_said, sign_up_list, stage_meanings,
    structure_text, usual_secs,
};
pub use import::{
    ImportError, Imported, MadeList, Remark, RemarkKind, Stays, TakenBack, UndoError, first_line,
    import, import_file, undo_import,
};
pub use league_sheet::league_sheet;
pub use people_look::{PeopleLook, look_at_people, people_meanings};
pub use people_picture::{PictureUnread, picture_in};
pub use people_sheet::people_sheet;
pub use player_list::{ListRead, ListRow, NameDoubt, empty_lines};
pub use results_event::{ResultsError, ResultsOf, import_results};
pub use sample::{SampleError, make_sample};
pub use saved_files::{SavedFiles, made_in, saved_files};
pub use template::{
    Template, TemplateError, keep_template, own_templates, template_text, templates,
};
pub use unlikely::Unlikely;
