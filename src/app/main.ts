// The page's entry: sets language and address, joins the core, then loads what draws the page. It runs without React.
import { readCookie } from "#domain/cookies.ts";
import { holdFailures } from "#i18n/activateLocale.ts";
import { setCurrentLocale } from "#i18n/currentLocale.ts";
import { detectLocale } from "#i18n/detectLocale.ts";
import { watchLeaving, whenStaying } from "#state/errors/leaving.ts";
import { reportError, watchUncaught } from "#state/errors/reportError.ts";
import { withDeadline } from "#state/live/liveness/countedTime.ts";
import { chooseLanguage, chosenLanguage } from "#state/preferences/personalConfig.ts";
import { watchTheme } from "#state/preferences/theme.ts";
import { forgetLater } from "#state/session/forgetLater.ts";
import { sessionWithoutFlag } from "#state/session/sessionAtom.ts";
import { connectLive } from "./connectLive.ts";
import { isCrawler } from "./failing/isCrawler.ts";
import { isMissingChunk, watchEarlyMissingChunks } from "./newBuild/earlyMissingChunks.ts";
import { whenShown } from "./whenShown.ts";

/** The session with the core opens in a task of its own, which the code of the page would hold up; awaited so long, ms. */
const OPENED_WITHIN_MS = 50;

async function start(): Promise<void> {
  watchLeaving(window);
  holdFailures(whenStaying);
  watchUncaught(window, isMissingChunk);
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
  // The core starts and asks for its list while the code of the page is still loading.
  const client = connectLive(locale, ended);
  await withDeadline(client.opened, OPENED_WITHIN_MS);
  await whenShown(client);
  const { mountApp } = await import("./mountApp.tsx");
  await mountApp(client);
}

start().catch((error: unknown) => {
  // docs/product.md#mount-failure: a mount failure is logged and re-thrown.
  reportError(error, "mount");
  // public/again.js loads the page again, or shows a sentence.
  dispatchEvent(new Event(isMissingChunk(error) ? "touchline-missing" : "touchline-failed"));
  throw error;
});
