// The live feed's calls: their paths, parameters and answers.
// See docs/wire.md#live-calls.
import { describe, expect, it } from "vitest";
import { createLiveApi, LIVE_ENDPOINTS } from "./live.ts";
import { NO_FAVORITES } from "#domain/favorites.ts";
import { createFakeServer, envelope } from "../testing/fakeServer.ts";

const LIST = { scheduleList: [], sclassList: [], countries: [] };
const ARABIC = { language: "ar_SA", offsetMinutes: 330 };

function calling(data: unknown) {
  const server = createFakeServer([envelope(data)]);
  return { api: createLiveApi(server.http), server };
}

describe("lists", () => {
  it("request a day, the running matches, and single matches", async () => {
    const { api, server } = calling(LIST);
    const answers = [
      await api.fetchDay({ ...ARABIC, date: "2026-11-21" }),
      await api.fetchLive(ARABIC),
      await api.fetchMatches({ ...ARABIC, of: { ...NO_FAVORITES, match: [3, 5] } }),
      await api.fetchMatches({ ...ARABIC, of: { match: [], team: [11], league: [36, 37] } }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ ok: true, value: { matches: [], dropped: 0 } });
    const common = { lang: "ar_SA", timezone: "e5:30", r: "1000000" };
    expect(server.asked.map(({ path, query }) => [path, query])).toEqual([
      ["/api/football/fixture", { ...common, date: "2026-11-21" }],
      ["/api/football/live", common],
      ["/api/football/matches", { ...common, ids: "3,5" }],
      ["/api/football/matches", { ...common, teamIds: "11", sclassIds: "36,37" }],
    ]);
  });

  it("ask for at most 500 of each kind, the latest favourites", async () => {
    const { api, server } = calling(LIST);
    const match = Array.from({ length: 600 }, (_, index) => index + 1);
    await api.fetchMatches({ ...ARABIC, of: { ...NO_FAVORITES, match } });
    expect(server.asked[0]?.query["ids"]).toBe(match.slice(100).join(","));
  });

  it("that are unreadable are a transport error", async () => {
    const { api } = calling("maintenance");
    expect(await api.fetchLive(ARABIC)).toMatchObject({ ok: false, code: -1 });
  });
});

describe("changes and odds", () => {
  it("send the parameters of docs/wire.md#live-calls and return the records", async () => {
    const { api, server } = calling(["1^1", "2^1"]);
    expect(await api.fetchLiveChange()).toEqual({ ok: true, value: "1^1!2^1" });
    expect(await api.fetchOddsChange(47)).toEqual({ ok: true, value: "1^1!2^1" });
    expect(await api.fetchOdds(9)).toEqual({ ok: true, value: "1^1!2^1" });
    expect(server.asked.map(({ path, query }) => [path, query])).toEqual([
      ["/api/football/liveChange", { lang: "en_GB", r: "1000000" }],
      ["/api/football/oddsChange", { lang: "en_GB", companyId: "47", r: "1000000" }],
      ["/api/football/odds", { lang: "en_GB", companyId: "9" }],
    ]);
  });
});

describe("token and country", () => {
  it("are texts that are not empty", async () => {
    const { api, server } = calling(" France ");
    expect(await api.fetchWebsocketToken()).toEqual({ ok: true, value: "France" });
    expect(server.asked.map(({ path }) => path)).toEqual(["/api/common/websocketToken"]);
    for (const data of ["", "  ", null, 5, {}, "x".repeat(5_000)]) {
      expect(await calling(data).api.fetchWebsocketToken()).toMatchObject({ ok: false, code: -1 });
    }
  });
});

it("marks the one endpoint that is assumed", () => {
  const assumed = Object.values(LIVE_ENDPOINTS).filter(({ source }) => source === "assumed");
  expect(assumed.map(({ path }) => path)).toEqual(["/api/football/matches"]);
});
