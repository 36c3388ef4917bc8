// Starts the work that may follow the first screen: languages, dictionary, country, the member's settings.
import { pageStore } from "#state/pageStore.ts";
import { tellFailure } from "#components/acting/tellFailure.ts";
import type { Locale } from "#i18n/locales.ts";
import { watchDrafts } from "#state/writing/drafts.ts";
import { takeUpOrders } from "#state/payments/takeUpOrders.ts";
import { takeUpDrafts } from "#state/writing/takeUpDrafts.ts";
import { serviceWorkers } from "#state/browser/webParts.ts";
import { contextOf } from "#state/preferences/tabContext.ts";
import { viewerZoneAtom } from "#state/preferences/viewerZone.ts";
import { homeCountryAtom } from "#state/preferences/homeCountry.ts";
import { visitorCountryAtom } from "#state/preferences/zoneOffer.ts";
import { onFailedRead } from "#state/pageData/failedReads.ts";
import { doubtWhenShown } from "#state/live/liveness/doubtWhenShown.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { followLowPower } from "#state/lowPower/followLowPower.ts";
import { switchLocale } from "#state/navigation/localeSwitch.ts";
import type { Navigation } from "#state/navigation/navigation.ts";
import { isLowPower } from "#ui/page/isLowPower.ts";
import { reportError } from "#state/errors/reportError.ts";
import { followBuild } from "../newBuild/followBuild.ts";
import { followLanguage } from "./followLanguage.ts";
import { followMember } from "./followMember.ts";
import { followOffline, removeOffline } from "./followOffline.ts";
import { followTick } from "./followTick.ts";
import { hideSentences } from "../failing/hideSentences.ts";
import { followCoreTroubles } from "../failing/followTroubles.ts";
import { followDictionary, refreshLanguageList } from "./languageData.ts";
import { whenIdle } from "./whenIdle.ts";
import { learnVisitorCountry } from "./visitorCountry.ts";

declare const __ANALYTICS_ORIGIN__: string;
declare const __BUILD_ID__: string;
declare const __OFFLINE__: "registered" | "removed" | "absent";

/** Starts all parts; each one fails on its own and is only logged (docs/product.md#failures-only-logged). */
export function startInBackground(client: LiveClient, locale: Locale, navigation: Navigation): void {
  hideSentences(document);
  followLowPower(client);
  // With low power switched off by hand, the system's request for reduced motion still applies.
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  followTick({
    page: document,
    isStill() {
      // Old minutes do not run.
      const { asking, stale } = client.store.part("connection");
      return calm.matches || isLowPower() || asking === true || stale;
    },
    onUpdate: (listener) => client.store.subscribe("update", listener),
  });
  // Preloaded, because a failure to load code must be reported when no code can be loaded.
  void import("#state/errors/errorLog.ts").catch(() => undefined);
  void import("../failing/ErrorPage.tsx").catch(() => undefined);
  // docs/product.md#failed-reads: a toast for a failed read of the shown page.
  onFailedRead(tellFailure);
  followBuild(navigation);
  followCoreTroubles();
  followDictionary(client);
  watchDrafts();
  takeUpDrafts(client);
  takeUpOrders(client);
  followLanguage();
  followMember(client, (language) => {
    switchLocale(navigation, language).catch((error: unknown) => reportError(error, "language"));
  });
  doubtWhenShown({
    store: client.store,
    page: document,
    now: () => Date.now(),
    later(then, ms) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  });
  const parts = {
    "language list": refreshLanguageList(client, locale),
    "visitor's country": learnVisitorCountry({
      page: document,
      store: client.store,
      language: locale.html,
      setCountry: (isoId) => pageStore.set(visitorCountryAtom, isoId),
      homeCountry: pageStore.get(homeCountryAtom),
      setHomeCountry: (countryId) => pageStore.set(homeCountryAtom, countryId),
      locate: () =>
        client.getPage(
          { call: "visitorCountry", params: {} },
          contextOf(locale, pageStore.get(viewerZoneAtom)),
        ),
    }),
    "offline worker": keepOffline(),
    // A build without the service does not contain this code.
    "page views": __ANALYTICS_ORIGIN__ === "" ? undefined : countPageViews(__ANALYTICS_ORIGIN__, navigation),
  };
  for (const [part, done] of Object.entries(parts)) {
    done?.catch((error: unknown) => reportError(error, part));
  }
}

/** None where the browser has no service workers, as on a page without https. */
async function keepOffline(): Promise<void> {
  const workers = serviceWorkers();
  if (workers === undefined) return;
  await whenIdle();
  if (__OFFLINE__ === "registered") await followOffline(workers);
  else if (__OFFLINE__ === "removed") await removeOffline(workers);
}

async function countPageViews(origin: string, navigation: Navigation): Promise<void> {
  const { sendPageViews } = await import("./pageViews.ts");
  sendPageViews(origin, {
    navigation,
    language: () => document.documentElement.lang,
    build: __BUILD_ID__,
  });
}
