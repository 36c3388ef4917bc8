// A withdrawal from amount to receipt: refusals, quotes that are over, lost answers, and a lost sign-in.
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ActAnswer, MemberRequest } from "#domain/calls/memberActs.ts";
import { type PageAnswers, renderPage, settled } from "#components/testing/renderPage.tsx";
import type { Withdrawal, WithdrawQuote } from "#domain/creators/wallet.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { dropHeldInput } from "#state/session/heldInput.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { AT, aWithdrawal, BALANCE, BANK, listOf, QUOTE } from "./testing/aWallet.ts";
import { WalletPage } from "./WalletPage.tsx";

type Answer =
  | { readonly ok: true; readonly value: ActAnswer<"withdraw" | "quoteWithdrawal"> }
  | { readonly ok: false; readonly reason: string; readonly code: number; readonly message: string };

const SESSION = { id: 7, name: "Ada", avatar: "", session: "s1" };
const UNKNOWN: Answer = { ok: false, reason: "unknown", code: -1, message: "error" };
const refusal = (code: number, message: string): Answer => ({ ok: false, reason: "refused", code, message });
const good = (value: Withdrawal | WithdrawQuote): Answer => ({ ok: true, value });

let asked: MemberRequest[];
/** The answers to come, in order; the last one stays. */
let quotes: Answer[];
let answers: Answer[];
let listed: Withdrawal[];

beforeEach(() => {
  getDefaultStore().set(sessionAtom, SESSION);
  asked = [];
  quotes = [good({ ...QUOTE, expiresAt: Date.now() + 600_000 })];
  answers = [good(aWithdrawal())];
  listed = [];
});
afterEach(() => {
  cleanup();
  pageClient.clear();
  getDefaultStore().set(sessionAtom, undefined);
  vi.useRealTimers();
});

async function show(more: PageAnswers = {}) {
  await renderPage({
    address: "/studio/wallet",
    path: "/studio/wallet",
    page: () => <WalletPage />,
    answers: {
      walletBalance: () => BALANCE,
      withdrawals: () => listOf(...listed),
      walletTransactions: () => listOf(),
      bankAccounts: () => [BANK],
      payPalAccounts: () => [],
      ...more,
    },
    act: async (request) => {
      asked.push(request);
      await Promise.resolve();
      const list = request.act === "withdraw" ? answers : quotes;
      return (list.length > 1 ? list.shift() : list[0]) as never;
    },
  });
}
const dialog = () => within(screen.getByRole("dialog"));
const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(dialog().getByRole("button", { name }));
  await settled();
};
const fill = (label: string, text: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value: text } });
const step = () => document.querySelector("[data-step]")?.getAttribute("data-step");
const sent = (name: MemberRequest["act"]) => asked.filter((request) => request.act === name);

async function toPreview(amount = "50"): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await screen.findByRole("dialog");
  fill("Amount", amount);
  await press("Continue");
  await press("Continue");
}
async function toPassword(): Promise<void> {
  await toPreview();
  await press("Continue");
  fill("Password", "Touchline1");
}

it("goes from the amount to the receipt with one quote and one withdrawal", async () => {
  await show();
  await toPreview();
  const preview = screen.getByRole("dialog").textContent;
  for (const text of [
    "Amount$50.00",
    "Fee$1.50",
    "You receive$48.50",
    "•••• 3000",
    "This preview holds until",
  ]) {
    expect(preview).toContain(text);
  }
  await press("Continue");
  expect(document.activeElement?.getAttribute("data-step")).toBe("password");
  fill("Password", "Touchline1");
  await press(/^Withdraw \$50\.00/);
  expect(step()).toBe("receipt");
  expect(dialog().getByText("Your withdrawal is submitted.")).toBeTruthy();
  expect(document.querySelector('[role="dialog"] [data-withdraw-state="submitted"]')).not.toBeNull();
  expect(sent("quoteWithdrawal")).toMatchObject([
    { params: { amount: 5_000n, method: "bank", accountId: 3 } },
  ]);
  expect(sent("withdraw")).toMatchObject([
    { params: { quoteId: 4, amount: 5_000n, accountId: 3, password: "Touchline1" } },
  ]);
  // The password is nowhere afterwards.
  expect(document.body.innerHTML).not.toContain("Touchline1");
  await press("Done");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each([
  ["9.99", "The least amount is $10.00."],
  ["120.51", "Only $120.50 is available."],
  ["", "Enter an amount."],
])("an amount of %j is refused beside the field", async (amount, problem) => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await screen.findByRole("dialog");
  fill("Amount", amount);
  await press("Continue");
  expect(dialog().getByText(problem)).toBeTruthy();
  expect(step()).toBe("amount");
});

it("fills in the whole available amount", async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await screen.findByRole("dialog");
  await press(/^All:/);
  expect(dialog().getByLabelText<HTMLInputElement>("Amount").value).toBe("120.50");
});

it("offers usable accounts alone, and says what is with the others", async () => {
  await show({
    bankAccounts: () => [
      { ...BANK, id: 5, masked: "•••• 1111", status: "refused" },
      { ...BANK, id: 6, masked: "•••• 2222", usableFrom: Date.now() + 86_400_000 },
      BANK,
    ],
  });
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await screen.findByRole("dialog");
  fill("Amount", "50");
  await press("Continue");
  expect(dialog().getAllByRole("radio")).toHaveLength(1);
  expect(screen.getByRole("dialog").textContent).toContain("•••• 1111: Refused.");
  expect(screen.getByRole("dialog").textContent).toContain("•••• 2222: Usable from");
});

it("says that there is no account, and leads back", async () => {
  await show({ bankAccounts: () => [] });
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await screen.findByRole("dialog");
  fill("Amount", "50");
  await press("Continue");
  expect(dialog().getByText("You have no account that can be used now.")).toBeTruthy();
  await press("Back");
  expect(dialog().getByLabelText<HTMLInputElement>("Amount").value).toBe("50");
});

it("leads back to the amount when the server has less than the page thought", async () => {
  quotes = [refusal(5031, "That is more than is available.")];
  await show();
  await toPreview();
  expect(step()).toBe("amount");
  expect(dialog().getByText("That is more than is available.")).toBeTruthy();
});

it("says a wrong password beside its field, and sends the next try with the same key", async () => {
  answers = [refusal(4011, "The password is wrong."), good(aWithdrawal())];
  await show();
  await toPassword();
  await press(/^Withdraw \$50/);
  expect(dialog().getByText("The password is wrong.")).toBeTruthy();
  expect(dialog().getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
  fill("Password", "Other1234");
  await press(/^Withdraw \$50/);
  expect(step()).toBe("receipt");
  const [first, second] = sent("withdraw");
  expect(first?.key).toMatch(/^[\da-f-]{36}$/);
  expect(second?.key).toBe(first?.key);
});

it("brings a new preview for one that is over, with the differences marked and nothing sent", async () => {
  answers = [refusal(5033, "This preview is over.")];
  quotes = [
    good({ ...QUOTE, expiresAt: Date.now() + 600_000 }),
    good({ ...QUOTE, id: 9, fee: 200n, net: 4_800n, expiresAt: Date.now() + 600_000 }),
  ];
  await show();
  await toPassword();
  await press(/^Withdraw \$50/);
  expect(step()).toBe("preview");
  expect(dialog().getByText(/The preview before was over/).textContent).toContain("What differs is marked.");
  const marked = [...document.querySelectorAll("[role=dialog] [data-changed]")].map(
    (line) => line.textContent,
  );
  expect(marked).toEqual(["Fee$2.00changed", "You receive$48.00changed"]);
  expect(sent("withdraw")).toHaveLength(1);
  answers = [good(aWithdrawal())];
  await press("Continue");
  fill("Password", "Touchline1");
  await press(/^Withdraw \$50/);
  expect(sent("withdraw")).toMatchObject([{ params: { quoteId: 4 } }, { params: { quoteId: 9 } }]);
  expect(sent("withdraw")[0]?.key).not.toBe(sent("withdraw")[1]?.key);
});

it("asks for a new preview by itself when its time is over", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true, now: AT });
  quotes = [
    good({ ...QUOTE, expiresAt: AT + 600_000 }),
    good({ ...QUOTE, id: 9, expiresAt: AT + 1_200_000 }),
  ];
  await show();
  await toPreview();
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  await settled();
  expect(dialog().getByText(/The preview before was over/).textContent).toContain("Nothing differs.");
  expect(sent("quoteWithdrawal")).toHaveLength(2);
  expect(sent("withdraw")).toEqual([]);
});

it("looks for a withdrawal whose answer was lost, and shows its receipt", async () => {
  answers = [UNKNOWN];
  await show();
  await toPassword();
  listed = [aWithdrawal({ quoteId: 1, id: 1, status: "paid" }), aWithdrawal()];
  await press(/^Withdraw \$50/);
  expect(step()).toBe("receipt");
  expect(sent("withdraw")).toHaveLength(1);
});

it("never sends again by itself: a lost answer offers to look and to send with the same key", async () => {
  answers = [UNKNOWN];
  await show();
  await toPassword();
  await press(/^Withdraw \$50/);
  expect(dialog().getByText(/The answer was lost/)).toBeTruthy();
  await press("Look again");
  expect(dialog().getByText(/The answer was lost/)).toBeTruthy();
  expect(sent("withdraw")).toHaveLength(1);
  // Another quote would be another withdrawal.
  expect(dialog().queryByRole("button", { name: "Back" })).toBeNull();
  answers = [good(aWithdrawal())];
  await press("Send again");
  expect(step()).toBe("receipt");
  expect(new Set(sent("withdraw").map(({ key }) => key)).size).toBe(1);
});

/** The page is left because the sign-in has ended, and shown again to this member. */
async function signInAgain(id: number): Promise<void> {
  getDefaultStore().set(sessionAtom, undefined);
  cleanup();
  pageClient.clear();
  getDefaultStore().set(sessionAtom, { ...SESSION, id, session: `again ${id}` });
  await show();
}

it("keeps what was typed, but not the password, over a sign-in that ended", async () => {
  await show();
  await toPassword();
  await signInAgain(7);
  await screen.findByRole("dialog");
  expect(dialog().getByLabelText<HTMLInputElement>("Amount").value).toBe("50");
  expect(document.body.innerHTML).not.toContain("Touchline1");
  // What is in the field is kept before it is sent, too.
  fill("Amount", "60");
  await signInAgain(7);
  await screen.findByRole("dialog");
  expect(dialog().getByLabelText<HTMLInputElement>("Amount").value).toBe("60");
  // Another member finds nothing.
  await signInAgain(8);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("keeps nothing over a sign-out by choice", async () => {
  await show();
  await toPassword();
  dropHeldInput(SESSION.session);
  await signInAgain(SESSION.id);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("forgets what was typed when the dialog is closed", async () => {
  await show();
  await toPreview();
  await userEvent.keyboard("{Escape}");
  await settled();
  cleanup();
  await show();
  expect(screen.queryByRole("dialog")).toBeNull();
});
