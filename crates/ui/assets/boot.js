// Starts the wasm module and wakes the islands of the page.
//
// An island is a <leptos-island data-component="Name_hash">, and the module
// exports one function Name_hash, which takes the element. The hash is of the
// source text as the compiler prints it; page and module may come from two
// compilers, so only the name counts. Children that the server put into an
// island stand in <leptos-children>, with a function that must run before the
// islands among them are woken.

const { module, wasm } = document.getElementById("boot").dataset;

const show = (id) => {
  document.getElementById(id).hidden = false;
};

const nameOf = (component) => component.slice(0, component.lastIndexOf("_"));

const wake = (exports) => {
  const islands = new Map(Object.keys(exports).map((key) => [nameOf(key), exports[key]]));
  for (const island of document.querySelectorAll("leptos-island")) {
    island.parentElement.closest("leptos-children")?.$$on_hydrate?.();
    islands.get(nameOf(island.dataset.component))(island);
  }
  document.documentElement.dataset.awake = "";
};

const start = async () => {
  const exports = await import(new URL(module, document.baseURI));
  await exports.default({ module_or_path: new URL(wasm, document.baseURI) });
  exports.hydrate();
  // What follows is a task of its own, so that a tap need not wait for both.
  await new Promise((resolve) => setTimeout(resolve));
  wake(exports);
};

if (module) {
  if (typeof WebAssembly !== "object") {
    show("needs-wasm");
  } else {
    start().catch((fault) => {
      console.error(fault);
      // A policy or a setting that forbids WebAssembly reports itself this way.
      show(fault instanceof WebAssembly.CompileError ? "needs-wasm" : "load-failed");
    });
  }
}
