// Calls of league, team and player pages over HTTP: answers, refusals, loose types, small worlds.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FAKE } from "../testing/fakeWorld.ts";
import { aMatchday } from "../replay/aMatchday.ts";
import { createReplayWorld } from "../replay/createReplayWorld.ts";
import { readMatchday } from "../replay/readMatchday.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const FOOTBALL = "/api/football";
const get = (path: string) => backend.get(`${FOOTBALL}/${path}`);

const LEAGUE_CALLS = ["detail", "round", "standings", "players", "statistics"];
const TEAM_CALLS = ["detail", "schedule", "squad", "statistics", "transfers"];
const PLAYER_CALLS = ["detail", "matches"];

describe("the calls of league, team and player pages", () => {
  it("answer for known ids", async () => {
    for (const call of LEAGUE_CALLS) {
      expect(await get(`league/${call}?sclassId=36&lang=fr_FR&timezone=e1`)).toMatchObject({ code: 0 });
    }
    for (const call of TEAM_CALLS) expect(await get(`team/${call}?teamId=11`)).toMatchObject({ code: 0 });
    const { data } = await get("team/squad?teamId=11");
    const [player] = (data as { players: { playerId: number }[] }).players;
    for (const call of PLAYER_CALLS) {
      expect(await get(`player/${call}?playerId=${player?.playerId}`)).toMatchObject({ code: 0 });
    }
    expect(await get(`match/analysis?scheduleId=${FAKE.finished}`)).toMatchObject({
      code: 0,
      data: { sclassId: 36, homeTeamId: 11, guestTeamId: 12 },
    });
  });

  it("answer 404 for unknown ids", async () => {
    const paths = [
      ...LEAGUE_CALLS.map((call) => `league/${call}?sclassId=999`),
      ...LEAGUE_CALLS.slice(1).map((call) => `league/${call}?sclassId=36&season=77`),
      "league/round?sclassId=36&round=9",
      ...TEAM_CALLS.map((call) => `team/${call}?teamId=999`),
      ...PLAYER_CALLS.map((call) => `player/${call}?playerId=999999999`),
      "match/analysis?scheduleId=7",
    ];
    for (const path of paths) {
      expect({ path, ...(await get(path)) }).toEqual({
        path,
        code: 404,
        msg: expect.stringMatching(/^(There is no such |This does not exist)/),
        data: null,
      });
    }
  });

  it("answer 400 for invalid numbers", async () => {
    const paths = [
      "league/detail",
      "league/standings?sclassId=abc",
      "league/players?sclassId=36&season=-1",
      "league/round?sclassId=36&round=0",
      "team/squad?teamId=1.5",
      "player/detail?playerId=",
      "match/analysis?scheduleId=99999999999999999999",
      "team/detail?teamId=11&lang=klingon",
    ];
    for (const path of paths) expect({ path, ...(await get(path)) }).toMatchObject({ path, code: 400 });
  });

  it("include a staged goal in table and fixtures", async () => {
    const table = async () =>
      (await get("league/standings?sclassId=36")).data as {
        live: { team: { teamId: number }; getScore: number; playing: { scheduleId: number } | null }[];
      };
    const goalsOf = (rows: Awaited<ReturnType<typeof table>>, id: number) =>
      rows.live.find(({ team }) => team.teamId === id)?.getScore;
    const before = await table();
    await backend.control.act("goal", { matchId: FAKE.firstHalf, side: "home" });
    const after = await table();
    expect(goalsOf(after, 11)).toBe((goalsOf(before, 11) ?? 0) + 1);
    expect(after.live[0]?.playing).not.toBeNull();
  });
});

describe("a replayed match day", () => {
  it("is one season of one round", async () => {
    const read = readMatchday(JSON.stringify(aMatchday()));
    if (!read.ok) throw new Error("unreadable");
    const startedAt = Date.now();
    const world = createReplayWorld({ file: read.value, speed: 60, startedAt, leadMs: 0 });
    // By then both matches are over, at sixty match minutes per minute.
    const replay = await startTestBackend({ world, now: () => startedAt + 10 * 60_000 });
    try {
      const standings = await replay.get(`${FOOTBALL}/league/standings?sclassId=1`);
      expect(standings).toMatchObject({ code: 0, data: { season: "2024", live: null } });
      const { total } = standings.data as { total: { integral: number; total: number }[] };
      expect(total.map(({ integral }) => integral)).toEqual([3, 3, 0, 0]);
      expect(await replay.get(`${FOOTBALL}/team/schedule?teamId=11`)).toMatchObject({
        code: 0,
        data: { results: [{ homeScore: 2, guestScore: 1 }], upcoming: [] },
      });
      expect(await replay.get(`${FOOTBALL}/match/analysis?scheduleId=1`)).toMatchObject({ code: 0 });
    } finally {
      await replay.close();
    }
  });
});
