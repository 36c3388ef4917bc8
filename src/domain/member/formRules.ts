// The rules for the fields of members' forms, one for each field.
import { isCalendarDay } from "../calendarDay.ts";
import { findDigits, withoutSeparators } from "../typedNumber.ts";
import { visibleName } from "./visibleName.ts";

const EMAIL_MAX = 254;
export const PASSWORD_LENGTH = { least: 8, most: 64 } as const;
export const NAME_LENGTH = { least: 2, most: 24 } as const;
export const CODE_LENGTH = 6;
export const BIO_MAX = 200;
export const EARLIEST_BIRTHDAY = "1900-01-01";
export const FEEDBACK_LENGTH = { least: 1, most: 2000 } as const;

/** What is wrong with a field: nothing there, not of its kind, too short, too long, or too easy to guess. */
export type FieldProblem = "missing" | "shape" | "short" | "long" | "weak";

const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/;
/** Signs that break a line or turn the direction of what follows. */
// oxlint-disable-next-line no-control-regex -- control signs are what it looks for
const CONTROL_SIGNS = /[\u0000-\u001F\u007F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** A letter may be made of many signs, but no text of so few letters of so many as this. */
const UNITS_PER_LETTER = 10;

const LETTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

/** How many letters a reader counts in a text: what is made of several signs is one. */
export function lettersOf(text: string): number {
  let count = 0;
  for (const _letter of LETTERS.segment(text)) count += 1;
  return count;
}

/** The text as it is sent: spaces at its ends go. */
export function tidyText(text: string): string {
  return text.trim();
}

/** A name as it is sent: without unseen signs, spaces at its ends, and several spaces in a row. */
export function tidyName(text: string): string {
  return visibleName(text);
}

/** A code as it is sent: its digits in ASCII, without the words and marks that were copied along with them. */
export function tidyCode(text: string): string {
  return findDigits(text, CODE_LENGTH) ?? withoutSeparators(text);
}

/** An e-mail address, spaces at its ends aside. */
export function checkEmail(text: string): FieldProblem | undefined {
  const email = tidyText(text);
  if (email === "") return "missing";
  if (email.length > EMAIL_MAX) return "long";
  return EMAIL.test(email) ? undefined : "shape";
}

/** A new password: 8 to 64 characters with a letter and a digit among them. One that exists is not judged by it. */
export function checkPassword(text: string): FieldProblem | undefined {
  if (text === "") return "missing";
  const length = text.length > 4 * PASSWORD_LENGTH.most ? text.length : Array.from(text).length;
  if (length < PASSWORD_LENGTH.least) return "short";
  if (length > PASSWORD_LENGTH.most) return "long";
  return /\p{L}/u.test(text) && /\p{N}/u.test(text) ? undefined : "weak";
}

/** A nickname of 2 to 24 letters. */
export function checkName(text: string): FieldProblem | undefined {
  const name = tidyName(text);
  if (name === "") return "missing";
  const length = countUpTo(name, NAME_LENGTH.most);
  if (length < NAME_LENGTH.least) return "short";
  if (length > NAME_LENGTH.most) return "long";
  return CONTROL_SIGNS.test(name) ? "shape" : undefined;
}

/** A code of six digits of any script, alone or the only one among words. */
export function checkCode(text: string): FieldProblem | undefined {
  const code = tidyCode(text);
  if (code === "") return "missing";
  return findDigits(text, CODE_LENGTH) === undefined ? "shape" : undefined;
}

/** Words about oneself: none, or up to 200 letters. */
export function checkBio(text: string): FieldProblem | undefined {
  return countUpTo(tidyText(text), BIO_MAX) > BIO_MAX ? "long" : undefined;
}

/** A birthday yyyy-mm-dd from 1900 to `today`, or "" for one that is not said. */
export function checkBirthday(text: string, today: string): FieldProblem | undefined {
  if (text === "") return undefined;
  return isCalendarDay(text) && text >= EARLIEST_BIRTHDAY && text <= today ? undefined : "shape";
}

/** The text of a feedback: 1 to 2000 letters. */
export function checkFeedback(text: string): FieldProblem | undefined {
  const words = tidyText(text);
  if (words === "") return "missing";
  return countUpTo(words, FEEDBACK_LENGTH.most) > FEEDBACK_LENGTH.most ? "long" : undefined;
}

/** The letters of a text; Infinity where it is so long that counting is not worth its while. */
function countUpTo(text: string, most: number): number {
  return text.length > UNITS_PER_LETTER * most ? Number.POSITIVE_INFINITY : lettersOf(text);
}
