// Splits rich text into lines: a "\n" ends a line and has its format, and a video is a line of its own.
// See docs/product.md#rich-text.
import type { Delta, DeltaInsert, Formats, Picture, Tag, Video } from "./delta.ts";

/** Text of one format, a tag or a picture. */
export interface Span {
  /** The words; of a tag its text, of a picture "". */
  readonly text: string;
  readonly tag?: Tag;
  readonly picture?: Picture;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly code: boolean;
  /** Passed `safeLink`. */
  readonly link: string | undefined;
}

export type Line = readonly Span[];

/** A video, or a picture with a caption. */
export type TextFigure = { readonly video: Video } | { readonly picture: Picture };

export interface FormattedLine {
  readonly spans: Line;
  readonly format: Formats;
  /** Then the line has nothing else. */
  readonly figure?: TextFigure;
}

const NO_FORMATS: Formats = {};

/** The text of a line, without formats. */
export function textOfLine(line: Line): string {
  return line.map(({ text }) => text).join("");
}

function formatted(formats: Formats): Omit<Span, "text"> {
  return {
    bold: formats.bold === true,
    italic: formats.italic === true,
    underline: formats.underline === true,
    strike: formats.strike === true,
    code: formats.code === true,
    link: formats.link,
  };
}

function figureOf({ insert }: DeltaInsert): TextFigure | undefined {
  if (typeof insert === "string") return undefined;
  if ("video" in insert) return insert;
  return "image" in insert && insert.image.caption !== "" ? { picture: insert.image } : undefined;
}

function spanOf({ insert, attributes = NO_FORMATS }: DeltaInsert): Span {
  const format = formatted(attributes);
  if (typeof insert === "string") return { ...format, text: insert };
  if ("tag" in insert) return { ...format, text: insert.tag.text, tag: insert.tag };
  return "image" in insert ? { ...format, text: "", picture: insert.image } : { ...format, text: " " };
}

/** `ops` are clean. The last line needs no "\n". */
export function linesOf({ ops }: Delta): readonly FormattedLine[] {
  const lines: FormattedLine[] = [];
  let spans: Span[] = [];
  const end = (format: Formats): void => {
    lines.push({ spans, format });
    spans = [];
  };
  for (const op of ops) {
    const figure = figureOf(op);
    if (figure !== undefined) {
      if (spans.length > 0) end(NO_FORMATS);
      lines.push({ spans: [], format: NO_FORMATS, figure });
    } else if (typeof op.insert === "string") {
      const [first = "", ...rest] = op.insert.replaceAll(/\r\n?/g, "\n").split("\n");
      if (first !== "") spans.push(spanOf({ ...op, insert: first }));
      for (const text of rest) {
        end(op.attributes ?? NO_FORMATS);
        if (text !== "") spans.push(spanOf({ ...op, insert: text }));
      }
    } else spans.push(spanOf(op));
  }
  if (spans.length > 0) end(NO_FORMATS);
  return lines;
}

/** Consecutive spans with one address are one link. */
export function linkRuns(line: Line): readonly { readonly link: string | undefined; readonly spans: Line }[] {
  const runs: { link: string | undefined; spans: Span[] }[] = [];
  for (const span of line) {
    const open = runs.at(-1);
    if (open !== undefined && open.link === span.link) open.spans.push(span);
    else runs.push({ link: span.link, spans: [span] });
  }
  return runs;
}
