// The length of a subscription in words, such as "3 months".
import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Length } from "#domain/creators/fees.ts";

/** In the language on the screen. */
export function lengthText(i18n: I18n, { num, unit }: Length): string {
  if (unit === "month") return i18n._(msg`${plural(num, { one: "# month", other: "# months" })}`);
  if (unit === "week") return i18n._(msg`${plural(num, { one: "# week", other: "# weeks" })}`);
  return i18n._(msg`${plural(num, { one: "# day", other: "# days" })}`);
}
