// The offer to choose a time zone where the browser hides its own, made once in this browser.
// See docs/product.md#time-zones.
import { atom } from "jotai";
import { storedAtom } from "./stored.ts";

/** The visitor's country by its ISO 3166-1 numeric id; undefined while it is unknown. */
export const visitorCountryAtom = atom<number | undefined>(undefined);

/** True once the offer was accepted or dismissed. */
export const zoneOfferedAtom = storedAtom({
  key: "touchline.zoneOffered.1",
  initial: false,
  read: (stored) => (typeof stored === "boolean" ? stored : undefined),
});
