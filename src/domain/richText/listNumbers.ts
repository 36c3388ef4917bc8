// The numbers of numbered lines, for the reader, the editor and the beginnings of texts alike.
// See docs/product.md#rich-text.

/** A line of a list; a picture or video without words, which parts no list; any other line, which ends it. */
export type CountedLine = { readonly indent: number; readonly isOrdered: boolean } | "picture" | "other";

interface Level {
  /** Of its latest line: a line that is further in is on a level of its own. */
  indent: number;
  count: number;
}

/**
 * Counts the lines of one document: called with each of them, in order. Answers the number of a numbered line. Lists
 * nest by their indent, and a level that is skipped counts as one. Numbers go on behind a bullet of the same level.
 */
export function createListNumbers(): (line: CountedLine) => number | undefined {
  let levels: Level[] = [];
  return (line) => {
    if (line === "other") levels = [];
    // The next line is on the outermost level, whatever its indent.
    if (line === "picture") levels = levels.slice(0, 1).map(({ count }) => ({ indent: Infinity, count }));
    if (typeof line === "string") return undefined;
    const at = levels.findIndex(({ indent }) => line.indent <= indent);
    const level = levels[at] ?? { indent: 0, count: 0 };
    levels = [...(at < 0 ? levels : levels.slice(0, at)), level];
    level.indent = line.indent;
    if (!line.isOrdered) return undefined;
    level.count += 1;
    return level.count;
  };
}
