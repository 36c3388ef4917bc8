// Decides when the picture of a list is kept: after the start, and when the page is hidden or left.
// See docs/product.md#kept-picture.
import { i18n } from "@lingui/core";
import { getDefaultStore } from "jotai";
import { readCookie } from "#domain/cookies.ts";
import { minutesOfDay } from "#domain/zones.ts";
import { asOfText } from "#components/people/ageText.ts";
import { formatClock } from "#i18n/formats.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import type { Navigation } from "#state/navigation/navigation.ts";
import { DENSITY_KEY } from "#state/preferences/density.ts";
import { LIST_PREFERENCES_KEY } from "#state/preferences/listPreferences.ts";
import { MATCH_DISPLAY_KEY } from "#state/preferences/matchDisplay.ts";
import { watchWrites } from "#state/preferences/stored.ts";
import { viewerZoneAtom } from "#state/preferences/viewerZone.ts";
import { localStore } from "#state/preferences/webStorage.ts";
import { forgetScreen, keepScreen } from "#state/screen/keptScreen.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { whenIdle } from "./whenIdle.ts";

/** The first picture is kept so long after the first list, when the start is over, ms. */
const FIRST_AFTER_MS = 5_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Settings that change the height of a row, what is in it, or which rows there are and in which order. */
const SHAPE_KEYS: ReadonlySet<string> = new Set([DENSITY_KEY, MATCH_DISPLAY_KEY, LIST_PREFERENCES_KEY]);
/** docs/product.md#kept-picture: running matches are shown for 3 h, a list of a day until its day is over. */
const LIVE_MAX_MS = 3 * 60 * MINUTE_MS;

/** When the day of `at` ends in a zone at this offset, epoch ms. */
function endOfDay(at: number, offsetMinutes: number): number {
  return at - (at % MINUTE_MS) + (DAY_MINUTES - minutesOfDay(at, offsetMinutes)) * MINUTE_MS;
}

/** When the scores on the screen were complete, and until when they may be shown; undefined for what is not kept. */
export function timesShown(
  client: Pick<LiveClient, "store">,
  navigation: Pick<Navigation, "place">,
  now: number,
): { readonly at: number; readonly until: number } | undefined {
  const place = navigation.place();
  const list = place?.list;
  const { state, ageSeconds = 0, asking, stale } = client.store.part("connection");
  // A list of favourites is of one reader.
  if (list === undefined || list === "favorites" || place?.search.filter === "favorites") return undefined;
  if (client.store.part("list")?.status !== "ready") return undefined;
  if ((state !== "live" && state !== "polling") || asking === true || stale) return undefined;
  const at = now - ageSeconds * 1_000;
  const until = endOfDay(at, getDefaultStore().get(viewerZoneAtom).offsetAt(at));
  const showsRunning = list === "live" || place?.search.filter === "live";
  return { at, until: showsRunning ? Math.min(until, at + LIVE_MAX_MS) : until };
}

/** Removes the picture when a setting changes that its rows do not follow. */
export function forgetOldShapes(): void {
  watchWrites((key) => {
    if (SHAPE_KEYS.has(key)) forgetScreen(localStore());
  });
}

/** Keeps pictures of lists from now on. */
export function followScreen(client: LiveClient, navigation: Navigation): void {
  const store = getDefaultStore();
  const keep = (): void =>
    keepScreen({
      page: document,
      storage: localStore(),
      isMember: () => store.get(sessionAtom) !== undefined,
      shown() {
        // Another tab has signed in or out, and this one has not followed yet.
        const isMember = readCookie(document, "isLogin") === "1";
        if (isMember !== (store.get(sessionAtom) !== undefined)) return undefined;
        return timesShown(client, navigation, Date.now());
      },
      texts: (at) => {
        const time = formatClock(at, store.get(viewerZoneAtom).offsetAt(at));
        return { asOf: asOfText(time, i18n), noPrice: "–" };
      },
    });
  /** A hidden tab gets no news, so that what it shows is older than it says. */
  const keepIfVisible = (): void => {
    if (document.visibilityState === "visible") keep();
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") keep();
  });
  addEventListener("pagehide", keepIfVisible);
  forgetOldShapes();
  setTimeout(() => void whenIdle().then(keepIfVisible), FIRST_AFTER_MS);
}
