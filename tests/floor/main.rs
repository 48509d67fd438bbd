//! The floor, without a window: every topic, ruling and file.

mod button;
mod csv;
mod storage;
mod words;
