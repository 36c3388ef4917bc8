// Opens this tab's connection to the live core with what the page knows at its start.
import { createStore } from "jotai";
import type { ListPage } from "#domain/board/view.ts";
import { composeView } from "#state/composeView.ts";
import { splitLocalePath } from "#i18n/localePath.ts";
import type { Locale } from "#i18n/locales.ts";
import { listPreferencesAtom } from "#state/listPreferences.ts";
import { createLiveClient, type LiveClient } from "#state/live/liveClient.ts";
import { matchDisplayAtom } from "#state/matchDisplay.ts";
import { viewerOffsetAtom } from "#state/viewerOffset.ts";
import { deviceInfoHeader } from "./device.ts";
import { readListSearch } from "./listSearch.ts";
import { locateVisitor, watchVisitorCountry } from "./visitorCountry.ts";

/** The list each address shows; other pages need only what events need. */
const LIST_PAGES: Readonly<Record<string, ListPage>> = {
  "/": "scores",
  "/index_s": "alternate",
  "/live": "live",
  "/favorites": "favorites",
};

const MATCH_PAGE = /^\/football\/match\/([1-9]\d{0,14})(?:\/|$)/;

function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

/** Asks for the list of the page's address at once, before the page's code has come. */
export function connectLive(locale: Locale): LiveClient {
  const stored = createStore();
  const { path } = splitLocalePath(location.pathname);
  const match = MATCH_PAGE.exec(path)?.[1];
  const page = match === undefined ? (LIST_PAGES[path] ?? "none") : "match";
  const search = readListSearch(Object.fromEntries(new URLSearchParams(location.search)));
  return createLiveClient({
    context: { language: locale.wire, offsetMinutes: stored.get(viewerOffsetAtom) },
    settings: stored.get(matchDisplayAtom),
    view: composeView(page, { ...search, match: numberOf(match) }, stored.get(listPreferencesAtom)),
    deviceInfo: deviceHeader(),
  });
}

/** Learns the visitor's country when nothing else is to be done (SPEC §7 ipLocate). */
export function learnVisitorCountry(client: LiveClient, locale: Locale): void {
  watchVisitorCountry({
    page: document,
    store: client.store,
    language: locale.html,
    locate: () => locateVisitor(locale.wire, deviceHeader()),
  });
}

function deviceHeader(): string {
  return deviceInfoHeader(document, navigator.userAgent, () => crypto.randomUUID());
}
