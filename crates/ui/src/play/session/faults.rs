//! One clear line for everything that was not understood: what is wrong,
//! where, and what would be right.

use vato_rules::fanorona::RulesError;

use super::LoadFault;
use crate::i18n::Texts;

/// Why a pasted text or a link was not loaded.
pub fn load(texts: &Texts, fault: &LoadFault) -> String {
    let _ = (texts, fault);
    String::new()
}

/// Why a rule set was not understood.
pub fn rules(texts: &Texts, error: &RulesError) -> String {
    let _ = (texts, error);
    String::new()
}
