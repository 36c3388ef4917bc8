// Keeps the locale cookie in step with the language chosen last, wherever it was chosen.
import { pageStore } from "#state/pageStore.ts";
import { currentLocale } from "#i18n/currentLocale.ts";
import { rememberLocale } from "#state/navigation/localeSwitch.ts";
import { personalConfigAtom } from "#state/preferences/personalConfig.ts";

/**
 * A member's configuration, a sign-out or another tab may change the choice; the next address without a prefix leads
 * to it (docs/product.md#locale-cookie). Returns how to stop.
 */
export function followLanguage(): () => void {
  return pageStore.sub(personalConfigAtom, () => rememberLocale(currentLocale()));
}
