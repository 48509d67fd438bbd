//! What can be read in two ways, with a button for each of them.

use crate::parts::lists::columns::meaning_words;
use crate::theme::{Size, space, text};
use crate::widgets::{Ground, Push, framed_ui, said_ui};
use egui::Ui;
use exchange::{ListAnswer, ListQuestion, ListTold, list_question_said};
use lists::Reading;
use words::Words;

/// Shows what is open; whether something of it was answered.
pub fn questions_ui(
    ui: &mut Ui,
    words: &Words,
    questions: &[ListQuestion],
    told: &mut ListTold,
) -> bool {
    let mut answered = None;
    for question in questions {
        framed_ui(ui, Ground::Draft, |ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            said_ui(ui, text(list_question_said(words, question), Size::Body));
            ui.horizontal_wrapped(|ui| {
                for answer in question.answers() {
                    let said = answer_words(words, question, &answer);
                    if ui.add(Push::secondary(said).small()).clicked() {
                        answered = Some(answer);
                    }
                }
            });
        });
    }
    let Some(answer) = answered else { return false };
    told.tell(answer);
    true
}

/// What a button says that answers so.
fn answer_words(words: &Words, question: &ListQuestion, answer: &ListAnswer) -> String {
    match answer {
        ListAnswer::Encoding(encoding) => {
            let readings: &[Reading] = match question {
                ListQuestion::Letters(readings) => readings,
                ListQuestion::Sheet(_)
                | ListQuestion::Ante(_)
                | ListQuestion::Rising(_)
                | ListQuestion::Length(..)
                | ListQuestion::Days(..)
                | ListQuestion::Clock(..) => &[],
            };
            let reading = readings.iter().find(|reading| reading.encoding == *encoding);
            reading.map(|reading| reading.words.join(", ")).unwrap_or_default()
        }
        ListAnswer::Sheet(name) => name.clone(),
        ListAnswer::Column(_, meaning) => meaning_words(words, meaning),
    }
}

#[cfg(test)]
mod tests {
    use super::answer_words;
    use exchange::ListQuestion;
    use words::{Language, Words};

    #[test]
    fn every_answer_has_words() {
        let title = || "Time".to_owned();
        let questions = [
            ListQuestion::Sheet(vec!["Turbo".to_owned(), "Deep".to_owned()]),
            ListQuestion::Ante(title()),
            ListQuestion::Rising(title()),
            ListQuestion::Length(title(), "20".to_owned()),
            ListQuestion::Clock(title(), "3:00".to_owned()),
        ];
        for language in Language::ALL {
            let words = Words::new(language);
            for question in &questions {
                let answers = question.answers();
                assert!(answers.len() > 1, "{question:?}");
                for answer in answers {
                    let said = answer_words(&words, question, &answer);
                    assert!(!said.is_empty() && !said.contains("list-column"), "{said}");
                }
            }
        }
    }
}
