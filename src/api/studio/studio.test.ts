// The calls of the studio: what is sent, what is read, and what is refused.
import { describe, expect, it } from "vitest";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import { STUDIO_SAMPLES } from "#domain/calls/studio.ts";
import { createMembersApi } from "../createMembersApi.ts";
import { createPagesApi } from "../createPagesApi.ts";
import { createFakeServer, envelope, status } from "../testing/fakeServer.ts";

const LONDON = { language: "en_GB", offsetMinutes: 0 };
const UNREADABLE = { ok: false, reason: "noAnswer" };

async function load(request: PageRequest, data: unknown) {
  return createPagesApi(createFakeServer([envelope(data)]).http).load(request, LONDON);
}

describe("figures", () => {
  const request: PageRequest = { call: "creatorStats", params: { range: "all" } };
  const DAY = { date: "2026-11-21", revenue: "-0.40", subscriberCount: 2 };
  const STATS = {
    subscriberCount: 2,
    newCount: 3,
    endedCount: 1,
    revenue: "11.98",
    currency: "USD",
    series: [DAY],
    topPosts: [
      { postId: 4, title: "T", visibility: "PUBLIC", createTime: "20261122040506", likeCount: 5 },
      { postId: "x" },
    ],
  };

  it("are asked for by their range, and read with amounts below zero", async () => {
    const server = createFakeServer([envelope(STATS)]);
    expect(await createPagesApi(server.http).load(request, LONDON)).toMatchObject({
      ok: true,
      value: {
        revenue: 1198n,
        days: [{ date: "2026-11-21", revenue: -40n, subscriberCount: 2 }],
        topPosts: [{ id: 4, visibility: "public", likeCount: 5, replyCount: 0, summary: "" }],
      },
    });
    expect(server.asked[0]?.query["range"]).toBe("ALL");
  });

  it.each([
    ["a day that is none", { series: [{ ...DAY, date: "2026-02-30" }] }],
    ["an amount of three decimals", { series: [{ ...DAY, revenue: "1.999" }] }],
    ["two signs", { revenue: "--1.00" }],
    ["a plus", { revenue: "+1.00" }],
    ["another currency", { currency: "EUR" }],
    ["a negative count", { newCount: -1 }],
    ["no series", { series: null }],
  ])("with %s are refused as a whole", async (_what, more) => {
    expect(await load(request, { ...STATS, ...more })).toMatchObject(UNREADABLE);
  });
});

it("subscribers are asked for as chosen, and unreadable ones are left out", async () => {
  const good = {
    user: { userId: 9, userName: "Ada", avatar: "" },
    since: "20261101080000",
    until: "20261201080000",
    num: 1,
    subscriptionUnit: "MONTH",
    paidTotal: "4.99",
    status: "RUNNING",
  };
  const bad = [{ ...good, status: "?" }, { ...good, paidTotal: "-1.00" }, { ...good, until: "soon" }, null];
  const server = createFakeServer([envelope({ list: [good, ...bad], page: 1, total: 5, hasMore: false })]);
  const params = { keyword: "a", status: "ended", sort: "paid", page: 2, size: 500 } as const;
  const answer = await createPagesApi(server.http).load({ call: "subscribers", params }, LONDON);
  expect(answer).toMatchObject({
    ok: true,
    value: { items: [{ user: { id: 9, name: "Ada" }, unit: "month", paidTotal: 499n, status: "running" }] },
  });
  expect(JSON.parse(server.asked[0]?.body ?? "")).toEqual({
    keyword: "a",
    status: "ENDED",
    sort: "PAID",
    page: 2,
    size: 500,
  });
});

describe("fees", () => {
  const LINE = {
    num: 3,
    subscriptionUnit: "MONTH",
    price: "12.99",
    firstTimePrice: null,
    subscriberCount: 2,
  };
  const CONFIG = {
    minPrice: "0.99",
    maxPrice: "499.99",
    maxOptions: 8,
    subscriptionUnits: ["MONTH", "YEAR"],
    nums: [1, "3", 0],
    platformRate: "20.5",
    version: 3,
  };

  it("are read with their limits", async () => {
    expect(await load({ call: "feeConfig", params: {} }, CONFIG)).toMatchObject({
      value: { least: 99n, most: 49_999n, units: ["month"], nums: [1, 3], platformRate: 2_050, version: 3 },
    });
    for (const platformRate of ["100.00", "-1", "20.001", ""]) {
      expect(await load({ call: "feeConfig", params: {} }, { ...CONFIG, platformRate })).toMatchObject(
        UNREADABLE,
      );
    }
  });

  it("that cannot all be read are refused as a whole", async () => {
    const request: PageRequest = { call: "feeList", params: {} };
    expect(await load(request, { version: 4, list: [LINE] })).toEqual({
      ok: true,
      value: {
        version: 4,
        lines: [
          {
            num: 3,
            unit: "month",
            price: 1299n,
            firstTimePrice: undefined,
            subscriberCount: 2,
            lastUntil: undefined,
          },
        ],
      },
    });
    expect(await load(request, { version: 4, list: [LINE, { ...LINE, price: "x" }] })).toMatchObject(
      UNREADABLE,
    );
    expect(await load(request, { list: [LINE] })).toMatchObject(UNREADABLE);
  });

  const request: MemberRequest = {
    act: "saveFees",
    params: STUDIO_SAMPLES.saveFees,
    key: "0192a5c4-7d1e-4b3f-9a6b-5d2c8e7f1a30",
  };

  it("are saved as decimal text, once, with their key", async () => {
    const server = createFakeServer([envelope({ version: 4, list: [LINE] })]);
    expect((await createMembersApi(server.http).act(request, "en_GB")).ok).toBe(true);
    const [sent] = server.asked;
    expect([JSON.parse(sent?.body ?? ""), sent?.headers.get("Idempotency-Key")]).toEqual([
      {
        version: 3,
        list: [{ num: 1, subscriptionUnit: "MONTH", price: "4.99", firstTimePrice: "1.99" }],
      },
      request.key,
    ]);
    const failing = createFakeServer([status(503), envelope({ version: 4, list: [] })]);
    expect((await createMembersApi(failing.http).act(request, "en_GB")).ok).toBe(false);
    expect(failing.asked).toHaveLength(1);
  });
});

it("documents that the page does not know are left out", async () => {
  const list = [
    { tag: "contributorProgram", title: "Contributor program", updateTime: "202611220900" },
    { tag: "secret", title: "x" },
  ];
  expect(await load({ call: "creatorDocuments", params: {} }, { list })).toEqual({
    ok: true,
    value: [
      {
        name: "contributorProgram",
        title: "Contributor program",
        updatedAt: Date.UTC(2026, 10, 22, 1, 0),
      },
    ],
  });
});
