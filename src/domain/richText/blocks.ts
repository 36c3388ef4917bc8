// Splits rich text into headings, paragraphs, lists, quotes and code; omits all other inserts.
import { cleanDelta } from "./cleanDelta.ts";
import type { DeltaAttributes } from "./delta.ts";
import { safeLink } from "./safeLink.ts";

/** Text of one format. */
export interface Span {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  /** Passed `safeLink`. */
  readonly link: string | undefined;
}

export type Line = readonly Span[];

export interface List {
  readonly ordered: boolean;
  readonly items: readonly ListItem[];
}

interface ListItem {
  readonly line: Line;
  /** Lists nested in this item. */
  readonly lists: readonly List[];
}

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly line: Line }
  /** Consecutive lines form one block (docs/product.md#rich-text); an empty line ends it. */
  | { readonly kind: "paragraph" | "quote"; readonly indent: number; readonly lines: readonly Line[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "list"; readonly lists: readonly List[] };

interface FormattedLine {
  readonly spans: Line;
  readonly format: DeltaAttributes;
}

type Kind = Block["kind"];

/** The blocks of a document of any origin; never fails. */
export function blocksOf(document: unknown): readonly Block[] {
  return groups(linesOf(document)).flatMap(([kind, lines]) => readGroup(kind, lines));
}

/** The text of a line, without formats. */
export function textOfLine(line: Line): string {
  return line.map(({ text }) => text).join("");
}

function linesOf(document: unknown): readonly FormattedLine[] {
  const lines: FormattedLine[] = [];
  let spans: Span[] = [];
  for (const { insert, attributes = {} } of cleanDelta(document).ops) {
    // Pictures, videos and tags have their own components where they are allowed.
    if (typeof insert !== "string") continue;
    const [first = "", ...rest] = insert.replaceAll(/\r\n?/g, "\n").split("\n");
    if (first !== "") spans.push(readSpan(first, attributes));
    for (const text of rest) {
      lines.push({ spans, format: attributes });
      spans = text === "" ? [] : [readSpan(text, attributes)];
    }
  }
  if (spans.length > 0) lines.push({ spans, format: {} });
  return lines;
}

function readSpan(text: string, format: DeltaAttributes): Span {
  return {
    text,
    bold: format["bold"] === true,
    italic: format["italic"] === true,
    underline: format["underline"] === true,
    strike: format["strike"] === true,
    link: safeLink(format["link"]),
  };
}

function kindOf({ format }: FormattedLine): Kind {
  if (format["header"] !== undefined) return "heading";
  if (typeof format["list"] === "string") return "list";
  if (format["blockquote"] === true) return "quote";
  const code = format["code-block"];
  return code === true || typeof code === "string" ? "code" : "paragraph";
}

const indentOf = ({ format }: FormattedLine): number => Number(format["indent"] ?? 0);
const isEmpty = ({ spans }: FormattedLine): boolean => textOfLine(spans).trim() === "";

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
    const deeper = kind !== "list" && before !== undefined && indentOf(before) !== indentOf(line);
    if (open?.[0] === kind && kind !== "heading" && !deeper) open[1].push(line);
    else all.push((open = [kind, [line]]));
  }
  return all;
}

function readGroup(kind: Kind, lines: readonly FormattedLine[]): readonly Block[] {
  const [first] = lines;
  if (first === undefined) return [];
  switch (kind) {
    case "heading":
      return [{ kind, level: Number(first.format["header"]), line: first.spans }];
    case "list":
      return [{ kind, lists: nested(lines) }];
    case "code":
      return [{ kind, text: lines.map(({ spans }) => textOfLine(spans)).join("\n") }];
    default:
      return [{ kind, indent: indentOf(first), lines: lines.map(({ spans }) => spans) }];
  }
}

/** Nested lists, as deep as the indents (docs/product.md#rich-text-limits: at most 30). */
function nested(lines: readonly FormattedLine[]): readonly List[] {
  const lists: { ordered: boolean; items: ListItem[] }[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    let end = at + 1;
    while (end < lines.length && indentOf(lines[end]!) > indentOf(line)) end += 1;
    const item = { line: line.spans, lists: nested(lines.slice(at + 1, end)) };
    const ordered = line.format["list"] === "ordered";
    const open = lists.at(-1);
    if (open?.ordered === ordered) open.items.push(item);
    else lists.push({ ordered, items: [item] });
    at = end;
  }
  return lists;
}
