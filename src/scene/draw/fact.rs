//! A fact: its label, its value as large as there is room, and what is read second.

use crate::mark::Align;
use crate::part_facts::Fact;
use crate::pen::{Pen, Piece, rows};
use print::Area;

/// The label beside the height of its part.
const LABEL: f32 = 0.28;

/// What is read second beside the value.
const REMARK: f32 = 0.5;

/// A label is no larger than this beside the height of its part, nor than so many pixels.
const LABEL_MOST: f32 = 34.0;

pub(crate) fn fact(pen: &mut Pen<'_>, area: Area, align: Align, said: &Fact) {
    let mut body = area;
    if !said.label.is_empty() {
        let head = rows(area, 0.0, LABEL);
        pen.line(head, align, &[Piece::muted(&said.label)], LABEL_MOST);
        body = rows(area, LABEL, 1.0);
    }
    let value = Piece::bold(&said.value).tone(said.tone);
    if said.remark.is_empty() {
        // As large as beside others with a remark, where it has a label as they do.
        let most = if said.label.is_empty() { f32::INFINITY } else { body.height * 0.8 };
        return pen.line(body, align, &[value], most);
    }
    let remark = Piece::muted(&said.remark);
    let beside = [value.clone(), remark.clone().scaled(REMARK)];
    let (upper, lower) = (rows(body, 0.0, 0.6), rows(body, 0.62, 1.0));
    let over = pen.size(std::slice::from_ref(&value), upper, f32::INFINITY);
    if pen.size(&beside, body, body.height * 0.8) >= over {
        pen.line(body, align, &beside, body.height * 0.8);
    } else {
        pen.line(upper, align, &[value], f32::INFINITY);
        pen.line(lower, align, &[remark], over * 0.62);
    }
}
