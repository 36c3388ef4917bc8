// Goes from post to post of a list by keyboard: j and k, and Page Down and Page Up while a post has the focus.
// See docs/product.md#feeds.
import { type RefObject, useEffect } from "react";
import { isComposing } from "#ui/controls/isComposing.ts";
import { coveredTop, firstBelow, focusPost, itemsOf } from "./postElements.ts";

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, PageDown: 1, PageUp: -1 };
/** Where letters are text, or keys have a meaning of their own. */
const TAKES_KEYS = "input, textarea, select, [contenteditable], [role=dialog], [role=menu]";

export function useFeedKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const step = STEPS[event.key];
      const list = root.current;
      if (step === undefined || list === null || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isComposing(event)) return;
      const target = event.target instanceof Element ? event.target : null;
      const isInside = target !== null && list.contains(target);
      // Elsewhere on the page the keys are left to what has the focus (WCAG 2.1.4); Page Down scrolls.
      if (!isInside && (event.key.length > 1 || target !== document.body)) return;
      if (target?.closest(TAKES_KEYS)) return;
      const items = itemsOf(list);
      const within = isInside ? items.findIndex((item) => item.contains(target)) : -1;
      const next = within === -1 ? firstBelow(items, coveredTop()) : within + step;
      if (next < 0) return;
      event.preventDefault();
      // Below the last post is the button that loads more.
      if (next >= items.length) list.nextElementSibling?.querySelector<HTMLElement>("button")?.focus();
      else focusPost(items[next]?.querySelector<HTMLElement>("[data-post-id]"));
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [root]);
}
