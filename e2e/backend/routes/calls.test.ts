// Calls, pages and pictures of a running server, over HTTP.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { FAKE } from "../testing/fakeWorld.ts";
import { subjectOf, startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import { dayAt } from "../server/zones.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() => backend.control.act("reset"));
afterAll(() => backend.close());

interface Item {
  readonly scheduleId: number;
  readonly matchInfo: Readonly<Record<string, unknown>>;
  readonly odds: unknown;
}

async function items(path: string): Promise<readonly Item[]> {
  const { code, data } = await backend.get(path);
  expect(code).toBe(0);
  return (data as { scheduleList: Item[] }).scheduleList;
}

test("fixture contains the requested day in the requested zone", async () => {
  const all = new Set<number>();
  for (const shift of [-1, 0, 1, 2]) {
    const date = dayAt(Date.now() + shift * 86_400_000, -300);
    for (const { scheduleId } of await items(`/api/football/fixture?date=${date}&timezone=w5&lang=en_GB`)) {
      expect(all.has(scheduleId)).toBe(false);
      all.add(scheduleId);
    }
  }
  expect([...all].sort((a, b) => a - b)).toEqual(Object.values(FAKE));
});

test("live contains the running matches, with names in the requested language", async () => {
  const { data } = await backend.get("/api/football/live?lang=fr_FR");
  const { scheduleList, sclassList, countries } = data as Record<string, Item[]>;
  expect(scheduleList?.map(({ scheduleId }) => scheduleId)).toEqual([FAKE.firstHalf, FAKE.secondHalf]);
  expect(scheduleList?.[0]).toMatchObject({
    matchInfo: { matchState: 1, homeScore: 1, hasLineup: true, homeRank: "3", explainList: "" },
    homeTeam: { teamId: 11, teamName: "Team 11", logo: "11.svg" },
    sclassId: 36,
    isNeutrality: false,
    odds: { scheduleId: FAKE.firstHalf, home: 1.8, draw: 3.5, away: 4.2 },
  });
  expect(sclassList).toEqual([
    {
      sclassId: 36,
      sclassName: "Premier Division",
      ifShow: true,
      color: "#3b82f6",
      countryId: 1,
      isLevel1: true,
      sort: 1,
    },
  ]);
  expect(countries).toEqual([{ id: 1, name: "Angleterre", sort: 1, flag: "1.svg" }]);
});

test("matches requested by id are returned for any day; unknown ids are omitted", async () => {
  const found = await items(`/api/football/matches?ids=${FAKE.tomorrow},4,${FAKE.finished}`);
  expect(found.map(({ scheduleId }) => scheduleId)).toEqual([FAKE.tomorrow, FAKE.finished]);
});

test("matches of teams and leagues are returned beside those requested by id", async () => {
  const ids = async (query: string): Promise<readonly number[]> =>
    (await items(`/api/football/matches?${query}`)).map(({ scheduleId }) => scheduleId);
  expect(await ids("teamIds=11,999")).toContain(FAKE.finished);
  expect(await ids("sclassIds=36,999&timezone=e0")).toContain(FAKE.tomorrow);
  expect(await ids("sclassIds=999")).toEqual([]);
  expect(await ids(`ids=${FAKE.tomorrow}&teamIds=11`)).toEqual([
    FAKE.tomorrow,
    ...(await ids("teamIds=11")).filter((id) => id !== FAKE.tomorrow),
  ]);
});

test("invalid parameters are answered with code 400 and their names", async () => {
  const answers = await Promise.all(
    [
      "/api/football/fixture?date=2026-02-30",
      "/api/football/fixture?timezone=e99",
      "/api/football/live?lang=../x",
      "/api/football/matches",
      "/api/football/matches?ids=1,x",
      "/api/football/matches?ids=1&teamIds=x",
      `/api/football/matches?sclassIds=${"1,".repeat(500)}1`,
      "/api/football/matches?sclassIds=36&timezone=e99",
      "/api/football/odds?companyId=5",
    ].map((path) => backend.get(path)),
  );
  expect(answers.map(({ code }) => code)).toEqual(Array.from(answers, () => 400));
  expect(answers.map(({ msg }) => subjectOf(msg))).toEqual([
    "date",
    "timezone",
    "lang",
    "ids",
    "ids",
    "teamIds",
    "sclassIds",
    "timezone",
    "companyId",
  ]);
});

test("odds are sent per provider, in full and as changes", async () => {
  const { data } = await backend.get("/api/football/odds?companyId=47");
  expect(String(data).split("!")).toContain("1001^1.8^3.5^4.2");
  expect((await backend.get("/api/football/odds?companyId=9")).data).toBe("");
  await backend.control.act("odds", { matchId: FAKE.toCome, provider: 8, home: 2, draw: 3.1, away: 3.9 });
  expect((await backend.get("/api/football/oddsChange?companyId=8")).data).toBe("1004^2^3.1^3.9");
  await backend.control.act("quirks", { commaOdds: true });
  expect((await backend.get("/api/football/oddsChange?companyId=8")).data).toBe(
    "1004,8,1.8,3.5,4.2,2,3.1,3.9",
  );
});

test("staged events appear in the change list and the schedule at once", async () => {
  await backend.control.act("goal", { matchId: FAKE.firstHalf, side: "away" });
  await backend.control.act("card", { matchId: FAKE.firstHalf, side: "home", color: "red" });
  const { data } = await backend.get("/api/football/liveChange");
  const lines = String(data).split("!");
  expect(lines).toHaveLength(1);
  expect(lines[0]?.split("^").slice(4, 9)).toEqual(["1", "1", "0", "0", "1"]);
  const [item] = await items(`/api/football/matches?ids=${FAKE.firstHalf}`);
  expect(item?.matchInfo).toMatchObject({ guestScore: 1, homeRedCard: 1 });
});

test("with quirks, numbers are strings and booleans are 0 and 1", async () => {
  await backend.control.act("quirks", { looseTypes: true });
  const [item] = await items(`/api/football/matches?ids=${FAKE.firstHalf}`);
  expect(item).toMatchObject({
    scheduleId: "1001",
    matchInfo: { homeScore: "1", hasLineup: 1 },
    odds: { home: "1.8" },
  });
});

test("favourites belong to the token's member", async () => {
  expect((await backend.get("/v1/api/sport/teams/followed")).code).toBe(401);
  expect((await backend.post("/v1/api/sport/teams/follow", [1], "made-up")).code).toBe(401);
  const ada = await backend.control.act("member", { name: "Ada" });
  const bob = await backend.control.act("member", { name: "Bob" });
  expect((await backend.post("/v1/api/sport/teams/follow", [7, 11], ada.token)).data).toEqual([7, 11]);
  expect((await backend.post("/v1/api/sport/teams/unfollow", [7], ada.token)).data).toEqual([11]);
  expect((await backend.get("/v1/api/sport/teams/followed", ada.token)).data).toEqual([11]);
  expect((await backend.get("/v1/api/sport/matchs/followed", ada.token)).data).toEqual([]);
  expect((await backend.get("/v1/api/sport/teams/followed", bob.token)).data).toEqual([]);
  for (const body of [{ ids: [1] }, [0], [1.5], ["x"], null]) {
    expect((await backend.post("/v1/api/sport/leagues/follow", body, ada.token)).code).toBe(400);
  }
});

test("unknown calls are answered with 404 in the envelope; unknown pages get the page", async () => {
  for (const path of [
    "/api/nothing",
    "/v1/api/nothing",
    "/img/fbteam/99.svg",
    "/img/nothing/1.svg",
    "/assets/x.js",
    "/x.png",
  ]) {
    const response = await fetch(backend.origin + path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.json()).toMatchObject({ code: 404 });
  }
  for (const path of ["/", "/live", "/fr/football/match/7/odds", "/no/such/page"]) {
    const response = await fetch(backend.origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text()).toContain("<title>Touchline</title>");
  }
});

test("every answer has the security headers, worker scripts and refusals included", async () => {
  for (const path of [
    "/",
    "/assets/live.worker-1a2b.js",
    "/api/football/live",
    "/img/fbteam/11.svg",
    "/api/x",
    "/%",
  ]) {
    const { headers } = await fetch(backend.origin + path);
    expect([path, headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; .*(?:trusted-types|sandbox)/,
    );
  }
});

test("files are compressed and cacheable, the page is revalidated each time", async () => {
  const page = await fetch(`${backend.origin}/live`, { headers: { "accept-encoding": "br" } });
  expect(page.headers.get("content-encoding")).toBe("br");
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const etag = page.headers.get("etag") ?? "";
  const again = await fetch(`${backend.origin}/live`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  const script = await fetch(`${backend.origin}/assets/live.worker-1a2b.js`, {
    headers: { "accept-encoding": "gzip" },
  });
  expect(script.headers.get("content-encoding")).toBe("gzip");
  expect(script.headers.get("cache-control")).toContain("immutable");
  expect(await script.text()).toContain("postMessage(1);");
});

test("answers of calls are compressed in the encoding the client prefers", async () => {
  // The matches are around now: where it is noon they are all of one day, and their list is long enough.
  const hours = 12 - new Date().getUTCHours();
  const zone = hours < 0 ? `w${-hours}` : `e${hours}`;
  const ask = (encoding: string) =>
    fetch(`${backend.origin}/api/football/fixture?timezone=${zone}`, {
      headers: { "accept-encoding": encoding },
    });
  const answers = await Promise.all(["gzip, deflate, br", "gzip", "identity"].map(ask));
  expect(answers.map(({ headers }) => headers.get("content-encoding"))).toEqual(["br", "gzip", null]);
  expect(answers.map(({ headers }) => headers.get("vary"))).toEqual(Array(3).fill("accept-encoding"));
  const [brotli, zipped, plain] = await Promise.all(answers.map((answer) => answer.json()));
  expect(plain).toMatchObject({ code: 0 });
  expect([brotli, zipped]).toEqual([plain, plain]);
});

test("pictures are drawn and the calls are described", async () => {
  for (const path of [
    "fbteam/11",
    "fbleague/36",
    "fbcountry/1",
    "fbcountry/2",
    "fbregion/3",
    "fbplayer/77",
  ]) {
    const response = await fetch(`${backend.origin}/img/${path}.svg`);
    expect(response.headers.get("content-type")).toContain("image/svg+xml");
    expect(await response.text()).not.toMatch(/undefined|NaN/);
  }
  const description = (await (await fetch(`${backend.origin}/api-docs/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const described = Object.entries(description.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => ({ path, method: method.toUpperCase() })),
  );
  expect(described.length).toBeGreaterThan(30);
  for (const { path, method } of described) {
    const response = await fetch(backend.origin + path, { method });
    expect(await response.text(), `${method} ${path}`).not.toContain("No call");
  }
  expect(await (await fetch(`${backend.origin}/api-docs`)).text()).toContain("/api/football/fixture");
});

test("without the control channel, its paths are unknown", async () => {
  const closed = await startTestBackend({ control: false });
  expect((await fetch(`${closed.origin}/__control/state`)).status).toBe(404);
  expect((await closed.post("/__control/reset", {})).code).toBe(404);
  await closed.close();
});

test("connection tells the address that a request came from", async () => {
  const { code, data } = await backend.get("/api/common/connection");
  expect(code).toBe(0);
  expect(data).toMatchObject({ countryName: "England", countrySource: "FIXED" });
  expect((data as { ip: string }).ip).toMatch(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
});
