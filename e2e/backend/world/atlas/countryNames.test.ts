// Codes of countries by their English names: the present ones.
import { expect, it } from "vitest";
import { countryCode } from "./countryNames.ts";

it.each([
  ["Germany", "DE"],
  ["Zimbabwe", "ZW"],
  ["France", "FR"],
  ["Serbia", "RS"],
  ["vietnam", "VN"],
  ["Scotland", "GB-SCT"],
  ["Atlantis", undefined],
])("%s is %s", (name, code) => expect(countryCode(name)).toBe(code));
