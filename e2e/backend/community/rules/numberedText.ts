// The words of a document with the numbers of its lists, from which the beginning that cards show is cut.
// See docs/product.md#rich-text.
import type { Fields } from "./deltaFormats.ts";

interface Line {
  text: string;
  hasPicture: boolean;
}

interface Level {
  indent: number;
  count: number;
}

export interface WordedOp {
  readonly insert: string | Fields;
  readonly attributes?: Fields;
  /** Words of an embed. */
  readonly plain: string;
}

/** A numbered line begins with its number. Numbers go on after a line of pictures, and begin again after words. */
export function numberedText(ops: readonly WordedOp[]): string {
  const written: string[] = [];
  let levels: Level[] = [];
  let line: Line = { text: "", hasPicture: false };

  /** Undefined for a line that has no number. */
  function numberOf({ list, indent }: Fields): number | undefined {
    if (list === undefined) {
      const [outermost] = levels;
      const goesOn = line.hasPicture && line.text.trim() === "" && outermost !== undefined;
      levels = goesOn ? [{ indent: Number.POSITIVE_INFINITY, count: outermost.count }] : [];
      return undefined;
    }
    const depth = Number(indent ?? 0);
    const outer = levels.findIndex((level) => depth <= level.indent);
    if (outer === -1) levels.push({ indent: depth, count: 0 });
    else levels.length = outer + 1;
    const level = levels[levels.length - 1]!;
    level.indent = depth;
    return list === "ordered" ? ++level.count : undefined;
  }

  function end(format: Fields): void {
    const number = numberOf(format);
    const isShown = number !== undefined && line.text.trim() !== "";
    written.push(isShown ? `${number}. ${line.text.trimStart()}` : line.text);
    line = { text: "", hasPicture: false };
  }

  for (const { insert, attributes = {}, plain } of ops) {
    if (typeof insert !== "string") {
      if ("video" in insert && line.text !== "") end({});
      line.text += plain.replaceAll("\n", "");
      line.hasPicture ||= "image" in insert || "video" in insert;
      if ("video" in insert) end({});
      continue;
    }
    const [first = "", ...rest] = insert.replaceAll(/\r\n?/g, "\n").split("\n");
    line.text += first;
    for (const text of rest) {
      end(attributes);
      line.text = text;
    }
  }
  if (line.text !== "") end({});
  return written.join("\n");
}
