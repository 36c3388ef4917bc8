/** Checks the requirements for a match-day file, and that a refusal names the error. */
import { describe, expect, it } from "vitest";
import { aMatchday, type JsonMatchday } from "./aMatchday.ts";
import { readMatchday } from "./readMatchday.ts";

const refusal = (change: (file: JsonMatchday) => void): string => {
  const file = aMatchday();
  change(file);
  const read = readMatchday(JSON.stringify(file));
  return read.ok ? "accepted" : read.message;
};

describe("readMatchday", () => {
  it("sorts incidents by time", () => {
    const read = readMatchday(JSON.stringify(aMatchday()));
    expect(read).toMatchObject({
      ok: true,
      value: { date: "2024-05-04", matches: [{ id: 1, kickoffMinute: 750 }, { id: 2 }] },
    });
    if (!read.ok) return;
    const [first, second] = read.value.matches;
    expect(first?.incidents.map(({ type }) => type)).toEqual([
      "goal",
      "yellowCard",
      "ownGoal",
      "goal",
      "redCard",
    ]);
    expect(first?.lastAdded).toEqual([2, 4]);
    expect(first?.odds.get(47)).toEqual([1.5, 4, 7]);
    expect(second?.odds.size).toBe(0);
  });

  it("ignores incidents that no list shows, including unknown types", () => {
    expect(refusal((file) => file.matches[1]?.incidents.push({ minute: 12, type: "dogOnThePitch" }))).toBe(
      "accepted",
    );
  });

  it.each<[string, RegExp, (file: JsonMatchday) => void]>([
    ["another format", /format is "matchday\/2"/, (file) => (file.format = "matchday/2")],
    ["no date", /date "soon"/, (file) => (file.date = "soon")],
    ["a league without a name", /league 1 needs/, (file) => file.leagues.splice(0, 1, { id: 1 })],
    ["no matches", /no matches/, (file) => (file.matches = [])],
    ["a match without id", /match 2 has no id/, (file) => delete file.matches[1]?.["id"]],
    [
      "two matches with one id",
      /match 1 occurs twice/,
      (file) => Object.assign(file.matches[1] ?? {}, { id: 1 }),
    ],
    [
      "an unknown league",
      /match 1 names a league 99/,
      (file) => Object.assign(file.matches[0] ?? {}, { leagueId: 99 }),
    ],
    [
      "a team without name",
      /match 1 needs a home and an away team/,
      (file) => Object.assign(file.matches[0] ?? {}, { home: { id: 5 } }),
    ],
    [
      "an impossible kick-off",
      /kick-off "25:00"/,
      (file) => Object.assign(file.matches[0] ?? {}, { kickoff: "25:00" }),
    ],
    [
      "a wrong final score",
      /ended 3-2, but the goals add up to 2-1/,
      (file) => Object.assign(file.matches[0] ?? {}, { fullTime: [3, 2] }),
    ],
    [
      "a wrong half-time score",
      /first half 0-0, but/,
      (file) => Object.assign(file.matches[0] ?? {}, { halfTime: [0, 0] }),
    ],
    [
      "a goal that counts double",
      /says 2-0 in minute 45/,
      (file) => Object.assign(file.matches[0]?.incidents[2] ?? {}, { score: [2, 0] }),
    ],
    [
      "a minute after the end",
      /minute 97/,
      (file) => Object.assign(file.matches[0]?.incidents[0] ?? {}, { minute: 97 }),
    ],
    [
      "added time in mid-half",
      /added time at minute 30/,
      (file) => Object.assign(file.matches[0]?.incidents[1] ?? {}, { added: 2 }),
    ],
    [
      "an unknown side",
      /side "left"/,
      (file) => Object.assign(file.matches[0]?.incidents[1] ?? {}, { side: "left" }),
    ],
    [
      "odds that are none",
      /odds of provider 8/,
      (file) => Object.assign(file.matches[0] ?? {}, { odds: { 8: [1, 2] } }),
    ],
  ])("refuses %s with the reason in one line", (_, message, change) => {
    const said = refusal(change);
    expect(said).toMatch(message);
    expect(said).not.toContain("\n");
    expect(said.length).toBeLessThan(160);
  });

  it.each(["", "{", "null", "[]", "42", '"matchday/1"'])("refuses %j", (text) => {
    expect(readMatchday(text).ok).toBe(false);
  });
});
