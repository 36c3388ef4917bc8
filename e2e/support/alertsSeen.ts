// Records every popup and digest that a page drew, however briefly.

/** How many popups and digests a page has drawn since it was loaded. */
export interface AlertsSeen {
  readonly popups: number;
  readonly digests: number;
}

function watchAlerts(): void {
  const seen = { popups: 0, digests: 0 };
  Object.assign(globalThis, { alertsSeen: seen });
  const known = new WeakSet<Element>();
  const look = (): void => {
    for (const [name, selector] of [
      ["popups", "[data-popup-event]"],
      ["digests", "[data-digest]"],
    ] as const) {
      for (const element of document.querySelectorAll(selector)) {
        if (known.has(element)) continue;
        known.add(element);
        seen[name] += 1;
      }
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** A script that must run before the page's own. */
export const ALERTS_SCRIPT = `(${watchAlerts.toString()})()`;

/** An expression for the record so far, an AlertsSeen. */
export const ALERTS_SEEN = "({ ...globalThis.alertsSeen })";
