pub mod button;
pub mod values;
