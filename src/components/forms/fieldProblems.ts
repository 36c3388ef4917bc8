// The fields of members' forms: which rule each keeps, how it is tidied before it is sent, and what is said against it.
import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import {
  BIO_MAX,
  checkBio,
  checkBirthday,
  checkCode,
  checkEmail,
  checkFeedback,
  checkName,
  checkPassword,
  CODE_LENGTH,
  FEEDBACK_LENGTH,
  type FieldProblem,
  NAME_LENGTH,
  PASSWORD_LENGTH,
  tidyCode,
  tidyName,
  tidyText,
} from "#domain/member/formRules.ts";
import { calendarDay } from "#domain/zones.ts";

/** "password" is one that exists already, which no rule of ours may refuse. */
export type FieldKind =
  | "email"
  | "password"
  | "newPassword"
  | "name"
  | "code"
  | "bio"
  | "birthday"
  | "feedback";

interface FieldRule {
  readonly check: (text: string) => FieldProblem | undefined;
  /** The text as it is sent. */
  readonly tidy: (text: string) => string;
}

/** A password is sent as it was typed, spaces at its ends included. */
const asTyped = (text: string): string => text;

const RULES: Readonly<Record<FieldKind, FieldRule>> = {
  email: { check: checkEmail, tidy: tidyText },
  password: { check: (text) => (text === "" ? "missing" : undefined), tidy: asTyped },
  newPassword: { check: checkPassword, tidy: asTyped },
  name: { check: checkName, tidy: tidyName },
  code: { check: checkCode, tidy: tidyCode },
  bio: { check: checkBio, tidy: tidyText },
  birthday: { check: (text) => checkBirthday(text, today()), tidy: asTyped },
  feedback: { check: checkFeedback, tidy: tidyText },
};

/** The day it is where the user is, yyyy-mm-dd. */
function today(): string {
  const now = Date.now();
  return calendarDay(now, -new Date(now).getTimezoneOffset());
}

/** What is wrong with the text of a field, in words; undefined when nothing is. */
export function fieldProblem(kind: FieldKind, text: string): string | undefined {
  const problem = RULES[kind].check(text);
  return problem && problemText(kind, problem);
}

/** The text of a field as it is sent. */
export function tidyField(kind: FieldKind, text: string): string {
  return RULES[kind].tidy(text);
}

/** A problem of a field in words for the user. */
export function problemText(kind: FieldKind, problem: FieldProblem): string {
  if (problem === "missing") return missingText(kind);
  if (problem === "short") return shortText(kind === "name" ? NAME_LENGTH.least : PASSWORD_LENGTH.least);
  if (problem === "long") return longText(kind);
  if (problem === "weak") return t(i18n)`Use letters and digits together.`;
  return shapeText(kind);
}

function missingText(kind: FieldKind): string {
  switch (kind) {
    case "email":
      return t(i18n)`Enter your e-mail address.`;
    case "password":
      return t(i18n)`Enter your password.`;
    case "newPassword":
      return t(i18n)`Choose a password.`;
    case "name":
      return t(i18n)`Choose a nickname.`;
    case "code":
      return t(i18n)`Enter the code from the e-mail.`;
    default:
      return t(i18n)`Write something first.`;
  }
}

function shortText(least: number): string {
  return t(i18n)`${plural(least, { one: "Use at least # character.", other: "Use at least # characters." })}`;
}

const MOST: Readonly<Partial<Record<FieldKind, number>>> = {
  newPassword: PASSWORD_LENGTH.most,
  name: NAME_LENGTH.most,
  bio: BIO_MAX,
  feedback: FEEDBACK_LENGTH.most,
};

function longText(kind: FieldKind): string {
  const most = MOST[kind];
  if (most === undefined) return t(i18n)`This is too long.`;
  return t(i18n)`${plural(most, { one: "Use at most # character.", other: "Use at most # characters." })}`;
}

function shapeText(kind: FieldKind): string {
  if (kind === "email") return t(i18n)`Enter an e-mail address such as name@example.com.`;
  if (kind === "code")
    return t(i18n)`${plural(CODE_LENGTH, { one: "The code has # digit.", other: "The code has # digits." })}`;
  if (kind === "birthday") return t(i18n)`Enter a whole date that is not in the future.`;
  return t(i18n)`This has characters that cannot be shown.`;
}
