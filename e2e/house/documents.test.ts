// Documents are linked, short enough, and consistent with the files and headings that they and the comments name.
import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  anchorOf,
  anchorsOf,
  type Documents,
  findDeadLinks,
  findDeadReferences,
  findForeignReferences,
  findMissingFiles,
  findMissingTests,
  linkedFiles,
} from "./documents.ts";
import type { Finding } from "./houseRules.ts";
import { files, textOf } from "./sourceFiles.ts";

const ROOT = new URL("../../", import.meta.url);
const exists = (file: string): boolean => existsSync(new URL(file, ROOT));

const written = readdirSync(new URL("docs", ROOT), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name.replaceAll("\\", "/")}`)
  .toSorted();
const OPEN = ["CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md"];
const markdown = ["README.md", "ARCHITECTURE.md", ...OPEN, ...written];
const documents: Documents = new Map(markdown.map((file) => [file, new Set(anchorsOf(textOf(file)))]));

/** Texts outside of src, workers and e2e that may cite a rule. */
const SETTINGS = ["vite.config.ts", "lingui.config.ts", "index.html", "public/boot.js", "package.json"];
/** This check and its test must name what they look for. */
const CHECKS: ReadonlySet<string> = new Set(["e2e/house/documents.ts", "e2e/house/documents.test.ts"]);
const citing = [...files, ...SETTINGS, ...markdown].filter((file) => !CHECKS.has(file));

function findAll(
  among: readonly string[],
  find: (text: string, file: string) => readonly Finding[],
): readonly string[] {
  return among.flatMap((file) => find(textOf(file), file).map(({ line, what }) => `${file}:${line} ${what}`));
}

describe("the documents", () => {
  it("have a heading for each reference", () => {
    expect(findAll(citing, (text) => findDeadReferences(text, documents))).toEqual([]);
  });

  it("are cited instead of papers outside of the project", () => {
    expect(findAll(citing, findForeignReferences)).toEqual([]);
  });

  it("link to files and headings that exist", () => {
    expect(findAll(markdown, (text, file) => findDeadLinks(file, text, documents, exists))).toEqual([]);
  });

  it("name files that exist", () => {
    expect(findAll(markdown, (text) => findMissingFiles(text, exists))).toEqual([]);
  });

  it("name tests that exist", () => {
    const testsOf = (file: string): string | undefined => (exists(file) ? textOf(file) : undefined);
    expect(findAll(markdown, (text) => findMissingTests(text, testsOf))).toEqual([]);
  });

  it("are each linked from README or ARCHITECTURE", () => {
    const linked = new Set(
      ["README.md", "ARCHITECTURE.md"].flatMap((file) => linkedFiles(file, textOf(file))),
    );
    expect(written.filter((file) => !linked.has(file))).toEqual([]);
  });

  it("have no two headings with the same anchor in product and wire", () => {
    const twice = ["docs/product.md", "docs/wire.md"].flatMap((file) => {
      const anchors = anchorsOf(textOf(file));
      return anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
    });
    expect(twice).toEqual([]);
  });
});

describe("the guard itself", () => {
  const known: Documents = new Map([["docs/wire.md", new Set(["stream", "the-37-offsets"])]]);
  const has = (file: string): boolean => file === "docs/wire.md" || file === "src/a.ts";
  const lines = (findings: readonly Finding[]): readonly number[] => findings.map(({ line }) => line);

  it("makes anchors as the hosts of repositories do", () => {
    expect(anchorOf("The 37 offsets")).toBe("the-37-offsets");
    expect(anchorOf("Device-info header")).toBe("device-info-header");
    expect(anchorOf('"Never" does not, `x`')).toBe("never-does-not-x");
    expect(anchorsOf("# A b\n\n```sh\n# no heading\n```\n\n### C")).toEqual(["a-b", "c"]);
  });

  it("sees references without a document or heading", () => {
    const text = [
      "// docs/wire.md#stream, docs/wire.md#the-37-offsets.",
      "// (docs/wire.md#streams)",
      "// docs/wires.md",
      "// see docs/wire.md.",
    ].join("\n");
    expect(lines(findDeadReferences(text, known))).toEqual([2, 3]);
  });

  it("sees citations of other papers", () => {
    const text = ["SPEC §4", "(CONTRACT §3)", "SPEC's", "HOUSE.md", "const CONTRACT = 1", "a § sign"].join(
      "\n",
    );
    expect(lines(findForeignReferences(text))).toEqual([1, 2, 3, 4]);
  });

  it("sees links and names of files that do not exist", () => {
    const text = "[a](wire.md#stream)\n[b](wire.md#no)\n[c](no.md)\n[d](https://example.com/x)";
    expect(lines(findDeadLinks("docs/x.md", text, known, has))).toEqual([2, 3]);
    expect(lines(findMissingFiles("`src/a.ts`\n`src/b.ts`\n`npm run x`", has))).toEqual([2]);
  });

  it("sees names of tests that do not exist", () => {
    const text =
      '`a.test.ts`, "works"\n`a.test.ts`, "works" and "fails"\n`b.spec.ts`, "works"\n`a.test.ts`; "fails"';
    const tests = (file: string): string | undefined => (file === "a.test.ts" ? 'it("works", …)' : undefined);
    expect(lines(findMissingTests(text, tests))).toEqual([2, 3]);
  });

  it("sees what a text links to", () => {
    expect(linkedFiles("README.md", "[a](docs/wire.md#x) [b](https://example.com)")).toEqual([
      "docs/wire.md",
    ]);
  });
});
