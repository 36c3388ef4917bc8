// Readers of all sources: damaged bodies cost one item at most, and recorded answers are read where they are.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../support/seededRandom.ts";
import type { FeedAdapter, FeedAnswer, Facts, FeedRead } from "./contract.ts";
import { FEED_SOURCES } from "./sources.ts";
import { damageReader } from "./testing/damageReader.ts";
import { mutateBody } from "./testing/mutate.ts";
import { SAMPLE_BODIES, SAMPLED_AT } from "./testing/sampleBodies.ts";

const MINUTE = 60_000;
const NOW = SAMPLED_AT;
/** The proof of feeds damages 10,000 bodies, of which the slowest takes at most 50 ms. */
const MUTATIONS = 200;
/** On a busy machine. */
const SLOWEST_MS = 500;

const answer = (body: string, status = 200, headers: Record<string, string> = {}): FeedAnswer => ({
  status,
  headers: new Headers(headers),
  body,
  receivedAt: NOW,
});

const source = (id: string): FeedAdapter => FEED_SOURCES.find((adapter) => adapter.id === id)!;

const LISTS = SAMPLE_BODIES.slice(0, FEED_SOURCES.length).map(
  ({ source: id, call, body }) => [id, call, body] as const,
);

const facts = (read: FeedRead): Facts => {
  if (!read.ok) throw new Error(read.reason);
  return read.facts;
};

describe.each(LISTS)("the reader of %s", (id, call, body) => {
  const adapter = source(id);

  it("loses one match for one that cannot be read", () => {
    expect(facts(adapter.read(call, answer(body))).matches).toHaveLength(4);
    const json: unknown = JSON.parse(body);
    const list = (
      Array.isArray(json) ? json : Object.values(json as object).findLast(Array.isArray)
    ) as unknown[];
    list[1] = { id: [] };
    expect(facts(adapter.read(call, answer(JSON.stringify(json)))).matches).toHaveLength(3);
  });

  it.each([
    [429, "THROTTLED"],
    [401, "KEY"],
    [403, "PLAN"],
    [500, "DOWN"],
    [302, "DOWN"],
    [404, "UNREADABLE"],
  ])("tells status %i as %s", (status, reason) => {
    expect(adapter.read(call, answer("", status))).toMatchObject({ ok: false, reason });
  });

  it("subtracts the age of an answer", () => {
    const read = adapter.read(
      call,
      answer(body, 200, { age: "40", "last-modified": new Date(NOW - 40_000).toUTCString() }),
    );
    expect(read).toMatchObject({ ok: true, asOf: NOW - 40_000 });
  });
});

it.each(SAMPLE_BODIES.map((sample) => [sample.source, sample.call.reads, sample] as const))(
  "the reader of %s for %s reads its sample, and never throws for a damaged one",
  (_source, _reads, sample) => {
    const { failures, slowestMs } = damageReader(sample, MUTATIONS, 7);
    expect(failures).toEqual([]);
    expect(slowestMs).toBeLessThan(SLOWEST_MS);
  },
);

describe("the reader of openligadb", () => {
  const read = (change: Record<string, unknown>): Facts => {
    const [first] = JSON.parse(LISTS[0]?.[2] ?? "[]") as Record<string, unknown>[];
    const call = { path: "/", reads: "round", about: "bl1/2026/12" };
    return facts(source("openligadb").read(call, answer(JSON.stringify([{ ...first, ...change }]))));
  };

  it("does not start a match because its kick-off has passed", () => {
    const untouched = { goals: [], matchResults: [], lastUpdateDateTime: "2026-11-20T10:00:00" };
    expect(read(untouched).matches?.[0]).toMatchObject({ state: 0 });
    expect(read({ ...untouched, lastUpdateDateTime: "2026-11-21T15:31:00" }).matches?.[0]).toMatchObject({
      state: 1,
      score: [0, 0],
    });
  });

  it("waits for the result after the flag", () => {
    expect(read({ matchIsFinished: true }).matches?.[0]).toMatchObject({
      state: -1,
      finalScoreMissing: true,
    });
  });

  it("reads the goals in the order of their scores", () => {
    const goals = [
      { scoreTeam1: 1, scoreTeam2: 1, matchMinute: 60, goalGetterName: "", isOwnGoal: true },
      { scoreTeam1: 1, scoreTeam2: 0, matchMinute: null, goalGetterName: "A" },
    ];
    expect(read({ goals }).matches?.[0]?.score).toEqual([1, 1]);
    expect(read({ goals }).incidents?.[0]?.incidents).toMatchObject([
      { kind: "goal", side: 1, player: "A" },
      { kind: "ownGoal", side: 2, player: "", minute: 60 },
    ]);
  });

  it("reads extra time and shoot-out by the names of results", () => {
    const result = (resultName: string, resultTypeID: number, pointsTeam1: number, pointsTeam2: number) => ({
      resultName,
      resultTypeID,
      pointsTeam1,
      pointsTeam2,
    });
    const matchResults = [
      result("Halbzeitergebnis", 1, 0, 1),
      result("Endergebnis", 2, 1, 1),
      result("Ergebnis nach Verlängerung", 4, 2, 2),
      result("Ergebnis nach Elfmeterschießen", 5, 6, 4),
    ];
    expect(read({ matchIsFinished: true, matchResults, goals: [] }).matches?.[0]).toMatchObject({
      state: -1,
      score: [2, 2],
      halfTime: [0, 1],
      regular: [1, 1],
      extra: [1, 1],
      penalties: [4, 2],
      winner: 1,
    });
    const wrong = matchResults.map((each) => (each.resultTypeID === 4 ? { ...each, pointsTeam1: 0 } : each));
    expect(read({ matchIsFinished: true, matchResults: wrong, goals: [] }).matches?.[0]?.score).toEqual([
      1, 1,
    ]);
  });
});

describe("the reader of football-data", () => {
  const read = (status: string, score: object): Facts => {
    const json = JSON.parse(LISTS[1]?.[2] ?? "{}") as { matches: object[] };
    const call = { path: "/matches", reads: "matches" };
    const list = [{ ...json.matches[0], status, score }];
    return facts(source("football-data").read(call, answer(JSON.stringify({ ...json, matches: list }))));
  };
  const pair = (home: number | null, away: number | null) => ({ home, away });

  it.each([
    ["TIMED", {}, 0],
    ["SCHEDULED", {}, -11],
    ["PAUSED", {}, 2],
    ["IN_PLAY", { halfTime: pair(null, null) }, 1],
    ["in_play", { halfTime: pair(0, 1) }, 3],
    ["IN_PLAY", { duration: "EXTRA_TIME" }, 4],
    ["IN_PLAY", { duration: "PENALTY_SHOOTOUT" }, 5],
    ["EXTRA_TIME", {}, 4],
    ["FINISHED", { fullTime: pair(1, 0) }, -1],
    ["AWARDED", { fullTime: pair(3, 0) }, -1],
    ["AWARDED", { fullTime: pair(null, null) }, -10],
    ["CANCELLED", {}, -10],
    ["SUSPENDED", {}, -13],
    ["POSTPONED", {}, -14],
    ["WHATEVER", {}, -99],
  ])("reads the status %s with %j as %i", (status, score, state) => {
    expect(read(status, score).matches?.[0]?.state).toBe(state);
  });

  it("takes the shoot-out out of the score", () => {
    const shootOut = {
      winner: "HOME_TEAM",
      duration: "PENALTY_SHOOTOUT",
      fullTime: pair(7, 5),
      halfTime: pair(2, 0),
      penalties: pair(4, 2),
    };
    expect(read("FINISHED", shootOut).matches?.[0]).toMatchObject({
      score: [3, 3],
      penalties: [4, 2],
      winner: 1,
    });
    const whole = { ...shootOut, regularTime: pair(2, 2), extraTime: pair(1, 1) };
    expect(read("FINISHED", whole).matches?.[0]).toMatchObject({
      score: [3, 3],
      regular: [2, 2],
      extra: [1, 1],
    });
  });
});

describe("the reader of api-football", () => {
  const call = { path: "/", reads: "live" };
  const read = (change: (fixture: Record<string, never>) => void): Facts => {
    const json = JSON.parse(LISTS[2]?.[2] ?? "{}") as { response: Record<string, never>[] };
    change(json.response[0]!);
    return facts(source("api-football").read(call, answer(JSON.stringify(json))));
  };

  it.each([
    ["NS", 0],
    ["TBD", -11],
    ["1H", 1],
    ["LIVE", 1],
    ["HT", 2],
    ["2H", 3],
    ["ET", 4],
    ["BT", 4],
    ["P", 5],
    ["FT", -1],
    ["AET", -1],
    ["PEN", -1],
    ["Canc", -10],
    ["ABD", -12],
    ["SUSP", -13],
    ["INT", -13],
    ["PST", -14],
    ["AWD", -1],
    ["XYZ", -99],
  ])("reads the status %s as %i", (short, state) => {
    const facts_ = read((fixture) => Object.assign(fixture["fixture"]!["status"], { short }));
    expect(facts_.matches?.[0]?.state).toBe(state);
  });

  it("computes the start of a period from the elapsed minutes", () => {
    const at = (short: string, elapsed: number, extra: number | null) =>
      read((fixture) => Object.assign(fixture["fixture"]!["status"], { short, elapsed, extra })).matches?.[0]
        ?.periodStartedAt;
    expect(at("1H", 45, 2)).toBe(NOW - 47 * MINUTE);
    expect(at("2H", 46, null)).toBe(NOW);
    expect(at("2H", 90, 3)).toBe(NOW - 47 * MINUTE);
    expect(at("LIVE", 30, null)).toBeUndefined();
  });

  it.each([
    ["plan", "PLAN"],
    ["requests", "QUOTA"],
    ["rateLimit", "THROTTLED"],
    ["token", "KEY"],
    ["league", "UNREADABLE"],
  ])("reads the error %s in a status of 200 as %s", (error, reason) => {
    const body = JSON.stringify({ errors: { [error]: "text" }, response: [] });
    expect(source("api-football").read(call, answer(body))).toMatchObject({ ok: false, reason });
  });

  it("counts cards and leaves the kicks of a shoot-out out of the goals", () => {
    const found = read((fixture) => {
      const [goal] = fixture["events"] as unknown as object[];
      Object.assign(fixture, {
        events: [goal, { ...goal, comments: "Penalty Shootout", detail: "Penalty" }],
      });
    });
    expect(found.incidents?.[0]?.incidents.map(({ kind }) => kind).toSorted()).toEqual([
      "goal",
      "shootOutGoal",
    ]);
  });

  it("takes four fifths of what a paid plan's headers say", () => {
    const headers = {
      "x-ratelimit-requests-limit": "7500",
      "x-ratelimit-requests-remaining": "7000",
      "x-ratelimit-limit": "300",
    };
    const read_ = source("api-football").read(call, answer(LISTS[2]?.[2] ?? "", 200, headers));
    expect(read_).toMatchObject({
      budget: { left: 5_500, limits: [{ calls: 6_000 }, { calls: 240, perMs: MINUTE }] },
    });
  });
});

/** The recorded answers are beside the project, on machines that have them. */
const RECORDINGS = process.env["FEED_SAMPLES"] ?? "../shared/feeds";
const RECORDED: readonly (readonly [FeedAdapter["id"], string, string, string])[] = [
  ["openligadb", "bl1-2023-12.json", "round", "bl1/2023/12"],
  ["openligadb", "bl1-2020-03.json", "round", "bl1/2020/3"],
  ["openligadb", "match-72395.json", "round", "bl1/2024/21"],
  ["football-data", "matches-2022-09-04.json", "matches", ""],
  ["football-data", "wc-2022-matches.json", "matches", ""],
  ["football-data", "bl1-2022-standings.json", "standings", "2002"],
  ["football-data", "bl1-2022-scorers.json", "scorers", "2002"],
  ["football-data", "team-1.json", "team", "1"],
  ["api-football", "live-all-2024-05-11.json", "live", ""],
  ["api-football", "ids-cl-penalties.json", "fixtures", ""],
  ["api-football", "standings-39-2022.json", "standings", "39"],
  ["api-football", "topscorers-78-2023.json", "scorers", "78"],
  ["api-football", "leagues-current-de.json", "leagues", ""],
];

describe.runIf(existsSync(RECORDINGS))("recorded answers", () => {
  it.each(RECORDED)("of %s are read: %s", (id, file, reads, about) => {
    const text = readFileSync(`${RECORDINGS}/${id}/${file}`, "utf8");
    const json = JSON.parse(text) as { body?: unknown };
    const body = json.body === undefined ? text : JSON.stringify(json.body);
    const call = { path: "/", reads, about };
    const read = facts(source(id).read(call, answer(body)));
    expect(Object.values(read).some((value) => !Array.isArray(value) || value.length > 0)).toBe(true);
    const random = seededRandom(3);
    for (let count = 0; count < MUTATIONS / 20; count += 1)
      source(id).read(call, answer(mutateBody(body, () => random.next())));
  });

  it("of api-football with errors as an object are failures", () => {
    const body = readFileSync(`${RECORDINGS}/api-football/error-field.json`, "utf8");
    expect(source("api-football").read({ path: "/", reads: "live" }, answer(body)).ok).toBe(false);
  });
});
