// Rules for comments: the length of the opening sentence, and phrases that are never right.
import type { Finding } from "./houseRules.ts";

/** Most characters of a file's first sentence, after the comment marker and without references to documents. */
export const OPENING_MAX = 120;

/** Phrases that hide who does what; docs/style.md says what to write instead. */
const FIGURATIVE =
  /\b(?:of late|ask(?:s|ed)? anew|press(?:es)? nobody|told of|as it stands|is owed|whoever|(?:nobody|somebody) (?:asks|looks|watches|writes)|comes? round|hears? of it)\b/gi;

/** The text of the comment a file opens with, as one line; "" where there is none. */
function openingComment(code: string): string {
  const lines = code.split("\n");
  let at = 0;
  // A shebang and directives such as "// @vitest-environment" may come before it.
  while (/^(?:#!.*|\s*|\/\/ @.*|\/\*\* @.*)$/.test(lines[at] ?? "x")) at += 1;
  const opening: string[] = [];
  while (/^(?:\/\/|\/\*| \*)/.test(lines[at + opening.length] ?? "")) {
    opening.push(withoutMarkers(lines[at + opening.length] ?? ""));
  }
  return opening.join(" ").trim();
}

/** The finding for a first sentence that is too long; undefined for one of at most 120 characters. */
export function longOpening(code: string): Finding | undefined {
  const [sentence = ""] = /^.*?[.!?](?=\s|$)/.exec(openingComment(code)) ?? [openingComment(code)];
  const { length } = sentence.replaceAll(/\s*\(docs\/[^)]*\)|\bdocs\/[\w./#-]*\w/g, "");
  return length <= OPENING_MAX ? undefined : { line: 1, what: `an opening sentence of ${length} characters` };
}

/** Lines of comments that hold a figurative phrase. */
export function findFigurative(code: string): readonly Finding[] {
  return code.split("\n").flatMap((line, index) => {
    const comment = commentIn(line);
    return [...comment.matchAll(FIGURATIVE)].map(([phrase]) => ({
      line: index + 1,
      what: `the figurative phrase "${phrase}"`,
    }));
  });
}

/** The comment of a line, without quoted texts; "" where the line is code alone. */
function commentIn(line: string): string {
  const text = /^\s*(?:\/\/|\/\*|\*)/.test(line) ? line : (/\s\/\/ .*$|\/\*\*? .*\*\//.exec(line)?.[0] ?? "");
  return withoutMarkers(text).replaceAll(/"[^"]*"|`[^`]*`/g, "");
}

function withoutMarkers(line: string): string {
  return line
    .replace(/^\s*(?:\/\/+|\/\*+|\*\/|\*)\s?/, "")
    .replace(/\s*\*\/\s*$/, "")
    .trim();
}
