// A list that was opened in the background is drawn when it is first shown.
import { pageStore } from "#state/pageStore.ts";
import { splitLocalePath } from "#i18n/localePath.ts";
import { reportError } from "#state/errors/reportError.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { SUPERVISE_UNSEEN_MS } from "#state/live/liveness/timings.ts";
import { listPageOf } from "#state/navigation/listPages.ts";
import { listPreferencesAtom } from "#state/preferences/listPreferences.ts";
import { matchDisplayAtom } from "#state/preferences/matchDisplay.ts";
import { viewerZoneAtom } from "#state/preferences/viewerZone.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";

/** What src/app/connectLive.ts has read. Other tabs may have changed it while this one waited: a sign-in may be over. */
const READ_AT_START = [sessionAtom, matchDisplayAtom, listPreferencesAtom, viewerZoneAtom] as const;

/**
 * Resolves at once for a page that is seen, and for one whose title changes while it is hidden. Otherwise resolves when
 * the page is shown. Meanwhile the tab has its session with the core, and follows the core to the next one. What is stored
 * is read again at the end.
 */
export async function whenShown(client: Pick<LiveClient, "pageStarted" | "superviseCore">): Promise<void> {
  const { path } = splitLocalePath(location.pathname);
  if (document.visibilityState === "visible" || listPageOf(path) === undefined) return;
  client.pageStarted();
  const supervision = setTimeout(() => {
    client.superviseCore().catch((error: unknown) => reportError(error, "supervision"));
  }, SUPERVISE_UNSEEN_MS);
  await new Promise((resolve) => {
    document.addEventListener("visibilitychange", resolve, { once: true });
  });
  clearTimeout(supervision);
  // An atom reads its storage when it gets its first listener.
  for (const atom of READ_AT_START) pageStore.sub(atom, () => undefined)();
}
