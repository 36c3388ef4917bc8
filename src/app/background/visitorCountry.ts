// Learns which country the visitor seems to be in, once a week, when nothing else is to be done.
// See docs/wire.md#visitor-country.
import { type CookiePage, readCookie, writeCookie } from "#domain/cookies.ts";
import type { Result } from "#api/transport/result.ts";
import type { LiveStore } from "#state/live/client/liveStore.ts";

declare const __API_ORIGIN__: string;

/** The table of countries: fetched only where the cookie does not hold the answer. */
const loadTable = () => import("#i18n/countryIds.ts");

/** The country id in the cookie; undefined unless it is numeric (docs/product.md#country-ids). */
export function readVisitorCountry(page: Readonly<CookiePage>): number | undefined {
  const value = readCookie(page, "userCountryIdV1") ?? "";
  const id = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

export interface VisitorCountryOptions {
  readonly page: CookiePage;
  /** Its rail names the countries of the lists, whose ids are the server's own. */
  readonly store: Pick<LiveStore, "part" | "subscribe">;
  /** BCP 47 tag of the language those names are in. */
  readonly language: string;
  /** The visitor's country among those of the lists, 0 while it is not known. */
  readonly homeCountry: number;
  setHomeCountry(countryId: number): void;
  /** The country's English name. */
  locate(): Promise<Result<string>>;
  /** undefined where the browser has none: each tab asks for itself then. */
  readonly locks: Pick<LockManager, "request"> | undefined;
}

const LOCK = "touchline-country";

/**
 * Keeps the visitor's country in the cookie, as its ISO 3166-1 numeric id, asking for it where the cookie holds none;
 * then looks for it among the countries of the lists. Of twenty tabs opened at once one asks. A failure is silent: the
 * next page load asks again.
 */
export async function learnVisitorCountry(options: VisitorCountryOptions): Promise<void> {
  const { page, locks } = options;
  const known = readVisitorCountry(page);
  if (known !== undefined) {
    if (options.homeCountry === 0) await findHome(options, { id: known });
    return;
  }
  const learn = () => learnAnew(options);
  if (locks === undefined) return learn();
  let asked = false;
  try {
    // Held by another tab, which learns it for all: its answer comes by the cookie, and the stored setting.
    await locks.request(LOCK, { ifAvailable: true }, (lock) => {
      asked = true;
      return lock === null ? undefined : learn();
    });
  } catch (error) {
    if (asked) throw error;
    // Forbidden, as where cookies are blocked.
    await learn();
  }
}

async function learnAnew(options: VisitorCountryOptions): Promise<void> {
  const { page } = options;
  // Another tab was just before this one.
  if (readVisitorCountry(page) !== undefined) return;
  const answer = await options.locate();
  if (!answer.ok) return;
  const { countryIdOf } = await loadTable();
  const id = countryIdOf(answer.value);
  if (id === undefined) return;
  writeCookie(page, "userCountryIdV1", String(id));
  await findHome(options, { id, located: answer.value });
}

/** A day's list may lack the visitor's country: the next one is looked through as well. */
async function findHome(
  { store, language, setHomeCountry }: VisitorCountryOptions,
  country: { readonly id: number; readonly located?: string },
): Promise<void> {
  const { findInList } = await loadTable();
  function look(): boolean {
    const countryId = findInList(store.part("rail")?.countries ?? [], country, language);
    if (countryId !== undefined) setHomeCountry(countryId);
    return countryId !== undefined;
  }
  if (look()) return;
  const unsubscribe = store.subscribe("rail", () => {
    if (look()) unsubscribe();
  });
}

/** Asks the server, loading the code for calls only now: the first screen does without it. */
export async function locateVisitor(wireLanguage: string, deviceInfo: string): Promise<Result<string>> {
  const [{ createHttp }, { createLiveApi }] = await Promise.all([
    import("#api/transport/http.ts"),
    import("#api/live/live.ts"),
  ]);
  const http = createHttp({
    fetch: (input, init) => fetch(input, init),
    origin: __API_ORIGIN__,
    getToken: () => undefined,
    getLanguage: () => wireLanguage,
    getDeviceInfo: () => deviceInfo,
    now: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  return createLiveApi(http).locate();
}
