// Reads headings, links and references of the project's documents, and finds references that lead nowhere.
import { posix } from "node:path";
import type { Finding } from "./houseRules.ts";

/** A reference of a comment: docs/wire.md#live-change-line. */
const REFERENCE = /\bdocs\/[\w./-]+\.md(?:#[\w-]*)?/g;
/** A link of a Markdown text that stays in the project. */
const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;
/** Section numbers of papers that are not part of the project. */
const FOREIGN = /\bSPEC\b|\b(?:CONTRACT|DESIGN|COMMUNITY|CREATORS|HOUSE)(?:\.md\b|'s\b|,? §\s?\d*)/g;
/** A file named in code marks: `src/app/main.ts`. */
const NAMED_FILE = /`((?:src|workers|e2e|public|locales|docs)\/[\w$./-]+\.\w+)`/g;

/** Names of tests after the file that has them: `src/domain/ids.test.ts`, "is a number". */
const NAMED_TEST = /`([\w./-]+\.(?:test|spec)\.tsx?)`, "[^"]+"(?:(?:,| and) "[^"]+")*/g;

/** The anchor of a heading, as GitHub makes it: "The 37 offsets" is "the-37-offsets". */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
}

/** The anchors of a Markdown text, in order. */
export function anchorsOf(markdown: string): readonly string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, "");
  return [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
}

/** What a reference leads to: anchors by document, "docs/wire.md" → its anchors. */
export type Documents = ReadonlyMap<string, ReadonlySet<string>>;

/** Lines whose references name a document or heading that does not exist. */
export function findDeadReferences(text: string, documents: Documents): readonly Finding[] {
  return findLines(text, REFERENCE, ([reference]) => {
    const [path = "", anchor] = reference.split("#");
    const anchors = documents.get(path);
    if (anchors === undefined) return `no document ${path}`;
    return anchor === undefined || anchors.has(anchor) ? undefined : `no heading ${reference}`;
  });
}

/** Lines of the Markdown file `path` whose links lead to no document, heading or file. */
export function findDeadLinks(
  path: string,
  text: string,
  documents: Documents,
  exists: (file: string) => boolean,
): readonly Finding[] {
  return findLines(text, LINK, ([, link = ""]) => {
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? path : posix.join(posix.dirname(path), file);
    if (!exists(target)) return `no file ${target}`;
    const anchors = documents.get(target);
    return anchor === undefined || anchors?.has(anchor) === true ? undefined : `no heading ${link}`;
  });
}

/** The project's files that a Markdown text links to, from the root. */
export function linkedFiles(path: string, text: string): readonly string[] {
  return [...text.matchAll(LINK)].map(([, link = ""]) =>
    posix.join(posix.dirname(path), link.replace(/#.*$/, "")),
  );
}

/** Lines that name a file in code marks which does not exist. */
export function findMissingFiles(text: string, exists: (file: string) => boolean): readonly Finding[] {
  return findLines(text, NAMED_FILE, ([, file = ""]) => (exists(file) ? undefined : `no file ${file}`));
}

/** Lines that name a test, after its file, which is not in that file. */
export function findMissingTests(
  text: string,
  textOf: (file: string) => string | undefined,
): readonly Finding[] {
  return findLines(text, NAMED_TEST, ([reference, file = ""]) => {
    const tests = textOf(file) ?? "";
    const missing = [...reference.matchAll(/"([^"]+)"/g)].find(([, name = ""]) => !tests.includes(name));
    return missing === undefined ? undefined : `no test ${missing[0]} in ${file}`;
  });
}

/** Lines that cite a section of a paper outside of the project. */
export function findForeignReferences(text: string): readonly Finding[] {
  return findLines(text, FOREIGN, ([reference]) => `a reference to ${reference}`);
}

function findLines(
  text: string,
  pattern: RegExp,
  say: (found: RegExpExecArray) => string | undefined,
): readonly Finding[] {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(pattern)].flatMap((found) => {
      const what = say(found);
      return what === undefined ? [] : [{ line: index + 1, what }];
    }),
  );
}
