// The engine's worker. The page starts it as a module worker and first posts
// { glue, wasm }: the addresses of the engine's JavaScript and wasm files, which
// only the page knows, since their names carry hashes. Every later message is the
// text of a request; every message back is the text of a reply. What arrives
// while the engine is still loading waits for it.
//
// A trap inside the engine reaches the page as the worker's `error` event: the
// page terminates this worker and starts another, as it does to stop a search.

let engine = null;
const waiting = [];

self.onmessage = ({ data }) => {
  if (typeof data !== "string") {
    start(data);
  } else if (engine === null) {
    waiting.push(data);
  } else {
    answer(data);
  }
};

async function start({ glue, wasm }) {
  try {
    const module = await import(new URL(glue, self.location.href).href);
    await module.default({ module_or_path: new URL(wasm, self.location.href).href });
    engine = module;
  } catch {
    self.postMessage("failed 0\nproblem start\nmessage the engine could not be loaded");
    return;
  }
  self.postMessage(engine.ready());
  for (const request of waiting.splice(0)) {
    answer(request);
  }
}

function answer(request) {
  engine.handle(request, (reply) => self.postMessage(reply));
}
