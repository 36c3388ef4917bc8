// Names that are looked for in a list: what is listed and counted, and what stays as it was.
import { describe, expect, it } from "vitest";
import { aMatch } from "#domain/testing/aMatch.ts";
import { DEFAULT_VIEW } from "#domain/board/view.ts";
import { createCoreUnderTest } from "./testing/aCore.ts";
import type { MatchStore } from "./matches/matchStore.ts";
import { createNameDirectory } from "./matches/nameDirectory.ts";
import { createListFinder } from "./tabs/findInList.ts";

const LANGUAGE = "en_GB";
const TEAMS = ["Zrinjski Mostar", "Łódź F.C.", "1860 München", "الاتحاد", "横浜F・マリノス", "Sarajevo"];

/** Match n is at home with team n, away with the last one, in the league of its number. */
function found(query: string): readonly number[] {
  const store = { leagues: new Map([[2, { countryId: 7 }]]) } as unknown as MatchStore;
  const names = createNameDirectory();
  names.add(LANGUAGE, {
    teams: new Map(TEAMS.map((name, id) => [id, { name, logo: "" }])),
    leagues: new Map(TEAMS.map((_, id) => [id, id === 1 ? "Ekstraklasa" : "Premier League"])),
    countries: new Map([[7, "Türkiye"]]),
  });
  const matches = TEAMS.slice(0, 5).map((_, id) =>
    aMatch({ id, leagueId: id, teamIds: { home: id, away: 5 } }),
  );
  const tab = { view: { ...DEFAULT_VIEW, query }, context: { language: LANGUAGE } as never };
  return createListFinder()(matches, tab, { store, names }).map(({ id }) => id);
}

it.each([
  ["zrinjski", [0]],
  ["ZRINJ  mos", [0]],
  ["lodz", [1]],
  ["lodz ekstra", [1]],
  ["ekstraklasa", [1]],
  ["munchen 1860", [2]],
  ["turkiye", [2]],
  ["الإتحاد", [3]],
  ["横浜", [4]],
  ["sarajevo", [0, 1, 2, 3, 4]],
  ["lodz mostar", []],
  ["  - ", [0, 1, 2, 3, 4]],
])("%j finds the matches %j", (query, ids) => {
  expect(found(query)).toEqual(ids);
});

describe("a list with a query", () => {
  it("has the matches found alone, with their counts; the rail stays", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [
      aMatch({ phase: "firstHalf" }),
      aMatch({ id: 1002, leagueId: 37, teamIds: { home: 21, away: 22 } }),
      aMatch({ id: 1003, leagueId: 37, teamIds: { home: 31, away: 32 } }),
    ];
    const tab = openTab({ view: { collapsedLeagueIds: [37] } });
    const other = openTab();
    await clock.advance(1_000);
    const countries = tab.latest("rail")?.countries;
    expect(tab.listed()).toEqual([1001]);
    tab.session.setView({ ...DEFAULT_VIEW, version: 2, query: "21 team" });
    await clock.advance(1_000);
    expect(tab.listed()).toEqual([1002]);
    expect(tab.latest("list")).toMatchObject({ version: 2, status: "ready", counts: { all: 1, live: 0 } });
    expect(tab.latest("rail")?.countries).toEqual(countries);
    expect(other.listed()).toEqual([1001, 1002, 1003]);
    tab.session.setView({ ...DEFAULT_VIEW, version: 3, query: "nobody" });
    await clock.advance(1_000);
    expect(tab.listed()).toEqual([]);
    expect(tab.latest("list")).toMatchObject({ version: 3, status: "ready", counts: { all: 0 } });
  });
});
