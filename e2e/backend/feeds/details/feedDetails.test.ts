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

  it("have no players, squads, transfers or statistics of their own", async () => {
    const { get } = await productAfter(source, HOUR);
    const { homeId, leagueId } = virtual!.feed.world.matchAt(theMatch(), virtual!.now())!;
    for (const path of [
      `team/squad?teamId=${homeId}`,
      `team/transfers?teamId=${homeId}`,
      `team/statistics?teamId=${homeId}`,
      `league/statistics?sclassId=${leagueId}`,
      "player/detail?playerId=1",
    ]) {
      expect((await get(`/api/football/${path}`)).code).toBe(404);
    }
    const team = await ask(`/api/football/team/detail?teamId=${homeId}`);
    expect(team).toMatchObject({ founded: 0, venue: { city: "", capacity: 0 } });
    expect(team.tabs).not.toContain("squad");
    const league = await ask(`/api/football/league/detail?sclassId=${leagueId}`);
    expect(league.tabs).not.toContain("statistics");
    expect(league.seasons).toHaveLength(1);
    const { data } = await get("/api/football/search?keyword=Alpha");
    expect(data).toMatchObject({ teamList: [{ teamId: homeId }], playerList: [] });
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
