// Opens this tab's connection to the live core with what the page knows at its start.
import { createStore } from "jotai";
import { DEFAULT_VIEW } from "#domain/board/view.ts";
import type { Locale } from "#i18n/locales.ts";
import { createLiveClient, type LiveClient } from "#state/live/liveClient.ts";
import { matchDisplayAtom } from "#state/matchDisplay.ts";
import { viewerOffsetAtom } from "#state/viewerOffset.ts";
import { deviceInfoHeader } from "./device.ts";

/** Until a list page says what it shows, the tab asks for no list. */
export function connectLive(locale: Locale): LiveClient {
  const stored = createStore();
  return createLiveClient({
    context: { language: locale.wire, offsetMinutes: stored.get(viewerOffsetAtom) },
    settings: stored.get(matchDisplayAtom),
    view: { ...DEFAULT_VIEW, page: "none" },
    deviceInfo: deviceInfoHeader(document, navigator.userAgent, () => crypto.randomUUID()),
  });
}
