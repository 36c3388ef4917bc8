// Every transition of saving the list of prices.
import { expect, it } from "vitest";
import type { FeeList, LengthPrice } from "#domain/creators/fees.ts";
import { beginFees, type FeeEvent, feeReducer, type FeeState, hasArrived, saveOf } from "./feeSaving.ts";

const price = (cents: bigint): LengthPrice => ({
  num: 1,
  unit: "month",
  price: cents,
  firstTimePrice: undefined,
});
const list = (version: number, cents: bigint): FeeList => ({
  version,
  lines: [{ ...price(cents), subscriberCount: 0, lastUntil: undefined }],
});
const OLD = list(3, 499n);
const NEW = list(4, 599n);
const THEIRS = list(4, 799n);
const SAVE = { key: "k1", fees: [price(599n)] };

const after = (events: readonly FeeEvent[], from: FeeState = beginFees(OLD)): FeeState =>
  events.reduce(feeReducer, from);
const SENDING = after([{ type: "sent", save: SAVE }]);
const LOST = after([{ type: "lookedUp", list: undefined }], SENDING);
const MISSING = after([{ type: "lookedUp", list: OLD }], SENDING);

it("sends from every step, and knows the save until its outcome is known", () => {
  const sending = { step: "sending", base: OLD, save: SAVE };
  for (const from of [beginFees(OLD), SENDING, LOST, MISSING]) {
    expect(after([{ type: "sent", save: SAVE }], from)).toEqual(sending);
  }
});

it("takes a refused save for no save", () => {
  expect(after([{ type: "refused" }], SENDING)).toEqual(beginFees(OLD));
});

it("takes the list that was saved, or one that was read, from every step", () => {
  for (const from of [beginFees(OLD), SENDING, LOST, MISSING]) {
    expect(after([{ type: "taken", list: NEW }], from)).toEqual(beginFees(NEW));
  }
});

it("keeps the typed prices as a change of a newer list without forgetting the save", () => {
  expect(after([{ type: "mineKept", list: THEIRS }])).toEqual(beginFees(THEIRS));
  expect(after([{ type: "mineKept", list: THEIRS }], LOST)).toEqual({ ...LOST, base: THEIRS });
});

it("learns of a lost answer from the list that the server has", () => {
  expect(LOST).toEqual({ step: "lost", base: OLD, save: SAVE });
  expect(MISSING).toEqual({ step: "missing", base: OLD, save: SAVE });
  for (const from of [SENDING, LOST, MISSING]) {
    expect(after([{ type: "lookedUp", list: NEW }], from)).toEqual(beginFees(NEW));
    expect(after([{ type: "lookedUp", list: THEIRS }], from)).toMatchObject({ step: "missing" });
  }
  expect([hasArrived(SAVE, NEW), hasArrived(SAVE, THEIRS)]).toEqual([true, false]);
});

it("learns nothing where nothing was sent", () => {
  const state = beginFees(OLD);
  expect(feeReducer(state, { type: "lookedUp", list: NEW })).toBe(state);
});

it("sends the same prices with the same key again, other prices with another", () => {
  const key = (): string => "k2";
  expect(saveOf(MISSING, [price(599n)], key)).toBe(SAVE);
  expect(saveOf(LOST, [price(699n)], key)).toEqual({ key: "k2", fees: [price(699n)] });
  expect(saveOf(after([{ type: "refused" }], SENDING), SAVE.fees, key)).toEqual({
    key: "k2",
    fees: SAVE.fees,
  });
});
