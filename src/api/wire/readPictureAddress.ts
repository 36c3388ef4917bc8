// Which addresses of pictures and videos a page may request: paths of our own and addresses of the image host.
// See docs/wire.md#addresses-of-pictures.

declare const __IMAGE_ORIGIN__: string;

/** An address that the image host signed is long; a longer one is not believed. */
const LONGEST_ADDRESS = 2_048;
/** Stands for the page's own origin, which a reader does not know; no server has a name that ends with ".invalid". */
const OWN_ORIGIN = "https://own.invalid";

/**
 * A picture's address as a browser would request it, or "" for a value that names neither a path of our own nor
 * the image host. `imageOrigin` is "" where pictures are on our own origin.
 */
export function readPictureAddress(value: unknown, imageOrigin: string): string {
  if (typeof value !== "string" || value.length > LONGEST_ADDRESS) return "";
  // A path without a leading slash would depend on the page that shows it.
  const written = value.startsWith("/") || /^https?:\/\//i.test(value);
  if (!written || !URL.canParse(value, OWN_ORIGIN)) return "";
  // The browser's own parser decides: it removes line ends and reads "\" as "/", so "/\t/host" names a host.
  const { origin, username, password, pathname, search, href } = new URL(value, OWN_ORIGIN);
  if (username !== "" || password !== "") return "";
  if (origin === OWN_ORIGIN) {
    // "/.//host" is a path of our own, but its short form "//host" would name a host.
    return value.startsWith("/") && !pathname.startsWith("//") ? pathname + search : "";
  }
  return imageOrigin !== "" && origin === originOf(imageOrigin) ? href : "";
}

/** The proofs run in Node, without the constants of the build. */
const imageOrigin = typeof __IMAGE_ORIGIN__ === "string" ? __IMAGE_ORIGIN__ : "";

/** The same with the image host of this build. */
export function readMediaAddress(value: unknown): string {
  return readPictureAddress(value, imageOrigin);
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
