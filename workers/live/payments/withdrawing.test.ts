// One withdrawal on its way per member, in any tab: a lost answer is asked after, and a second one is not sent.
import { describe, expect, it } from "vitest";
import { refusedAs } from "#api/transport/refusals.ts";
import { failure, type Result, success } from "#api/transport/result.ts";
import { createCoreUnderTest, type FakeTab, MEMBER } from "../testing/aCore.ts";

const MIN = 60_000;
const AMOUNT = 5_000n;

function aWallet(stored = new Map<string, unknown>()) {
  const under = createCoreUnderTest({ signedIn: true, stored });
  const wallet = {
    sent: [] as { readonly quoteId: number; readonly key: string }[],
    /** Quotes of the withdrawals that the server has made. */
    made: [] as number[],
    answer: (quoteId: number): Result<unknown> | Promise<Result<unknown>> => success({ id: 7, quoteId }),
    isSilent: false,
    asked: 0,
  };
  under.server.membersApi.act = async (request) => {
    if (request.act !== "withdraw") return success(true);
    wallet.sent.push({ quoteId: request.params.quoteId, key: request.key });
    return wallet.answer(request.params.quoteId);
  };
  under.server.pagesApi.load = async ({ call }) => {
    if (call !== "withdrawals") return failure("noAnswer");
    wallet.asked += 1;
    if (wallet.isSilent) return failure("noAnswer");
    return success({
      items: wallet.made.map((quoteId) => ({ id: 7, quoteId })),
      page: 1,
      total: 0,
      hasMore: false,
    });
  };
  return { ...under, wallet };
}

const withdraw = (tab: FakeTab, quoteId = 4, key = `key-${quoteId}`): Promise<Result<unknown>> =>
  tab.session.act(
    {
      act: "withdraw",
      params: { quoteId, amount: AMOUNT, method: "bank", accountId: 3, password: "Touchline1" },
      key,
    },
    "en_GB",
    MEMBER.session,
  );

/** The newest word of the core about it, "sending", "unknown" or "none", and "made" or "not made". */
function told(tab: FakeTab): readonly [string, string?] {
  const change = tab.updates.flatMap(({ posts = [] }) => posts).findLast(({ kind }) => kind === "withdrawal");
  if (change?.kind !== "withdrawal") return ["nothing"];
  const { underWay, ended } = change;
  return ended === undefined
    ? [underWay?.state ?? "none"]
    : [underWay?.state ?? "none", ended.made === undefined ? "not made" : "made"];
}

const lost = (): Result<unknown> => failure("unknown");

describe("while it is sent", () => {
  it.each([
    ["the same one joins it", 4, 1],
    ["another one is not sent", 5, 1],
  ])("%s, from another tab", async (_name, quoteId, calls) => {
    const { wallet, clock, openTab } = aWallet();
    const [tab, other] = [openTab(), openTab()];
    let answer = (_result: Result<unknown>): void => undefined;
    wallet.answer = () => new Promise((resolve) => (answer = resolve));
    const first = withdraw(tab);
    await clock.advance(300);
    expect([told(tab), told(other)]).toEqual([["sending"], ["sending"]]);
    const second = withdraw(other, quoteId);
    await clock.advance(300);
    answer(success({ id: 7, quoteId: 4 }));
    await clock.advance(300);
    expect(wallet.sent).toHaveLength(calls);
    expect((await first).ok).toBe(true);
    expect((await second).ok).toBe(quoteId === 4);
    expect(told(other)).toEqual(["none", "made"]);
  });
});

describe("a lost answer", () => {
  it("is unknown in all tabs, asked after, and told when the server has it", async () => {
    const { wallet, clock, openTab } = aWallet();
    const [tab, other] = [openTab(), openTab()];
    wallet.answer = lost;
    wallet.isSilent = true;
    await withdraw(tab);
    await clock.advance(300);
    expect([told(tab), told(other)]).toEqual([["unknown"], ["unknown"]]);
    expect((await withdraw(other, 5)).ok).toBe(false);
    await clock.advance(5 * MIN);
    wallet.made = [4];
    wallet.isSilent = false;
    await clock.advance(31_000);
    expect([told(tab), told(other)]).toEqual([
      ["none", "made"],
      ["none", "made"],
    ]);
    expect(wallet.sent).toHaveLength(1);
  });

  it.each([
    ["before its quote is over", 9 * MIN, ["unknown"]],
    ["after its quote is over", 12 * MIN, ["none", "not made"]],
  ] as const)("that the server does not have %s", async (_name, ms, expected) => {
    const { wallet, clock, openTab } = aWallet();
    const tab = openTab();
    wallet.answer = lost;
    await withdraw(tab);
    await clock.advance(ms);
    expect(told(tab)).toEqual(expected);
    // Nothing is sent by itself.
    expect(wallet.sent).toHaveLength(1);
    if (expected[0] === "none") expect((await withdraw(tab, 5)).ok).toBe(false);
  });

  it("is asked after by the next core", async () => {
    const stored = new Map<string, unknown>();
    const first = aWallet(stored);
    first.wallet.answer = lost;
    await withdraw(first.openTab());
    expect(JSON.stringify([...stored.values()], (_key, value: unknown) => String(value))).not.toContain(
      "Touchline1",
    );
    const next = aWallet(stored);
    const tab = next.openTab();
    await next.clock.advance(300);
    await tab.session.order({ call: "list", args: [] });
    await next.clock.advance(300);
    expect(told(tab)).toEqual(["unknown"]);
    expect(await tab.session.order({ call: "withdrawal", args: [] })).toMatchObject({ state: "unknown" });
    expect((await withdraw(tab, 5)).ok).toBe(false);
    next.wallet.made = [4];
    await next.clock.advance(11_000);
    expect(told(tab)).toEqual(["none", "made"]);
    expect(next.wallet.sent).toEqual([]);
  });

  it("may be sent again by its member, with the same key; a wrong password leaves it unknown", async () => {
    const { wallet, clock, openTab } = aWallet();
    const tab = openTab();
    wallet.answer = lost;
    await withdraw(tab);
    wallet.answer = () => refusedAs("wrongPassword", "Wrong.");
    await withdraw(tab);
    await clock.advance(300);
    expect(told(tab)).toEqual(["unknown"]);
    wallet.answer = (quoteId) => success({ id: 7, quoteId });
    expect((await withdraw(tab)).ok).toBe(true);
    await clock.advance(300);
    expect(told(tab)).toEqual(["none", "made"]);
    expect(new Set(wallet.sent.map(({ key }) => key)).size).toBe(1);
  });
});

it.each([
  ["refused", refusedAs("aboveAvailable", "Too much.")],
  ["without an answer", failure("noAnswer")],
])("one that was %s is on its way no more", async (_name, answer) => {
  const { wallet, clock, openTab, stored } = aWallet();
  const tab = openTab();
  wallet.answer = () => answer;
  await withdraw(tab);
  await clock.advance(300);
  expect(told(tab)).toEqual(["none"]);
  expect(stored.get("withdrawal")).toBeUndefined();
  wallet.answer = (quoteId) => success({ id: 8, quoteId });
  expect((await withdraw(tab, 5)).ok).toBe(true);
});

it("nothing of it is told to another member, or stored after a sign-out", async () => {
  const { wallet, clock, openTab, account, stored } = aWallet();
  const tab = openTab();
  wallet.answer = lost;
  await withdraw(tab);
  await clock.advance(300);
  await account.end(MEMBER.session);
  await clock.advance(300);
  expect(stored.has("withdrawal")).toBe(false);
  const { session } = await account.signIn({ user: { id: 8, name: "Bea", avatar: "" }, token: "t8" });
  const other = openTab({ member: session });
  await clock.advance(300);
  expect(await other.session.order({ call: "withdrawal", args: [] })).toBeNull();
});
