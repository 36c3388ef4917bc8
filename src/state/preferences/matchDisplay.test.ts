// The match-display settings as read from the browser's storage.
// See docs/product.md#match-display-settings.
import * as fc from "fast-check";
import { createStore } from "jotai";
import { expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
import { matchDisplayAtom, readSettings } from "./matchDisplay.ts";

const CHOSEN = { ...DEFAULT_SETTINGS, goal: false, oddsFormat: "fraction", oddsProviderId: 47 } as const;

it("are restored as stored", () => {
  expect(readSettings(JSON.parse(JSON.stringify(CHOSEN)))).toEqual(CHOSEN);
});

it("get defaults for missing values, and drop unknown ones", () => {
  expect(readSettings({})).toEqual(DEFAULT_SETTINGS);
  expect(readSettings({ ...CHOSEN, colour: "red" })).toEqual(CHOSEN);
  for (const stored of [undefined, null, "x", 7, []]) expect(readSettings(stored)).toBeUndefined();
});

it("lose only the damaged value", () => {
  const names = Object.keys(DEFAULT_SETTINGS) as (keyof typeof DEFAULT_SETTINGS)[];
  const damage = fc.oneof(
    fc.constantFrom(null, 0, 1, "true", "roman", 8.5, 48),
    fc.array(fc.nat()),
    fc.object(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...names), damage, (name, damaged) => {
      expect(readSettings({ ...CHOSEN, [name]: damaged })).toEqual({
        ...CHOSEN,
        [name]: DEFAULT_SETTINGS[name],
      });
    }),
  );
});

it("chosen in another tab apply here at once", () => {
  const store = createStore();
  const stop = store.sub(matchDisplayAtom, () => undefined);
  localStorage.setItem("touchline.matchDisplay.1", JSON.stringify({ ...CHOSEN, oddsFormat: 3 }));
  dispatchEvent(new StorageEvent("storage", { key: "touchline.matchDisplay.1" }));
  expect(store.get(matchDisplayAtom)).toEqual({ ...CHOSEN, oddsFormat: "decimal" });
  stop();
});
