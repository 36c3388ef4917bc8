// The oracle of odds records, written from docs/wire.md#odds-records and docs/product.md#withdrawn-prices.

export interface PricesReading {
  readonly id: number;
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

const WHOLE = /^[0-9]{1,15}$/;
/** At most fifteen digits in total, so that the number is exact. */
const DECIMAL = /^[0-9]+(?:\.[0-9]+)?$/;

/** The offered price, 0 for a withdrawn one, NaN for no number. */
function price(text: string): number {
  const digits = text.replace(/^-/, "");
  if (digits === "") return text === "" ? 0 : Number.NaN;
  if (!DECIMAL.test(digits) || digits.replace(".", "").length > 15) return Number.NaN;
  return Number(text) >= 1.01 && Number(text) <= 1_000_000 ? Number(text) : 0;
}

/** The valid records of `provider`, in order. */
export function readPricesPlainly(text: string, provider: number): readonly PricesReading[] {
  return text.split("!").flatMap((record) => {
    const comma = /^[^^,]*,/.test(record);
    const parts = record.split(comma ? "," : "^");
    if (parts.length < (comma ? 8 : 4) || !WHOLE.test(parts[0] ?? "") || Number(parts[0]) === 0) return [];
    if (comma && (!WHOLE.test(parts[1] ?? "") || Number(parts[1]) !== provider)) return [];
    const [home = Number.NaN, draw = Number.NaN, away = Number.NaN] = parts.slice(comma ? 5 : 1).map(price);
    return Number.isNaN(home + draw + away) ? [] : [{ id: Number(parts[0]), home, draw, away }];
  });
}
