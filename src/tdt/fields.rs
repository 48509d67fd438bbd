//! Fields of constructors, read for what they are known to be; what is otherwise is noted.

use crate::point::Points;
use crate::unread::Asked;
use crate::{Decimal, Fault, FaultKind, Field, Point, Value, What};

/// How much depends on a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Weight {
    /// Without it the evening is another one: nothing is read.
    Needed,
    /// It is left out, and that is told.
    Aside,
}

/// No more faults are noted of either weight: who sees a hundred knows enough.
const NOTED_MAX: usize = 100;

/// The fields of one constructor.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fields<'v, 't> {
    /// The name of the constructor; empty where there is none.
    pub of: &'t str,
    /// How many bytes of the text stand before it.
    pub at: usize,
    all: &'v [Field<'t>],
    asked: &'t Asked,
}

impl<'v, 't> Fields<'v, 't> {
    /// A field that says something; where it stands twice the last one counts, as in JavaScript.
    pub(crate) fn get(&self, name: &str) -> Option<&'v Value<'t>> {
        let field = self.all.iter().rfind(|field| field.name == name);
        let value = field.map(|field| &field.value).filter(|value| !value.is_nothing());
        value.inspect(|value| self.asked.field(value))
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }
}

/// Reads fields, and keeps what is wrong with them.
pub(crate) struct Reader<'t> {
    points: Points<'t>,
    asked: &'t Asked,
    needed: Vec<Fault>,
    aside: Vec<Fault>,
}

impl<'t> Reader<'t> {
    pub(crate) fn of(text: &'t str, asked: &'t Asked) -> Self {
        Self { points: Points::of(text), asked, needed: Vec::new(), aside: Vec::new() }
    }

    /// What was noted: what matters, and what was left out.
    pub(crate) fn found(self) -> (Vec<Fault>, Vec<Fault>) {
        (self.needed, self.aside)
    }

    pub(crate) fn point(&mut self, at: usize) -> Point {
        self.points.at(at)
    }

    pub(crate) fn note(&mut self, at: usize, field: String, kind: FaultKind, weight: Weight) {
        let noted = match weight {
            Weight::Needed => &mut self.needed,
            Weight::Aside => &mut self.aside,
        };
        if noted.len() < NOTED_MAX {
            noted.push(Fault { at: self.points.at(at), field, kind });
        }
    }

    /// Notes that a field is not as it is known.
    pub(crate) fn odd(
        &mut self,
        fields: &Fields<'_, 't>,
        name: &str,
        kind: FaultKind,
        weight: Weight,
    ) {
        let at = fields.get(name).map_or(fields.at, |value| value.at);
        let field =
            if fields.of.is_empty() { name.to_owned() } else { format!("{}.{name}", fields.of) };
        self.note(at, field, kind, weight);
    }

    /// The fields of a value that is one of these constructors, or has no name.
    ///
    /// Another constructor is skipped whole, and noted.
    pub(crate) fn fields<'v>(
        &mut self,
        value: &'v Value<'t>,
        known: &[&str],
        weight: Weight,
    ) -> Option<Fields<'v, 't>> {
        match (&value.what, value.object()) {
            (_, Some((of, all))) if of.is_empty() || known.contains(&of) => {
                self.asked.object(value);
                return Some(Fields { of, at: value.at, all, asked: self.asked });
            }
            (What::Call { name, .. }, _) if !known.contains(name) => {
                self.note(value.at, (*name).to_owned(), FaultKind::NotKnown, Weight::Aside);
            }
            _ => {
                let wanted = known.first().copied().unwrap_or_default().to_owned();
                self.note(value.at, wanted, FaultKind::WrongKind, weight);
            }
        }
        None
    }

    /// The fields of a field; none where it is not there.
    pub(crate) fn part<'v>(
        &mut self,
        fields: &Fields<'v, 't>,
        name: &str,
        known: &[&str],
        weight: Weight,
    ) -> Option<Fields<'v, 't>> {
        let value = fields.get(name)?;
        self.fields(value, known, weight)
    }

    /// A text; nothing where it is not there.
    pub(crate) fn text(&mut self, fields: &Fields<'_, 't>, name: &str, weight: Weight) -> String {
        match fields.get(name).map(|value| &value.what) {
            None => String::new(),
            Some(What::Text(text)) => text.clone().into_owned(),
            // Ids are numbers in some files.
            Some(What::Number(figures)) => (*figures).to_owned(),
            Some(_) => {
                self.odd(fields, name, FaultKind::WrongKind, weight);
                String::new()
            }
        }
    }

    /// Whether something is so; no where it is not there.
    pub(crate) fn is_so(&mut self, fields: &Fields<'_, 't>, name: &str, weight: Weight) -> bool {
        match fields.get(name).map(|value| &value.what) {
            None | Some(What::Word("false") | What::Number("0")) => false,
            Some(What::Word("true") | What::Number("1")) => true,
            Some(_) => {
                self.odd(fields, name, FaultKind::WrongKind, weight);
                false
            }
        }
    }

    /// A number; none where it is not there.
    pub(crate) fn number(
        &mut self,
        fields: &Fields<'_, 't>,
        name: &str,
        weight: Weight,
    ) -> Option<Decimal> {
        let value = fields.get(name)?;
        let read = read_number(value);
        read.map_err(|kind| self.odd(fields, name, kind, weight)).ok()
    }

    /// A number that is not negative; nothing where it is not there.
    pub(crate) fn amount(
        &mut self,
        fields: &Fields<'_, 't>,
        name: &str,
        weight: Weight,
    ) -> Decimal {
        match self.number(fields, name, weight) {
            Some(number) if number.is_negative() => {
                self.odd(fields, name, FaultKind::OutOfRange, weight);
                Decimal::ZERO
            }
            number => number.unwrap_or_default(),
        }
    }

    /// A whole number of these; none where it is not there.
    pub(crate) fn whole(
        &mut self,
        fields: &Fields<'_, 't>,
        name: &str,
        most: i64,
        weight: Weight,
    ) -> Option<i64> {
        let number = self.number(fields, name, weight)?;
        let whole = number.whole().filter(|whole| (0..=most).contains(whole));
        if whole.is_none() {
            self.odd(fields, name, FaultKind::OutOfRange, weight);
        }
        whole
    }

    /// A moment in milliseconds since 1970, UTC; `None` if it is missing or 0, which means not yet.
    pub(crate) fn moment(
        &mut self,
        fields: &Fields<'_, 't>,
        name: &str,
        weight: Weight,
    ) -> Option<i64> {
        self.whole(fields, name, MOMENT_MAX, weight).filter(|millis| *millis > 0)
    }

    /// The items of a field; nothing where it is not there.
    pub(crate) fn items<'v>(
        &mut self,
        fields: &Fields<'v, 't>,
        name: &str,
        weight: Weight,
    ) -> &'v [Value<'t>] {
        let Some(value) = fields.get(name) else { return &[] };
        value.array().unwrap_or_else(|| {
            self.odd(fields, name, FaultKind::WrongKind, weight);
            &[]
        })
    }

    /// The values of a map, of an object, or of a plain array, with their keys where they have one.
    pub(crate) fn mapped<'v>(
        &mut self,
        fields: &Fields<'v, 't>,
        name: &str,
        weight: Weight,
    ) -> Vec<(&'v str, &'v Value<'t>)> {
        let Some(value) = fields.get(name) else { return Vec::new() };
        if let Some((_, pairs)) = value.object() {
            return pairs.iter().map(|pair| (pair.name.as_ref(), &pair.value)).collect();
        }
        let is_map = matches!(value.what, What::Call { .. });
        match &value.what {
            // An empty map may have been handed nothing.
            What::Call { args, .. } if args.is_empty() => return Vec::new(),
            _ => {}
        }
        let Some(items) = value.array() else {
            self.odd(fields, name, FaultKind::WrongKind, weight);
            return Vec::new();
        };
        let mut mapped = Vec::with_capacity(items.len());
        for item in items {
            match item.array() {
                Some([Value { what: What::Text(key), .. }, value]) if is_map => {
                    mapped.push((key.as_ref(), value));
                }
                Some(_) => self.note(item.at, name.to_owned(), FaultKind::WrongKind, weight),
                None => mapped.push(("", item)),
            }
        }
        mapped
    }

    /// The numbers that are handed to a constructor in an array; nothing where it is not there.
    pub(crate) fn numbers(
        &mut self,
        fields: &Fields<'_, 't>,
        name: &str,
        weight: Weight,
    ) -> Vec<Decimal> {
        let items = self.items(fields, name, weight);
        let mut numbers = Vec::with_capacity(items.len());
        for item in items {
            match read_number(item) {
                Ok(number) if !number.is_negative() => numbers.push(number),
                Ok(_) => self.odd(fields, name, FaultKind::OutOfRange, weight),
                Err(kind) => self.odd(fields, name, kind, weight),
            }
        }
        numbers
    }
}

/// The last moment of the year 9999, in milliseconds since 1970, UTC.
const MOMENT_MAX: i64 = 253_402_300_799_999;

fn read_number(value: &Value<'_>) -> Result<Decimal, FaultKind> {
    match &value.what {
        What::Number(figures) => Decimal::read(figures).ok_or(FaultKind::OutOfRange),
        What::Text(text) => Decimal::read(text.trim()).ok_or(FaultKind::WrongKind),
        What::Word("NaN" | "Infinity") => Err(FaultKind::OutOfRange),
        What::Word(_) | What::Array(_) | What::Object(_) | What::Call { .. } => {
            Err(FaultKind::WrongKind)
        }
    }
}
