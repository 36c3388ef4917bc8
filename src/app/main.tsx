// The page's entry: settles language and address, then mounts the app.
import "#ui/tokens.css";
import "#ui/global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { isNotFound } from "@tanstack/react-router";
import { getDefaultStore } from "jotai";
import { setCurrentLocale } from "#i18n/currentLocale.ts";
import { detectLocale } from "#i18n/detectLocale.ts";
import { readLocaleCookie } from "#i18n/localeCookie.ts";
import { App } from "./App.tsx";
import { connectLive } from "./connectLive.ts";
import { reportError, watchUncaught } from "./errors.ts";
import { isCrawler } from "./isCrawler.ts";
import { followLocaleOfHistory, showLocale } from "./localeSwitch.ts";
import { createAppRouter } from "./router.ts";
import { personalConfigAtom } from "#state/personalConfig.ts";
import { watchTheme } from "#state/theme.ts";
import { whenListStands } from "./whenListStands.ts";

/** When a core that dies is looked after at the latest: a tab that is never shown draws no rows to wait for. */
const SUPERVISE_AFTER_MS = 2_500;

async function mount(): Promise<void> {
  watchUncaught(window);
  watchTheme();
  const { locale, redirect } = detectLocale({
    pathname: location.pathname,
    search: location.search,
    cookie: readLocaleCookie(document.cookie),
    stored: getDefaultStore().get(personalConfigAtom).language,
    // A robot asks for each page by its address, and must find that page there.
    languages: isCrawler(navigator.userAgent) ? [] : navigator.languages,
  });
  if (redirect !== undefined) history.replaceState(history.state, "", redirect + location.hash);
  setCurrentLocale(locale);
  const followWith = followLocaleOfHistory();
  // The core gets to work while the catalogue is still on its way.
  const client = connectLive(locale);
  const late = new Promise((resolve) => void setTimeout(resolve, SUPERVISE_AFTER_MS));
  void Promise.race([late, whenListStands(client.store)])
    .then(() => import("#state/live/supervise.ts"))
    .then(
      ({ supervise }) => supervise(client.core),
      (error: unknown) => reportError(error, "supervision"),
    );
  await showLocale(locale);
  const host = document.getElementById("root");
  if (host === null) throw new Error("index.html has no #root");
  const router = createAppRouter(client);
  followWith(router);
  const root = createRoot(host, {
    onUncaughtError: (error) => reportError(error, "render"),
    // Not found is an answer, which the 404 page gives and logs.
    onCaughtError: (error) => (isNotFound(error) ? undefined : reportError(error, "render")),
  });
  root.render(
    <StrictMode>
      <App router={router} client={client} />
    </StrictMode>,
  );
  const unsubscribe = router.subscribe("onRendered", () => {
    unsubscribe();
    void whenListStands(client.store)
      .then(() => import("./inBackground.ts"))
      .then((module) => module.startInBackground(client, locale, router));
  });
}

mount().catch((error: unknown) => {
  // SPEC §8: a mount failure is logged and re-thrown.
  reportError(error, "mount");
  throw error;
});
