//! What a module carries only to say why it panics.
//!
//! Nobody hears it: a page has no place for standard error, and a panic there ends in a
//! trap whatever it says. So the functions that say it trap at once here. wasm-opt then
//! drops what they were given and, with it, most of the machinery of formatting. Nothing
//! becomes of a panic that did not before: the module traps, and the console shows where.
//!
//! The places in the source that a panic would name go too, with their file names,
//! which are paths on the machine that built the module.

use std::collections::BTreeMap;

use walrus::ir::{Br, BrIf, BrTable, Instr, InstrSeqId, Return, Visitor, dfs_in_order};
use walrus::{ConstExpr, DataKind, FunctionId, LocalFunction, Module, ir::Value};

use super::unused::trap_at_once;

/// In the symbols of what the standard library calls in order to panic.
const PANICS: [&str; 7] = [
    "panic",
    "unwrap_failed",
    "expect_failed",
    "assert_failed",
    "_fail",
    "capacity_overflow",
    "handle_error",
];
/// In the symbols of the crates that these functions are of, under both of the
/// compiler's ways to form a symbol.
const CRATES: [&str; 4] = ["4core", "5alloc", "3std", "9hashbrown"];

/// Lets panics trap at once, and gives the number of functions that changed and of
/// places in the source that were blanked.
pub fn silence(module: &mut Module) -> (usize, usize) {
    let functions = panicking(module);
    for &function in &functions {
        trap_at_once(module, function);
    }
    (functions.len(), blank_places(module))
}

fn panicking(module: &Module) -> Vec<FunctionId> {
    let named = |name: &str| {
        PANICS.iter().any(|part| name.contains(part))
            && CRATES.iter().any(|part| name.contains(part))
    };
    module
        .funcs
        .iter_local()
        .filter(|(id, local)| {
            let name = module.funcs.get(*id).name.as_deref();
            name.is_some_and(named)
                && module.types.get(local.ty()).results().is_empty()
                && never_returns(local)
        })
        .map(|(id, _)| id)
        .collect()
}

/// Whether no way through a function leads out of it.
fn never_returns(function: &LocalFunction) -> bool {
    struct WaysOut {
        whole: InstrSeqId,
        found: bool,
    }
    impl Visitor<'_> for WaysOut {
        fn visit_return(&mut self, _: &Return) {
            self.found = true;
        }
        fn visit_br(&mut self, branch: &Br) {
            self.found |= branch.block == self.whole;
        }
        fn visit_br_if(&mut self, branch: &BrIf) {
            self.found |= branch.block == self.whole;
        }
        fn visit_br_table(&mut self, branch: &BrTable) {
            self.found |= branch.default == self.whole || branch.blocks.contains(&self.whole);
        }
    }
    let whole = function.entry_block();
    let mut ways_out = WaysOut {
        whole,
        found: false,
    };
    dfs_in_order(&mut ways_out, function, whole);
    let last = function.block(whole).instrs.last();
    !ways_out.found && matches!(last, Some((Instr::Unreachable(_), _)))
}

/// A place in the source, as the compiler lays it down: where the file's name is and
/// how long, the line and the column, each a word.
const PLACE: usize = 16;
const WORD: usize = 4;
/// Longer than the path of any source file here, and than any of its lines.
const LONGEST: usize = 1000;
/// More lines than any source file here has.
const LAST_LINE: usize = 100_000;

/// Blanks them, and gives how many there were. The words of a place alone would be too
/// little to know it by, but the first two lead to a path that ends as source files do.
fn blank_places(module: &mut Module) -> usize {
    let segments: BTreeMap<usize, Vec<u8>> = module.data.iter().filter_map(segment).collect();
    let text = |address: usize, length: usize| {
        let (start, bytes) = segments.range(..=address).next_back()?;
        bytes.get(address - start..)?.get(..length)
    };
    let mut places = Vec::new();
    for (start, bytes) in &segments {
        for at in (0..(bytes.len() + 1).saturating_sub(PLACE)).step_by(WORD) {
            let (address, length) = (word(bytes, at), word(bytes, at + WORD));
            let is_path = |path: &[u8]| path.ends_with(b".rs") && path.contains(&b'/');
            let (line, column) = (word(bytes, at + 2 * WORD), word(bytes, at + 3 * WORD));
            let in_a_file = (1..LAST_LINE).contains(&line) && (1..LONGEST).contains(&column);
            if in_a_file && length < LONGEST && text(address, length).is_some_and(is_path) {
                places.push((start + at, PLACE));
                places.push((address, length));
            }
        }
    }
    let ids: Vec<_> = module.data.iter().map(|data| data.id()).collect();
    for id in ids {
        let data = module.data.get_mut(id);
        let Some((start, _)) = segment(data) else {
            continue;
        };
        for (address, length) in &places {
            let from = address.wrapping_sub(start);
            if let Some(bytes) = data.value.get_mut(from..from.saturating_add(*length)) {
                bytes.fill(0);
            }
        }
    }
    places.len() / 2
}

/// The address of a segment and what lies there.
fn segment(data: &walrus::Data) -> Option<(usize, Vec<u8>)> {
    match data.kind {
        DataKind::Active {
            offset: ConstExpr::Value(Value::I32(start)),
            ..
        } => Some((start as u32 as usize, data.value.clone())),
        _ => None,
    }
}

/// The word at an offset that has one.
fn word(bytes: &[u8], at: usize) -> usize {
    let bytes = std::array::from_fn(|index| bytes[at + index]);
    u32::from_le_bytes(bytes) as usize
}

#[cfg(test)]
mod tests {
    use super::super::unused::first_instruction;
    use super::*;
    use walrus::{FunctionBuilder, ModuleConfig};

    const TRAPS: &str = "_RNvNtNtCsgXGp5Oqx2Ny_4core5slice5index16slice_index_fail";
    const RETURNS: &str = "_RNvNtNtCsebHcaeoSrxy_3std9panicking11panic_count17is_zero_slow_path";
    const SOMETIMES: &str = "_ZN3std9panicking12maybe_panics17h0123456789abcdefE";
    const OTHERS: &str = "_ZN4vato11never_fails17h0123456789abcdefE";

    /// Calls the function before it, which is imported, and then ends as told.
    fn add(module: &mut Module, name: &str, said: FunctionId, end: &dyn Fn(&mut FunctionBuilder)) {
        let mut body = FunctionBuilder::new(&mut module.types, &[], &[]);
        body.name(name.to_owned()).func_body().call(said);
        end(&mut body);
        let function = body.finish(Vec::new(), &mut module.funcs);
        module.exports.add(name, function);
    }

    fn module() -> Module {
        let mut module = Module::with_config(ModuleConfig::new());
        let silent = module.types.add(&[], &[]);
        let (said, _) = module.add_import_func("page", "said", silent);
        let traps = |body: &mut FunctionBuilder| {
            body.func_body().unreachable();
        };
        add(&mut module, TRAPS, said, &traps);
        add(&mut module, OTHERS, said, &traps);
        add(&mut module, RETURNS, said, &|_| {});
        add(&mut module, SOMETIMES, said, &|body| {
            let whole = body.func_body_id();
            body.func_body().i32_const(1).br_if(whole).unreachable();
        });
        module
    }

    fn speaks(module: &Module, name: &str) -> bool {
        matches!(first_instruction(module, name), Some(Instr::Call(_)))
    }

    #[test]
    fn only_what_always_panics_is_silenced() {
        let mut module = module();
        assert_eq!(silence(&mut module), (1, 0));
        let module = Module::from_buffer(&module.emit_wasm()).unwrap();
        assert!(!speaks(&module, TRAPS));
        for name in [RETURNS, SOMETIMES, OTHERS] {
            assert!(speaks(&module, name), "{name}");
        }
    }

    #[test]
    fn places_in_the_source_are_blanked_and_other_data_stay() {
        const START: u32 = 1 << 20;
        let path = b"/home/me/src/line.rs";
        let other = b"houses/seeds";
        let mut bytes = [&path[..], other].concat();
        let place = |address: u32, length: usize, line: u32| {
            [address, length as u32, line, 9]
                .map(u32::to_le_bytes)
                .concat()
        };
        bytes.extend(place(START, path.len(), 300));
        let kept = place(START + path.len() as u32, other.len(), 300);
        bytes.extend(&kept);

        let mut module = Module::with_config(ModuleConfig::new());
        let memory = module.memories.add_local(false, false, 17, None, None);
        let offset = ConstExpr::Value(Value::I32(START as i32));
        module.data.add(DataKind::Active { memory, offset }, bytes);
        assert_eq!(silence(&mut module), (0, 1));
        let left = &module.data.iter().next().unwrap().value;
        let blank = [[0; 20].as_slice(), other, &[0; PLACE], &kept].concat();
        assert_eq!(*left, blank);
    }
}
