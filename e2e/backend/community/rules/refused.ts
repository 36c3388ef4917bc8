// Outcomes of reading what a member has written: the value, or the refusal to answer with.
import { refuse, refuseField } from "../../members/refusals.ts";
import type { Envelope } from "../../server/envelope.ts";
import { countLetters } from "../letters.ts";

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Envelope };

export const good = <Value>(value: Value): Checked<Value> => ({ ok: true, value });

/** Refuses a field that is not of its kind; `msg` explains it to a developer. */
export const bad = (msg: string): { readonly ok: false; readonly refusal: Envelope } => ({
  ok: false,
  refusal: refuseField(msg),
});

/** Refuses a field that is too long or has too many parts: code 4026, with the field and its limit as data. */
export function tooMuch(field: string, most: number): { readonly ok: false; readonly refusal: Envelope } {
  return { ok: false, refusal: { ...refuse("tooMuch", { most }), data: { field, most } } };
}

/** A trimmed text of at most `most` letters; "" when absent. */
export function readText(
  fields: Readonly<Record<string, unknown>>,
  field: string,
  most: number,
): Checked<string> {
  const value = fields[field] ?? "";
  if (typeof value !== "string") return bad(`${field} is a text`);
  const text = value.trim();
  // A letter may consist of several code units; this limits them in total.
  return text.length <= 20 * most && countLetters(text, most) <= most ? good(text) : tooMuch(field, most);
}
