//! A record that was read is written as text that reads as the same record.
#![no_main]
use libfuzzer_sys::fuzz_target;
use vato_rules::{fanorona::Fanorona, record::Record};

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::<Fanorona>::parse(text) {
        let written = record.to_string();
        let read = Record::parse(&written).expect("what was written can be read");
        assert_eq!(read.line(), record.line());
        assert_eq!(read.result(), record.result());
        assert_eq!(read.termination(), record.termination());
        assert!(read.comments().eq(record.comments()));
        assert_eq!(read.to_string(), written);
    }
});
