// The languages on offer: the server's set and order, limited to locales with a catalogue.
import { describe, expect, it } from "vitest";
import { LOCALES } from "#i18n/locales.ts";
import { offeredLocales } from "./languageList.ts";

describe("the languages on offer", () => {
  it("are the server's in its order, each once, without those that have no catalogue", () => {
    const offered = offeredLocales(["fr_FR", "nl_NL", "en_GB", "fr_FR"]);
    expect(offered.map(({ id }) => id)).toEqual(["fr", "en"]);
  });

  it("are all locales where the server names none of them", () => {
    expect(offeredLocales([])).toBe(LOCALES);
    expect(offeredLocales(["nl_NL"])).toBe(LOCALES);
  });
});
