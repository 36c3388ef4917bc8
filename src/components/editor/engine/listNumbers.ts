// Writes the numbers of lists before their lines, as the reader counts them.
// See docs/product.md#rich-text.
import { type CountedLine, createListNumbers } from "#domain/richText/listNumbers.ts";
import type { Quill } from "./quill.ts";

type QuillLine = ReturnType<Quill["getLines"]>[number];

/** A place of an upload becomes a picture or a video. */
const isPicture = (insert: unknown): boolean =>
  typeof insert === "object" && insert !== null && ("image" in insert || "upload" in insert);
const isBlank = (insert: unknown): boolean => typeof insert === "string" && insert.trim() === "";

function countedAs(line: QuillLine): CountedLine {
  // A video is a line without words, and without formats.
  if (!("cache" in line)) return "picture";
  const { list, indent, ...others } = line.formats();
  if (list !== undefined) return { indent: Number(indent ?? 0), isOrdered: list === "ordered" };
  const inserts = line.delta().ops.map(({ insert }) => insert);
  const isAlone = inserts.some(isPicture) && inserts.every((insert) => isPicture(insert) || isBlank(insert));
  return isAlone && others["header"] === undefined && others["blockquote"] === undefined
    ? "picture"
    : "other";
}

/** Draws the numbers, and draws them anew with each change of the text. Answers how to draw after a silent change. */
export function numberLists(quill: Quill): () => void {
  function draw(): void {
    if (quill.root.querySelector("li") === null) return;
    const next = createListNumbers();
    for (const line of quill.getLines()) {
      const number = String(next(countedAs(line)) ?? "");
      const sign = line.domNode.nodeName === "LI" ? line.domNode.querySelector<HTMLElement>(".ql-ui") : null;
      if (sign !== null && sign.dataset["number"] !== number) sign.dataset["number"] = number;
    }
    // The numbers are no change of the text.
    quill.scroll.observer.takeRecords();
  }
  quill.on("text-change", draw);
  return draw;
}
