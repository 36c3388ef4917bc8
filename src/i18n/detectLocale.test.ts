// The initial language: prefix, then query, then cookie, then the stored choice, then the browser.
import { describe, expect, it } from "vitest";
import { detectLocale, matchLanguage, type Visit } from "./detectLocale.ts";

function visit(over: Partial<Visit>): { id: string; redirect: string | undefined } {
  const whole = { pathname: "/", search: "", cookie: undefined, stored: undefined, languages: [], ...over };
  const { locale, redirect } = detectLocale(whole);
  return { id: locale.id, redirect };
}

describe("detectLocale", () => {
  it("gives the prefix priority over everything else", () => {
    const start = visit({ pathname: "/fr/live", search: "?lang=ar_SA", cookie: "en", languages: ["ar"] });
    expect(start).toEqual({ id: "fr", redirect: undefined });
  });
  it("redirects an unprefixed first visit to the browser's language and keeps the query", () => {
    const start = visit({ pathname: "/live", search: "?order=kickoff", languages: ["nl-BE", "fr-CA", "ar"] });
    expect(start).toEqual({ id: "fr", redirect: "/fr/live?order=kickoff" });
  });
  it("prefers the stored choice to the browser's", () => {
    expect(visit({ stored: "ar_SA", languages: ["fr"] })).toEqual({ id: "ar", redirect: "/ar/" });
  });
  it("does not redirect a visitor with the cookie", () => {
    expect(visit({ cookie: "fr", languages: ["ar"] })).toEqual({ id: "en", redirect: undefined });
  });
  it("follows a lang query on an unprefixed page", () => {
    expect(visit({ search: "?lang=fr_FR", cookie: "en" })).toEqual({ id: "fr", redirect: "/fr/?lang=fr_FR" });
    expect(visit({ search: "?lang=xx", cookie: "en" })).toEqual({ id: "en", redirect: undefined });
  });
  it("removes /en, and does not redirect for a missing slash", () => {
    expect(visit({ pathname: "/en/live" })).toEqual({ id: "en", redirect: "/live" });
    expect(visit({ pathname: "/en" })).toEqual({ id: "en", redirect: "/" });
    expect(visit({ pathname: "/fr" })).toEqual({ id: "fr", redirect: undefined });
  });
  it("falls back to English", () => {
    expect(visit({ languages: ["nl", "sv-SE"] })).toEqual({ id: "en", redirect: undefined });
  });
});

describe("matchLanguage", () => {
  it.each([
    ["fr", "fr"],
    ["fr_FR", "fr"],
    ["FR-ca", "fr"],
    ["en-US", "en-us"],
    ["en-GB", "en"],
    ["en-AU", "en"],
    ["ar-EG", "ar"],
    ["zh-CN", "zh"],
    ["zh-SG", "zh"],
    ["zh-Hans-HK", "zh"],
    ["zh-HK", "zh-hk"],
    ["zh-TW", "zh-hk"],
    ["zh-Hant", "zh-hk"],
    ["zh-Hant-MY", "zh-hk"],
    ["zh-MO", "zh-hk"],
    ["pt-PT", "pt"],
    ["nl", undefined],
    ["zz-\u0000", undefined],
    ["", undefined],
  ])("%s", (text, id) => expect(matchLanguage(text)?.id).toBe(id));
});
