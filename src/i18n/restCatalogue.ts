// Loads the texts beyond the first screen; separate, so that the first screen omits its twenty addresses.
import type { Messages } from "@lingui/core";

/** What a catalogue's module exports. */
export interface Catalogue {
  readonly messages: Messages;
}

/** The second parts of the catalogues (`e2e/build/splitCatalogues.ts`). */
const REST_PARTS = import.meta.glob<Catalogue>("../../locales/*.po", { query: "?part=rest" });

/** A catalogue's second part; undefined where there is none. Rejects if it cannot be loaded. */
export async function loadRest(localeId: string): Promise<Catalogue | undefined> {
  return REST_PARTS[`../../locales/${localeId}.po`]?.();
}
