// Waits until the first list is loaded and drawn, so that later requests do not delay it.
import type { LiveStore } from "#state/live/client/liveStore.ts";
import { whenIdle } from "./whenIdle.ts";

/** Resolves when the browser is idle after the first list, which the core loads for every page, or its failure. */
export async function whenListDrawn(store: Pick<LiveStore, "part" | "subscribe">): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (): void => {
      const status = store.part("list")?.status;
      if (status !== "ready" && status !== "failed") return;
      stop();
      resolve();
    };
    const stop = store.subscribe("list", look);
    look();
  });
  await whenDrawn();
}

/** Resolves when the current data is drawn and the browser is idle. */
export async function whenDrawn(): Promise<void> {
  // Two frames: one draws the list, one corrects it by the measured heights.
  await frame();
  await frame();
  await whenIdle();
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
