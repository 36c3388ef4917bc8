// Legacy ids and data languages as docs/wire.md#legacy-language-ids lists them.
import { describe, expect, it } from "vitest";
import { dataLanguageOf, languageIdOf, languagesOfId } from "./languageIds.ts";

const CODES =
  "en_GB ar_SA en_US tl_PH fr_FR de_DE hi_IN id_ID it_IT ja_JP ko_KR ms_MY pt_BR ru_RU zh_CN es_ES sw_KE th_TH zh_HK vi_VN".split(
    " ",
  );

describe("legacy language ids", () => {
  it("run from 0 to 18, with both kinds of English at 4", () => {
    const ids = CODES.map(languageIdOf);
    expect([...new Set(ids)].sort((a, b) => a - b)).toEqual(Array.from({ length: 19 }, (_, id) => id));
    expect([languageIdOf("en_GB"), languageIdOf("en_US")]).toEqual([4, 4]);
  });

  it("follow the order of docs/product.md#locale-prefixes", () => {
    const others = CODES.filter((code) => !code.startsWith("en"));
    expect(others.map(languageIdOf)).toEqual(others.map(languageIdOf).toSorted((a, b) => a - b));
    expect([languageIdOf("ar_SA"), languageIdOf("hi_IN"), languageIdOf("vi_VN")]).toEqual([0, 5, 18]);
  });

  it("map back to their languages", () => {
    for (const code of CODES) expect(languagesOfId(languageIdOf(code))).toContain(code);
    expect(languagesOfId(4)).toEqual(["en_GB", "en_US"]);
    for (const id of [-1, 19, 1.5, Number.NaN]) expect(languagesOfId(id)).toEqual([]);
  });

  it("are English's for an unknown language", () => {
    expect(languageIdOf("nl_NL")).toBe(4);
  });
});

describe("data languages", () => {
  it("are the eight of docs/wire.md#data-language-codes, English for all others", () => {
    const known = Object.fromEntries(CODES.map((code) => [code, dataLanguageOf(code)]));
    expect(known).toMatchObject({
      zh_CN: "cn",
      zh_HK: "hk",
      en_GB: "en",
      th_TH: "th",
      vi_VN: "vn",
      ko_KR: "ko",
      pt_BR: "bra",
      id_ID: "idn",
    });
    expect(Object.values(known).filter((each) => each !== "en")).toHaveLength(7);
    expect(dataLanguageOf("constructor")).toBe("en");
  });
});
