// Measures where a character of a text area is on the screen, by a copy of the text with the same letters and width.
// See docs/product.md#suggestions.

/** What decides where the lines of a text break. */
const COPIED = [
  "boxSizing",
  "inlineSize",
  "borderBlockStartWidth",
  "borderBlockEndWidth",
  "borderInlineStartWidth",
  "borderInlineEndWidth",
  "borderStyle",
  "paddingBlockStart",
  "paddingBlockEnd",
  "paddingInlineStart",
  "paddingInlineEnd",
  "direction",
  "font",
  "letterSpacing",
  "wordSpacing",
  "tabSize",
  "textAlign",
  "textTransform",
] as const;

/** The place of the character at `index`, in CSS px of the window. */
export function caretRect(area: HTMLTextAreaElement, index: number): DOMRect {
  const look = getComputedStyle(area);
  const copy = document.createElement("div");
  for (const name of COPIED) copy.style[name] = look[name];
  Object.assign(copy.style, {
    position: "absolute",
    visibility: "hidden",
    insetBlockStart: "0",
    insetInlineStart: "0",
    whiteSpace: "pre-wrap",
    overflowWrap: "break-word",
    // Each line of an area with dir="auto" takes its side from its own letters.
    unicodeBidi: "plaintext",
  });
  copy.setAttribute("aria-hidden", "true");
  const mark = document.createElement("span");
  mark.textContent = area.value.slice(index, index + 1) || ".";
  copy.append(area.value.slice(0, index), mark, area.value.slice(index + 1));
  document.body.append(copy);
  const [outer, inner] = [copy.getBoundingClientRect(), mark.getBoundingClientRect()];
  copy.remove();
  const place = area.getBoundingClientRect();
  return new DOMRect(
    place.x + inner.x - outer.x - area.scrollLeft,
    place.y + inner.y - outer.y - area.scrollTop,
    inner.width,
    inner.height,
  );
}
