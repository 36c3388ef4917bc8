// Shows the age of a tab's data when it becomes visible, until the core's first update: hidden tabs get none.
import type { LiveStore } from "../client/liveStore.ts";

/** Data of this age is marked as old, as the core marks it, ms. */
const STALE_AFTER_MS = 30_000;
/** A core that has not answered after this may have ended, ms. It normally needs a few ms. */
const ANSWER_EXPECTED_MS = 1_000;
const AGES_EVERY_MS = 10_000;

export interface DoubtOptions {
  readonly store: Pick<LiveStore, "part" | "setConnection">;
  readonly page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  /** Epoch ms, from a clock that continues while the machine sleeps. */
  now(): number;
  /** Runs `then` in `ms`; returns how to cancel it. */
  later(then: () => void, ms: number): () => void;
}

/** Watches the page from now on; returns how to stop. */
export function doubtWhenShown({ store, page, now, later }: DoubtOptions): () => void {
  /** When the last update arrived; undefined while the tab is visible and gets every change. */
  let lastUpdateAt = page.visibilityState === "hidden" ? now() : undefined;
  let callOff = (): void => {};

  function doubt(dataAt: number, asking: boolean): void {
    const age = now() - dataAt;
    const ageSeconds = Math.floor(age / 10_000) * 10;
    const own = asking
      ? ({ state: "reconnecting", ageSeconds, stale: false, asking } as const)
      : ({ state: "reconnecting", ageSeconds, stale: age >= STALE_AFTER_MS } as const);
    store.setConnection(own);
    callOff = later(
      () => {
        // Any other value comes from the core.
        if (store.part("connection") === own) doubt(dataAt, false);
      },
      asking ? ANSWER_EXPECTED_MS : AGES_EVERY_MS,
    );
  }

  function onVisibility(): void {
    callOff();
    if (page.visibilityState === "hidden") {
      lastUpdateAt = now();
      return;
    }
    const { ageSeconds } = store.part("connection");
    if (lastUpdateAt === undefined || ageSeconds === undefined) return;
    const dataAt = lastUpdateAt - ageSeconds * 1000;
    lastUpdateAt = undefined;
    if (now() - dataAt >= STALE_AFTER_MS) doubt(dataAt, true);
  }

  page.addEventListener("visibilitychange", onVisibility);
  return () => {
    callOff();
    page.removeEventListener("visibilitychange", onVisibility);
  };
}
