// What tests of several engines do on the product's pages, in English.
import type { Tab } from "./driver/tab.ts";

/** The row of a match in the list. */
const rowOf = (matchId: number): string => `main [data-line] [data-match-id="${matchId}"]`;
/** One value of a match's row (docs/wire.md#page-hooks). */
export const fieldOf = (matchId: number, field: string): string =>
  `${rowOf(matchId)} [data-field="${field}"]`;

/** The list stands and its connection is live. */
export async function isLive(tab: Tab): Promise<void> {
  await tab.until("live rows", () => {
    const row = document.querySelector("main [data-match-id] [data-field=minute]");
    const connection = document.querySelector("[data-connection]")?.getAttribute("data-connection");
    return row !== null && connection === "live";
  });
}

/** Waits until an element of the page has this text, on a tab that may be hidden. */
export async function shows(tab: Tab, css: string, text: string): Promise<void> {
  await tab.until(
    `${text} in ${css}`,
    (sought) => document.querySelector(sought.css)?.textContent === sought.text,
    { css, text },
  );
}
