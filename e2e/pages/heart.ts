// Presses the first heart of a page, and records when it is pressed, changed and painted.
import type { Page } from "@playwright/test";

/** In epoch ms. */
export interface LikesNoted {
  readonly pressed: readonly number[];
  readonly changed: readonly number[];
  /** When the frame with a change has been submitted; hidden tabs may submit none. */
  readonly painted: readonly number[];
}

interface HeartWindow {
  likesNoted?: LikesNoted;
}

/** Notes in the page what happens to its first heart from now on. */
export async function noteLikes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pressed: number[] = [];
    const changed: number[] = [];
    const painted: number[] = [];
    Object.assign(globalThis, { likesNoted: { pressed, changed, painted } });
    const heart = document.querySelector("[data-like]");
    if (!heart) throw new Error("no heart");
    heart.addEventListener("pointerdown", () => void pressed.push(Date.now()));
    const changes = new MutationObserver(() => {
      changed.push(Date.now());
      // The task after the frame callback runs when the frame has been submitted.
      requestAnimationFrame(() => void setTimeout(() => void painted.push(Date.now())));
    });
    changes.observe(heart, { attributeFilter: ["aria-pressed"] });
  });
}

/** What `noteLikes` has noted so far. */
export async function likesNoted(page: Page): Promise<LikesNoted> {
  const noted = await page.evaluate(() => (globalThis as unknown as HeartWindow).likesNoted);
  if (!noted) throw new Error("nothing was noted");
  return noted;
}

/** Presses the heart so often, 40 ms apart; the time of the first press, epoch ms. */
export async function pressHeart(page: Page, presses: number): Promise<number> {
  return page.evaluate(async (count) => {
    const first = Date.now();
    for (let press = 0; press < count; press += 1) {
      document.querySelector<HTMLElement>("[data-like]")?.click();
      await new Promise((resolve) => void setTimeout(resolve, 40));
    }
    return first;
  }, presses);
}
