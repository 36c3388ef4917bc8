// Whether this tab is in sight: its page is, or a window of it that is kept on top.

let isKeptOnTop = false;

/** The document's own state and events, but that a window on top counts as the tab. */
export const tabSight: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener"> = {
  get visibilityState() {
    return isKeptOnTop ? "visible" : document.visibilityState;
  },
  addEventListener: document.addEventListener.bind(document),
  removeEventListener: document.removeEventListener.bind(document),
};

/** A window of this tab is on top of others now, or no longer. All that listens looks again. */
export function setKeptOnTop(on: boolean): void {
  isKeptOnTop = on;
  document.dispatchEvent(new Event("visibilitychange"));
}
