// Finds the line that must keep its place on the screen when the list changes.

/** The key of the line that contains an element. */
function keyOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>("[data-line]")?.dataset["line"];
}

/**
 * The focused line, else the line under the pointer, else, once the list's top has scrolled off, the first line
 * fully on the screen. `pointer` in client px; `stickyTop`: px covered at the top of the screen.
 */
export function findAnchor(
  list: HTMLElement,
  pointer: { readonly x: number; readonly y: number } | undefined,
  stickyTop: number,
): string | undefined {
  const { activeElement } = document;
  if (activeElement && list.contains(activeElement)) return keyOf(activeElement);
  if (pointer) {
    const under = document.elementFromPoint(pointer.x, pointer.y);
    if (under && list.contains(under)) return keyOf(under);
  }
  const box = list.getBoundingClientRect();
  if (box.top >= stickyTop) return undefined;
  return keyOf(document.elementFromPoint(box.left + box.width / 2, stickyTop + 1));
}
