// Where the visitor seems to be: fetched once the page stands, since nothing on it waits for this.
import type { Locale } from "#i18n/locales.ts";
import type { LiveClient } from "#state/live/liveClient.ts";
import { deviceHeader } from "./connectLive.ts";
import { locateVisitor, watchVisitorCountry } from "./visitorCountry.ts";

/** Learns the visitor's country when nothing else is to be done (SPEC §7 ipLocate). */
export function learnVisitorCountry(client: LiveClient, locale: Locale): void {
  watchVisitorCountry({
    page: document,
    store: client.store,
    language: locale.html,
    locate: () => locateVisitor(locale.wire, deviceHeader()),
  });
}
