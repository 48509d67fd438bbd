//! The floor, without a window: every topic, ruling and file.

mod button;
