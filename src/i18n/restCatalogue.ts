// Loads the texts beyond the first screen; separate, so that the first screen omits its twenty addresses.
import type { Messages } from "@lingui/core";

/** The catalogue's second part (`e2e/build/splitCatalogues.ts`). Rejects if it cannot be loaded. */
export function loadRest(localeId: string): Promise<{ readonly messages: Messages }> {
  return import(`../../locales/${localeId}.po?part=rest`) as Promise<{ readonly messages: Messages }>;
}
