// The element that Quill is built in.
// See docs/decisions/writing.md#the-rich-editor.

/**
 * Quill's constructor reads and empties its element by `innerHTML`, which Trusted Types refuse. This one answers that it
 * is empty, and empties itself whatever it is told, so that no HTML is parsed.
 */
export function createHost(): HTMLElement {
  const host = document.createElement("div");
  Object.defineProperty(host, "innerHTML", {
    get: () => "",
    set() {
      host.replaceChildren();
    },
  });
  return host;
}
