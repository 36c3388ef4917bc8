// Requests the visitor's country once a week, when the browser is idle.
// See docs/wire.md#visitor-country.
import { type CookiePage, readCookie, writeCookie } from "#domain/cookies.ts";
import type { Result } from "#api/transport/result.ts";
import type { LiveStore } from "#state/live/client/liveStore.ts";

/** Loads the table of countries; called only when the cookie holds no id. */
const loadTable = () => import("#i18n/countryIds.ts");

/** The country id in the cookie; undefined unless it is numeric (docs/product.md#country-ids). */
export function readVisitorCountry(page: Readonly<CookiePage>): number | undefined {
  const value = readCookie(page, "userCountryIdV1") ?? "";
  const id = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

export interface VisitorCountryDeps {
  readonly page: CookiePage;
  /** The live store; its rail lists the countries by the server's own ids. */
  readonly store: Pick<LiveStore, "part" | "subscribe">;
  /** BCP 47 tag of the language those names are in. */
  readonly language: string;
  /** Receives the visitor's country by its ISO 3166-1 numeric id. */
  setCountry(isoId: number): void;
  /** The visitor's country by the id the lists use; 0 while it is unknown. */
  readonly homeCountry: number;
  setHomeCountry(countryId: number): void;
  /** The country's English name; undefined where the core gives no answer. */
  locate(): Promise<Result<unknown> | undefined>;
}

/**
 * Stores the visitor's country in the cookie as its ISO 3166-1 numeric id, and requests it when the cookie holds none.
 * Then finds the country among those of the lists. The core asks once for tabs that open together. A failure is not
 * reported; the next page load tries again.
 */
export async function learnVisitorCountry(deps: VisitorCountryDeps): Promise<void> {
  const { page } = deps;
  const known = readVisitorCountry(page);
  if (known !== undefined) {
    deps.setCountry(known);
    if (deps.homeCountry === 0) await findHome(deps, { id: known });
    return;
  }
  const answer = await deps.locate();
  if (answer?.ok !== true) return;
  const located = String(answer.value);
  const { countryIdOf } = await loadTable();
  const id = countryIdOf(located);
  if (id === undefined) return;
  writeCookie(page, "userCountryIdV1", String(id));
  deps.setCountry(id);
  await findHome(deps, { id, located });
}

/** A day's list may lack the visitor's country, so later lists are searched too. */
async function findHome(
  { store, language, setHomeCountry }: VisitorCountryDeps,
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
