// The initial language: prefix, then query, then the visitor's languages; a robot has none.
import { describe, expect, it } from "vitest";
import { detectLocale, matchLanguage, type Visit } from "./detectLocale.ts";

function visit(over: Partial<Visit>): { id: string; redirect: string | undefined } {
  const { locale, redirect } = detectLocale({ pathname: "/", search: "", languages: [], ...over });
  return { id: locale.id, redirect };
}

describe("detectLocale", () => {
  it("gives the prefix priority over everything else", () => {
    const start = visit({ pathname: "/fr/live", search: "?lang=ar_SA", languages: ["en_GB", "en", "ar"] });
    expect(start).toEqual({ id: "fr", redirect: undefined });
  });
  it("redirects an unprefixed visit to the first known language and keeps the query", () => {
    const start = visit({ pathname: "/live", search: "?order=kickoff", languages: ["nl-BE", "fr-CA", "ar"] });
    expect(start).toEqual({ id: "fr", redirect: "/fr/live?order=kickoff" });
  });
  it("prefers the stored choice to the cookie, and the cookie to the browser's languages", () => {
    expect(visit({ languages: ["ar_SA", "fr", "de"] })).toEqual({ id: "ar", redirect: "/ar/" });
    expect(visit({ languages: [undefined, "fr", "de"] })).toEqual({ id: "fr", redirect: "/fr/" });
  });
  it("stays in English where English was chosen, whatever the browser prefers", () => {
    expect(visit({ languages: ["en_GB", "fr", "de"] })).toEqual({ id: "en", redirect: undefined });
    expect(visit({ languages: [undefined, "en", "de"] })).toEqual({ id: "en", redirect: undefined });
  });
  it("redirects no robot", () => {
    expect(visit({ pathname: "/live", languages: [] })).toEqual({ id: "en", redirect: undefined });
  });
  it("follows a lang query on an unprefixed page", () => {
    expect(visit({ search: "?lang=fr_FR", languages: ["en_GB"] })).toEqual({
      id: "fr",
      redirect: "/fr/?lang=fr_FR",
    });
    expect(visit({ search: "?lang=en_GB", languages: ["fr_FR"] })).toEqual({ id: "en", redirect: undefined });
    expect(visit({ search: "?lang=xx", languages: ["en"] })).toEqual({ id: "en", redirect: undefined });
  });
  it("removes /en, and does not redirect for a missing slash", () => {
    expect(visit({ pathname: "/en/live", languages: ["fr"] })).toEqual({ id: "en", redirect: "/live" });
    expect(visit({ pathname: "/en" })).toEqual({ id: "en", redirect: "/" });
    expect(visit({ pathname: "/fr" })).toEqual({ id: "fr", redirect: undefined });
  });
  it("reports /en as a choice, and no other address", () => {
    const chosen = (pathname: string, search = ""): boolean =>
      detectLocale({ pathname, search, languages: ["fr"] }).chosen;
    expect(["/en", "/en/live", "/fr/live", "/live"].map((path) => chosen(path))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(chosen("/live", "?lang=en_GB")).toBe(false);
  });
  it("falls back to English", () => {
    expect(visit({ languages: ["nl", undefined, "sv-SE"] })).toEqual({ id: "en", redirect: undefined });
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
    // Java's codes in old WebViews, and codes of three letters.
    ["in-ID", "id"],
    ["in", "id"],
    ["in_ID", "id"],
    ["zsm-MY", "ms"],
    ["swh", "sw"],
    ["arb-EG", "ar"],
    ["fil-PH", "tl"],
    ["tl-PH", "tl"],
    ["cmn-Hans-CN", "zh"],
    ["cmn-TW", "zh-hk"],
    ["cmn", "zh"],
    ["yue-Hant-HK", "zh-hk"],
    ["yue", "zh-hk"],
    ["yue-CN", "zh"],
    ["zh-yue-HK", "zh-hk"],
    ["wuu-CN", "zh"],
    ["nl", undefined],
    ["zz-\u0000", undefined],
    ["", undefined],
  ])("%s", (text, id) => expect(matchLanguage(text)?.id).toBe(id));
});
