// The page's entry: sets language and address, then mounts the app.
import "#ui/styles/tokens.css";
import "#ui/styles/global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { setCurrentLocale } from "#i18n/currentLocale.ts";
import { detectLocale } from "#i18n/detectLocale.ts";
import { readCookie } from "#domain/cookies.ts";
import type { Locale } from "#i18n/locales.ts";
import { App } from "./App.tsx";
import { connectLive } from "./connectLive.ts";
import { reportError, watchUncaught } from "#state/errors/reportError.ts";
import { watchEarlyMissingChunks } from "./newBuild/earlyMissingChunks.ts";
import { isCrawler } from "./failing/isCrawler.ts";
import { followLocaleOfHistory, showLocale } from "#state/navigation/localeSwitch.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { withDeadline } from "#state/live/liveness/countedTime.ts";
import type { Navigation } from "#state/navigation/navigation.ts";
import { chooseLanguage, chosenLanguage } from "#state/preferences/personalConfig.ts";
import { watchTheme } from "#state/preferences/theme.ts";
import { forgetLater } from "#state/session/forgetLater.ts";
import { sessionWithoutFlag } from "#state/session/sessionAtom.ts";
import { isNotFoundError } from "./routing/routerTraces.ts";
import { startNavigation } from "./routing/startNavigation.ts";
import { whenListDrawn } from "./background/whenListDrawn.ts";

/** Watching the core starts after this at the latest (ms): a tab that is never shown draws no rows to wait for. */
const SUPERVISE_AFTER_MS = 2_500;
/** The session with the core opens in a task of its own, which drawing the frame would hold up; awaited so long, ms. */
const OPENED_WITHIN_MS = 50;

async function mount(): Promise<void> {
  watchUncaught(window);
  watchEarlyMissingChunks(window);
  watchTheme();
  const ended = sessionWithoutFlag();
  if (ended !== undefined) await forgetLater();
  const { locale, redirect, chosen } = detectLocale({
    pathname: location.pathname,
    search: location.search,
    // A crawler requests each page by its address and must find that page there.
    languages: isCrawler(navigator.userAgent)
      ? []
      : [chosenLanguage(), readCookie(document, "locale"), ...navigator.languages],
  });
  if (redirect !== undefined) history.replaceState(history.state, "", redirect + location.hash);
  if (chosen) chooseLanguage(locale);
  setCurrentLocale(locale);
  let navigation: Navigation | undefined;
  followLocaleOfHistory(() => navigation);
  // The core starts while the catalogue is still loading.
  const client = connectLive(locale, ended);
  const late = new Promise((resolve) => void setTimeout(resolve, SUPERVISE_AFTER_MS));
  void Promise.race([late, whenListDrawn(client.store)])
    .then(client.superviseCore)
    .catch((error: unknown) => reportError(error, "supervision"));
  const way = startNavigation(client);
  navigation = way;
  // A list needs no router. If the router fails to load, the frame shows the error in place of the page.
  const found = way.place() === undefined ? way.bring().catch(() => undefined) : undefined;
  await showLocale(locale);
  await found;
  await withDeadline(client.opened, OPENED_WITHIN_MS);
  const host = document.getElementById("root");
  if (host === null) throw new Error("index.html has no #root");
  const root = createRoot(host, {
    onUncaughtError: (error) => reportError(error, "render"),
    // "Not found" is no mount failure: the 404 page shows and logs it.
    onCaughtError: (error) => (isNotFoundError(error) ? undefined : reportError(error, "render")),
  });
  root.render(
    <StrictMode>
      <App navigation={way} client={client} />
    </StrictMode>,
  );
  void goOn(client, locale, way);
}

/** Loads what may follow the rows: first the code that finds other pages, then the background work. */
async function goOn(client: LiveClient, locale: Locale, navigation: Navigation): Promise<void> {
  await whenComplete(navigation);
  await whenListDrawn(client.store);
  await navigation.bring().catch(() => undefined);
  const { startInBackground } = await import("./background/inBackground.ts");
  startInBackground(client, locale, navigation);
}

/** Resolves when a page is shown, or is known to have failed. */
async function whenComplete(navigation: Navigation): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (navigation.place()?.complete !== true && navigation.failure() === undefined) return;
      stop();
      resolve();
    };
    const stop = navigation.subscribe(look);
    look();
  });
}

mount().catch((error: unknown) => {
  // docs/product.md#mount-failure: a mount failure is logged and re-thrown.
  reportError(error, "mount");
  throw error;
});
