//! The floor, without a window: every topic, ruling and file.

mod button;
mod csv;
mod scenarios;
mod storage;
mod words;
