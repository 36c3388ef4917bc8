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
