// The post reward: what counts for its tasks, when, and that each reward is claimed once.
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, type MemberBackend, MINUTE_MS, startMemberBackend } from "../user/memberClient.ts";
import { claimWith } from "./claimClient.ts";

const PATH = "/v1/api/activity/postReward";

let backend: MemberBackend;
beforeAll(async () => {
  backend = await startMemberBackend();
});
afterAll(() => backend.close());

interface Task {
  readonly taskId: number;
  readonly type: string;
  readonly progress: number;
  readonly state: string;
}
interface Detail {
  readonly state: string;
  readonly points: number;
  readonly taskList: readonly Task[];
}
const aMember = (name = "Writer") => backend.control.act("member", { name });
const detail = async (token?: string): Promise<Detail> =>
  (await backend.get(`${PATH}/detail`, token)).data as Detail;
const linesOf = ({ taskList }: Detail): readonly string[] =>
  taskList.map(({ type, progress, state }) => `${type} ${progress} ${state}`);

test("a visitor sees the tasks without progress", async () => {
  const seen = await detail();
  expect(seen).toMatchObject({ state: "RUNNING", points: 0 });
  expect(linesOf(seen)).toEqual([
    "POSTS 0 OPEN",
    "POSTS 0 OPEN",
    "DAYS 0 OPEN",
    "LIKES 0 OPEN",
    "REPLIES 0 OPEN",
  ]);
  expect((await backend.get(`${PATH}/history`)).code).toBe(401);
});

test("posts, days, likes and replies count up to the goal, and those of others do not", async () => {
  const { userId, token } = await aMember();
  const other = await aMember();
  await backend.control.act("writePosts", { userId, count: 2, likes: 9, replies: 6 });
  await backend.control.act("writePosts", { userId: other.userId, count: 9 });
  expect(linesOf(await detail(token))).toEqual([
    "POSTS 1 REACHED",
    "POSTS 2 OPEN",
    "DAYS 1 OPEN",
    "LIKES 18 OPEN",
    "REPLIES 10 REACHED",
  ]);
  backend.pass(DAY_MS);
  await backend.control.act("writePosts", { userId, count: 1, likes: 9 });
  expect(linesOf(await detail(token)).slice(2, 4)).toEqual(["DAYS 2 OPEN", "LIKES 20 REACHED"]);
});

test("a reward is claimed once at the same time from several tabs, and is in the history", async () => {
  const { userId, token } = await aMember();
  await backend.control.act("writePosts", { userId, count: 10 });
  const claims = await Promise.all(
    [1, 2, 3].map(() => claimWith(backend, "postReward", { taskId: 2 }, token)),
  );
  expect(claims.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 4034, 4034]);
  expect((await claimWith(backend, "postReward", { taskId: 1 }, token)).code).toBe(0);
  const seen = await detail(token);
  expect(seen.points).toBe(170);
  expect(linesOf(seen).slice(0, 2)).toEqual(["POSTS 1 CLAIMED", "POSTS 10 CLAIMED"]);
  const { data } = await backend.get(`${PATH}/history`, token);
  expect(data).toMatchObject({
    total: 2,
    list: [
      { type: "POSTS", goal: 1, points: 20 },
      { type: "POSTS", goal: 10, points: 150 },
    ],
  });
});

test("a task that is not reached, or does not exist, is refused", async () => {
  const { token } = await aMember();
  expect((await claimWith(backend, "postReward", { taskId: 1 }, token)).code).toBe(4035);
  expect((await claimWith(backend, "postReward", { taskId: 77 }, token)).code).toBe(400);
});

test("only posts of the activity's time count, and what was reached may be claimed after its end", async () => {
  const { userId, token } = await aMember();
  await backend.control.act("activity", { name: "post", startsInMs: MINUTE_MS, endsInMs: DAY_MS });
  await backend.control.act("writePosts", { userId, count: 1 });
  expect(await detail(token)).toMatchObject({ state: "BEFORE" });
  expect(linesOf(await detail(token))[0]).toBe("POSTS 0 OPEN");
  backend.pass(2 * MINUTE_MS);
  await backend.control.act("writePosts", { userId, count: 1 });
  expect(linesOf(await detail(token)).slice(0, 2)).toEqual(["POSTS 1 REACHED", "POSTS 1 OPEN"]);
  backend.pass(DAY_MS);
  await backend.control.act("writePosts", { userId, count: 1 });
  expect(await detail(token)).toMatchObject({ state: "OVER" });
  expect(linesOf(await detail(token)).slice(0, 2)).toEqual(["POSTS 1 REACHED", "POSTS 1 OPEN"]);
  expect((await claimWith(backend, "postReward", { taskId: 1 }, token)).code).toBe(0);
  await backend.control.act("reset");
});
