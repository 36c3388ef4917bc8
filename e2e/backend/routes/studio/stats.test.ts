// Figures and subscribers of a creator: their own alone, exact, and the same however they are added up.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StagedMember } from "../../members/stageMember.ts";
import { startTestBackend, type TestBackend } from "../../testing/testBackend.ts";
import { buyer, creator } from "../creators/paymentClient.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  // The clock of these tests goes on by months.
  await backend.control.act("tokenLifetime", { ms: 400 * DAY_MS });
});
afterAll(() => backend.close());

const SUBSCRIPTION = "/v1/api/community/subscription";
const DAY_MS = 86_400_000;

interface Stats {
  readonly subscriberCount: number;
  readonly newCount: number;
  readonly endedCount: number;
  readonly revenue: string;
  readonly series: readonly { date: string; revenue: string; subscriberCount: number }[];
  readonly topPosts: readonly { postId: number; likeCount: number }[];
}

const statsOf = async ({ token }: StagedMember, range: string): Promise<Stats> =>
  (await backend.get(`${SUBSCRIPTION}/creator/stats?range=${range}&timezone=e0`, token)).data as Stats;

const subscribersOf = async ({ token }: StagedMember, body: object = {}) =>
  (await backend.post(`${SUBSCRIPTION}/subscribers`, body, token)) as {
    code: number;
    data: { list: { user: { userName: string }; paidTotal: string; status: string }[]; total: number };
  };
const namesOf = async (member: StagedMember, body: object = {}) =>
  (await subscribersOf(member, body)).data.list.map(({ user }) => user.userName);

test("figures follow sales, renewals, ends and refunds", async () => {
  const cleo = await creator(backend, "Cleo");
  const [ada, bea] = [await buyer(backend, "Ada"), await buyer(backend, "Béa")];
  expect(await statsOf(cleo, "7")).toMatchObject({ subscriberCount: 0, newCount: 0, revenue: "0.00" });
  expect((await statsOf(cleo, "ALL")).series).toHaveLength(1);

  await backend.control.act("sale", { userId: ada.userId, creatorId: cleo.userId, num: 1 });
  const { orderId } = await backend.control.act("sale", {
    userId: bea.userId,
    creatorId: cleo.userId,
    num: 3,
  });
  // 1.99 and 12.99 less a fifth of each, half up: 1.59 and 10.39.
  const now = await statsOf(cleo, "7");
  expect(now).toMatchObject({ subscriberCount: 2, newCount: 2, endedCount: 0, revenue: "11.98" });
  expect(now.series).toHaveLength(7);
  expect(now.series.at(-1)).toMatchObject({ revenue: "11.98", subscriberCount: 2 });

  await backend.control.act("refund", { orderId });
  expect(await statsOf(cleo, "28")).toMatchObject({
    subscriberCount: 1,
    newCount: 2,
    endedCount: 1,
    revenue: "1.59",
  });
  expect((await subscribersOf(cleo)).data.list).toMatchObject([
    { user: { userName: "Béa" }, paidTotal: "0.00", status: "ENDED" },
    { user: { userName: "Ada" }, paidTotal: "1.99", status: "RUNNING" },
  ]);

  await backend.control.act("clock", { shiftMs: 40 * DAY_MS });
  try {
    expect(await statsOf(cleo, "7")).toMatchObject({ subscriberCount: 0, newCount: 0, revenue: "0.00" });
    expect(await statsOf(cleo, "90")).toMatchObject({ newCount: 2, endedCount: 2, revenue: "1.59" });
    expect((await statsOf(cleo, "ALL")).series).toHaveLength(41);
  } finally {
    await backend.control.act("clock", { shiftMs: 0 });
  }
});

test("the days add up to the figures", async () => {
  const cleo = await creator(backend, "Dora");
  const fans = await Promise.all(["A", "B", "C", "D"].map((name) => buyer(backend, name)));
  try {
    for (const [day, fan] of fans.entries()) {
      await backend.control.act("clock", { shiftMs: day * 20 * DAY_MS });
      await backend.control.act("sale", { userId: fan.userId, creatorId: cleo.userId, num: day % 2 ? 3 : 1 });
    }
    const { series, ...figures } = await statsOf(cleo, "90");
    const cents = series.map(({ revenue }) => Math.round(Number(revenue) * 100));
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(Math.round(Number(figures.revenue) * 100));
    expect(figures.newCount - figures.endedCount).toBe(figures.subscriberCount);
    expect(series.at(-1)?.subscriberCount).toBe(figures.subscriberCount);
    expect(new Set(series.map(({ date }) => date)).size).toBe(90);
  } finally {
    await backend.control.act("clock", { shiftMs: 0 });
  }
});

test("posts with most likes and replies come first, without deleted and hidden ones", async () => {
  const cleo = await creator(backend, "Elif");
  const make = async (likes: number, visibility: "PUBLIC" | "CLOSE" = "PUBLIC"): Promise<number> =>
    (await backend.control.act("post", { userId: cleo.userId, likes, visibility })).postIds[0] ?? 0;
  const [few, many, , gone] = [await make(1), await make(5), await make(9, "CLOSE"), await make(7)];
  await backend.control.act("deletePost", { postId: gone });
  expect((await statsOf(cleo, "28")).topPosts.map(({ postId }) => postId)).toEqual([many, few]);
});

test("subscribers are found by name and status, in the order asked for, also all at once", async () => {
  const cleo = await creator(backend, "Fay");
  for (const name of ["Zoë", "Anna", "Bruno"]) {
    const { userId } = await buyer(backend, name);
    await backend.control.act("sale", { userId, creatorId: cleo.userId, num: name === "Anna" ? 3 : 1 });
  }
  expect(await namesOf(cleo)).toEqual(["Bruno", "Anna", "Zoë"]);
  expect(await namesOf(cleo, { sort: "OLDEST" })).toEqual(["Zoë", "Anna", "Bruno"]);
  expect((await namesOf(cleo, { sort: "PAID" }))[0]).toBe("Anna");
  expect((await namesOf(cleo, { sort: "ENDING" })).at(-1)).toBe("Anna");
  expect(await namesOf(cleo, { keyword: "ZOE" })).toEqual(["Zoë"]);
  expect(await namesOf(cleo, { status: "ENDED" })).toEqual([]);
  expect(await namesOf(cleo, { size: 500, status: "RUNNING" })).toHaveLength(3);
  expect(await namesOf(cleo, { size: 2, page: 2 })).toEqual(["Zoë"]);
  for (const body of [{ size: 501 }, { status: "GONE" }, { sort: "NAME" }]) {
    expect((await subscribersOf(cleo, body)).code).toBe(400);
  }
});

test("a member who is no creator gets no figures, and a creator only their own", async () => {
  const [ada, other] = [await buyer(backend, "Gus"), await creator(backend, "Hana")];
  for (const path of ["creator/stats?range=7", "fee/list"]) {
    expect((await backend.get(`${SUBSCRIPTION}/${path}`, ada.token)).code).toBe(5026);
    expect((await backend.get(`${SUBSCRIPTION}/${path}`)).code).toBe(401);
  }
  expect((await subscribersOf(ada)).code).toBe(5026);
  expect((await subscribersOf(other)).data.total).toBe(0);
  expect((await backend.get(`${SUBSCRIPTION}/creator/stats?range=5`, other.token)).code).toBe(400);
  expect((await backend.get(`${SUBSCRIPTION}/creator/stats?range=7&timezone=x`, other.token)).code).toBe(400);
});
