// Reads amounts of money in answers.
// See docs/wire.md#amounts.
import { type Cents, readAmount } from "#domain/creators/money.ts";
import { oneOf, orNone, reads, type Reads } from "./pageParts.ts";

/** A number is read by its text. */
const written = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

export const amount: Reads<Cents> = reads((value) => readAmount(written(value)));

/** With a minus where it is below zero. */
export const signedAmount: Reads<Cents> = reads((value) => {
  const text = written(value);
  if (!text.startsWith("-")) return readAmount(text);
  const size = readAmount(text.slice(1));
  return size === undefined ? undefined : -size;
});

/** USD, which an answer without a currency means too; an amount in another one is refused. */
export const currency = orNone(oneOf({ USD: "USD" }));
