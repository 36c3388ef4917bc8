// Addresses built from paths stay on their host for every path: prefixes, and redirects of a first visit.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { detectLocale } from "./detectLocale.ts";
import { localizePath, splitLocalePath } from "./localePath.ts";
import { LOCALES } from "./locales.ts";

const SITE = "https://touchline.example";

/** Pieces used in known open-redirect attacks. */
const PIECES = [
  "/",
  "//",
  "\\",
  "/\\",
  ".",
  "..",
  "%2f",
  "%2F%2f",
  "%5c",
  "%09",
  "%0d%0a",
  "%00",
  "\t",
  "\n",
  "\r",
  "\0",
  " ",
  "@",
  ":",
  "evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "http:",
  "https://",
  "?",
  "#",
  "live",
  ...LOCALES.map(({ id }) => id),
];

const hostilePath = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3 })), { maxLength: 8 })
  .map((pieces) => `/${pieces.join("")}`);

/** Paths as a page of the site can have them, already parsed by the browser. */
const pathname = hostilePath
  .map((path) => (URL.canParse(SITE + path) ? new URL(SITE + path) : undefined))
  .filter((url) => url?.origin === SITE)
  .map((url) => url?.pathname ?? "/");

const locale = fc.constantFrom(...LOCALES);

it("a first visit is redirected to another path of the same host, or not at all", () => {
  fc.assert(
    fc.property(
      pathname,
      fc.constantFrom("", "?lang=fr", "?lang=//evil.example", "?x=1&lang=ar_SA"),
      fc.option(fc.constantFrom("fr", "en"), { nil: undefined }),
      fc.constantFrom([], ["fr"], ["ar-EG", "en"]),
      (path, search, cookie, languages) => {
        const { redirect } = detectLocale({ pathname: path, search, languages: [cookie, ...languages] });
        if (redirect === undefined) return;
        expect(redirect).toMatch(/^\/(?![/\\])/);
        expect(new URL(redirect, SITE + path).origin).toBe(SITE);
      },
    ),
    { numRuns: 2_000 },
  );
});

it("a path split and rebuilt for any language stays on the host", () => {
  fc.assert(
    fc.property(pathname, locale, (path, target) => {
      const split = splitLocalePath(path);
      expect(split.path.startsWith("/")).toBe(true);
      if (split.locale !== undefined) expect(split.path).not.toMatch(/^\/[/\\]/);
      // The router sets it as the pathname of a complete address.
      const url = new URL(SITE);
      url.pathname = localizePath(split.path, target);
      expect(url.origin).toBe(SITE);
    }),
    { numRuns: 2_000 },
  );
});

it("removing a prefix twice reveals no second host", () => {
  for (const first of LOCALES) {
    expect(splitLocalePath(`/${first.id}//evil.example/x`).path).toBe("/evil.example/x");
    expect(splitLocalePath(`/${first.id}///evil.example`).path).toBe("/evil.example");
  }
});
