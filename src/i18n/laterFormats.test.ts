// Offsets and euros as texts.
import { expect, it } from "vitest";
import { formatEuros, formatOffset } from "./laterFormats.ts";
import { DEFAULT_LOCALE } from "./locales.ts";

it.each([
  [0, "UTC"],
  [60, "UTC+1"],
  [345, "UTC+5:45"],
  [-210, "UTC−3:30"],
])("offset %d", (offset, text) => expect(formatOffset(offset)).toBe(text));

it("euros are short", () => expect(formatEuros(1_200_000, DEFAULT_LOCALE)).toBe("€1.2m"));
