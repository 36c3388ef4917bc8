// Reads pasted HTML as inserts of our formats, in steps, so that a long text does not block the page.
// See docs/product.md#pasting.
import type { Formats } from "../delta.ts";
import type { ReaderRules } from "../readerRules.ts";
import { isBlock } from "./elementFormats.ts";
import { type Attributes, type HtmlToken, readToken } from "./htmlTokens.ts";
import { createNumberedItems } from "./numberedItems.ts";
import { type OpenElement, openElement, ROOT } from "./openElements.ts";
import { createPastedLines, type Pasted, type PasteLimits } from "./pastedLines.ts";
import { type PastedPicture, readDataPicture } from "./readDataPicture.ts";

export interface PasteOptions extends PasteLimits, Pick<ReaderRules, "readAddress"> {}

/** UTF-16 units of HTML read in a step: less than 50 ms on a slow phone. */
const STEP_UNITS = 60_000;
/** Elements deeper than this are read as if they were not there. */
const DEEPEST = 200;
const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
const LISTS = new Set(["ul", "ol", "table"]);
/** White space directly in these separates elements and is no text. */
const STRUCTURE = new Set("table tbody thead tfoot tr ul ol".split(" "));

/** The words of pasted HTML, read step by step: each `next` reads one step, the last one answers. Never fails. */
export function* readPasted(html: string, options: PasteOptions): Generator<undefined, Pasted> {
  const lines = createPastedLines(options);
  const stack: OpenElement[] = [];
  const items = createNumberedItems(stack, lines);
  const top = (): OpenElement => stack.at(-1) ?? ROOT;

  function closeFrom(index: number): void {
    while (stack.length > index) {
      const closed = top();
      if (closed.isBlock) lines.flush(closed.line);
      stack.pop();
      if (closed.isMarker && !top().isMarker) items.markerEnded();
    }
  }

  /** Ends an element that the start of this one ends, as browsers do: an item, a row, a paragraph. */
  function closeBefore(name: string): void {
    if (isBlock(name) && !top().isInCell) lines.flush(top().line);
    if (name === "p" && top().name === "p") closeFrom(stack.length - 1);
    if (name !== "li" && name !== "tr") return;
    const list = stack.findLastIndex((each) => LISTS.has(each.name));
    const same = stack.findLastIndex((each) => each.name === name);
    if (same > list) closeFrom(same);
  }

  function open(name: string, attributes: Attributes): void {
    const { isHidden, inline, line } = top();
    if (name === "br") {
      if (!isHidden) lines.end(line);
    } else if (name === "img") {
      if (!isHidden) {
        items.beforeWords(inline);
        picture(attributes, inline);
      }
    } else if (VOID.has(name)) {
      if (name === "hr") lines.flush(line);
    } else {
      closeBefore(name);
      if (stack.length >= DEEPEST) return;
      stack.push(openElement(top(), name, attributes));
      if (name === "li") items.itemOpened(isHidden ? undefined : stack.at(-2)?.numbers?.(attributes));
    }
  }

  function picture(attributes: Attributes, inline: Formats): void {
    const alt = attributes.get("alt") ?? "";
    const src = attributes.get("src") ?? "";
    const own = options.readAddress(src);
    const data: PastedPicture | undefined = own === "" ? readDataPicture(src, alt) : undefined;
    if (own !== "") {
      const size = { width: attributes.get("width") ?? 0, height: attributes.get("height") ?? 0 };
      lines.add({ image: { src: own, alt, ...size } }, {});
    } else if (data === undefined) lines.words(alt, inline);
    else lines.add({ picture: data }, {});
  }

  function close(name: string): void {
    const index = stack.findLastIndex((each) => each.name === name);
    if (index < 0) return;
    if (name === "td" || name === "th") lines.endCell();
    closeFrom(index);
  }

  function text(raw: string): void {
    const { isHidden, isMarker, isPre, inline, line, name } = top();
    if (isMarker) items.addMarker(raw);
    else if (isHidden || (STRUCTURE.has(name) && raw.trim() === "")) return;
    else if (isPre) lines.code(raw, line);
    else {
      if (raw.trim() !== "") items.beforeWords(inline);
      lines.words(raw, inline);
    }
  }

  function take(token: HtmlToken): void {
    if (token.kind === "text") text(token.text);
    else if (token.kind === "open") open(token.name, token.attributes);
    else close(token.name);
  }

  let step = STEP_UNITS;
  for (let at = 0; at < html.length && !lines.isFull();) {
    const { token, next } = readToken(html, at);
    if (token !== undefined) take(token);
    at = next;
    if (at < step) continue;
    step = at + STEP_UNITS;
    yield;
  }
  closeFrom(0);
  lines.flush({});
  return lines.result();
}
