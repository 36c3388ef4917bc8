// Measures the layout shifts of a page.
import type { Locator, Page } from "@playwright/test";
import { expect } from "./assert/expect.ts";

export interface LayoutShift {
  /** Chromium's layout-shift score. */
  readonly value: number;
  readonly what: string;
  /** Elements that moved outside the event popups and the list of latest events, and by how much (px). */
  readonly inPage: readonly {
    readonly what: string;
    readonly movedDown: number;
    readonly movedRight: number;
    /** Not in the frame around the page. */
    readonly inMain: boolean;
  }[];
}

interface ShiftWindow {
  layoutShifts?: LayoutShift[];
}

/** Must run before the page loads: records every layout shift from the first paint on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    const isEventList = (node: Node | null): boolean => {
      const element = node instanceof Element ? node : node?.parentElement;
      // An element removed meanwhile was a line of these lists: no others are added or removed here.
      if (!element?.isConnected) return true;
      return element.closest("main") === null && element.closest("ol") !== null;
    };
    const nameOf = (node: Node | null): string => {
      if (node instanceof Element) return `${node.tagName}.${node.getAttribute("class") ?? ""}`;
      if (node === null) return "gone";
      return `"${node.textContent ?? ""}" of ${nameOf(node.parentElement)}`;
    };
    (globalThis as unknown as ShiftWindow).layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly {
            readonly node: Node | null;
            readonly previousRect: DOMRectReadOnly;
            readonly currentRect: DOMRectReadOnly;
          }[];
        };
        if (shift.hadRecentInput) continue;
        const inPage = shift.sources
          .filter(({ node }) => !isEventList(node))
          .map(({ node, previousRect, currentRect }) => ({
            what: nameOf(node),
            movedDown: Math.round(currentRect.top - previousRect.top),
            movedRight: Math.round(currentRect.left - previousRect.left),
            inMain: (node instanceof Element ? node : node?.parentElement)?.closest("main") != null,
          }));
        const what = shift.sources.map(({ node }) => nameOf(node)).join(" | ");
        shifts.push({ value: shift.value, what, inPage });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The layout shifts so far. */
export async function layoutShifts(page: Page): Promise<readonly LayoutShift[]> {
  return page.evaluate(() => {
    const host = globalThis as unknown as ShiftWindow;
    // Two frames, so that the latest paint has been observed.
    return new Promise<LayoutShift[]>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([...(host.layoutShifts ?? [])])));
    });
  });
}

/**
 * The layout shifts since the page was opened, each with the elements that moved (`watchShifts` runs before). Waits for
 * the connection and for the parts of the frame that load last.
 */
export async function shiftsOfLoad(page: Page): Promise<readonly string[]> {
  // The region of the toasts is one of those parts, in every layout.
  await expect(page.locator("section > [role=alert]")).toBeAttached();
  const header = page.getByRole("banner");
  if ((await header.count()) > 0) await expect(header.locator("[data-connection=live]")).toBeVisible();
  return (await layoutShifts(page)).map(({ value, what }) => `${value.toFixed(6)} ${what}`);
}

/** Distance of an element's upper edge from the top of the screen, px. */
export async function topOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("the element is not drawn");
  return box.y;
}

/** Ids of the matches whose values are on the screen, below the sticky bars, in order. */
export async function visibleIds(page: Page): Promise<readonly number[]> {
  return page.locator("[data-line] [data-match-id]:has([data-field=minute])").evaluateAll((rows) =>
    rows
      .map((row) => ({ id: Number(row.getAttribute("data-match-id")), top: row.getBoundingClientRect().top }))
      .filter(({ top }) => top >= 120 && top < innerHeight)
      .toSorted((a, b) => a.top - b.top)
      .map(({ id }) => id),
  );
}

/** Like `visibleIds`, once more than three rows are in the window and none in it is still loading. */
export async function completeIds(page: Page): Promise<readonly number[]> {
  let ids: readonly number[] = [];
  await expect
    .poll(async () => {
      const loading = await page.evaluate(async () => {
        // Two frames, so that a scroll has drawn its rows.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const rows = [...document.querySelectorAll("[data-line] [data-match-id][aria-busy=true]")];
        return rows.some((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        });
      });
      ids = loading ? [] : await visibleIds(page);
      return ids.length;
    })
    .toBeGreaterThan(3);
  return ids;
}
