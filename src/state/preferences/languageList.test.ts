// The languages on offer: the server's order and set, cut with our table.
import { describe, expect, it } from "vitest";
import { LOCALES } from "#i18n/locales.ts";
import { offeredLocales } from "./languageList.ts";

describe("the languages on offer", () => {
  it("are those of the server in its order, each once, without those we have no catalogue for", () => {
    const offered = offeredLocales(["fr_FR", "nl_NL", "en_GB", "fr_FR"]);
    expect(offered.map(({ id }) => id)).toEqual(["fr", "en"]);
  });

  it("are all of ours where the server names none of them", () => {
    expect(offeredLocales([])).toBe(LOCALES);
    expect(offeredLocales(["nl_NL"])).toBe(LOCALES);
  });
});
