// The age of the data on the screen as text.
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** "Updated 20 s ago", "Updated 2 min ago"; in hours from one hour on. `seconds` is the age in the core's steps. */
export function ageText(seconds: number, i18n: I18n): string {
  if (seconds < 10) return i18n._(msg`Updated just now`);
  if (seconds < 60) return i18n._(msg`Updated ${{ seconds }} s ago`);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return i18n._(msg`Updated ${{ minutes }} min ago`);
  return i18n._(msg`Updated ${{ hours: Math.floor(minutes / 60) }} h ago`);
}

/** Since when something is known: "Data from 14:02". `time`: a time of day as text. */
export function asOfText(time: string, i18n: I18n): string {
  return i18n._(
    msg({
      message: `Data from ${time}`,
      comment: "In the place of the connection's state; {time} is a time of day such as 14:02",
    }),
  );
}
