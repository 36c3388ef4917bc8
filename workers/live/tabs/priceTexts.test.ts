// Prices in the format of each tab: fractions come a moment later, and the rows are written then.
import { describe, expect, it, vi } from "vitest";
import { createPriceTexts } from "./priceTexts.ts";

describe("a price of a row", () => {
  it("is written at once as decimal and as American odds", () => {
    const text = createPriceTexts(() => undefined);
    expect([text(2.5, "decimal"), text(2.5, "american"), text(1.5, "american")]).toEqual([
      "2.50",
      "+150",
      "-200",
    ]);
    expect([text(undefined, "fraction"), text(Number.NaN, "decimal")]).toEqual(["–", "–"]);
  });

  it("is empty until the fractions are loaded, which is reported once", async () => {
    const onLoaded = vi.fn();
    const text = createPriceTexts(onLoaded);
    expect([text(2.5, "fraction"), text(1.5, "fraction")]).toEqual(["", ""]);
    await expect.poll(() => onLoaded.mock.calls.length).toBeGreaterThan(0);
    expect(onLoaded).toHaveBeenCalledTimes(1);
    expect([text(2.5, "fraction"), text(1.5, "fraction")]).toEqual(["3/2", "1/2"]);
  });
});
