// A store that refuses or never answers stops no act: a sign-in, a post and feedback go on for this visit, for every user.
import { describe, expect, it } from "vitest";
import { failure, success } from "#api/transport/result.ts";
import type { Account } from "./members/accountKeeper.ts";
import { createCoreUnderTest, MEMBER } from "./testing/aCore.ts";
import { aStorage, brokenStorage } from "./testing/aStorage.ts";
import { aPostServer, ask, connect, TEXT, write } from "./testing/aWriter.ts";

const never = (): Promise<never> => new Promise(() => undefined);
const refuse = (): Promise<never> => Promise.reject(new Error("broken"));
const LONDON = { language: "en_GB", offsetMinutes: 0 };

describe.each([
  ["never answers", never],
  ["refuses", refuse],
])("a store that %s", (_name, answer) => {
  it.each([
    ["feedback", { act: "sendFeedback", params: {} }],
    ["a sign-in", { act: "signIn", params: {} }],
  ])("lets %s through within two seconds", async (_what, request) => {
    const under = createCoreUnderTest({ storage: brokenStorage(answer) });
    const tab = under.openTab();
    await under.clock.advance(100);
    let outcome: { readonly ok: boolean } | undefined;
    void tab.session.act(request as never, "en_GB", undefined).then((result) => (outcome = result));
    await under.clock.advance(1_900);
    expect(outcome).toMatchObject({ ok: true });
  });

  it("lets a page of members be answered", async () => {
    const under = createCoreUnderTest({ storage: brokenStorage(answer) });
    under.server.pagesApi.load = async () => success({ title: "" });
    const tab = under.openTab();
    let page: unknown;
    const request = { call: "post", params: { postId: 9 } } as const;
    void tab.session.getPage(request, LONDON).then((result) => (page = result));
    await under.clock.advance(2_000);
    expect(page).toMatchObject({ ok: true });
  });

  it("lets a post be written and published", async () => {
    const posts = aPostServer();
    const stored = new Map<string, unknown>([["account", MEMBER]]);
    const broken = brokenStorage(answer);
    // The account is known before the store ends.
    const memory = aStorage(stored);
    const storage = {
      ...broken,
      load: (key: string) => (key === "account" ? memory.load(key) : broken.load(key)),
    };
    const under = connect(createCoreUnderTest({ signedIn: true, stored, storage }), posts);
    const tab = under.openTab();
    const written = write(tab, TEXT);
    await under.clock.advance(3_000);
    const { id } = await written;
    void ask(tab, "send", id);
    await under.clock.advance(4_000);
    expect(posts.made.size).toBe(1);
  });
});

describe("a sign-in that could not be read", () => {
  const page = (under: ReturnType<typeof createCoreUnderTest>): readonly unknown[] => {
    const tab = under.openTab({ member: MEMBER.session });
    return tab.updates;
  };

  it.each([
    ["never answers", never],
    ["refuses", refuse],
  ])("is read again where the store %s, and its tab is not signed out", async (_name, answer) => {
    const stored = new Map<string, unknown>([["account", MEMBER]]);
    let isBroken = true;
    const memory = aStorage(stored);
    const storage = { ...memory, load: (key: string) => (isBroken ? answer() : memory.load(key)) };
    const under = createCoreUnderTest({ stored, storage });
    const updates = page(under);
    await under.clock.advance(2_000);
    isBroken = false;
    await under.clock.advance(20_000);
    expect(under.account.current()).toEqual<Account>(MEMBER);
    expect(updates.some((update) => (update as { signedOut?: unknown }).signedOut !== undefined)).toBe(false);
    expect(stored.get("account")).toEqual(MEMBER);
  });
});

describe("favourites", () => {
  const NONE = { league: [], team: [] };

  it("of a visitor that could not be read are found again after a sign-in and a sign-out", async () => {
    const stored = new Map<string, unknown>([["favorites", { match: [1001], ...NONE }]]);
    let isBroken = true;
    const memory = aStorage(stored);
    const storage = {
      ...memory,
      load: (key: string) => (isBroken && key === "favorites" ? refuse() : memory.load(key)),
    };
    const under = createCoreUnderTest({ stored, storage });
    const tab = under.openTab();
    await under.clock.advance(100);
    await tab.session.act({ act: "signIn", params: {} } as never, "en_GB", undefined);
    await under.clock.advance(2_000);
    await tab.session.toggleFavorite("match", 1002, true);
    expect(stored.get("favorites")).toEqual({ match: [1001], ...NONE });
    isBroken = false;
    await under.account.end(under.account.current()?.session ?? "");
    await under.clock.advance(2_000);
    expect(tab.latest("favorites")?.match).toEqual([1001]);
    expect(stored.get("favorites")).toEqual({ match: [1001], ...NONE });
  });

  it("that both sides agreed on and cannot be read bring back nothing that was removed", async () => {
    const stored = new Map<string, unknown>([
      ["favorites", { match: [1001], ...NONE }],
      ["favorites.agreed.7", { match: [1001, 1002], ...NONE }],
    ]);
    let isBroken = true;
    const memory = aStorage(stored);
    const storage = {
      ...memory,
      load: (key: string) => (isBroken && key.startsWith("favorites.agreed") ? refuse() : memory.load(key)),
    };
    const under = createCoreUnderTest({ signedIn: true, stored, storage });
    under.server.followed = { match: [1001, 1002], ...NONE };
    const tab = under.openTab();
    await under.clock.advance(2_000);
    expect(tab.latest("favorites")?.match).toEqual([1001]);
    isBroken = false;
    under.openTab({ member: MEMBER.session });
    await tab.session.toggleFavorite("match", 1003, true);
    await under.clock.advance(2_000);
    expect(tab.latest("favorites")?.match).not.toContain(1002);
  });
});

it("orders that could not be read are followed once they can", async () => {
  const first = createCoreUnderTest({ signedIn: true });
  const order = {
    key: "k",
    at: first.clock.now(),
    status: "open",
    orderId: 5,
    creatorId: 9,
    returnedAt: first.clock.now(),
  };
  const stored = new Map<string, unknown>([
    ["orders", { memberId: 7, orders: [order] }],
    ["account", MEMBER],
  ]);
  expect([...stored.keys()]).toContain("orders");
  let isBroken = true;
  const memory = aStorage(stored);
  const storage = {
    ...memory,
    load: (key: string) => (isBroken && key === "orders" ? refuse() : memory.load(key)),
  };
  const under = createCoreUnderTest({ signedIn: true, stored, storage });
  const asked: string[] = [];
  under.server.pagesApi.load = async ({ call }) => {
    asked.push(call);
    return failure("noAnswer");
  };
  const tab = under.openTab();
  await under.clock.advance(300);
  void tab.session.order({ call: "list", args: [] } as never);
  await under.clock.advance(500);
  expect(asked).not.toContain("orderState");
  isBroken = false;
  await under.clock.advance(4_000);
  expect(asked).toContain("orderState");
});
