// Reads the fields of a body or a query: texts and whole numbers; errors are sentences.
import type { Words } from "../words/words.ts";

export type Fields = Readonly<Record<string, unknown>>;

export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly msg: string | Words };

/** A text, or "" for anything else. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** A whole number above 0 from JSON or a query; undefined for anything else. */
export function readWhole(value: unknown, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const number = typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) && Number(number) > 0 && Number(number) <= most
    ? Number(number)
    : undefined;
}
