// Hooks for the current language: locale, formats, names of days.
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { type LocaleFormats, formatsFor, type RelativeDay, relativeDay } from "./formats.ts";
import { DEFAULT_LOCALE, findLocale, type Locale } from "./locales.ts";

const DAY_NAMES: Readonly<Record<RelativeDay, MessageDescriptor>> = {
  yesterday: msg`Yesterday`,
  today: msg`Today`,
  tomorrow: msg`Tomorrow`,
};

/** The locale of the texts on the screen. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return findLocale(i18n.locale) ?? DEFAULT_LOCALE;
}

/** Dates and numbers in the language on the screen. */
export function useFormats(): LocaleFormats {
  return formatsFor(useLocale());
}

/** Names a day (yyyy-mm-dd): Yesterday, Today, Tomorrow, else its short weekday. */
export function useDayName(): (date: string, today: string) => string {
  const { i18n } = useLingui();
  const formats = useFormats();
  return (date, today) => {
    const relative = relativeDay(date, today);
    return relative === undefined ? formats.weekday(date) : i18n._(DAY_NAMES[relative]);
  };
}
