// Fetches the list of languages and the dictionary from the server once the page is drawn.
import { i18n } from "@lingui/core";
import { pageStore } from "#state/pageStore.ts";
import type { PageAnswer, PageCallName, PageRequest } from "#domain/calls/pageCalls.ts";
import { findLocale, type Locale } from "#i18n/locales.ts";
import { languageListAtom } from "#state/preferences/languageList.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { viewerZoneAtom } from "#state/preferences/viewerZone.ts";
import { contextOf } from "#state/preferences/tabContext.ts";
import { reportError } from "#state/errors/reportError.ts";
import { whenIdle } from "./whenIdle.ts";

type Asks = Pick<LiveClient, "getPage">;

/**
 * The answer, shared by all tabs; undefined after a failure, which is only logged
 * (docs/product.md#failures-only-logged).
 */
async function ask<Name extends PageCallName>(
  client: Asks,
  request: PageRequest & { readonly call: Name },
  locale: Locale,
): Promise<PageAnswer<Name> | undefined> {
  const result = await client.getPage(request, contextOf(locale, pageStore.get(viewerZoneAtom)));
  // The core answers a call as PageCalls types it; Comlink knows it as unknown.
  if (result?.ok) return result.value as PageAnswer<Name>;
  reportError(result?.message ?? "no answer", request.call);
  return undefined;
}

/** Stores the server's list of languages; an empty or failed answer means the built-in table. */
export async function refreshLanguageList(client: Asks, locale: Locale): Promise<void> {
  const languages = (await ask(client, { call: "languages", params: {} }, locale)) ?? [];
  // Storing an equal list would redraw the language menus of all tabs.
  pageStore.set(languageListAtom, (known) => (known.join() === languages.join() ? known : languages));
}

/** Fetches the dictionary of the current language, and of each later one. Returns how to stop. */
export function followDictionary(client: Asks): () => void {
  let shown = "";
  /** Locales whose dictionary is loaded. */
  const known = new Set<string>();
  async function bring(locale: Locale): Promise<void> {
    await whenIdle();
    if (known.has(locale.id) || i18n.locale !== locale.id) return;
    const dictionary = await ask(client, { call: "dictionary", params: { language: locale.wire } }, locale);
    if (dictionary === undefined) return;
    known.add(locale.id);
    const texts = dictionary.get(locale.wire.toUpperCase());
    if (texts === undefined || texts.size === 0) return;
    // Loaded on demand, because the message compiler is larger than all other code here.
    const { putDictionary } = await import("#i18n/dictionary.ts");
    putDictionary(locale.id, texts, (message) => reportError(message, "dictionary"));
  }
  function look(): void {
    if (i18n.locale === shown) return;
    shown = i18n.locale;
    const locale = findLocale(shown);
    if (locale === undefined) return;
    bring(locale).catch((error: unknown) => {
      // The code failed to load: the next change to this language tries again.
      known.delete(locale.id);
      reportError(error, "dictionary");
    });
  }
  look();
  return i18n.on("change", look);
}
