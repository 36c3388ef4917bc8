// The text for support: every fact once, in English, and missing ones as a dash.
import { expect, it } from "vitest";
import type { ShownCoreStatus } from "#state/pageData/useCoreStatus.ts";
import { browserFacts, coreFacts, secondsOf, serverFacts, textOf } from "./facts.ts";

const AT = Date.UTC(2026, 10, 22, 20, 0, 30);
const STATUS: ShownCoreStatus = {
  connection: { state: "polling", ageSeconds: 0, stale: false },
  sessions: 3,
  visibleSessions: 1,
  matches: 620,
  counters: { livePolls: 7, heartbeats: 2 },
  times: { heartbeats: AT - 12_400, livePolls: AT - 900 },
  at: AT,
  clockDifferenceMs: -3_599_800,
  generation: 4,
};
const BROWSER = browserFacts({
  build: "b1",
  language: "pt-BR",
  zone: "UTC−3",
  countryId: undefined,
  userAgent: "Firefox",
});

it("has one line per fact and counter, times with their age", () => {
  const seen = { address: "203.0.113.7", country: "Brazil", countryFrom: "proxy" } as const;
  expect(textOf([...serverFacts(seen, STATUS), ...coreFacts(STATUS), ...BROWSER], STATUS.counters)).toBe(
    [
      "Touchline",
      "address: 203.0.113.7",
      "country: Brazil",
      "country from: proxy",
      "clock difference: -3600 s",
      "connection: polling",
      "stream token: -",
      "socket opened: -",
      "heartbeat: 2026-11-22T20:00:17.600Z (12 s ago)",
      "score poll: 2026-11-22T20:00:29.100Z (1 s ago)",
      "odds poll: -",
      "list: -",
      "core: 4",
      "tabs: 3",
      "visible tabs: 1",
      "matches: 620",
      "build: b1",
      "language: pt-BR",
      "time zone: UTC−3",
      "country cookie: -",
      "browser: Firefox",
      "heartbeats: 2",
      "livePolls: 7",
    ].join("\n"),
  );
});

it("has a dash for what neither server nor core has answered", () => {
  for (const { value } of [...serverFacts(undefined, undefined), ...coreFacts(undefined)]) {
    expect(value).toBeUndefined();
  }
});

it("has no age below zero when a time is ahead of the answer", () => {
  expect(secondsOf({ at: AT + 5_000, now: AT })).toBe(0);
});
