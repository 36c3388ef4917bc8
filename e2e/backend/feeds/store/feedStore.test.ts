// The store: matches made anew, lists without a match, windows of changes, and what is dropped.
import { expect, it } from "vitest";
import type { Facts, MatchFact } from "../contract.ts";
import { FEED_SOURCES } from "../sources.ts";
import { createFeedStore } from "./feedStore.ts";
import { openFeedDatabase } from "./openFeedDatabase.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KICK_OFF = Date.UTC(2026, 10, 21, 15);

function open(id = "football-data") {
  const adapter = FEED_SOURCES.find((source) => source.id === id)!;
  const opened = openFeedDatabase(":memory:", adapter.id);
  if (!opened.ok) throw new Error(opened.message);
  const { database } = opened;
  return { store: createFeedStore(database, adapter), again: () => createFeedStore(database, adapter) };
}

const fact = (parts: Partial<MatchFact> = {}): MatchFact => ({
  id: "1",
  leagueId: "L",
  homeId: "A",
  awayId: "B",
  season: "2026",
  kickoffAt: KICK_OFF,
  state: 0,
  ...parts,
});

const day = (matches: readonly MatchFact[], parts: Partial<Facts> = {}): Facts => ({
  leagues: [{ id: "L", code: "L", name: "League", country: "DE", season: "2026" }],
  teams: ["A", "B", "C", "D"].map((id) => ({ id, name: `Team ${id}` })),
  matches,
  complete: { kind: "time", fromMs: KICK_OFF - DAY, toMs: KICK_OFF + 2 * DAY },
  ...parts,
});

const at = (receivedAt: number) => ({ receivedAt, asOf: receivedAt });
const idsOf = ({ matches }: ReturnType<typeof createFeedStore>): number[] =>
  [...matches()].map(({ row }) => row.id);

it("gives ids of nine digits, once, also over a restart", () => {
  const { store, again } = open();
  store.apply(day([fact()]), at(KICK_OFF - HOUR));
  const [match] = [...store.matches()];
  expect(match?.row.id).toBeGreaterThanOrEqual(100_000_001);
  const reopened = again();
  expect([...reopened.matches()]).toEqual([match]);
  reopened.apply(day([fact()]), at(KICK_OFF));
  expect(idsOf(reopened)).toEqual([match?.row.id]);
});

it("keeps the id of a match that the source makes anew, or moves", () => {
  const { store } = open();
  store.apply(day([fact(), fact({ id: "2", homeId: "C", awayId: "D" })]), at(KICK_OFF - HOUR));
  const before = idsOf(store);
  store.apply(
    day([fact({ id: "9", kickoffAt: KICK_OFF + DAY }), fact({ id: "2", homeId: "C", awayId: "D" })]),
    at(KICK_OFF),
  );
  expect(idsOf(store)).toEqual(before);
  expect(store.match(before[0]!)?.row.kickoffAt).toBe(KICK_OFF + DAY);
});

it("takes two matches of the same teams for two while both are listed", () => {
  const { store } = open();
  store.apply(day([fact(), fact({ id: "2", kickoffAt: KICK_OFF + DAY })]), at(KICK_OFF - HOUR));
  expect(idsOf(store)).toHaveLength(2);
});

it("takes a match out of lists after three complete answers without it, and an empty one for no answer", () => {
  const { store } = open();
  const other = fact({ id: "2", homeId: "C", awayId: "D" });
  store.apply(day([fact(), other]), at(KICK_OFF - 5 * HOUR));
  for (let times = 1; times <= 5; times += 1)
    expect(store.apply(day([]), at(KICK_OFF - 4 * HOUR + times)).suspicious).toBe(true);
  expect(idsOf(store)).toHaveLength(2);
  for (let times = 1; times <= 3; times += 1) store.apply(day([other]), at(KICK_OFF - 3 * HOUR + times));
  expect(idsOf(store)).toHaveLength(1);
  store.apply(day([fact(), other]), at(KICK_OFF - HOUR));
  expect(idsOf(store)).toHaveLength(2);
});

it("stamps a change after every window that was asked for", () => {
  const { store } = open();
  store.apply(day([fact()]), at(KICK_OFF));
  const [id] = idsOf(store);
  expect(store.changes.between(KICK_OFF, KICK_OFF + 1_000)).toEqual([]);
  store.apply(day([fact({ state: 1, score: [0, 0] })]), at(KICK_OFF + 500));
  expect(store.changes.between(KICK_OFF, KICK_OFF + 1_000)).toEqual([]);
  expect(store.changes.between(KICK_OFF + 1_000, KICK_OFF + 2_000)).toEqual([id]);
  expect(store.moments(id!).map(({ match }) => match.state)).toEqual([0, 1]);
});

it("drops matches after five days, and keeps those of a season that is read as a whole", () => {
  const { store } = open();
  store.apply(day([fact()]), at(KICK_OFF));
  store.apply(day([fact({ id: "2", homeId: "C", awayId: "D" })], { wholeSeason: true }), at(KICK_OFF));
  store.sweep(KICK_OFF + 5 * DAY + HOUR);
  expect([...store.matches()].map(({ sourceId }) => sourceId)).toEqual(["2"]);
});

it("has names of countries and leagues in the reader's language, and the source's of teams", () => {
  const { store } = open();
  store.apply(
    day([fact()], {
      leagues: [{ id: "L", code: "PL", name: "Premier League", country: "GB-ENG", season: "2026" }],
    }),
    at(KICK_OFF),
  );
  const { atlas } = store;
  expect(atlas.countries()[0]?.name("de_DE")).toBe("England");
  expect(atlas.leagues()[0]?.name("zh_CN")).toBe("英格兰足球超级联赛");
  expect(atlas.leagues()[0]?.name("sw_KE")).toBe("Premier League");
  expect(atlas.team(atlas.teamIds()[0] ?? 0)?.name("ar_SA")).toBe("Team A");
});

it("gives a club of one source no id of another's", () => {
  const idsOf_ = (source: string): readonly number[] => {
    const { store } = open(source);
    store.apply(day([fact()]), at(KICK_OFF));
    return [...idsOf(store), ...store.atlas.teamIds()];
  };
  const [liga, data] = [idsOf_("openligadb"), idsOf_("football-data")];
  expect(liga.filter((id) => data.includes(id))).toEqual([]);
  for (const id of [...liga, ...data]) expect(String(id)).toHaveLength(9);
});

it("takes neither state nor score from prices and tables, which another source may tell", () => {
  const { store } = open("api-football");
  store.apply(day([fact({ state: 1, score: [1, 0] })]), at(KICK_OFF));
  const [id = 0] = idsOf(store);
  const before = store.match(id);
  const rows = [
    {
      teamId: "A",
      rank: 1,
      played: 9,
      won: 9,
      drawn: 0,
      lost: 0,
      scored: 9,
      conceded: 0,
      points: 27,
    },
  ];
  const { changed } = store.apply(
    {
      odds: [{ matchId: "1", bookmaker: "Bet", home: 2, draw: 3, away: 4 }],
      standings: { leagueId: "L", season: "2026", tables: [{ part: "total", group: "", rows }] },
    },
    at(KICK_OFF + 1_000),
  );
  expect(changed).toEqual([]);
  expect(store.match(id)).toBe(before);
  expect(store.prices(id)).toHaveLength(1);
  expect(store.priceChanges.between(KICK_OFF, KICK_OFF + 2_000)).toEqual([id]);
});

it("has ISO numbers for ids of countries", () => {
  const { store } = open();
  store.apply(day([fact()]), at(KICK_OFF));
  expect(store.atlas.countries()[0]).toMatchObject({ id: 276, code: "DE" });
});
