// Where a press on a notification leads.
import { expect, it, vi } from "vitest";
import { openMatch, readNoticeData } from "./openMatch.ts";

const DATA = { matchId: 101, href: "/de/football/match/101" };

interface FakeTab {
  readonly url: string;
  /** Answers what it is sent. */
  readonly answers?: boolean;
  readonly refusesFocus?: boolean;
  readonly refusesNavigate?: boolean;
}

function aBrowser(...tabs: readonly FakeTab[]) {
  const log: string[] = [];
  const all = tabs.map(({ url, answers = true, refusesFocus = false, refusesNavigate = false }) => {
    const client = {
      url: url.startsWith("/") ? `https://touchline.test${url}` : url,
      focus: async () => {
        if (refusesFocus) throw new Error("refused");
        log.push(`focus ${url}`);
        return client;
      },
      navigate: async (href: string) => {
        if (refusesNavigate) throw new TypeError("refused");
        log.push(`navigate ${href}`);
      },
      postMessage(message: { href: string }, [port]: [MessagePort]) {
        log.push(`send ${message.href}`);
        if (answers) port.postMessage("taken");
      },
    };
    return client as unknown as WindowClient;
  });
  const clients = {
    matchAll: (async () => all) as unknown as Clients["matchAll"],
    openWindow: async (href: string | URL) => (log.push(`open ${String(href)}`), null),
  };
  return { log, clients };
}

it.each([
  [
    "a tab of the match, whatever tab and language",
    [{ url: "/live" }, { url: "/football/match/101/odds" }],
    ["focus /football/match/101/odds"],
  ],
  [
    "not one of a match whose number begins alike",
    [{ url: "/football/match/1010" }],
    ["focus /football/match/1010", `send ${DATA.href}`],
  ],
  [
    "a tab of the product, which leads there itself",
    [{ url: "/live" }, { url: "/" }],
    ["focus /live", `send ${DATA.href}`],
  ],
  [
    "a tab of the product, not its board on top",
    [{ url: "about:blank" }, { url: "/live" }],
    ["focus /live", `send ${DATA.href}`],
  ],
  ["a new tab where only a board on top is left", [{ url: "about:blank" }], [`open ${DATA.href}`]],
  ["a new tab where there is none", [], [`open ${DATA.href}`]],
  ["a new tab where none may be focused", [{ url: "/live", refusesFocus: true }], [`open ${DATA.href}`]],
] as const)("leads to %s", async (_name, tabs, log) => {
  const browser = aBrowser(...tabs);
  await openMatch(browser.clients, DATA);
  expect(browser.log).toEqual(log);
});

it.each([
  ["is led there by the browser", false, `navigate ${DATA.href}`],
  ["and may not be led is left for a new tab", true, `open ${DATA.href}`],
])("a page that does not answer %s", async (_, refusesNavigate, last) => {
  vi.useFakeTimers();
  const browser = aBrowser({ url: "/live", answers: false, refusesNavigate });
  const opened = openMatch(browser.clients, DATA);
  await vi.advanceTimersByTimeAsync(1_000);
  await opened;
  vi.useRealTimers();
  expect(browser.log).toEqual(["focus /live", `send ${DATA.href}`, last]);
});

it.each([
  undefined,
  null,
  7,
  {},
  { matchId: "101", href: "/" },
  { matchId: 101, href: "//evil.test" },
  { matchId: 101, href: "/\\evil.test" },
  { matchId: 101, href: "/\t/evil.test" },
  { matchId: 1.5, href: "/" },
])("%j is no data of ours", (data) => expect(readNoticeData(data)).toBeUndefined());
