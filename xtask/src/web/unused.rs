//! Functions that a module carries but no page can call.
//!
//! Leptos keeps every way of bringing a view to life in one table of functions for
//! each kind of view, so the linker has to keep them all. Islands, the only thing this
//! site has, use the way that does not wait (see the function that an island exports
//! in `leptos_macro` 0.8). The way that waits for data is six per cent of the page's
//! code, and more with what only it calls. Its functions ([`WAITING`]) become a single
//! `unreachable` here, and wasm-opt then drops what only they needed. Should a page
//! ever call one after all, it stops there at once, and its browser tests with it.

use walrus::{FunctionBuilder, FunctionId, FunctionKind, Module};

/// In the symbol of the body of every `async fn hydrate_async`, which is a closure, and
/// of nothing within it. Not so in what drops it: the compiler makes one function
/// of all that drop alike, and pages do call that.
const WAITING: &str = "13hydrate_async28_$u7b$$u7b$closure$u7d$$u7d$17h";

/// Takes the bodies of those functions out, and gives how many there were.
pub fn take_out(module: &mut Module) -> usize {
    let unused = waiting(module);
    for &function in &unused {
        trap_at_once(module, function);
    }
    unused.len()
}

/// Leaves of a function that the module itself holds nothing but a trap.
pub fn trap_at_once(module: &mut Module, function: FunctionId) {
    let signature = module.types.get(module.funcs.get(function).ty());
    let (params, results) = (signature.params().to_vec(), signature.results().to_vec());
    let arguments = params.iter().map(|kind| module.locals.add(*kind)).collect();
    let mut body = FunctionBuilder::new(&mut module.types, &params, &results);
    body.func_body().unreachable();
    module.funcs.get_mut(function).kind = FunctionKind::Local(body.local_func(arguments));
}

/// What an exported function does first.
#[cfg(test)]
pub fn first_instruction<'a>(module: &'a Module, name: &str) -> Option<&'a walrus::ir::Instr> {
    let function = module.exports.get_func(name).unwrap();
    let local = module.funcs.get(function).kind.unwrap_local();
    let (first, _) = local.block(local.entry_block()).instrs.first()?;
    Some(first)
}

fn waiting(module: &Module) -> Vec<FunctionId> {
    module
        .funcs
        .iter_local()
        .map(|(id, _)| id)
        .filter(|id| {
            let name = module.funcs.get(*id).name.as_deref();
            name.is_some_and(|name| name.contains(WAITING))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use walrus::{ModuleConfig, ValType, ir::Instr};

    const WAITS: &str = "_ZN4view13hydrate_async28_$u7b$$u7b$closure$u7d$$u7d$17h0123456789abcdefE";
    const DROPS: &str =
        "_ZN4core3ptr99drop_in_place$LT$view..hydrate_async..$u7b$$u7b$closure$u7d$$u7d$$GT$17h0E";

    /// A module with two functions that give their argument back, and both exported.
    fn module() -> Module {
        let mut module = Module::with_config(ModuleConfig::new());
        for name in [WAITS, DROPS] {
            let argument = module.locals.add(ValType::I32);
            let mut body =
                FunctionBuilder::new(&mut module.types, &[ValType::I32], &[ValType::I32]);
            body.name(name.to_owned()).func_body().local_get(argument);
            let function = body.finish(vec![argument], &mut module.funcs);
            module.exports.add(name, function);
        }
        module
    }

    /// Whether an exported function can only stop.
    fn stops(module: &Module, name: &str) -> bool {
        matches!(first_instruction(module, name), Some(Instr::Unreachable(_)))
    }

    #[test]
    fn only_what_waits_is_taken_out() {
        let mut module = module();
        assert_eq!(take_out(&mut module), 1);
        // What was changed is written and read as any module.
        let module = Module::from_buffer(&module.emit_wasm()).unwrap();
        assert!(stops(&module, WAITS));
        assert!(!stops(&module, DROPS));
    }
}
