// A page whose words a translator replaces, as Chrome's and Edge's do: each text node becomes two nested font elements.
import type { Page } from "@playwright/test";

/** In force from the next load of a page on. `translate="no"` is respected unless `everything` is true. */
export async function translatePages(page: Page, everything = false): Promise<void> {
  await page.addInitScript((isAll: boolean) => {
    const isOurs = (element: Element | null): boolean =>
      element === null ||
      element.closest("font, script, style, textarea, head, [contenteditable]") !== null ||
      (!isAll && element.closest("[translate=no]") !== null);
    function replace(text: Text): void {
      if (isOurs(text.parentElement) || text.data.trim() === "") return;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    function walk(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) if (text.isConnected) replace(text);
    }
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) walk(node);
    }).observe(document, { childList: true, subtree: true });
  }, everything);
}
