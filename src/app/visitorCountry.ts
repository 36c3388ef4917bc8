// Learns which country the visitor seems to be in, once a week, when nothing else is to be done (SPEC §7 ipLocate).
import type { Result } from "#api/result.ts";
import { countryByName, namesOfCountry } from "#i18n/countryByName.ts";
import type { LiveStore } from "#state/live/liveStore.ts";

declare const __API_ORIGIN__: string;

const COOKIE = "userCountryIdV1";
/** SPEC §7: stored for 7 days. */
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;
/** Where the browser does not tell when it is idle, this long after the list came is late enough. */
const IDLE_AFTER_MS = 2_000;

/** The country id in a `document.cookie` text; undefined unless it is numeric (SPEC §5). */
export function readVisitorCountry(cookies: string): number | undefined {
  const value = /(?:^|;\s*)userCountryIdV1=([^;]*)/.exec(cookies)?.[1]?.trim() ?? "";
  const id = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The text to assign to `document.cookie`. */
export function writeVisitorCountry(countryId: number): string {
  return `${COOKIE}=${countryId}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
}

export interface VisitorCountryOptions {
  readonly page: Pick<Document, "cookie">;
  /** Its rail names the countries among which the visitor's is looked for. */
  readonly store: Pick<LiveStore, "part" | "subscribe">;
  /** BCP 47 tag of the language those names are in. */
  readonly language: string;
  /** The country's name, in English or in that language. */
  locate(): Promise<Result<string>>;
  whenIdle?(run: () => void): void;
}

/**
 * Asks for the visitor's country once when the cookie does not hold it, after the first list stands and the
 * browser is idle, and keeps its id in the cookie. Failures are silent. Returns how to stop.
 */
export function watchVisitorCountry(options: VisitorCountryOptions): () => void {
  const { page, store, language, whenIdle = runWhenIdle } = options;
  let names: ReadonlySet<string> | undefined;
  let asked = false;
  let over = readVisitorCountry(page.cookie) !== undefined;
  let unsubscribe: (() => void) | undefined;

  function stop(): void {
    over = true;
    unsubscribe?.();
    unsubscribe = undefined;
  }

  async function ask(): Promise<void> {
    if (over) return;
    const answer = await options.locate().catch(() => undefined);
    if (over) return;
    if (!answer?.ok) {
      stop();
      return;
    }
    names = namesOfCountry(answer.value, language);
    look();
  }

  /** A day's list may lack the visitor's country: the next one is looked through as well. */
  function look(): void {
    const countries = store.part("rail")?.countries ?? [];
    if (over || countries.length === 0) return;
    if (!asked) {
      asked = true;
      whenIdle(() => void ask());
    }
    const countryId = names && countryByName(names, countries);
    if (countryId === undefined) return;
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser we serve
    page.cookie = writeVisitorCountry(countryId);
    stop();
  }

  if (!over) {
    unsubscribe = store.subscribe("rail", look);
    look();
  }
  return stop;
}

/** Asks the server, loading the code for calls only now: the first screen does without it. */
export async function locateVisitor(wireLanguage: string, deviceInfo: string): Promise<Result<string>> {
  const [{ createHttp }, { createLiveApi }] = await Promise.all([
    import("#api/http.ts"),
    import("#api/live.ts"),
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

function runWhenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run);
  else setTimeout(run, IDLE_AFTER_MS);
}
