// Reads the address of a link as a member types it.
// See docs/product.md#links-in-the-editor.
import { safeLink } from "./safeLink.ts";

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** A host with a dot in it, and a port; what follows is a path. */
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u;
const MAIL = /^[^\s@/:?#]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/**
 * The address to link to: of http, https or mailto, at most 2,048 UTF-16 units. A host without scheme gets https, an
 * e-mail address mailto. Undefined for anything else.
 */
export function typedLink(typed: string): string | undefined {
  const text = typed.trim();
  const whole = MAIL.test(text) ? `mailto:${text}` : HOST.test(text) ? `https://${text}` : text;
  const link = SCHEME.test(whole) ? safeLink(whole) : undefined;
  // Members link to no path of this site: the server keeps none.
  return link?.startsWith("/") ? undefined : link;
}
