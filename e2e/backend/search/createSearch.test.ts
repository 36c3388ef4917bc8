// The search: finds names in any spelling, best first, without blocking the server.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FAKE } from "../testing/fakeWorld.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import { createWorld } from "../world/createWorld.ts";
import { createSearch } from "./createSearch.ts";

describe("a whole world", () => {
  const world = createWorld({ seed: "touchline" });
  const now = Date.UTC(2026, 10, 21, 15);
  const search = createSearch({ world, now: () => now, version: () => 0 });
  const teamName = (id: number): string => world.team(id)?.name("en_GB") ?? "";

  test("is indexed without blocking the server, and then answers at once", async () => {
    // Ms of the processor between two turns of the event loop: other programs on the machine do not lengthen it.
    const used = (): number => process.cpuUsage().user / 1_000;
    let worst = 0;
    let last = used();
    const timer = setInterval(() => {
      worst = Math.max(worst, used() - last);
      last = used();
    }, 1);
    await search.find("warm up", "en_GB");
    clearInterval(timer);
    // Generous, so that a busy machine does not fail the test.
    expect(worst).toBeLessThan(250);
    const started = performance.now();
    for (const query of ["zam", "united", "e", "er er", "xqzw"]) await search.find(query, "fr_FR");
    expect((performance.now() - started) / 5).toBeLessThan(100);
  });

  test("leagues are found by name and country, the top level first", async () => {
    const { leagues } = await search.find("premier league", "en_GB");
    expect(leagues).toHaveLength(6);
    expect(world.leagues.find(({ id }) => id === leagues[0])).toMatchObject({ topLevel: true });
    const french = await search.find("angleterre premiere", "fr_FR");
    const english = await search.find("england premier", "fr_FR");
    expect(french.leagues[0]).toBe(english.leagues[0]);
  });

  test("teams are found without accents, in the requested language and in English", async () => {
    expect((await search.find("AVILA cf", "en_GB")).teams.map(teamName)[0]).toBe("Ávila CF");
    const german = await search.find("deutschland", "de_DE");
    const english = await search.find("germany", "de_DE");
    expect(german.teams[0]).toBe(english.teams[0]);
    expect(german.teams).not.toEqual([]);
  });

  test("matches are found by both teams, and by one team: running first, then upcoming", async () => {
    const ids = world.running(now);
    const match = world.matchAt(ids[0] ?? 0, now);
    const [home, away] = [teamName(match?.homeId ?? 0), teamName(match?.awayId ?? 0)];
    expect((await search.find(`${home} v ${away}`, "en_GB")).matches).toContain(match?.id);
    expect((await search.find(`${away} ${home}`, "en_GB")).matches).toContain(match?.id);
    const ofTeam = (await search.find(home, "en_GB")).matches;
    expect(ofTeam).toContain(match?.id);
    const states = ofTeam.map((id) => world.matchAt(id, now)?.state ?? 0);
    const running = states.map((state) => state >= 1 && state <= 5);
    expect(running.indexOf(false)).toBeGreaterThan(
      running.lastIndexOf(true) - (running.includes(false) ? 0 : 99),
    );
  });

  test("popular searches are the same all day", () => {
    const { leagues, teams } = search.popular();
    expect([leagues.length, teams.length]).toEqual([5, 5]);
    expect(search.popular()).toEqual({ leagues, teams });
  });
});

describe("over HTTP", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(() => backend.close());

  test("a search answers with leagues, teams and matches in wire form", async () => {
    const { code, data } = await backend.get("/api/football/search?keyword=TEAM%2011&lang=en_GB");
    expect(code).toBe(0);
    expect(data).toMatchObject({
      keyword: "TEAM 11",
      sclassList: [],
      teamList: [{ teamId: 11, teamName: "Team 11", country: { id: 1, name: "England" } }],
      playerList: expect.any(Array),
    });
    const { scheduleList } = data as { scheduleList: { scheduleId: number }[] };
    expect(scheduleList.map(({ scheduleId }) => scheduleId)).toEqual([
      FAKE.firstHalf,
      FAKE.secondHalf,
      FAKE.toCome,
      FAKE.tomorrow,
      FAKE.finished,
    ]);
    const french = await backend.get("/api/football/search?keyword=angleterre&lang=fr_FR");
    expect(french.data).toMatchObject({ sclassList: [{ sclassId: 36 }] });
  });

  test("staged matches are found in their new state", async () => {
    await backend.control.act("only", { matchIds: [FAKE.toCome] });
    const { data } = await backend.get("/api/football/search?keyword=team");
    expect((data as { scheduleList: unknown[] }).scheduleList).toHaveLength(1);
    await backend.control.act("reset");
  });

  test.each(["", "%20%20", "x".repeat(65)])("keyword %s is refused", async (keyword) => {
    expect(await backend.get(`/api/football/search?keyword=${keyword}`)).toMatchObject({ code: 400 });
  });

  test("a missing keyword and an invalid language are refused; a keyword without letters finds nothing", async () => {
    expect(await backend.get("/api/football/search")).toMatchObject({ code: 400 });
    expect(await backend.get("/api/football/search?keyword=a&lang=x")).toMatchObject({ code: 400 });
    expect((await backend.get("/api/football/search?keyword=--")).data).toMatchObject({ teamList: [] });
  });

  test("popular searches are leagues and teams", async () => {
    const { data } = await backend.get("/api/football/search/popular?lang=en_GB");
    expect(data).toMatchObject({ sclassList: [{ sclassId: 36 }], teamList: [{}, {}] });
  });
});
