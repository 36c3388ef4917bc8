// The source answers pages by their address, and keeps the latest used ones in the bus.
import { beforeEach, expect, it, vi } from "vitest";
import { createFakeBus, type FakeConnection } from "./fakeBus.ts";
import { createPageWriter } from "./pageWriter.ts";

let bus: FakeConnection;
let asked: string[];
let answer: string;
let time: number;
beforeEach(() => {
  time = 0;
  bus = createFakeBus(Date.now).connect();
  asked = [];
  answer = '{"code":0,"msg":"","data":{}}';
});

const aWriter = (pagesKept = 10): ReturnType<typeof createPageWriter> =>
  createPageWriter({
    bus,
    pagesKept,
    monotonic: () => time,
    async answerPage(address) {
      asked.push(address);
      return { status: 200, body: answer, at: 1 };
    },
  });

const league = (id: number): string => `/api/football/league/detail?sclassId=${id}`;
const isSaved = async (address: string): Promise<boolean> => (await bus.savedPage(address)) !== undefined;

it("saves a page once, whatever parameters a reader invents", async () => {
  const write = aWriter();
  for (let invented = 0; invented < 20; invented++) await write(`${league(36)}&x${invented}=${invented}`);
  expect(new Set(asked)).toEqual(new Set([league(36)]));
  expect(await isSaved(league(36))).toBe(true);
  expect(await isSaved(`${league(36)}&x0=0`)).toBe(false);
});

it("keeps as many pages as it may, and removes the one that was not used for longest", async () => {
  const write = aWriter(3);
  for (const id of [1, 2, 3, 1, 4]) await write(league(id));
  expect(await Promise.all([1, 2, 3, 4].map((id) => isSaved(league(id))))).toEqual([true, false, true, true]);
});

it("saves a page that does not change again after half of the day for which the bus keeps it", async () => {
  const save = vi.spyOn(bus, "savePage");
  const write = aWriter();
  const HOUR_MS = 3_600_000;
  for (time = 0; time < 24 * HOUR_MS; time += HOUR_MS) await write(league(36));
  expect(save).toHaveBeenCalledTimes(2);
  time += 12 * HOUR_MS;
  await write(league(36));
  expect(save).toHaveBeenCalledTimes(3);
});

it("answers the matches of favourites, and gives up no page for them", async () => {
  const write = aWriter(3);
  await write(league(36));
  const favorites = (team: number): string => `/api/football/matches?ids=1&teamIds=${team}`;
  for (const team of [1, 2, 3, 4]) expect((await write(favorites(team)))?.body).toBe(answer);
  expect(await isSaved(league(36))).toBe(true);
  expect(await isSaved(favorites(4))).toBe(false);
});

it("saves neither refusals nor searches, and answers no other call", async () => {
  const write = aWriter();
  await write("/api/football/search?keyword=roma");
  expect(await isSaved("/api/football/search?keyword=roma")).toBe(false);
  answer = '{"code":400,"msg":"","data":null}';
  expect((await write(league(36)))?.body).toBe(answer);
  expect(await isSaved(league(36))).toBe(false);
  expect(await write("/v1/api/user/getLanguage")).toBeUndefined();
});
