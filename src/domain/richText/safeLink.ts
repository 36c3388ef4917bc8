// Which addresses rich text may link to: pages of ours, the web, and mail; never anything a browser would run.

/** Longer than any address somebody means to share. */
const MAX_LENGTH = 2_048;

/** A host stands before any path; none with a name before it, which is how addresses pretend to be others. */
const WEB = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;
const MAIL = /^mailto:[^?@]+@[^?@]+(?:\?|$)/i;
/** A path of this site; two slashes would name another host. */
const PATH = /^\/(?!\/)/;

/** Browsers drop some of these from addresses, so that what follows would be read anew; a backslash counts as a slash. */
// oxlint-disable-next-line no-control-regex -- control signs are what it looks for
const DISGUISE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

/** The address to link to; undefined where the text stands without a link. */
export function safeLink(address: unknown): string | undefined {
  if (typeof address !== "string") return undefined;
  const link = address.trim();
  if (link.length > MAX_LENGTH || DISGUISE.test(link)) return undefined;
  return WEB.test(link) || MAIL.test(link) || PATH.test(link) ? link : undefined;
}
