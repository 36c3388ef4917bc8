// What tests of several engines do on the product's pages, in English.
import type { Product } from "../support/product.ts";
import type { TestMember } from "../support/signIn.ts";
import type { Tab } from "./driver/tab.ts";
import { BLANK_PATH } from "./relay.ts";

/** The row of a match in the list. */
export const rowOf = (matchId: number): string => `main [data-line] [data-match-id="${matchId}"]`;
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

/** The page has its heading, and nothing on it is loading. */
export async function isLoaded(tab: Tab): Promise<void> {
  await tab.until("a page that has loaded", () => {
    const heading = document.querySelector("main h1")?.textContent?.trim() ?? "";
    return heading !== "" && document.querySelector("main [aria-busy=true]") === null;
  });
}

interface RestingWindow {
  restingAt?: { readonly count: number; readonly since: number };
}

/**
 * Waits until the page has loaded nothing for half a second: what a browser writes about requests that a leaving ends is its
 * own. The relay does not see what the offline worker answers.
 */
export async function isAtRest(tab: Tab): Promise<void> {
  await tab.until("a page at rest", () => {
    const host = globalThis as RestingWindow;
    const { length: count } = performance.getEntriesByType("resource");
    const now = performance.now();
    if (host.restingAt?.count !== count) host.restingAt = { count, since: now };
    return now - (host.restingAt?.since ?? now) > 500;
  });
}

/** Waits until the dialog for posts has its draft: until then it takes no files. */
export async function takesFiles(tab: Tab): Promise<void> {
  await tab.text("[role=dialog] [data-composer] button[aria-disabled=false]", "Publish");
}

/**
 * Signs a member in without the forms: stores in the browser what a sign-in stores. For the first tab of a browser, before
 * any page of the product.
 */
export async function startSignedIn(
  tab: Tab,
  origin: string,
  { control }: Pick<Product, "control">,
  { name, email }: Pick<TestMember, "name" | "email">,
): Promise<void> {
  const { userId, token } = await control.act("member", { name, email });
  await tab.open(origin + BLANK_PATH);
  await tab.evaluate(
    async ({ account, member }) => {
      const opening = indexedDB.open("touchline");
      opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("live"));
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(opening.error ?? new Error("no database")));
      });
      const writing = database.transaction("live", "readwrite");
      writing.objectStore("live").put(account, "account");
      await new Promise((resolve) => {
        writing.addEventListener("complete", resolve);
      });
      database.close();
      localStorage.setItem("touchline.user.1", JSON.stringify(member));
      document.cookie = "isLogin=1; Max-Age=86400; Path=/; SameSite=Lax";
      return true;
    },
    {
      account: { memberId: userId, token, session: `test-${userId}` },
      member: { id: userId, name, avatar: "", session: `test-${userId}` },
    },
  );
}

/** Runs in the page: what makes it scroll sideways; empty when all fits. */
export function tooWide(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    })
    .map((element) => `${element.tagName}.${element.getAttribute("class") ?? ""}`)
    .slice(0, 8)
    .concat(`${scrollWidth} > ${clientWidth}`);
}

/** Runs in the page: a browser without a touch screen gets the rules of one. */
export function touchRules(): boolean {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.conditionText.includes("pointer: coarse"))
        rule.media.mediaText = rule.media.mediaText.replace("(pointer: coarse)", "all");
  return true;
}
