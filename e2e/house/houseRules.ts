// Rules that a search in one file can check: wire words, physical sides and px in CSS, the opening sentence.

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

/** Declarations with left or right instead of start and end, which follow the direction of the language. */
const PHYSICAL_SIDES =
  /(?<![\w.-])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-[a-z]+)*|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;

/** Lines of a style sheet that name physical sides. */
export function findPhysicalSides(css: string): readonly Finding[] {
  return findLines(withoutComments(css), PHYSICAL_SIDES, (text) => `a physical side, "${text.trim()}"`);
}

/**
 * Sizes of text, tokens of text sizes, and breakpoints in px, which ignore the font size of the reader's browser; also
 * breakpoints of a container in em, which follow the text of the container instead.
 */
const PIXEL_TEXT =
  /(?<![\w-])(?:font(?:-size)?|line-height|--[st]-\d+)\s*:[^;{}]*?\d\s*px|\(\s*(?:min-|max-)?width\s*[:<>=][^)]*?\d\s*px|@container[^{]*?[\d.]em\b/g;

/** Lines of a style sheet that give the size of text, or a breakpoint, in px. */
export function findPixelText(css: string): readonly Finding[] {
  return findLines(
    withoutComments(css),
    PIXEL_TEXT,
    (text) => `px for text or a breakpoint, "${text.trim()}"`,
  );
}

/** Weights of text other than 400, 600 and 700: each pair of weight and size is a font that a start has to load. */
const OTHER_WEIGHT =
  /(?<![\w-])font(?:-weight)?\s*:\s*(?!(?:400|600|700)\b)(?:\d{2,4}(?=[\s;}])|bold(?:er)?|lighter|normal)/g;

/** Lines of a style sheet with a weight that the product does not use (docs/decisions/first-screen.md#text-has-three-weights). */
export function findOtherWeights(css: string): readonly Finding[] {
  return findLines(withoutComments(css), OTHER_WEIGHT, (text) => `another weight, "${text.trim()}"`);
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

/** Replaces comments by spaces, so that the lines keep their numbers. */
function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "));
}
