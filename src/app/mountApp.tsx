// Draws the page for a client that has joined the core, and starts what may follow its rows.
import "#ui/styles/tokens.css";
import "#ui/styles/global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { setCurrentLocale } from "#i18n/currentLocale.ts";
import { localeOfPath } from "#i18n/localePath.ts";
import type { Locale } from "#i18n/locales.ts";
import { reportError } from "#state/errors/reportError.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { SUPERVISE_UNSEEN_MS } from "#state/live/liveness/timings.ts";
import { followLocaleOfHistory, showLocale } from "#state/navigation/localeSwitch.ts";
import type { Navigation } from "#state/navigation/navigation.ts";
import { tolerateForeignNodes } from "#ui/page/foreignNodes.ts";
import { App } from "./App.tsx";
import { untilLoaded } from "./background/untilLoaded.ts";
import { whenListDrawn } from "./background/whenListDrawn.ts";
import { isNotFoundError } from "./routing/routerTraces.ts";
import { startNavigation } from "./routing/startNavigation.ts";

/** Shows the page of the current address. Rejects where it cannot be shown. */
export async function mountApp(client: LiveClient): Promise<void> {
  client.pageStarted();
  let navigation: Navigation | undefined;
  followLocaleOfHistory(() => navigation);
  // Back or Forward may have been pressed while this code was loading.
  const locale = localeOfPath(location.pathname);
  setCurrentLocale(locale);
  const late = new Promise((resolve) => void setTimeout(resolve, SUPERVISE_UNSEEN_MS));
  void Promise.race([late, whenListDrawn(client.store)])
    .then(client.superviseCore)
    .catch((error: unknown) => reportError(error, "supervision"));
  const way = startNavigation(client);
  navigation = way;
  // A list needs no router. If the router fails to load, the frame shows the error in place of the page.
  const found = way.place() === undefined ? way.bring().catch(() => undefined) : undefined;
  await showLocale(locale);
  await found;
  const host = document.getElementById("root");
  if (host === null) throw new Error("index.html has no #root");
  tolerateForeignNodes();
  const root = createRoot(host, {
    onUncaughtError(error) {
      reportError(error, "render");
      // React has emptied the page. public/again.js shows a sentence.
      dispatchEvent(new Event("touchline-failed"));
    },
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
  const { startInBackground } = await untilLoaded(() => import("./background/inBackground.ts"));
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
