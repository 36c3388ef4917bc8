// Pages of real clubs: what a source has said and what follows from results, and nothing that is made up.
import { afterEach, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "../../testing/testBackend.ts";
import { createVirtualFeed, playedMatch, type VirtualFeed } from "../testing/virtualFeed.ts";
import type { FeedId } from "../contract.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let virtual: VirtualFeed | undefined;
let backend: TestBackend | undefined;

afterEach(async () => {
  await backend?.close();
  virtual?.close();
  backend = virtual = undefined;
});

/** The product over a feed of this source, some time after 14:00; the match begins at 14:31. */
async function productAfter(source: FeedId, ms: number): Promise<TestBackend> {
  virtual = createVirtualFeed({ source, matches: [playedMatch()] });
  await virtual.run(ms);
  const { feed, now } = virtual;
  backend = await startTestBackend({ world: feed.world, feed: { status: feed, facts: feed.facts }, now });
  return backend;
}

interface Answered {
  readonly tabs: readonly string[];
  readonly homeTeam: { readonly teamName: string };
  readonly guestTeam: { readonly teamName: string };
  readonly incidents: readonly { readonly player: { readonly playerId: number } | null }[];
  readonly seasons: readonly object[];
}

/** The data of a call, while the feed goes on: pages wait for what they ask of the source. */
async function ask(path: string): Promise<Answered> {
  const answers: unknown[] = [];
  const asked = backend!.get(path).then(({ data }) => answers.push(data));
  while (answers.length === 0) {
    await virtual!.run(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await asked;
  return answers[0] as Answered;
}

interface Sheet {
  readonly starters: readonly { readonly line: number | null; readonly place: number | null }[];
  readonly bench: readonly object[];
}

interface Sheets {
  readonly home: Sheet;
  readonly guest: Sheet;
}

const theMatch = (): number => virtual!.feed.world.matchesBetween(0, Number.MAX_SAFE_INTEGER)[0]!;

describe.each(["openligadb", "football-data", "api-football"] as const)("pages of %s", (source) => {
  it("show a match in play as the source has told it", async () => {
    await productAfter(source, 60 * MINUTE);
    const match = virtual!.feed.world.matchAt(theMatch(), virtual!.now())!;
    const details = await ask(`/api/football/match/detail?scheduleId=${match.id}`);
    expect(details).toMatchObject({ attendance: null, isCup: false });
    expect([details.homeTeam.teamName, details.guestTeam.teamName]).toEqual(["Alpha", "Beta"]);
    expect(details.tabs).not.toContain("lineups");
    const summary = await ask(`/api/football/match/summary?scheduleId=${match.id}`);
    expect(summary).toMatchObject({ momentum: [], shootOut: [] });
    for (const { player } of summary.incidents) expect(player === null || player.playerId === 0).toBe(true);
  });

  it("have no players, transfers or statistics of their own", async () => {
    const { get } = await productAfter(source, HOUR);
    const { homeId, leagueId } = virtual!.feed.world.matchAt(theMatch(), virtual!.now())!;
    for (const path of [
      `team/transfers?teamId=${homeId}`,
      `team/statistics?teamId=${homeId}`,
      `league/statistics?sclassId=${leagueId}`,
      "player/detail?playerId=1",
    ]) {
      expect((await get(`/api/football/${path}`)).code).toBe(404);
    }
    const team = await ask(`/api/football/team/detail?teamId=${homeId}`);
    expect(team).toMatchObject({ founded: 0, venue: { city: "", capacity: 0 } });
    expect(team.tabs.includes("squad")).toBe(source !== "openligadb");
    const league = await ask(`/api/football/league/detail?sclassId=${leagueId}`);
    expect(league.tabs).not.toContain("statistics");
    expect(league.seasons).toHaveLength(1);
    const { data } = await get("/api/football/search?keyword=Alpha");
    expect(data).toMatchObject({ teamList: [{ teamId: homeId }], playerList: [] });
  });
});

/** The product after the match with line-ups has begun. */
async function productWithLineups(lineups: "placed" | "listed"): Promise<number> {
  virtual = createVirtualFeed({ source: "api-football", matches: [playedMatch({ lineups })] });
  await virtual.run(62 * MINUTE);
  const { feed, now } = virtual;
  backend = await startTestBackend({ world: feed.world, feed: { status: feed, facts: feed.facts }, now });
  return theMatch();
}

describe("line-ups", () => {
  it("are both teams' players with places, numbers and deeds, without pages", async () => {
    const id = await productWithLineups("placed");
    const details = await ask(`/api/football/match/detail?scheduleId=${id}`);
    expect(details.tabs).toEqual(["odds", "summary", "lineups", "analysis", "posts"]);
    const { home, guest } = (await ask(`/api/football/match/lineups?scheduleId=${id}`)) as unknown as Sheets;
    expect(home).toMatchObject({ formation: "4-4-2", coach: "Coach of Alpha" });
    expect(home.starters).toHaveLength(11);
    expect(home.starters[0]).toMatchObject({
      playerId: 0,
      playerName: "A. Player 1",
      photo: "",
      shirt: 1,
      position: "G",
      line: 0,
      place: 0,
      rating: null,
    });
    // The source counts from the left of the team, the wire from its right.
    expect(home.starters.slice(1, 5).map(({ line, place }) => [line, place])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
    expect(home.starters[10]).toMatchObject({ goals: 1, yellowCards: 0 });
    expect(guest.starters[3]).toMatchObject({ goals: 0, yellowCards: 1 });
    expect(home.bench).toHaveLength(2);
  });

  it("without places have none", async () => {
    const id = await productWithLineups("listed");
    const { home } = (await ask(`/api/football/match/lineups?scheduleId=${id}`)) as unknown as Sheets;
    expect(home.starters).toHaveLength(11);
    for (const starter of home.starters) expect(starter).toMatchObject({ line: null, place: null });
  });

  it("that no source has told are no tab, and no sheet", async () => {
    await productAfter("api-football", HOUR);
    const details = await ask(`/api/football/match/detail?scheduleId=${theMatch()}`);
    expect(details.tabs).not.toContain("lineups");
    expect(await ask(`/api/football/match/lineups?scheduleId=${theMatch()}`)).toMatchObject({
      home: null,
      guest: null,
    });
  });
});

describe("squads", () => {
  it.each([
    ["api-football", { shirt: 5, position: "D", age: 25, country: null }],
    ["football-data", { shirt: null, position: "D", age: 31, country: { name: "England" } }],
  ] as const)("of %s have what it says of a player, and nothing else", async (source, player) => {
    await productAfter(source, HOUR);
    const { homeId } = virtual!.feed.world.matchAt(theMatch(), virtual!.now())!;
    const squad = (await ask(`/api/football/team/squad?teamId=${homeId}`)) as unknown as {
      coach: string;
      players: object[];
    };
    expect(squad.coach).toBe(source === "football-data" ? "Coach of Alpha" : "");
    expect(squad.players[1]).toMatchObject({
      playerId: 0,
      playerName: "A. Player 5",
      matches: null,
      goals: null,
      missing: null,
      ...player,
    });
  });

  it("of a source without any are not there", async () => {
    const { get } = await productAfter("openligadb", HOUR);
    const { homeId } = virtual!.feed.world.matchAt(theMatch(), virtual!.now())!;
    expect((await get(`/api/football/team/squad?teamId=${homeId}`)).code).toBe(404);
  });
});

it("lists send what was not told as null, and a match without clock says so", async () => {
  const { get } = await productAfter("openligadb", 45 * MINUTE);
  const { data } = (await get("/api/football/live?lang=en_GB")) as {
    data: { scheduleList: { matchInfo: Record<string, unknown> }[] };
  };
  expect(data.scheduleList[0]?.matchInfo).toMatchObject({
    hasClock: false,
    matchTime: "",
    homeHalfScore: null,
    homeYellowCard: null,
  });
});

it("a crest is the source's own or the placeholder, never a drawn one", async () => {
  virtual = createVirtualFeed({ source: "openligadb", matches: [playedMatch()] });
  await virtual.run(MINUTE);
  const { feed, now } = virtual;
  const { homeId, awayId, leagueId } = feed.world.matchAt(theMatch(), now())!;
  const logo = { type: "image/png", bytes: Buffer.from("a logo") };
  const pictures = {
    find: async (kind: string, id: number) => (kind === "team" && id === homeId ? logo : undefined),
  };
  backend = await startTestBackend({
    world: feed.world,
    feed: { status: feed, facts: feed.facts, pictures },
    now,
  });
  const picture = (path: string) => fetch(`${backend?.origin}/img/${path}`);
  const found = await picture(`fbteam/${homeId}`);
  expect([found.headers.get("content-type"), await found.text()]).toEqual(["image/png", "a logo"]);
  for (const path of [`fbteam/${awayId}`, `fbteam/${awayId}.svg`, `fbleague/${leagueId}.svg`])
    expect((await picture(path)).status).toBe(404);
});

it("nothing is posted beside real clubs", async () => {
  const { get } = await productAfter("openligadb", MINUTE);
  expect(await get("/v1/api/community/post/list?size=50")).toMatchObject({ code: 0, data: { list: [] } });
});
