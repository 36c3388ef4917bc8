// The virtual window over a list, which holds the row under the pointer or the focus still while the list changes.
import { useWindowVirtualizer, type Virtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";

/** Rows drawn beyond the screen on each side. */
const OVERSCAN = 8;

export interface WindowedLine {
  /** Unique in the list and stable while it changes. */
  readonly key: string;
  /** Height in CSS px. */
  readonly size: number;
}

export interface AnchoredWindow {
  readonly items: readonly VirtualItem[];
  readonly totalSize: number;
  /** Blank kept above the first line so that nothing above the anchor moves it; usually 0. */
  readonly lead: number;
  readonly virtualizer: Virtualizer<Window, Element>;
}

/** Where each line starts. */
function startsOf(lines: readonly WindowedLine[]): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  let at = 0;
  for (const line of lines) {
    starts.set(line.key, at);
    at += line.size;
  }
  return starts;
}

/** The key of the line an element stands in. */
function keyOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>("[data-line]")?.dataset["line"];
}

/** What must not move: the focused line, else the one under the pointer, else the first one on the screen. */
function findAnchor(list: HTMLElement, pointer: { x: number; y: number } | undefined, top: number): string | undefined {
  const { activeElement } = document;
  if (activeElement && list.contains(activeElement)) return keyOf(activeElement);
  if (pointer) {
    const under = document.elementFromPoint(pointer.x, pointer.y);
    if (under && list.contains(under)) return keyOf(under);
  }
  const box = list.getBoundingClientRect();
  if (box.top >= top) return undefined;
  return keyOf(document.elementFromPoint(box.left + box.width / 2, top + 1));
}

/**
 * Lines of fixed height in the window's own scrolling. When `lines` change while `pinned` stays the same value,
 * the anchor line keeps its place on the screen: by scrolling, and where the page cannot scroll that far, by a
 * lead of blank space that goes when the pointer leaves or the viewer scrolls.
 *
 * `stickyTop`: height in px of what covers the top of the screen.
 */
export function useAnchoredWindow(options: {
  readonly list: RefObject<HTMLElement | null>;
  readonly lines: readonly WindowedLine[];
  readonly pinned: unknown;
  readonly stickyTop: number;
}): AnchoredWindow {
  const { list, lines, pinned, stickyTop } = options;
  const [lead, setLead] = useState(0);
  const [listTop, setListTop] = useState(0);
  const pointer = useRef<{ x: number; y: number } | undefined>(undefined);
  const starts = useMemo(() => startsOf(lines), [lines]);
  const before = useRef({ starts, pinned, lines });

  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => lines[index]?.size ?? 0,
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: OVERSCAN,
    scrollMargin: listTop,
    paddingStart: lead,
  });

  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, lines]);

  useLayoutEffect(() => {
    const element = list.current;
    if (element) setListTop(element.getBoundingClientRect().top + window.scrollY);
  }, [list, lines.length]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const move = (event: PointerEvent): void => {
      pointer.current = event.pointerType === "mouse" ? { x: event.clientX, y: event.clientY } : undefined;
    };
    const leave = (): void => {
      pointer.current = undefined;
      setLead(0);
    };
    element.addEventListener("pointermove", move, { passive: true });
    element.addEventListener("pointerleave", leave);
    return () => {
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerleave", leave);
    };
  }, [list]);

  // The anchor is sought in the page as it still stands, before React changes it.
  const anchorRef = useRef<string | undefined>(undefined);
  if (before.current.lines !== lines && list.current) {
    anchorRef.current = findAnchor(list.current, pointer.current, stickyTop);
  }

  useLayoutEffect(() => {
    const old = before.current;
    before.current = { starts, pinned, lines };
    const anchor = anchorRef.current;
    anchorRef.current = undefined;
    if (old.starts === starts || old.pinned !== pinned || anchor === undefined) return;
    const from = old.starts.get(anchor);
    const to = starts.get(anchor);
    if (from === undefined || to === undefined || from === to) return;
    const wanted = to - from;
    const scrolledFrom = window.scrollY;
    window.scrollBy({ top: wanted, behavior: "instant" });
    const missing = window.scrollY - scrolledFrom - wanted;
    // The page could not scroll up as far as the lines above shrank: blank space stands in for them.
    if (missing > 0) setLead((known) => known + missing);
    else if (missing < 0) setLead((known) => Math.max(0, known + missing));
  }, [starts, pinned, lines]);

  return { items: virtualizer.getVirtualItems(), totalSize: virtualizer.getTotalSize(), lead, virtualizer };
}
