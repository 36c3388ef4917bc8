// Waits until the first list has come and been drawn: what is fetched for later must not be in its way.
import type { LiveStore } from "#state/live/client/liveStore.ts";
import { whenIdle } from "./whenIdle.ts";

/** Resolves when the browser is idle after the first list, which the core gets for every page, has come or failed. */
export async function whenListStands(store: Pick<LiveStore, "part" | "subscribe">): Promise<void> {
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

/** Resolves when what has just come stands on the screen and the browser is idle. */
export async function whenDrawn(): Promise<void> {
  // Two frames: one that draws the list, one that fills in what it measured.
  await frame();
  await frame();
  await whenIdle();
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
