// Comments are short and literal: an opening sentence of at most 120 characters, and no figurative phrases.
import { describe, expect, it } from "vitest";
import { findFigurative, longOpening, OPENING_MAX } from "./prose.ts";
import { files, textOf } from "./sourceFiles.ts";

/** The rule and its test must name the phrases. */
const CHECKS: ReadonlySet<string> = new Set(["e2e/house/prose.ts", "e2e/house/prose.test.ts"]);

describe("comments", () => {
  it(`open each file with a sentence of at most ${OPENING_MAX} characters`, () => {
    const long = files.flatMap((file) => {
      const found = longOpening(textOf(file));
      return found === undefined ? [] : [`${file}:${found.line} ${found.what}`];
    });
    expect(long).toEqual([]);
  });

  it("hold none of the phrases that hide who does what", () => {
    const found = files
      .filter((file) => !CHECKS.has(file))
      .flatMap((file) => findFigurative(textOf(file)).map(({ line, what }) => `${file}:${line} ${what}`));
    expect(found).toEqual([]);
  });
});

describe("the guard itself", () => {
  const words = (length: number): string => `${"x".repeat(length - 1)}.`;

  it("measures the first sentence, over lines and without its references", () => {
    expect(longOpening(`// ${words(OPENING_MAX)} More.\nconst a = 1;`)).toBeUndefined();
    expect(longOpening(`// ${words(OPENING_MAX + 1)}\nconst a = 1;`)).toBeDefined();
    expect(longOpening(`// ${words(80).slice(0, -1)}\n// ${words(60)}\nconst a = 1;`)).toBeDefined();
    expect(longOpening(`/* ${words(OPENING_MAX + 1)} */\n.a {}`)).toBeDefined();
    expect(longOpening("// A row (docs/wire.md#stream, docs/product.md#match-minute).")).toBeUndefined();
    const cited = `// ${"x".repeat(100)} (docs/wire.md#stream).\nconst a = 1;`;
    expect(longOpening(cited)).toBeUndefined();
    expect(longOpening("#!/usr/bin/env node\n// @vitest-environment node\n// Short.\n")).toBeUndefined();
  });

  it("sees figurative phrases in comments and nowhere else", () => {
    const code = [
      "// A later tab asks anew.",
      "/** Changed rows press nobody. */",
      " * whoever draws it",
      "const late = 1; // what was slow of late",
      'const text = "whoever";',
      '// The word "whoever" is quoted.',
      "// A later tab fetches again.",
    ].join("\n");
    expect(findFigurative(code).map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  });
});
