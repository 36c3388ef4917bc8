// Groups the lines of rich text into headings, paragraphs, lists, quotes, code and figures.
// See docs/product.md#rich-text.
import { cleanDelta } from "./cleanDelta.ts";
import { type TextFigure, type FormattedLine, type Line, linesOf, textOfLine } from "./lines.ts";
import { type CountedLine, createListNumbers } from "./listNumbers.ts";
import { type List, nestLists } from "./lists.ts";
import type { ReaderRules } from "./readerRules.ts";
import { isSameShape, type Shape, shapeOf } from "./shape.ts";

export type Block =
  | ({ readonly kind: "heading"; readonly level: number; readonly line: Line } & Shape)
  /** Consecutive lines form one block (docs/product.md#rich-text); an empty line ends a paragraph. */
  | ({ readonly kind: "paragraph" | "quote"; readonly lines: readonly Line[] } & Shape)
  /** `language` is undefined where the writer named none. */
  | { readonly kind: "code"; readonly text: string; readonly language: string | undefined }
  | { readonly kind: "list"; readonly lists: readonly List[] }
  | { readonly kind: "figure"; readonly figure: TextFigure };

type Kind = Block["kind"];

/** The blocks of a document of any origin; never fails. */
export function blocksOf(document: unknown, rules: ReaderRules): readonly Block[] {
  const lines = linesOf(cleanDelta(document, rules));
  const numbers = numbersOf(lines);
  return groups(lines).flatMap(([kind, group]) => readGroup(kind, group, numbers));
}

type Numbers = ReadonlyMap<FormattedLine, number>;

function numbersOf(lines: readonly FormattedLine[]): Numbers {
  const next = createListNumbers();
  return new Map(
    lines.flatMap((line) => {
      const number = next(countedAs(line));
      return number === undefined ? [] : [[line, number]];
    }),
  );
}

function countedAs(line: FormattedLine): CountedLine {
  const kind = kindOf(line);
  if (kind === "list") {
    return { indent: shapeOf(line.format).indent, isOrdered: line.format.list === "ordered" };
  }
  const isPicture = kind === "paragraph" && textOfLine(line.spans).trim() === "" && !isEmpty(line);
  return kind === "figure" || isPicture ? "picture" : "other";
}

function kindOf({ format, figure }: FormattedLine): Kind {
  if (figure !== undefined) return "figure";
  if (format.header !== undefined) return "heading";
  if (format.list !== undefined) return "list";
  if (format.blockquote === true) return "quote";
  return format["code-block"] === undefined ? "paragraph" : "code";
}

const isEmpty = ({ spans }: FormattedLine): boolean =>
  textOfLine(spans).trim() === "" && !spans.some(({ picture }) => picture !== undefined);

/** Whether two lines of one kind form one block. */
function continues(kind: Kind, before: FormattedLine, line: FormattedLine): boolean {
  if (kind === "heading" || kind === "figure") return false;
  if (kind === "code") return languageOf(before) === languageOf(line);
  return kind === "list" || isSameShape(before.format, line.format);
}

/** Groups of consecutive lines that belong together. */
function groups(lines: readonly FormattedLine[]): readonly (readonly [Kind, readonly FormattedLine[]])[] {
  const all: [Kind, FormattedLine[]][] = [];
  let open: [Kind, FormattedLine[]] | undefined;
  for (const line of lines) {
    const kind = kindOf(line);
    if (isEmpty(line) && (kind === "paragraph" || kind === "heading")) {
      open = undefined;
      continue;
    }
    const before = open?.[1].at(-1);
    if (open?.[0] === kind && before !== undefined && continues(kind, before, line)) open[1].push(line);
    else all.push((open = [kind, [line]]));
  }
  return all;
}

function languageOf({ format }: FormattedLine): string | undefined {
  const language = format["code-block"];
  return typeof language === "string" && language !== "plain" ? language : undefined;
}

function readGroup(kind: Kind, lines: readonly FormattedLine[], numbers: Numbers): readonly Block[] {
  const [first] = lines;
  if (first === undefined) return [];
  switch (kind) {
    case "figure":
      return first.figure === undefined ? [] : [{ kind, figure: first.figure }];
    case "heading":
      return [{ kind, level: first.format.header ?? 1, line: first.spans, ...shapeOf(first.format) }];
    case "list":
      return [{ kind, lists: nestLists(lines, numbers) }];
    case "code": {
      const text = lines.map(({ spans }) => textOfLine(spans)).join("\n");
      return text.trim() === "" ? [] : [{ kind, text, language: languageOf(first) }];
    }
    default:
      return lines.every(isEmpty)
        ? []
        : [{ kind, lines: lines.map(({ spans }) => spans), ...shapeOf(first.format) }];
  }
}
