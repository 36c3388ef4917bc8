// Lists and prices are written once per second, day and language, and never show less than was told before.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createFakeWorld, FAKE } from "../testing/fakeWorld.ts";
import { createLanguageList } from "./languageList.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import type { World } from "../world/types.ts";

let backend: TestBackend;
let now = Math.floor(Date.now() / 1_000) * 1_000;
let written = 0;
let daysWritten = 0;
/** The score of the match in its first half, as the world has it. */
let score = 1;

const fake = createFakeWorld(now);
const world: World = {
  ...fake,
  running(at) {
    written += 1;
    return fake.running(at);
  },
  matchesBetween(from, to) {
    daysWritten += 1;
    return fake.matchesBetween(from, to);
  },
  matchAt(id, at) {
    const match = fake.matchAt(id, at);
    return match !== undefined && id === FAKE.firstHalf ? { ...match, homeScore: score } : match;
  },
  changedBetween: () => (score === 1 ? [] : [FAKE.firstHalf]),
};

beforeAll(async () => {
  backend = await startTestBackend({ world, now: () => now });
});
beforeEach(async () => {
  score = 1;
  now += 10_000;
  await backend.control.act("reset");
  written = 0;
});
afterAll(() => backend.close());

const list = (lang = "en_GB", etag = ""): Promise<Response> =>
  fetch(`${backend.origin}/api/football/live?lang=${lang}&r=${Math.random()}`, {
    headers: { "if-none-match": etag },
  });

interface Listed {
  readonly scheduleId: number;
  readonly matchInfo: { readonly homeScore: number };
}

/** The home score of the match in its first half. */
const scoreIn = async (answer: Response): Promise<number | undefined> => {
  const { data } = (await answer.json()) as { readonly data: { readonly scheduleList: readonly Listed[] } };
  return data.scheduleList.find(({ scheduleId }) => scheduleId === FAKE.firstHalf)?.matchInfo.homeScore;
};

test("all who ask in one second get one list, and another one in each language", async () => {
  await Promise.all(Array.from({ length: 20 }, () => list()));
  expect(written).toBe(1);
  await Promise.all(Array.from({ length: 20 }, () => list("fr_FR")));
  expect(written).toBe(2);
  now += 999;
  await list();
  expect(written).toBe(2);
  now += 1;
  await list();
  expect(written).toBe(3);
});

test("every day, zone and language of one second is written once, also where they are many", async () => {
  const zones = ["e0", "e1", "e2", "e3", "e5:30", "e8", "e9", "w3", "w5", "w8"];
  const langs = createLanguageList()
    .list()
    .map(({ code }) => code);
  const lists = zones.flatMap((zone) => langs.map((lang) => `timezone=${zone}&lang=${lang}`));
  const askAll = async (): Promise<void> => {
    for (const query of lists)
      expect((await fetch(`${backend.origin}/api/football/fixture?${query}`)).status).toBe(200);
  };
  await askAll();
  daysWritten = 0;
  await askAll();
  expect([lists.length, daysWritten]).toEqual([200, 0]);
});

test("who has the list already gets no body, until it is another one", async () => {
  const etag = (await list()).headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  const again = await list("en_GB", etag);
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  now += 1_000;
  expect((await list("en_GB", etag)).status).toBe(304);
  score = 2;
  now += 1_000;
  const other = await list("en_GB", etag);
  expect([other.status, await scoreIn(other)]).toEqual([200, 2]);
  expect(other.headers.get("etag")).not.toBe(etag);
});

test("every kind of shared answer has a validator, refusals have none", async () => {
  for (const path of ["fixture", "live", "liveChange", "oddsChange", "odds"]) {
    const { status, headers } = await fetch(`${backend.origin}/api/football/${path}`);
    expect([path, status, headers.get("etag")]).toEqual([path, 200, expect.stringMatching(/^W\/"/)]);
    expect(headers.get("cache-control")).toBe("no-store");
  }
  const refused = await fetch(`${backend.origin}/api/football/live?lang=../x`);
  expect(refused.headers.get("etag")).toBeNull();
});

test("a list is not older than what the stream has told, nor than what was staged", async () => {
  const { data: token } = await backend.get("/api/common/websocketToken");
  const socket = new WebSocket(
    `${backend.origin.replace("http", "ws")}/stream?channels=football_live_change&token=${String(token)}`,
  );
  await new Promise((resolve) => {
    socket.addEventListener("message", resolve, { once: true });
  });
  expect(await scoreIn(await list())).toBe(1);
  score = 2;
  now += 10;
  await backend.control.act("tick");
  expect(await scoreIn(await list())).toBe(2);
  await backend.control.act("goal", { matchId: FAKE.firstHalf, side: "home" });
  expect(await scoreIn(await list())).toBe(3);
  socket.close();
});
