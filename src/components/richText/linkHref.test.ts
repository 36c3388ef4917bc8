// Targets of links in rich text in another language.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "#domain/testing/anyText.ts";
import { safeLink } from "#domain/richText/safeLink.ts";
import { LOCALES } from "#i18n/locales.ts";
import { linkHref } from "./linkHref.ts";

const french = LOCALES.find(({ id }) => id === "fr")!;

it.each([
  ["/privacy", "/fr/privacy"],
  ["/", "/fr/"],
  ["/football/match/7/odds?tab=x#y", "/fr/football/match/7/odds?tab=x#y"],
  ["/de/privacy", "/de/privacy"],
  ["/img/upload/a", "/img/upload/a"],
  ["/sitemap.xml", "/sitemap.xml"],
  ["/api-docs", "/api-docs"],
  ["https://a.example/privacy", "https://a.example/privacy"],
  ["mailto:a@b.example", "mailto:a@b.example"],
])("%s becomes %s", (link, href) => {
  expect(linkHref(link, french)).toBe(href);
});

it("never yields a path that executes script or leaves for another host", () => {
  const page = "https://here.example/faq";
  fc.assert(
    fc.property(
      fc.oneof(anyText(), fc.constantFrom("https://a.example/b?c#d", "javascript:", "/", "//", "\\")),
      anyText(),
      (first, second) => {
        const link = safeLink(first + second);
        // A string that is no address yields no link.
        if (link === undefined || !URL.canParse(link, page)) return;
        const { protocol, origin } = new URL(link, page);
        expect(["http:", "https:", "mailto:"]).toContain(protocol);
        if (link.startsWith("/")) expect(origin).toBe("https://here.example");
      },
    ),
  );
});
