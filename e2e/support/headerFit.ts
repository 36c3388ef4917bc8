// Finds what the header of a page has no room for.
import type { Page } from "@playwright/test";

/** Words for the connection that are cut off, and controls of the header that lie over each other or beyond the screen. */
export async function headerFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const name = (element: Element): string =>
      element.getAttribute("aria-label") ?? element.textContent ?? element.tagName;
    const shown = (selector: string): readonly HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
    const words = shown("header > [data-connection] > span");
    // Words that an age stands for are there for screen readers alone.
    const each = shown("header > [data-connection] > span > span").filter(
      (word) => getComputedStyle(word).clipPath === "none",
    );
    for (const { scrollWidth, clientWidth } of [...words, ...each])
      if (scrollWidth > clientWidth) faults.push(`words of ${scrollWidth} px in ${clientWidth} px`);
    const parts = [...words, ...shown("header > a, header > button, header > div :is(a, button)")];
    for (const [index, part] of parts.entries()) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (left < 0 || right > innerWidth) faults.push(`${name(part)} is beyond the screen`);
      for (const other of parts.slice(index + 1)) {
        const box = other.getBoundingClientRect();
        // Controls may touch.
        const isOver =
          left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
        if (isOver) faults.push(`${name(part)} lies over ${name(other)}`);
      }
    }
    return faults;
  });
}
