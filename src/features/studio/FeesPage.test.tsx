// The form of prices: what is sent, what is left to the creator, and every way in which saving can go wrong.
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { done, type MemberServer, memberServer, refused } from "#components/testing/memberServer.ts";
import { renderPage, settled } from "#components/testing/renderPage.tsx";
import type { FeeConfig, FeeList } from "#domain/creators/fees.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { dropHeldInput } from "#state/session/heldInput.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { FeesPage } from "./FeesPage.tsx";

const CONFIG: FeeConfig = {
  least: 99n,
  most: 49_999n,
  maxOptions: 2,
  units: ["month", "week"],
  nums: [1, 2, 12],
  platformRate: 2_000,
  version: 3,
};
const UNTIL = Date.UTC(2026, 11, 21, 12);
const line = (num: number, price: bigint, firstTimePrice?: bigint): FeeList["lines"][number] => ({
  num,
  unit: "month",
  price,
  firstTimePrice,
  subscriberCount: num === 1 ? 3 : 0,
  lastUntil: num === 1 ? UNTIL : undefined,
});
const LIST: FeeList = { version: 3, lines: [line(1, 499n, 199n)] };
const MEMBER = { id: 7, name: "Ada", avatar: "", session: "s1" };

beforeEach(() => pageStore.set(sessionAtom, MEMBER));
/** `lists`: the answers to feeList in turn, the last one again and again; undefined for none. */
async function show(server: MemberServer = memberServer(), lists: readonly (FeeList | undefined)[] = [LIST]) {
  let asked = 0;
  const page = await renderPage({
    address: "/studio/fees",
    path: "/studio/fees",
    page: () => <FeesPage />,
    answers: {
      feeConfig: () => CONFIG,
      products: () => [
        { num: 1, unit: "month" },
        { num: 12, unit: "month" },
        { num: 2, unit: "week" },
        { num: 30, unit: "day" },
      ],
      feeList: () => {
        asked += 1;
        return lists[Math.min(asked, lists.length) - 1] ?? { code: 503 };
      },
    },
    act: server.act,
  });
  return page;
}

const length = (name: string) => screen.getByRole("group", { name });
const price = (name: string) => within(length(name)).getByLabelText<HTMLInputElement>("Price");
const first = (name: string) => within(length(name)).getByLabelText<HTMLInputElement>("First-time price");
const button = (name: string) => screen.getByRole("button", { name });
async function type(field: HTMLInputElement, text: string): Promise<void> {
  await userEvent.clear(field);
  if (text !== "") await userEvent.type(field, text);
}
async function save(): Promise<void> {
  fireEvent.click(button("Save"));
  await settled();
}

it("shows the lengths within the limits, their prices, and what is left of each", async () => {
  await show();
  expect(screen.getAllByRole("group").map((group) => group.querySelector("legend")?.textContent)).toEqual([
    "1 month",
    "12 months",
    "2 weeks",
  ]);
  expect([price("1 month").value, first("1 month").value, price("12 months").value]).toEqual([
    "4.99",
    "1.99",
    "",
  ]);
  expect([...length("1 month").querySelectorAll("[data-net]")].map(({ textContent }) => textContent)).toEqual(
    [
      "Of $4.99 you get $3.99; the platform keeps $1.00.",
      "Of $1.99 you get $1.59; the platform keeps $0.40.",
    ],
  );
  expect(button("Save").getAttribute("aria-disabled")).toBe("true");
});

it("shows what buyers will see while one types, and who keeps the old price", async () => {
  await show();
  expect(length("1 month").textContent).not.toContain("keep the old price");
  await type(price("12 months"), "19.95");
  await type(price("1 month"), "5.99");
  const preview = screen.getByRole("heading", { name: "At the first subscription" }).closest("section");
  expect(
    within(preview!)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["1 monthInstead of $5.99 $1.99$1.990 a month", "12 months $19.95$1.663 a month"]);
  expect(length("1 month").textContent).toContain(
    "3 subscribers keep the old price until 21/12/2026 at the latest.",
  );
});

it("sends the whole list with its version, and shows what the server has saved", async () => {
  const server = memberServer({ saveFees: done({ version: 4, lines: [line(1, 599n), line(12, 1_995n)] }) });
  await show(server);
  await type(price("1 month"), "5.99");
  await type(first("1 month"), "");
  await type(price("12 months"), "19.95");
  await save();
  expect(server.asked).toMatchObject([
    {
      act: "saveFees",
      params: {
        version: 3,
        fees: [
          { num: 1, unit: "month", price: 599n, firstTimePrice: undefined },
          { num: 12, unit: "month", price: 1_995n, firstTimePrice: undefined },
        ],
      },
    },
  ]);
  expect(button("Save").getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByRole("button", { name: "Discard changes" })).toBeNull();
});

describe("nothing is sent where", () => {
  it.each([
    ["a price is too low", "1 month", "0.98", "1.99", "Enter a price from $0.99 to $499.99."],
    ["a price is too high", "1 month", "500", "1.99", "Enter a price from $0.99 to $499.99."],
    ["a first-time price is not lower", "1 month", "1.99", "1.99", "This must be below the usual price."],
    ["a first-time price stands alone", "12 months", "", "1.99", "Enter the usual price too."],
    ["a text is no amount", "1 month", "free", "1.99", "Enter an amount such as $12.50."],
  ])("%s", async (_what, name, usual, firstTime, words) => {
    const server = memberServer();
    await show(server);
    await type(price(name), usual);
    await type(first(name), firstTime);
    await save();
    expect(length(name).textContent).toContain(words);
    expect(server.asked).toEqual([]);
  });

  it("more lengths have a price than may", async () => {
    const server = memberServer();
    await show(server);
    await type(price("12 months"), "10");
    await type(price("2 weeks"), "3");
    await save();
    expect(screen.getByText("You can offer at most 2 periods at once.")).toBeTruthy();
    expect(server.asked).toEqual([]);
  });
});

describe("a list that was saved elsewhere", () => {
  const THEIRS: FeeList = { version: 4, lines: [line(1, 799n)] };

  async function conflict(): Promise<MemberServer> {
    const server = memberServer({ saveFees: refused("changedMeanwhile", "Changed meanwhile.") });
    await show(server, [LIST, THEIRS]);
    await type(price("1 month"), "5.99");
    await save();
    pageClient.setQueriesData({ queryKey: ["feeList"] }, THEIRS);
    await settled();
    return server;
  }

  it("is shown beside what was typed, and can be overwritten", async () => {
    const server = await conflict();
    expect(price("1 month").value).toBe("5.99");
    expect(screen.getByText(/Your prices were changed elsewhere/)).toBeTruthy();
    const table = screen.getByRole("table", { name: "Prices that differ" });
    expect(within(table).getAllByRole("row").at(1)?.textContent).toBe("1 month$5.99, at first $1.99$7.99");
    server.answers.saveFees = done({ version: 5, lines: [line(1, 599n, 199n)] });
    fireEvent.click(button("Continue with mine"));
    await save();
    expect(server.asked.at(-1)).toMatchObject({ params: { version: 4 } });
  });

  it("can be taken in place of what was typed", async () => {
    await conflict();
    fireEvent.click(button("Take the saved ones"));
    await settled();
    expect([price("1 month").value, first("1 month").value]).toEqual(["7.99", ""]);
    expect(screen.queryByText(/Your prices were changed elsewhere/)).toBeNull();
  });

  it("replaces the fields by itself where nothing was typed", async () => {
    await show();
    pageClient.setQueriesData({ queryKey: ["feeList"] }, THEIRS);
    await settled();
    expect(price("1 month").value).toBe("7.99");
  });
});

describe("an answer that is cut", () => {
  const unknown = { ok: false, reason: "unknown", code: -1, message: "error" } as never;

  it("is asked after, and a save that has arrived counts", async () => {
    const server = memberServer({ saveFees: unknown });
    await show(server, [LIST, { version: 4, lines: [line(1, 599n, 199n)] }]);
    await type(price("1 month"), "5.99");
    await save();
    expect(button("Save").getAttribute("aria-disabled")).toBe("true");
    expect(server.asked).toHaveLength(1);
  });

  it("and a save that has not can be sent again, with the same key", async () => {
    const server = memberServer({ saveFees: unknown });
    await show(server);
    await type(price("1 month"), "5.99");
    await save();
    expect(screen.getByText("Your prices were not saved. Try again.")).toBeTruthy();
    await save();
    expect(server.asked).toHaveLength(2);
    expect(server.asked[1]?.key).toBe(server.asked[0]?.key);
    await type(price("1 month"), "6.99");
    await save();
    expect(server.asked[2]?.key).not.toBe(server.asked[0]?.key);
  });

  it("stays unknown while the list cannot be read either", async () => {
    const server = memberServer({ saveFees: unknown });
    await show(server, [LIST, undefined, { version: 4, lines: [line(1, 599n, 199n)] }]);
    await type(price("1 month"), "5.99");
    await save();
    expect(screen.getByText("It is not known whether your prices were saved.")).toBeTruthy();
    fireEvent.click(button("Check again"));
    await settled();
    expect(screen.queryByText("It is not known whether your prices were saved.")).toBeNull();
    expect(server.asked).toHaveLength(1);
  });
});

describe("a sign-in that runs out", () => {
  it("loses nothing that was typed", async () => {
    await show();
    await type(price("1 month"), "5.99");
    pageStore.set(sessionAtom, undefined);
    cleanup();
    pageClient.clear();
    pageStore.set(sessionAtom, { ...MEMBER, session: "s2" });
    await show();
    expect(price("1 month").value).toBe("5.99");
    expect(screen.getByText("What you had typed before the sign-in ended is here again.")).toBeTruthy();
  });

  it("leaves nothing to another member, and a sign-out by choice nothing to anybody", async () => {
    await show();
    await type(price("1 month"), "5.99");
    pageStore.set(sessionAtom, undefined);
    cleanup();
    pageClient.clear();
    pageStore.set(sessionAtom, { ...MEMBER, id: 8, session: "s2" });
    await show();
    expect(price("1 month").value).toBe("4.99");
    await type(price("1 month"), "5.99");
    dropHeldInput("s2");
    pageStore.set(sessionAtom, undefined);
    cleanup();
    pageClient.clear();
    pageStore.set(sessionAtom, { ...MEMBER, id: 8, session: "s3" });
    await show();
    expect(price("1 month").value).toBe("4.99");
  });
});
