// Keeps the page up to date with the server's build: watches for a new one, and handles missing chunks.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { pageStore } from "#state/pageStore.ts";
import { tabStore } from "#state/browser/webStorage.ts";
import { newBuildAtom } from "#state/navigation/newBuild.ts";
import type { Navigation } from "#state/navigation/navigation.ts";
import { isLeaving } from "#state/navigation/leaveSite.ts";
import { storedValue } from "#state/preferences/stored.ts";
import { isWriting, watchWriting } from "#state/navigation/unsavedFields.ts";
import { showToast } from "#ui/overlays/toast.ts";
import { watchBuild } from "./buildWatch.ts";
import { reportSoon } from "#state/errors/reportError.ts";
import { earlyMissingChunks, isMissingChunk } from "./earlyMissingChunks.ts";
import { watchMissingChunks } from "./missingChunks.ts";
import { createReloadGuard } from "./reloadGuard.ts";

declare const __BUILD_ID__: string;

/** The id of a new build, shared between tabs. A plain text, because tabs of older builds read it too. */
const newBuildId = storedValue<string>({
  key: "touchline.newBuild",
  asText: true,
  read: (stored) => (typeof stored === "string" ? stored : undefined),
});
const ANSWER_WITHIN_MS = 10_000;

/** The id of the server's build, from the build's manifest; undefined when the request fails. */
export async function askBuildId(get: typeof fetch): Promise<string | undefined> {
  try {
    const answer = await get("/build.json", {
      cache: "no-store",
      credentials: "omit",
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!answer.ok) return undefined;
    const manifest: unknown = await answer.json();
    if (typeof manifest !== "object" || manifest === null || !("buildId" in manifest)) return undefined;
    const { buildId } = manifest;
    return typeof buildId === "string" && /^[\w-]{1,64}$/.test(buildId) ? buildId : undefined;
  } catch {
    return undefined;
  }
}

/** Starts watching. */
export function followBuild(navigation: Navigation): void {
  watchWriting(document);
  const guard = createReloadGuard({
    storage: tabStore,
    now: () => Date.now(),
    online: () => navigator.onLine,
    writing: isWriting,
    // A press that waits for the router has not changed the address yet; a reload would return to this page instead.
    leaving: () => isLeaving() || navigation.isWaiting(),
    reload: () => location.reload(),
  });
  const { check } = watchBuild({
    own: __BUILD_ID__,
    ask: () => askBuildId((...request) => fetch(...request)),
    page: document,
    otherTabs: {
      // Where storage is blocked each tab asks on its own.
      tell: newBuildId.set,
      onTold: (listener) =>
        newBuildId.onChange(() => {
          const buildId = newBuildId.get();
          if (buildId !== undefined) listener(buildId);
        }),
    },
    now: () => Date.now(),
    random: () => Math.random(),
    later(then, ms) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    offer: (buildId) => pageStore.set(newBuildAtom, buildId),
    take: (buildId) => guard.reloadOnceFor(buildId),
  });
  watchMissingChunks({
    target: window,
    early: earlyMissingChunks,
    isMissingChunk,
    // The code of lists is that of the first screen.
    isPageMissing: () => navigation.place()?.list === undefined,
    wanted() {
      if (navigation.isPending()) return "page";
      return wasPressed(navigator) ? "part" : undefined;
    },
    check,
    reload: (buildId) => guard.reload(buildId),
    warn: () => showToast(t(i18n)`This could not be loaded.`, "error"),
    report: (error) => reportSoon(error, "piece of the page"),
  });
}

/** True shortly after a press; also true in a browser that does not report presses. */
function wasPressed(browser: { readonly userActivation?: { readonly isActive: boolean } }): boolean {
  return browser.userActivation?.isActive ?? true;
}
