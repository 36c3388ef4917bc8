// The contenders that are measured side by side: the product, and peers for the usual designs.

export interface Way {
  readonly name: string;
  /** Path of its list of all matches. */
  readonly path: string;
  /** An expression that is true once a visible tab shows rows. */
  readonly isReady: string;
  /** An expression that is true once a background tab has done all its work before it is visible. */
  readonly isReadyHidden: string;
  /** Runs before the page's own scripts. */
  readonly script: string;
}

const peer = (name: string, path: string): Way => ({
  name,
  path,
  isReady: "document.documentElement.dataset.ready === '1'",
  isReadyHidden: "document.documentElement.dataset.ready === '1'",
  script: "",
});

export const TOUCHLINE: Way = {
  name: "Touchline",
  path: "/",
  isReady: "document.querySelector('[data-line] [data-match-id] [data-field=minute]') !== null",
  // It joins the core, and is drawn when it is shown.
  isReadyHidden:
    "performance.getEntriesByType('resource').some(({ name }) => name.includes('/live.worker-'))",
  script: "",
};

/** The product in low-power mode by choice. */
export const LOW_POWER: Way = {
  ...TOUCHLINE,
  name: "Touchline, low power",
  script: `localStorage.setItem("touchline.lowPower.1", '"always"');`,
};

/** A plain React page: one socket per tab, parsing on the main thread, a memoised list. */
export const A = peer("A", "/bench/a.html");

/** Hand-written: a virtual window and direct DOM updates, the lower limit for one tab. */
export const DOM = peer("DOM", "/bench/dom.html");

/** The lightest page by hand: 40 rows with direct updates, a socket per tab, and nothing else. */
export const L = peer("L", "/bench/l.html");

/** L with its socket closed while the page is hidden. */
export const L_CLOSING = peer("L, closed while hidden", "/bench/l.html?closes");
