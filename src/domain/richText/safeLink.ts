// Which addresses rich text may link to: internal pages, http(s) and mail; never an address that runs script.

/** Longer than any genuine address. */
const MAX_LENGTH = 2_048;

/** The host comes directly before the path; user names before it are rejected, because they disguise the host. */
const WEB = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;
const MAIL = /^mailto:[^?@]+@[^?@]+(?:\?|$)/i;
/** A path of this site; two slashes would start another host. */
const PATH = /^\/(?!\/)/;

/**
 * Browsers ignore some of these characters in addresses, so the rest would be read differently; a backslash acts
 * as a slash.
 */
// oxlint-disable-next-line no-control-regex -- it searches for control characters
const DISGUISE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

/** The address to link to; undefined where the text must not be a link. */
export function safeLink(address: unknown): string | undefined {
  if (typeof address !== "string") return undefined;
  const link = address.trim();
  if (link.length > MAX_LENGTH || DISGUISE.test(link)) return undefined;
  return WEB.test(link) || MAIL.test(link) || PATH.test(link) ? link : undefined;
}
