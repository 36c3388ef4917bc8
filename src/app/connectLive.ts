// Connects this tab to the live core with language, zone and settings as they are at page load.
import { pageStore } from "#state/pageStore.ts";
import { composeView } from "#state/navigation/composeView.ts";
import { splitLocalePath } from "#i18n/localePath.ts";
import type { Locale } from "#i18n/locales.ts";
import { contextOf } from "#state/preferences/tabContext.ts";
import { listPreferencesAtom } from "#state/preferences/listPreferences.ts";
import { createLiveClient, type LiveClient } from "#state/live/client/liveClient.ts";
import { forgetLater } from "#state/session/forgetLater.ts";
import { currentMember } from "#state/session/sessionAtom.ts";
import { matchDisplayAtom } from "#state/preferences/matchDisplay.ts";
import { viewerZoneAtom } from "#state/preferences/viewerZone.ts";
import { isLowPower } from "#ui/page/isLowPower.ts";
import { deviceHeader } from "./background/device.ts";
import { listPageOf } from "#state/navigation/listPages.ts";
import { readListSearch } from "#state/navigation/listSearch.ts";

const MATCH_PAGE = /^\/football\/match\/([1-9]\d{0,14})(?:\/|$)/;

/**
 * Requests the list of the page's address at once, before the page's code is loaded. `ended`: a sign-in that the core
 * may still keep, and that is over.
 */
export function connectLive(locale: Locale, ended: string | undefined): LiveClient {
  const { path } = splitLocalePath(location.pathname);
  const digits = MATCH_PAGE.exec(path)?.[1];
  const matches = digits === undefined ? undefined : [Number(digits)];
  const page = matches === undefined ? (listPageOf(path) ?? "other") : "matches";
  const search = readListSearch(Object.fromEntries(new URLSearchParams(location.search)));
  const client = createLiveClient({
    context: contextOf(locale, pageStore.get(viewerZoneAtom)),
    settings: pageStore.get(matchDisplayAtom),
    view: composeView(page, { ...search, matches }, pageStore.get(listPreferencesAtom)),
    deviceInfo: deviceHeader(),
    isLowPower,
    member: ended ?? currentMember()?.session,
    onSignedOut(session) {
      // The member may have changed since the request.
      if (currentMember()?.session !== session) return;
      void forgetLater();
    },
  });
  if (ended !== undefined) client.setMember(undefined);
  return client;
}
