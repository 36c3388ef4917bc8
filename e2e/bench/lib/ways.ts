// The ways that are measured side by side: the product, and the peers that stand for how others do it.
import { COUNT_MESSAGES_SCRIPT } from "../../support/core/coreMessages.ts";

export interface Way {
  readonly name: string;
  /** Where its list of all matches stands. */
  readonly path: string;
  /** An expression that is true once a tab that is seen draws rows. */
  readonly isReady: string;
  /** An expression that is true once a tab in the background has done all it will do before it is seen. */
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
  isReadyHidden: "document.querySelector('header') !== null",
  script: COUNT_MESSAGES_SCRIPT,
};

/** The product with low-power mode chosen by hand. */
export const LOW_POWER: Way = {
  ...TOUCHLINE,
  name: "Touchline, low power",
  script: `localStorage.setItem("touchline.lowPower.1", '"always"');`,
};

/** A plain React page: a socket per tab, parsing on the main thread, a memoised list. */
export const A = peer("A", "/bench/a.html");

/** As A, with its socket closed while it is hidden. */
export const A2 = peer("A2", "/bench/a2.html");

/** Written by hand: a virtual window and direct updates of the page, the limit of what one tab can do. */
export const DOM = peer("DOM", "/bench/dom.html");
