// Validation of members' form input; each reader returns the value or a message about the error.
import { type Gender, GENDERS } from "../database/accounts.ts";
import type { Read } from "../server/readFields.ts";
import { type Words, words } from "../words/words.ts";

const MAX_EMAIL = 254;
const PASSWORD_LENGTH = [8, 64] as const;
const NICKNAME_LENGTH = [2, 24] as const;
/** A visible letter may consist of several code units; this limits them in total. */
const MAX_NICKNAME_UNITS = 200;
const MAX_BIO = 200;
const MAX_FEEDBACK = 2000;
const MIN_YEAR = 1900;

const LETTERS = new Intl.Segmenter("en", { granularity: "grapheme" });
// oxlint-disable-next-line no-control-regex -- it searches for control characters
const CONTROL_SIGNS = /[\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

const lengthOf = (text: string): number => [...LETTERS.segment(text)].length;
const good = <Value>(value: Value): Read<Value> => ({ ok: true, value });
const bad = (msg: string | Words): { readonly ok: false; readonly msg: string | Words } => ({
  ok: false,
  msg,
});

/** An e-mail address, case-folded. */
export function readEmail(value: unknown): Read<string> {
  const email = typeof value === "string" ? value.trim().normalize("NFC").toLowerCase() : "";
  return email.length <= MAX_EMAIL && /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(email)
    ? good(email)
    : bad(words("emailRule"));
}

/** A new password: 8 to 64 characters, including a letter and a digit. */
export function readPassword(value: unknown): Read<string> {
  const [least, most] = PASSWORD_LENGTH;
  if (typeof value === "string" && value.length <= 4 * most) {
    const length = Array.from(value).length;
    if (length >= least && length <= most && /\p{L}/u.test(value) && /\p{N}/u.test(value)) return good(value);
  }
  return bad(words("passwordRule", { least, most }));
}

/** Characters that show nothing, but for the two joiners. */
const HIDDEN = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\u2800]/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
/** Letters that a joiner never changes. */
const NEVER_JOINED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{N}\s]/u;
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Whether part of a name shows nothing: then the name is empty, or looks like another member's. */
function hides(name: string): boolean {
  return [...LETTERS.segment(name)].some(
    ({ segment }) =>
      !EMOJI.test(segment) &&
      (HIDDEN.test(segment) || (/[\u200c\u200d]/.test(segment) && NEVER_JOINED.test(segment))),
  );
}

/** 2 to 24 characters without line breaks and hidden characters, with a letter, digit or emoji among them; trimmed. */
export function readNickname(value: unknown): Read<string> {
  const [least, most] = NICKNAME_LENGTH;
  const name = typeof value === "string" ? value.trim().replaceAll(/\s+/g, " ") : "";
  const length = name.length <= MAX_NICKNAME_UNITS ? lengthOf(name) : Number.POSITIVE_INFINITY;
  const fits = length >= least && length <= most && VISIBLE.test(name);
  return fits && !CONTROL_SIGNS.test(name) && !hides(name)
    ? good(name)
    : bad(words("nicknameRule", { least, most }));
}

export function readBio(value: unknown): Read<string> {
  const bio = typeof value === "string" ? value.trim() : undefined;
  return bio !== undefined && bio.length <= 10 * MAX_BIO && lengthOf(bio) <= MAX_BIO
    ? good(bio)
    : bad(words("bioRule", { most: MAX_BIO }));
}

/** A feedback text: 1 to 2000 characters. */
export function readFeedback(value: unknown): Read<string> {
  const text = typeof value === "string" ? value.trim() : "";
  return text !== "" && text.length <= 10 * MAX_FEEDBACK && lengthOf(text) <= MAX_FEEDBACK
    ? good(text)
    : bad(words("feedbackRule", { most: MAX_FEEDBACK }));
}

/** "" or a day yyyy-mm-dd from 1900 to today (UTC). */
export function readBirthday(value: unknown, now: number): Read<string> {
  if (value === "") return good("");
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    const day = Date.parse(`${value}T00:00:00Z`);
    const exists = !Number.isNaN(day) && new Date(day).toISOString().slice(0, 10) === value;
    if (exists && day <= now && Number(value.slice(0, 4)) >= MIN_YEAR) return good(value);
  }
  return bad(words("birthdayRule", { year: MIN_YEAR }));
}

export function readGender(value: unknown): Read<Gender> {
  const gender = GENDERS.find((each) => each === value);
  return gender === undefined ? bad("gender is empty, MALE, FEMALE or OTHER") : good(gender);
}

/** A country's id; undefined for null, which means not given. */
export function readCountryId(value: unknown): Read<number | undefined> {
  if (value === null) return good(undefined);
  return Number.isInteger(value) && Number(value) > 0 && Number(value) < 100_000
    ? good(Number(value))
    : bad("countryId is null or the id of a country");
}

/** Six digits; copied spaces are removed. */
export function readCode(value: unknown): Read<string> {
  const code = typeof value === "string" ? value.replaceAll(/\s/g, "") : "";
  return /^\d{6}$/.test(code) ? good(code) : bad(words("codeRule"));
}

/** docs/product.md#age-check: from this age on a member may do what needs an age. */
const ADULT_YEARS = 18;

/** Whether a birthday (yyyy-mm-dd, "" if not given) says 18 or more. */
export const isAdult = (birthday: string, now: number): boolean =>
  birthday !== "" && ageOn(birthday, now) >= ADULT_YEARS;

/** Full years between a birthday (yyyy-mm-dd) and an instant, in the UTC calendar. */
function ageOn(birthday: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
