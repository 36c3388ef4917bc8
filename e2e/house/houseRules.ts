// Rules that a search in one file can check: wire words, breakpoints of containers, the opening sentence.

export interface Finding {
  readonly line: number;
  readonly what: string;
}

/** Words of the wire, which only src/api may use (docs/glossary.md#wire-words). */
const WIRE_WORDS =
  /scheduleId|sclass|guestScore|matchInfo|isNeutrality|explainList|companyId|displayStata|matchState|related(?:Type|List)|mediaList|topicList|PERSONAL_POSTS|ONLY_FANS|RICH_TEXT|TIME_(?:DE|A)SC|COUNT_DESC|UserUnvoiced/g;

/** Lines that use words of the wire. */
export function findWireWords(code: string): readonly Finding[] {
  return findLines(code, WIRE_WORDS, (word) => `the wire's word "${word}"`);
}

/** Codes of refusals, which src/api gives names (src/api/transport/refusals.ts). Numbers of ours have a separator. */
const WIRE_CODES = /(?<![\d_.])(?:40[0-3]\d|50[1-3]\d)(?![\d_.])/g;

/** Lines that use codes of the wire. */
export function findWireCodes(code: string): readonly Finding[] {
  return findLines(code, WIRE_CODES, (number) => `the wire's code ${number}`);
}

/** Breakpoints of a container in px or em: both ignore the font size of the reader's browser. */
const CONTAINER_SIZE = /@container[^{]*?[\d.](?:px|em)\b/g;

/** Lines of a style sheet with such a breakpoint; stylelint reads those of media only. */
export function findContainerSizes(css: string): readonly Finding[] {
  return findLines(css, CONTAINER_SIZE, (text) => `no breakpoint in rem, "${text.trim()}"`);
}

/** undefined when the file opens with a comment that holds a sentence. */
export function missingSentence(code: string): Finding | undefined {
  const lines = code.split("\n");
  let at = 0;
  // A shebang and directives such as "// @vitest-environment" may come before it.
  while (/^(?:#!.*|\s*|\/\/ @.*|\/\*\* @.*)$/.test(lines[at] ?? "x")) at += 1;
  const opening: string[] = [];
  while (/^(?:\/\/|\/\*| \*)/.test(lines[at + opening.length] ?? ""))
    opening.push(lines[at + opening.length] ?? "");
  const text = opening.join(" ").replaceAll(/\/\/|\/\*+|\*\/|^ \*/g, "");
  if (/[\p{L}\d)"`'»][.!?]/u.test(text)) return undefined;
  return { line: at + 1, what: "no opening comment that says in a sentence what the file is for" };
}

function findLines(text: string, pattern: RegExp, say: (found: string) => string): readonly Finding[] {
  return text.split("\n").flatMap((line, index) => {
    return [...line.matchAll(pattern)].map(([found]) => ({ line: index + 1, what: say(found) }));
  });
}
