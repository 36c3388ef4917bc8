// Names of odds providers are stored once; damage in storage loses only the damaged names.
import { createStore } from "jotai";
import { expect, it } from "vitest";
import { providerNamesAtom, withProviderNames } from "./providerNames.ts";

const told = (providerId: number, providerName: string) => ({ providerId, providerName });

it("adds names, and returns the same object where nothing is new", () => {
  const known = withProviderNames({}, [told(8, "Northey"), told(47, "Quayline"), told(99, "Nobody")]);
  expect(known).toEqual({ 8: "Northey", 47: "Quayline" });
  expect(withProviderNames(known, [told(8, "Northey")])).toBe(known);
  expect(withProviderNames(known, [told(8, "Northey & Sons")])).toEqual({
    8: "Northey & Sons",
    47: "Quayline",
  });
});

it("reads valid names and drops the rest", () => {
  localStorage.setItem("touchline.providerNames.1", JSON.stringify({ 8: "Northey", 47: 3, 9: "" }));
  const store = createStore();
  const stop = store.sub(providerNamesAtom, () => undefined);
  expect(store.get(providerNamesAtom)).toEqual({ 8: "Northey" });
  stop();
});
