// The fields of the form of prices: one pair for each length on offer, their texts, and the prices that they say.
import type { AmountMarks } from "#domain/creators/amountText.ts";
import { readTypedAmount, writeTypedAmount } from "#domain/creators/amountText.ts";
import { sameLength } from "#domain/creators/feePreview.ts";
import type { FeeConfig, Length, LengthPrice } from "#domain/creators/fees.ts";
import type { Cents } from "#domain/creators/money.ts";

export type FeeTexts = Readonly<Record<string, string>>;

export const priceField = ({ num, unit }: Length): string => `${unit}${num}`;
export const firstField = (length: Length): string => `${priceField(length)}First`;

/** The lengths that may be offered: those of the product within the server's limits. */
export function lengthsWithin(products: readonly Length[], config: FeeConfig): readonly Length[] {
  return products.filter(({ num, unit }) => config.units.includes(unit) && config.nums.includes(num));
}

/** The lengths of the form: those that may be offered, and those that are, so that a save takes none back unasked. */
export function formLengths(allowed: readonly Length[], offered: readonly Length[]): readonly Length[] {
  return [
    ...allowed,
    ...offered
      .filter((length) => !allowed.some((each) => sameLength(each, length)))
      .map(({ num, unit }) => ({ num, unit })),
  ];
}

/** What the fields say of a list of prices. */
export function textsOf(
  lengths: readonly Length[],
  prices: readonly LengthPrice[],
  marks: AmountMarks,
): FeeTexts {
  const write = (cents: Cents | undefined): string =>
    cents === undefined ? "" : writeTypedAmount(cents, marks);
  return Object.fromEntries(
    lengths.flatMap((length) => {
      const line = prices.find((each) => sameLength(each, length));
      return [
        [priceField(length), write(line?.price)],
        [firstField(length), write(line?.firstTimePrice)],
      ];
    }),
  );
}

function clearCents(text: string, marks: AmountMarks): Cents | undefined {
  const read = readTypedAmount(text, marks);
  return read.kind === "clear" ? read.cents : undefined;
}

/** The price of a length as far as its fields are clear; undefined where it is not offered or not clear. */
export function priceOf(length: Length, texts: FeeTexts, marks: AmountMarks): LengthPrice | undefined {
  const price = clearCents(texts[priceField(length)] ?? "", marks);
  const firstTimePrice = clearCents(texts[firstField(length)] ?? "", marks);
  return price === undefined ? undefined : { ...length, price, firstTimePrice };
}

/** The first field with a first-time price that has no usual price above it; undefined where all fit. */
export function misfitOf(
  lengths: readonly Length[],
  texts: FeeTexts,
  marks: AmountMarks,
): { readonly field: string; readonly why: "noUsualPrice" | "notBelow" } | undefined {
  for (const length of lengths) {
    const first = texts[firstField(length)]?.trim() ?? "";
    const price = priceOf(length, texts, marks);
    if (first !== "" && price === undefined) return { field: priceField(length), why: "noUsualPrice" };
    if (price?.firstTimePrice !== undefined && price.firstTimePrice >= price.price) {
      return { field: firstField(length), why: "notBelow" };
    }
  }
  return undefined;
}

/** True where a text says another amount than before; a text that says the same in another way does not. */
export function differs(before: FeeTexts, now: FeeTexts, marks: AmountMarks): boolean {
  return Object.keys(before).some((name) => {
    const [one = "", other = ""] = [before[name]?.trim(), now[name]?.trim()];
    if (one === other) return false;
    const cents = clearCents(one, marks);
    return cents === undefined || cents !== clearCents(other, marks);
  });
}

/** Texts of one language in the marks of another; what is not clear stays as typed. */
export function translated(texts: FeeTexts, from: AmountMarks, to: AmountMarks): FeeTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const cents = clearCents(text, from);
      return [name, cents === undefined ? text : writeTypedAmount(cents, to)];
    }),
  );
}
