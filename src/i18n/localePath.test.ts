// Prefixes: removed, added, and left unchanged where they name no locale.
import { describe, expect, it } from "vitest";
import { localeOfPath, localizePath, splitLocalePath } from "./localePath.ts";
import { LOCALES } from "./locales.ts";

describe("splitLocalePath", () => {
  it.each([
    ["/", undefined, "/"],
    ["/live", undefined, "/live"],
    ["/fr", "fr", "/"],
    ["/fr/", "fr", "/"],
    ["/fr/live", "fr", "/live"],
    ["/ar/football/match/1/odds", "ar", "/football/match/1/odds"],
    ["/en/live", "en", "/live"],
    ["/french", undefined, "/french"],
    ["/nl/live", undefined, "/nl/live"],
    ["/xx/", undefined, "/xx/"],
    ["/en//evil.example", "en", "/evil.example"],
    ["//evil.example/fr", undefined, "//evil.example/fr"],
  ])("%s", (pathname, locale, path) => {
    const split = splitLocalePath(pathname);
    expect(split.locale?.id).toBe(locale);
    expect(split.path).toBe(path);
  });
});

describe("localizePath", () => {
  it("returns to the same path in every locale", () => {
    for (const locale of LOCALES) {
      for (const path of ["/", "/live", "/posts/7"]) {
        const localized = localizePath(path, locale);
        expect(splitLocalePath(localized).path).toBe(path);
        expect(localeOfPath(localized)).toBe(locale);
      }
    }
  });
});
