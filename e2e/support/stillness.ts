// Watches a page for things that move by themselves.
import type { Locator, Page } from "@playwright/test";

interface ShiftWindow {
  layoutShifts?: { value: number; what: string }[];
}

/** Must run before the page loads: gathers every layout shift from the first paint on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    (globalThis as unknown as ShiftWindow).layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        if (shift.hadRecentInput) continue;
        const nodes = shift.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.getAttribute("class") ?? ""}` : (node?.nodeName ?? "gone"),
        );
        shifts.push({ value: shift.value, what: nodes.join(" | ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The layout shifts so far: how far (Chromium's score) and of what. */
export async function layoutShifts(page: Page): Promise<readonly { value: number; what: string }[]> {
  return page.evaluate(() => {
    const host = globalThis as unknown as ShiftWindow;
    // Two frames, so that what was just painted has been observed.
    return new Promise<{ value: number; what: string }[]>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([...(host.layoutShifts ?? [])])));
    });
  });
}

/** Distance of an element's upper edge from the top of the screen, px. */
export async function topOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("the element is not drawn");
  return box.y;
}
