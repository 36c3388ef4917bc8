// The fields of members' forms as valibot schemas: the rule of each, its tidied text, and the words of its problems.
import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { type GenericSchema, pipe, rawCheck, string, transform } from "valibot";
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
import { serverNow } from "#state/live/serverTime.ts";

type FieldKind = "email" | "password" | "newPassword" | "name" | "code" | "bio" | "birthday" | "feedback";

/** A password is sent as typed, including spaces at its ends. */
const asTyped = (text: string): string => text;
const checkKnownPassword = (text: string): FieldProblem | undefined => (text === "" ? "missing" : undefined);

/** One schema for each kind of field. Its input is the text as typed, its output the text as sent. */
export const fields = {
  email: field("email", checkEmail, tidyText),
  /** A password that exists already: only an empty one is refused. */
  password: field("password", checkKnownPassword, asTyped),
  newPassword: field("newPassword", checkPassword, asTyped),
  name: field("name", checkName, tidyName),
  code: field("code", checkCode, tidyCode),
  bio: field("bio", checkBio, tidyText),
  birthday: field("birthday", (text) => checkBirthday(text, today()), asTyped),
  feedback: field("feedback", checkFeedback, tidyText),
};

function field(
  kind: FieldKind,
  check: (text: string) => FieldProblem | undefined,
  tidy: (text: string) => string,
): GenericSchema<string, string> {
  return pipe(
    string(),
    rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? check(dataset.value) : undefined;
      if (problem !== undefined) addIssue({ message: problemText(kind, problem) });
    }),
    transform(tidy),
  );
}

/** The current day in the zone of the device, yyyy-mm-dd. */
function today(): string {
  const now = serverNow();
  return calendarDay(now, -new Date(now).getTimezoneOffset());
}

/** A problem of a field, in the language of the page. */
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
