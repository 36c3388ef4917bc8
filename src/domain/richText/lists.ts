// Nests the lines of lists by their indent.
// See docs/product.md#rich-text.
import type { FormattedLine, Line } from "./lines.ts";
import { type Shape, shapeOf } from "./shape.ts";

export interface List {
  readonly ordered: boolean;
  /** Number of the first item. */
  readonly start: number;
  readonly rtl: boolean;
  readonly items: readonly ListItem[];
}

interface ListItem extends Omit<Shape, "indent"> {
  readonly line: Line;
  /** Undefined for an item without a check mark. */
  readonly checked: boolean | undefined;
  /** Lists nested in this item. */
  readonly lists: readonly List[];
}

function itemOf(line: FormattedLine, lists: readonly List[]): ListItem {
  const { align, rtl } = shapeOf(line.format);
  const { list } = line.format;
  const checked = list === "checked" ? true : list === "unchecked" ? false : undefined;
  return { line: line.spans, align, rtl, checked, lists };
}

/**
 * Nested lists, with the numbers of their numbered lines, as deep as the indents (docs/product.md#rich-text-limits: at most 30). A level that is skipped counts
 * as one.
 */
export function nestLists(
  lines: readonly FormattedLine[],
  numbers: ReadonlyMap<FormattedLine, number>,
): readonly List[] {
  const lists: { ordered: boolean; start: number; rtl: boolean; items: ListItem[] }[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    const { indent, rtl } = shapeOf(line.format);
    let end = at + 1;
    while (end < lines.length && shapeOf(lines[end]!.format).indent > indent) end += 1;
    const item = itemOf(line, nestLists(lines.slice(at + 1, end), numbers));
    const ordered = line.format.list === "ordered";
    const open = lists.at(-1);
    if (open?.ordered === ordered && open.rtl === rtl) open.items.push(item);
    else lists.push({ ordered, start: numbers.get(line) ?? 1, rtl, items: [item] });
    at = end;
  }
  return lists;
}
