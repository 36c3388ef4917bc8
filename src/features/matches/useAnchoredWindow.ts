// The virtual window over a list; keeps the row under the pointer or focus in place when the list changes.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { useDrawn } from "#ui/page/useDrawn.ts";
import { type LineRange, offsetsOf, type WindowedLine, windowRange } from "./windowRange.ts";

/** The key of the line that contains an element. */
function keyOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>("[data-line]")?.dataset["line"];
}

/**
 * The focused line, else the line under the pointer, else, once the list's top has scrolled off, the first line
 * fully on the screen. `pointer` in client px; `stickyTop`: px covered at the top of the screen.
 */
function findAnchor(
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

/** Px rendered beyond the screen on each side, once the first frame is drawn. */
const OVERSCAN_PX = 480;
/** The window moves in steps of this many px, so that scrolling renders rarely. */
const STEP_PX = 240;

interface WindowItem {
  readonly index: number;
  /** Px from the top of the list. */
  readonly start: number;
}

export interface AnchoredWindow {
  readonly items: readonly WindowItem[];
  /** Height of the list with its lead, px. */
  readonly totalSize: number;
  /** The lines on the screen now; undefined if there are none. */
  inSight(): LineRange | undefined;
}

/** Position of the screen's top in the list, in steps. */
function useScreenTop(list: RefObject<HTMLElement | null>): { top: number; measure: () => void } {
  // Until it is measured: a list always begins below the top of the screen, under the page's header.
  const [top, setTop] = useState(-STEP_PX);
  const measure = useCallback(() => {
    const box = list.current?.getBoundingClientRect();
    if (box) setTop(Math.floor(-box.top / STEP_PX) * STEP_PX);
  }, [list]);
  useEffect(() => {
    let frame = 0;
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        measure();
      });
    };
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", onScroll);
      removeEventListener("resize", onScroll);
    };
  }, [measure]);
  return { top, measure };
}

/**
 * Lines of fixed height, scrolled by the browser window. When they change while `pinned` keeps its value, the
 * anchor line keeps its place on the screen: by scrolling, and where the page cannot scroll far enough up, by
 * blank space above the list (the lead), which is removed when the pointer leaves.
 * `stickyTop`: height in px of what covers the top of the screen.
 */
export function useAnchoredWindow(options: {
  readonly list: RefObject<HTMLElement | null>;
  readonly lines: readonly WindowedLine[];
  readonly pinned: unknown;
  readonly stickyTop: number;
}): AnchoredWindow {
  const { list, lines, pinned, stickyTop } = options;
  const client = useLiveClient();
  const [lead, setLead] = useState(0);
  const [focused, setFocused] = useState<string>();
  const { top, measure } = useScreenTop(list);
  const offsets = useMemo(() => offsetsOf(lines), [lines]);
  const pointer = useRef<{ x: number; y: number } | undefined>(undefined);
  const anchor = useRef<string | undefined>(undefined);
  const before = useRef({ offsets, pinned, lines });

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const move = (event: PointerEvent): void => {
      pointer.current = event.pointerType === "mouse" ? { x: event.clientX, y: event.clientY } : undefined;
    };
    const leave = (): void => {
      pointer.current = undefined;
      setLead(0);
    };
    // The focused line stays rendered at any scroll position, so that the focus is not lost.
    const focus = (): void =>
      setFocused(document.activeElement?.closest<HTMLElement>("[data-line]")?.dataset["line"]);
    const blur = (): void => setFocused(undefined);
    element.addEventListener("pointermove", move, { passive: true });
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focusin", focus);
    element.addEventListener("focusout", blur);
    return () => {
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focusin", focus);
      element.removeEventListener("focusout", blur);
    };
  }, [list]);

  // The listener receives a new order while the page still shows the old one, so the anchor can be measured.
  useLayoutEffect(
    () =>
      client.store.subscribe("order", () => {
        if (list.current) anchor.current = findAnchor(list.current, pointer.current, stickyTop);
      }),
    [client, list, stickyTop],
  );

  useLayoutEffect(() => {
    const old = before.current;
    const key = anchor.current;
    before.current = { offsets, pinned, lines };
    anchor.current = undefined;
    if (old.lines !== lines && old.pinned === pinned && key !== undefined) {
      const from = old.offsets[old.lines.findIndex((line) => line.key === key)];
      const to = offsets[lines.findIndex((line) => line.key === key)];
      if (from !== undefined && to !== undefined && from !== to)
        setLead((known) => Math.max(0, known + moveBy(to - from)));
    }
    measure();
  }, [offsets, pinned, lines, measure]);

  const beyond = useDrawn(lines.length > 0) ? OVERSCAN_PX : 0;
  const range = windowRange(offsets, top - lead - beyond, top - lead + STEP_PX + innerHeight + beyond);
  const items: WindowItem[] = [];
  const add = (index: number): void => void items.push({ index, start: lead + (offsets[index] ?? 0) });
  if (range) for (let index = range.first; index <= range.last; index += 1) add(index);
  const kept = focused === undefined ? -1 : lines.findIndex((line) => line.key === focused);
  if (range && kept !== -1 && (kept < range.first || kept > range.last)) add(kept);
  const inSight = useCallback(() => {
    const box = list.current?.getBoundingClientRect();
    if (!box || box.bottom <= stickyTop || box.top >= innerHeight) return undefined;
    return windowRange(offsets, stickyTop - box.top - lead, innerHeight - box.top - lead);
  }, [list, offsets, lead, stickyTop]);
  return { items, totalSize: lead + (offsets.at(-1) ?? 0), inSight };
}

/** Scrolls by `wanted` px; returns how much more lead the list needs where the page could not scroll far enough. */
function moveBy(wanted: number): number {
  const from = scrollY;
  scrollBy({ top: wanted, behavior: "instant" });
  return scrollY - from - wanted;
}
