// Where the texts beyond the first screen are: twenty addresses, which the first screen does without.
import type { Messages } from "@lingui/core";

/** The catalogue's second part (`e2e/build/splitCatalogues.ts`). Rejects when it cannot be had. */
export function loadRest(localeId: string): Promise<{ readonly messages: Messages }> {
  return import(`../../locales/${localeId}.po?part=rest`) as Promise<{ readonly messages: Messages }>;
}
