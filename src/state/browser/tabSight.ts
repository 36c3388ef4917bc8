// Whether this tab is in sight: its page is, or a window of it that is kept on top.

let isKeptOnTop = false;
const sight = new EventTarget();

/** The document's own state and events, but that a window on top counts as the tab. */
export const tabSight: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener"> = {
  get visibilityState() {
    return isKeptOnTop ? "visible" : document.visibilityState;
  },
  addEventListener: sight.addEventListener.bind(sight),
  removeEventListener: sight.removeEventListener.bind(sight),
};

for (const type of ["visibilitychange", "resume"])
  document.addEventListener(type, () => sight.dispatchEvent(new Event(type)));

/** A window of this tab is on top of others now, or no longer. */
export function setKeptOnTop(on: boolean): void {
  isKeptOnTop = on;
  sight.dispatchEvent(new Event("visibilitychange"));
}
