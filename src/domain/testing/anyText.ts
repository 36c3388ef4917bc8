// Any text of Unicode, for properties: fast-check's own unit "binary" computes a table for a second in each test file.
import * as fc from "fast-check";

const SURROGATES_AT = 0xd800;
const SURROGATES = 0x800;
const LAST = 0x10ffff;

const anyCharacter = fc
  .nat({ max: LAST - SURROGATES })
  .map((at) => String.fromCodePoint(at < SURROGATES_AT ? at : at + SURROGATES));

/** Texts of whole characters, control characters and those that are not assigned too. */
export const anyText = (constraints: Readonly<{ maxLength?: number }> = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: anyCharacter });
