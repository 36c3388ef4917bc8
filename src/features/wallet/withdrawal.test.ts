// Every transition of a withdrawal, and that an event of another step changes nothing.
import { describe, expect, it } from "vitest";
import { aWithdrawal, BANK, QUOTE } from "./testing/aWallet.ts";
import {
  beginWithdrawal,
  stepBack,
  type WithdrawalEvent,
  withdrawalReducer,
  type WithdrawalState,
} from "./withdrawal.ts";

const after = (events: readonly WithdrawalEvent[], from = beginWithdrawal(undefined)): WithdrawalState =>
  events.reduce(withdrawalReducer, from);

const TYPED: WithdrawalEvent = { type: "amountTyped", cents: 5_000n, amountText: "50" };
const CHOSEN: WithdrawalEvent = { type: "accountChosen", account: BANK };
const QUOTED: WithdrawalEvent = { type: "quoted", quote: QUOTE, key: "k1" };
const RENEWED: WithdrawalEvent = { type: "quoted", quote: { ...QUOTE, id: 9 }, key: "k2" };
const CONFIRMED: WithdrawalEvent = { type: "confirmed" };
const REFUSED: WithdrawalEvent = { type: "refused", words: "No." };
const LOST: WithdrawalEvent = { type: "lost" };
const MADE: WithdrawalEvent = { type: "made", withdrawal: aWithdrawal() };
const NOT_MADE: WithdrawalEvent = {
  type: "ended",
  ended: { quoteId: QUOTE.id, made: undefined },
  words: "Not made.",
};
const BACK: WithdrawalEvent = { type: "back" };

const AMOUNT = beginWithdrawal(undefined);
const ACCOUNT = after([TYPED]);
const ASKED = after([CHOSEN], ACCOUNT);
const PREVIEW = after([QUOTED], ASKED);
const PASSWORD = after([CONFIRMED], PREVIEW);
const UNKNOWN = after([LOST], PASSWORD);
const RECEIPT = after([MADE], PASSWORD);

it("begins with the amount and the account that were held over a lost sign-in", () => {
  expect(beginWithdrawal({ amountText: "12", accountId: 3 })).toEqual({
    step: "amount",
    amountText: "12",
    accountId: 3,
    problem: undefined,
  });
});

describe("the way to the receipt", () => {
  it("goes over account, preview and password with what each step adds", () => {
    expect(ACCOUNT).toMatchObject({ step: "account", cents: 5_000n, amountText: "50", account: undefined });
    expect(ASKED).toMatchObject({ step: "account", account: BANK, accountId: BANK.id });
    expect(PREVIEW).toMatchObject({ step: "preview", quote: QUOTE, quoteBefore: undefined, key: "k1" });
    expect(PASSWORD).toMatchObject({ step: "password", quote: QUOTE, key: "k1", isUnknown: false });
    expect(RECEIPT).toEqual({ step: "receipt", withdrawal: aWithdrawal() });
  });

  it.each([
    ["a preview", PREVIEW],
    ["the password", PASSWORD],
    ["a lost answer", UNKNOWN],
  ])("goes from %s to a new preview with the quote before and a new key", (_name, state) => {
    expect(after([RENEWED], state)).toEqual({
      ...PREVIEW,
      quote: { ...QUOTE, id: 9 },
      quoteBefore: QUOTE,
      key: "k2",
    });
  });
});

describe("a refused quote", () => {
  const refused = (isAboutAmount: boolean): WithdrawalEvent => ({
    type: "quoteRefused",
    words: "No.",
    isAboutAmount,
  });
  it.each([
    ["the account", ASKED],
    ["a preview", PREVIEW],
    ["the password", PASSWORD],
  ])("leads from %s to the amount or to the account, with its words", (_name, state) => {
    expect(after([refused(true)], state)).toEqual({
      step: "amount",
      amountText: "50",
      accountId: BANK.id,
      problem: "No.",
    });
    expect(after([refused(false)], state)).toEqual({
      ...ACCOUNT,
      accountId: BANK.id,
      problem: "No.",
    });
  });
});

describe("a sent withdrawal", () => {
  it("shows its refusal until it is sent again", () => {
    const refused = after([REFUSED], PASSWORD);
    expect(refused).toEqual({ ...PASSWORD, problem: "No." });
    expect(after([{ type: "sent" }], refused)).toEqual(PASSWORD);
  });

  it("stays unknown while it is sent and refused again", () => {
    expect(UNKNOWN).toEqual({ ...PASSWORD, isUnknown: true });
    expect(after([{ type: "sent" }], UNKNOWN)).toEqual(UNKNOWN);
    expect(after([REFUSED], UNKNOWN)).toMatchObject({ isUnknown: true, problem: "No." });
  });

  it("is found after a lost answer", () => {
    expect(after([MADE], UNKNOWN)).toEqual(RECEIPT);
  });

  it("ends by the core's word after a lost answer only, once a word, and for its own quote", () => {
    const ended = { quoteId: QUOTE.id, made: aWithdrawal() };
    expect(after([{ type: "ended", ended, words: "" }], UNKNOWN)).toEqual(RECEIPT);
    expect(after([{ type: "ended", ended, words: "" }], PASSWORD)).toBe(PASSWORD);
    expect(after([{ type: "ended", ended: { ...ended, quoteId: 1 }, words: "" }], UNKNOWN)).toBe(UNKNOWN);
    const notMade = after([NOT_MADE], UNKNOWN);
    expect(notMade).toMatchObject({ step: "password", isUnknown: false, problem: "Not made." });
    const lostAgain = after([{ type: "sent" }, LOST], notMade);
    expect(after([NOT_MADE], lostAgain)).toBe(lostAgain);
  });
});

it("leads back one step, but from the receipt and from a lost answer", () => {
  expect(after([BACK], PASSWORD)).toEqual(PREVIEW);
  expect(after([BACK], PREVIEW)).toEqual({ ...ACCOUNT, accountId: BANK.id });
  expect(after([BACK], ASKED)).toEqual({ ...AMOUNT, amountText: "50", accountId: BANK.id });
  for (const state of [AMOUNT, UNKNOWN, RECEIPT]) {
    expect(stepBack(state)).toBeUndefined();
    expect(after([BACK], state)).toBe(state);
  }
});

it.each<[string, WithdrawalState, readonly WithdrawalEvent[]]>([
  ["the amount", AMOUNT, [CHOSEN, QUOTED, CONFIRMED, REFUSED, LOST, MADE, NOT_MADE]],
  ["an account that is not chosen", ACCOUNT, [QUOTED, CONFIRMED, REFUSED, LOST, MADE, NOT_MADE]],
  ["a preview", PREVIEW, [TYPED, CHOSEN, REFUSED, LOST, MADE, NOT_MADE]],
  ["the password", PASSWORD, [TYPED, CHOSEN, CONFIRMED]],
  ["the receipt", RECEIPT, [TYPED, CHOSEN, QUOTED, CONFIRMED, REFUSED, LOST, MADE, NOT_MADE]],
])("an event of another step does not change %s", (_name, state, events) => {
  for (const event of events) expect(withdrawalReducer(state, event)).toBe(state);
});
