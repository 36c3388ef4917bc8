// Whether this tab is in sight: its page is, or a window of it that is kept on top.

let onTop: Window | undefined;

/** The document's own state and events, but that a window on top counts as the tab. */
export const tabSight: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener"> = {
  get visibilityState() {
    // A window that was killed for memory tells nothing.
    return onTop?.closed === false ? "visible" : document.visibilityState;
  },
  addEventListener: document.addEventListener.bind(document),
  removeEventListener: document.removeEventListener.bind(document),
};

/** This window of the tab is on top of others now; undefined for none. All that listens looks again. */
export function setKeptOnTop(window: Window | undefined): void {
  onTop = window;
  document.dispatchEvent(new Event("visibilitychange"));
}
