//! Reads RON as this program writes it: on one line, without spaces and remarks, fields by name.
//!
//! A desk reads whatever all other desks write, so most of what many desks do is reading. `ron`
//! reads everything that people may write and takes six times as long; it is asked wherever this
//! reader meets something else than the plainest form, so what is read, and what is said of damage,
//! is the same.

use engine::log::Act;
use serde::de::value::{BorrowedStrDeserializer, Error};
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error as _, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use std::str::FromStr;

/// What stands in a text in the plainest form; none where it stands there otherwise, or not at all.
pub(super) fn read_plain<'de, T: Deserialize<'de>>(text: &'de str) -> Option<T> {
    let mut plain = Plain { rest: text };
    let read = T::deserialize(&mut plain).ok()?;
    plain.rest.is_empty().then_some(read)
}

/// Whether this act is read as `ron` reads it, or left to `ron`: asked by whoever doubts it.
#[must_use]
pub fn is_read_alike(act: &str) -> bool {
    let plain = read_plain::<Act>(act);
    plain.is_none_or(|plain| ron::from_str::<Act>(act).is_ok_and(|act| act == plain))
}

/// The part of the text that is still to be read.
struct Plain<'de> {
    rest: &'de str,
}

fn other<T>() -> Result<T, Error> {
    Err(Error::custom(""))
}

impl<'de> Plain<'de> {
    /// Whether this stands next, which is passed then.
    fn takes(&mut self, next: &str) -> bool {
        let rest = self.rest.strip_prefix(next);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn expect(&mut self, next: &str) -> Result<(), Error> {
        if self.takes(next) { Ok(()) } else { other() }
    }

    /// Everything up to the first byte, none of a longer letter, of which that is not so.
    fn take_while(&mut self, holds: impl Fn(u8) -> bool) -> &'de str {
        let end = self.rest.bytes().position(|byte| !holds(byte)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at_checked(end).unwrap_or(("", self.rest));
        self.rest = rest;
        taken
    }

    /// The name of a field or of a variant.
    fn name(&mut self) -> Result<&'de str, Error> {
        let name = self.take_while(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        let is_name = name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
        if is_name { Ok(name) } else { other() }
    }

    fn number<N: FromStr>(&mut self) -> Result<N, Error> {
        let start = self.rest;
        self.takes("-");
        self.take_while(|byte| byte.is_ascii_digit());
        let taken = start.get(..start.len() - self.rest.len()).unwrap_or_default();
        taken.parse().or_else(|_| other())
    }

    fn text(&mut self) -> Result<&'de str, Error> {
        self.expect("\"")?;
        // Whatever is written otherwise than it reads is not plain.
        let text = self.take_while(|byte| byte != b'"' && byte != b'\\');
        self.expect("\"")?;
        Ok(text)
    }

    /// What stands between brackets, with commas between.
    fn list<T>(
        &mut self,
        [open, close]: [&'static str; 2],
        read: impl FnOnce(Listed<'_, 'de>) -> Result<T, Error>,
    ) -> Result<T, Error> {
        self.expect(open)?;
        let read = read(Listed { plain: self, close, keys: Keys::Values, is_first: true })?;
        self.expect(close)?;
        Ok(read)
    }

    fn fields<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, Error> {
        self.list(["(", ")"], |listed| visitor.visit_map(Listed { keys: Keys::Names, ..listed }))
    }
}

/// What stands before a colon.
enum Keys {
    Names,
    Values,
}

/// A list while its items are read.
struct Listed<'a, 'de> {
    plain: &'a mut Plain<'de>,
    close: &'static str,
    keys: Keys,
    is_first: bool,
}

impl Listed<'_, '_> {
    /// Whether another one follows, whose comma is passed.
    fn has_next(&mut self) -> Result<bool, Error> {
        if self.plain.rest.starts_with(self.close) {
            return Ok(false);
        }
        if !std::mem::take(&mut self.is_first) {
            self.plain.expect(",")?;
        }
        Ok(true)
    }
}

impl<'de> SeqAccess<'de> for Listed<'_, 'de> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        if self.has_next()? { seed.deserialize(&mut *self.plain).map(Some) } else { Ok(None) }
    }
}

impl<'de> MapAccess<'de> for Listed<'_, 'de> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Error> {
        if !self.has_next()? {
            return Ok(None);
        }
        let key = match self.keys {
            Keys::Names => seed.deserialize(BorrowedStrDeserializer::new(self.plain.name()?)),
            Keys::Values => seed.deserialize(&mut *self.plain),
        };
        key.map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        self.plain.expect(":")?;
        seed.deserialize(&mut *self.plain)
    }
}

impl<'de> EnumAccess<'de> for &mut Plain<'de> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Self::Variant), Error> {
        let variant = seed.deserialize(BorrowedStrDeserializer::new(self.name()?))?;
        Ok((variant, self))
    }
}

impl<'de> VariantAccess<'de> for &mut Plain<'de> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        self.expect("(")?;
        let read = seed.deserialize(&mut *self)?;
        self.expect(")")?;
        Ok(read)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.list(["(", ")"], |listed| visitor.visit_seq(listed))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.fields(visitor)
    }
}

/// Numbers, each read as what is asked for.
macro_rules! numbers {
    ($($read:ident $visit:ident)*) => {
        $(fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            visitor.$visit(self.number()?)
        })*
    };
}

impl<'de> Deserializer<'de> for &mut Plain<'de> {
    type Error = Error;

    numbers! {
        deserialize_u8 visit_u8
        deserialize_u16 visit_u16
        deserialize_u32 visit_u32
        deserialize_u64 visit_u64
        deserialize_i8 visit_i8
        deserialize_i16 visit_i16
        deserialize_i32 visit_i32
        deserialize_i64 visit_i64
    }

    forward_to_deserialize_any! { i128 u128 f32 f64 char bytes byte_buf identifier ignored_any }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.rest.bytes().next() {
            Some(b'"') => self.deserialize_str(visitor),
            Some(b'-') => self.deserialize_i64(visitor),
            _ => self.deserialize_u64(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.name()? {
            "true" => visitor.visit_bool(true),
            "false" => visitor.visit_bool(false),
            _ => other(),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_borrowed_str(self.text()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.name()? {
            "None" => visitor.visit_none(),
            "Some" => {
                self.expect("(")?;
                let read = visitor.visit_some(&mut *self)?;
                self.expect(")")?;
                Ok(read)
            }
            _ => other(),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.expect("()")?;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.expect(name)?;
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.expect("(")?;
        let read = visitor.visit_newtype_struct(&mut *self)?;
        self.expect(")")?;
        Ok(read)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.list(["[", "]"], |listed| visitor.visit_seq(listed))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.list(["(", ")"], |listed| visitor.visit_seq(listed))
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.list(["(", ")"], |listed| visitor.visit_seq(listed))
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.list(["{", "}"], |listed| visitor.visit_map(listed))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.fields(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(self)
    }
}

#[cfg(test)]
mod tests {
    use crate::as_written::{is_read_alike, read_plain};
    use engine::log::Act;
    use std::fs;
    use std::path::{Path, PathBuf};

    /// The texts of all acts in the saves of every format.
    fn saved() -> Vec<String> {
        let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves");
        let inside =
            |folder: PathBuf| fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        let files = inside(saves).flat_map(inside).filter(|file| file.extension().is_some());
        let files = files.filter(|file| file.extension().unwrap() == "floorman");
        let texts: Vec<String> = files.map(|file| fs::read_to_string(file).unwrap()).collect();
        let lines = texts.iter().flat_map(|text| text.lines().skip(1));
        lines.map(|line| line.splitn(3, ' ').nth(2).unwrap().to_owned()).collect()
    }

    #[test]
    fn what_this_program_writes_is_read_as_it_is_otherwise() {
        let texts = saved();
        let read = |text: &String| read_plain::<Act>(text);
        let plain = texts.iter().filter(|text| {
            let act = ron::from_str::<Act>(text).unwrap();
            let text = ron::to_string(&act).unwrap();
            read(&text).is_some_and(|read| read == act)
        });
        // A quotation mark in a name and a book with a hyphen are not written plainly.
        let is_plain = |text: &&String| !text.contains('\\') && !text.contains("r#");
        assert_eq!(plain.count(), texts.iter().filter(is_plain).count());
        assert!(texts.len() > 500, "{}", texts.len());
    }

    #[test]
    fn whatever_is_read_otherwise_is_left_to_whoever_reads_everything() {
        let signs = [" ", ",", ":", "(", ")", "[", "\"", "-", "0", "9", "_", "é", "Some(", "\\n"];
        for (number, text) in saved().iter().enumerate() {
            // In each act at other places.
            for (turn, sign) in (number..text.len()).step_by(17).zip(signs.iter().cycle()) {
                let Some((before, after)) = text.split_at_checked(turn) else { continue };
                let less = after.get(1..).unwrap_or_default();
                for changed in [format!("{before}{sign}{after}"), format!("{before}{less}")] {
                    assert!(is_read_alike(&changed), "{changed}");
                }
            }
        }
    }
}
