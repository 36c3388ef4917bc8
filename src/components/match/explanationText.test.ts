// The explanation line as text.
import { i18n } from "@lingui/core";
import { expect, it } from "vitest";
import type { Explanation } from "#domain/match/match.ts";
import { explanationText } from "./explanationText.ts";

const NAMES = { home: "Arsenal", away: "Chelsea" };
const NOTHING: Explanation = {
  regular: undefined,
  aggregate: undefined,
  extra: undefined,
  penalties: undefined,
  winner: undefined,
};
const say = (parts: Partial<Explanation>) => explanationText({ ...NOTHING, ...parts }, NAMES, i18n);

it("joins the parts that are present, and is empty without any", () => {
  expect(say({})).toBe("");
  expect(
    say({
      regular: { minutes: 90, score: { home: 1, away: 1 } },
      extra: { kind: "after120", score: { home: 2, away: 2 } },
      aggregate: { home: 3, away: 3 },
      penalties: { home: 4, away: 3 },
      winner: "home",
    }),
  ).toBe("After 90′ 1–1 · After 120′ 2–2 · Aggregate 3–3 · Penalties 4–3 · Arsenal win");
});

it("keeps the 90-minute score beside each kind of extra time", () => {
  const regular = { minutes: 90, score: { home: 1, away: 1 } };
  expect(say({ regular, extra: { kind: "after120", score: { home: 2, away: 1 } } })).toBe(
    "After 90′ 1–1 · After 120′ 2–1",
  );
  expect(say({ regular, extra: { kind: "extraTime", score: { home: 1, away: 0 } }, winner: "home" })).toBe(
    "After 90′ 1–1 · Extra time 1–0 · Arsenal win",
  );
  expect(say({ regular, extra: { kind: "extraTimeRunning", score: { home: 0, away: 0 } } })).toBe(
    "After 90′ 1–1 · Extra time so far 0–0",
  );
});

it("names the away team when it goes through", () => {
  expect(say({ winner: "away" })).toBe("Chelsea win");
});
