// Writes the script that runs before the first paint into the built page, and names it for the Content-Security-Policy.
import { createHash } from "node:crypto";

/** Of public/boot.js and public/again.js, as index.html has them. */
const FILES = /<script src="\/boot\.js"><\/script>\s*<script src="\/again\.js"><\/script>/;

/**
 * `html` with `code` in place of its first two scripts, and the source expression that allows this code and no other. Throws
 * where the page has no such scripts, or the code could end its element.
 */
export function inlineBoot(html: string, code: string): { readonly html: string; readonly source: string } {
  if (!FILES.test(html))
    throw new Error("index.html needs the scripts /boot.js and /again.js, one after the other");
  if (/<[!/]/.test(code)) throw new Error("boot.js and again.js may contain neither <! nor </");
  return {
    html: html.replace(FILES, () => `<script>${code}</script>`),
    source: `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  };
}
