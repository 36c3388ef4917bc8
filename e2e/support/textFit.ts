// Finds text that is cut off, or that lies over other text.
import type { Page } from "@playwright/test";

/** Text that ends with an ellipsis shows at least this much of it, in em, so that it can be told from others. */
const SHOWN_MIN_EM = 3;
/** Lines of text may touch: glyph boxes are higher than lines. Overlapping by more than this share of a line is a fault. */
const TOUCHING = 0.4;

/** Argument of a browser whose reader has set the font size to `size` px; 16 is usual. */
export function fontSizeArgument(size: number): string {
  return `--blink-settings=defaultFontSize=${size}`;
}

/** The faults of the page at this moment, each with the place and the text; empty when all text can be read. */
export async function textFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ({ shownMin, touching }) => {
      interface Line {
        readonly element: Element;
        readonly text: string;
        /** The closest part that is above the page, such as a bar that stays on the screen. */
        readonly layer: Element | null;
        readonly box: DOMRect;
      }
      const faults: string[] = [];
      const nameOf = (element: Element): string =>
        `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
      const styles = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element): CSSStyleDeclaration => {
        const style = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, style);
        return style;
      };
      /** The element and those around it. */
      const around = (element: Element): readonly Element[] => {
        const all: Element[] = [];
        for (let each: Element | null = element; each !== null; each = each.parentElement) all.push(each);
        return all;
      };

      const lines: Line[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? "";
        if (element === null || text === "" || element.closest("script, style, option, svg") !== null)
          continue;
        const parents = around(element);
        // Content of a closed part, such as details, is asked for nothing else: that would lay it out. Posts far from the
        // window are not laid out either, and their boxes are estimates.
        const seen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
        if (!element.checkVisibility(seen)) continue;
        // Parts for screen readers only are 1 px wide.
        if (parents.some((each) => styleOf(each).clipPath !== "none" || each.clientWidth === 1)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        if (boxes.length === 0) continue;
        const layer = parents.find((each) => ["fixed", "sticky"].includes(styleOf(each).position)) ?? null;
        const cutter = parents.find(
          (each) => styleOf(each).overflowX !== "visible" || styleOf(each).overflowY !== "visible",
        );
        const place = `${nameOf(element)} “${text.slice(0, 40)}”`;
        if (cutter !== undefined && cutter !== document.body && cutter !== document.documentElement) {
          const style = styleOf(cutter);
          const inner = cutter.getBoundingClientRect();
          const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
          const wide = boxes.some(({ left, right }) => left < inner.left - 1 || right > inner.right + 1);
          const high = boxes.some(
            ({ top, bottom, height }) => Math.max(inner.top - top, bottom - inner.bottom) > height * touching,
          );
          const clamped = style.webkitLineClamp !== "none" && style.webkitLineClamp !== "";
          if (wide && style.textOverflow === "ellipsis") {
            const shown = inner.width / Number.parseFloat(style.fontSize);
            if (shown < shownMin) faults.push(`${place} shows ${shown.toFixed(1)} em`);
          } else if (wide && !scrolls(style.overflowX)) faults.push(`${place} is cut at its side`);
          if (high && !clamped && !scrolls(style.overflowY)) faults.push(`${place} is cut in its height`);
          if (style.textOverflow === "ellipsis" || clamped || scrolls(style.overflowX)) {
            for (const box of boxes) {
              const left = Math.max(box.left, inner.left);
              const right = Math.min(box.right, inner.right);
              const top = Math.max(box.top, inner.top);
              const bottom = Math.min(box.bottom, inner.bottom);
              if (right - left > 1 && bottom - top > 1)
                lines.push({ element, text, layer, box: new DOMRect(left, top, right - left, bottom - top) });
            }
            continue;
          }
        }
        for (const box of boxes) lines.push({ element, text, layer, box });
      }

      lines.sort((one, other) => one.box.top - other.box.top);
      for (const [at, one] of lines.entries()) {
        for (let next = at + 1; next < lines.length; next += 1) {
          const other = lines[next]!;
          if (other.box.top >= one.box.bottom) break;
          if (one.element === other.element || one.layer !== other.layer) continue;
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
          if (across > 3 && down > Math.min(one.box.height, other.box.height) * touching)
            faults.push(
              `${nameOf(one.element)} “${one.text.slice(0, 30)}” lies over ${nameOf(other.element)} “${other.text.slice(0, 30)}”`,
            );
        }
      }
      return [...new Set(faults)];
    },
    { shownMin: SHOWN_MIN_EM, touching: TOUCHING },
  );
}
