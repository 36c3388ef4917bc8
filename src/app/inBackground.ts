// What is asked for once the page stands, since nothing on it waits for this: languages, dictionary, country, the member's settings.
import { getDefaultStore } from "jotai";
import type { Locale } from "#i18n/locales.ts";
import { watchDrafts } from "#state/drafts.ts";
import { homeCountryAtom } from "#state/homeCountry.ts";
import type { LiveClient } from "#state/live/liveClient.ts";
import { supervise } from "#state/live/supervise.ts";
import { deviceHeader } from "./connectLive.ts";
import { reportError } from "./errors.ts";
import { keepHead } from "./keepHead.ts";
import { followMember } from "./followMember.ts";
import type { AppRouter } from "./router.ts";
import { followDictionary, refreshLanguageList } from "./languageData.ts";
import { learnVisitorCountry, locateVisitor } from "./visitorCountry.ts";

/** Starts all of it; each part fails alone and is only logged (SPEC §8). */
export function startInBackground(client: LiveClient, locale: Locale, router: AppRouter): void {
  supervise(client.core);
  keepHead(router);
  followDictionary(client);
  watchDrafts();
  followMember(client);
  const store = getDefaultStore();
  const parts = {
    "language list": refreshLanguageList(client, locale),
    "visitor's country": learnVisitorCountry({
      page: document,
      store: client.store,
      language: locale.html,
      homeCountry: store.get(homeCountryAtom),
      setHomeCountry: (countryId) => store.set(homeCountryAtom, countryId),
      locate: () => locateVisitor(locale.wire, deviceHeader()),
    }),
  };
  for (const [part, done] of Object.entries(parts)) {
    done.catch((error: unknown) => reportError(error, part));
  }
}
