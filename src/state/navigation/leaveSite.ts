// Leaves the site: an address elsewhere is refused unless the caller allows it for this navigation.
// See docs/product.md#leaving-the-site.

/**
 * `address` as a URL that a page at `origin` may open; undefined for anything but the web, for a change from https to
 * http, and for addresses with a user name or password, which can imitate other hosts.
 */
export function outsideAddress(address: string, origin: string): URL | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const { protocol } = new URL(origin);
  if (url.protocol !== "https:" && (url.protocol !== "http:" || protocol !== "http:")) return undefined;
  return url.username === "" && url.password === "" ? url : undefined;
}

/** A page still shown this long (ms) after leaving has stayed: no answer arrived, or it was a download. */
const LEAVING_MS = 10_000;

let leftAt = -Infinity;

/** True between leaving and the next page's answer: no other navigation may start meanwhile. */
export function isLeaving(): boolean {
  return performance.now() - leftAt < LEAVING_MS;
}

/** Leaves for an address that the caller has approved; false where `outsideAddress` refuses it. */
export function leaveSite(address: string, page: Pick<Location, "origin" | "assign"> = location): boolean {
  const url = outsideAddress(address, page.origin);
  if (url === undefined) return false;
  leftAt = performance.now();
  page.assign(url.href);
  return true;
}
