// The one way out of the site: addresses elsewhere are refused unless a caller allows that one here.
// See docs/product.md#leaving-the-site.

/**
 * `address` as a place one may be led to from a page at `origin`; undefined for anything but the web, for a step down
 * from https to http, and for addresses that carry a name or password, which is how they pretend to be others.
 */
export function outsideAddress(address: string, origin: string): URL | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const { protocol } = new URL(origin);
  if (url.protocol !== "https:" && (url.protocol !== "http:" || protocol !== "http:")) return undefined;
  return url.username === "" && url.password === "" ? url : undefined;
}

/** A page that has not gone so long after it was left has stayed: no answer came, or it was a download. */
const LEAVING_MS = 10_000;

let leftAt = -Infinity;

/** The page has just been left, and goes when the next one answers: until then nothing may send it elsewhere. */
export function isLeaving(): boolean {
  return performance.now() - leftAt < LEAVING_MS;
}

/** Leaves for an address that the caller has found right to leave for; false where `outsideAddress` refuses it. */
export function leaveSite(address: string, page: Pick<Location, "origin" | "assign"> = location): boolean {
  const url = outsideAddress(address, page.origin);
  if (url === undefined) return false;
  leftAt = performance.now();
  page.assign(url.href);
  return true;
}
