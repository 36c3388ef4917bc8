// The named access rules of routes (docs/product.md#access-rules): who may see a page, and which addresses
// exist.
import { notFound, redirect } from "@tanstack/react-router";

/** An id in an address: a positive integer without leading zeros or signs. */
const ID = /^[1-9]\d{0,14}$/;

/**
 * What is named by a positive integer has no page under anything else. Whether the server knows it shows with the
 * page's first answer, which leads to the same 404 page.
 */
export function namedById(id: string): void {
  if (!ID.test(id)) throw notFound();
}

/** Rule `soccer-data-base`: a league, team or player is named by its id. */
export function soccerDataBase(id: string): void {
  namedById(id);
}

/** Rule `soccer-inner`: likewise for matches; the match page offers only the tabs the match has data for. */
export function soccerInner(id: string): void {
  soccerDataBase(id);
}

/**
 * Rule `settings`, of all settings: the address `/settings` itself leads to the first page on wide screens, where the
 * menu is beside every page, and leaves no entry in the history; on phones it is the menu. Pages that need a sign-in
 * have the flag `requiresAuth` beside it.
 */
export function settings(pathname: string, wide: boolean): void {
  if (wide && /\/settings\/?$/.test(pathname)) throw redirect({ to: "/settings/theme", replace: true });
}

/** Rule `favorites`: the page is everybody's, because this browser keeps the favourites of visitors too. */
export function favorites(): true {
  return true;
}
