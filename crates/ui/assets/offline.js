// Registers the service worker and says when the page no longer needs a network.

const { root } = document.getElementById("offline").dataset;

const prepare = async () => {
  const scope = new URL(root, document.baseURI);
  await navigator.serviceWorker.register(new URL("sw.js", scope), { scope });
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data.ready);
  });
  active.postMessage("keep", [port2]);
  const sign = document.getElementById("offline-ready");
  if ((await answer) && sign) sign.textContent = sign.dataset.text;
};

// Only secure places have service workers; elsewhere the site simply needs its network.
if ("serviceWorker" in navigator) {
  const begin = () => prepare().catch(console.warn);
  // What the first tap waits for comes first.
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
