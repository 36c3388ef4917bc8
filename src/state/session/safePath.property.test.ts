// After a sign-in the user returns to a page of this site, whatever the address or the storage contained.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { localizePath } from "#i18n/localePath.ts";
import { LOCALES } from "#i18n/locales.ts";
import { safePath } from "./platformRedirect.ts";

const SITE = "https://touchline.example";

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."/ // \\ /\\ . .. ./ %2e%2e %2f %2f%2f %5c @ : ? # fr en ar live evil.example https:// javascript: data:".split(
          " ",
        ),
        "\t",
        "\n",
        "\r",
        "\0",
        " ",
        "\u3000",
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 9 },
  )
  .map((pieces) => pieces.join(""));

it("in every language, in every way a browser resolves it", () => {
  let taken = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        hostile.map((path) => `/${path}`),
      ),
      (value) => {
        const path = safePath(value);
        if (path === undefined) return;
        taken += 1;
        expect(path).toMatch(/^\/(?![/\\])/);
        // oxlint-disable-next-line no-control-regex -- control signs are what it looks for
        expect(path.split(/[?#]/, 1)[0]).not.toMatch(/[\u0000-\u001f\\]/);
        for (const locale of LOCALES) {
          expect(new URL(localizePath(path, locale), SITE).origin).toBe(SITE);
        }
      },
    ),
    { numRuns: 3_000 },
  );
  // A function that refuses everything would pass the test above.
  expect(taken).toBeGreaterThan(300);
});
