// Keeps the list of suggestions beside the word that is typed while the page scrolls and the keyboard opens.
// See docs/product.md#suggestions.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { placeList } from "./placeList.ts";
import type { SuggestTarget } from "./suggestTarget.ts";

/**
 * Places the list, which is in the top layer of the browser, so that no dialog clips it, and in the page inside the
 * dialog, whose focus trap keeps it.
 *
 * @param length UTF-16 units of the word before the caret; undefined while there is no list
 */
export function useListPlace(
  list: RefObject<HTMLElement | null>,
  target: SuggestTarget | undefined,
  length: number | undefined,
): void {
  const measure = useEffectEvent((): void => {
    const element = list.current;
    if (element === null || target === undefined || length === undefined) return;
    showAt(element, target.rectBefore(length));
  });
  const isOpen = length !== undefined;
  useLayoutEffect(() => {
    if (isOpen) list.current?.showPopover?.();
  }, [list, isOpen]);
  // What is found changes the height, so it is measured after every rendering.
  useLayoutEffect(() => measure());
  useEffect(() => {
    if (!isOpen) return undefined;
    let frame = 0;
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => measure());
    };
    window.addEventListener("scroll", later, true);
    window.addEventListener("resize", later);
    window.visualViewport?.addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", later, true);
      window.removeEventListener("resize", later);
      window.visualViewport?.removeEventListener("resize", later);
    };
  }, [isOpen]);
}

/** Of the list, CSS px. */
const BORDERS = 2;

function showAt(element: HTMLElement, word: DOMRect): void {
  const { offsetWidth: width, scrollHeight } = element;
  const isRtl = getComputedStyle(element).direction === "rtl";
  const place = placeList(word, { width, height: scrollHeight + BORDERS }, roomNow(), isRtl);
  element.style.insetInlineStart = `${place.inlineStart}px`;
  element.style.insetBlockStart = `${place.blockStart}px`;
  element.style.maxBlockSize = `${place.maxHeight}px`;
}

function roomNow() {
  const seen = window.visualViewport;
  const top = seen?.offsetTop ?? 0;
  return {
    top,
    bottom: top + (seen?.height ?? window.innerHeight),
    width: document.documentElement.clientWidth,
  };
}
