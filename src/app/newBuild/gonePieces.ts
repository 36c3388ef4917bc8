// Answers for pieces of the page that cannot be fetched: most often a new build has taken the place of this one.

/** What vite's loader says when a piece does not come. */
type GoneEvent = Event & { readonly payload?: unknown };

export interface GoneSurroundings {
  /** The errors of pieces that did not come before: those of the page that was opened. */
  readonly early: readonly unknown[];
  readonly target: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  /** Whether this is the error of a piece that could not be had. */
  isGone(error: unknown): boolean;
  /** What somebody waits for: a page they went to, a part they pressed for; undefined when it was fetched ahead. */
  wanted(): "page" | "part" | undefined;
  /** Asks the server for its build, and offers it where it is a new one; undefined when the server does not answer. */
  check(): Promise<string | undefined>;
  /** Reloads for that build, where that may be; false where not. */
  reload(buildId: string): boolean;
  /** Says that a part could not be had: there is no place for it on the page. */
  tell(): void;
  report(error: unknown): void;
}

/**
 * Watches from now on; returns how to stop. A page whose piece is gone gets the error all the same and says so in its
 * place, with a button; a reload, where there is one, comes over it.
 */
export function watchGonePieces(surroundings: GoneSurroundings): () => void {
  const { target } = surroundings;
  let checking = false;

  async function answer(wanted: ReturnType<GoneSurroundings["wanted"]>): Promise<void> {
    const build = await surroundings.check();
    // No answer: a reload would end on the browser's error page.
    if (build !== undefined && wanted !== undefined && surroundings.reload(build)) return;
    if (wanted === "part") surroundings.tell();
  }

  function onGone({ payload }: GoneEvent): void {
    // What came and failed goes its own way, to the page that says so.
    if (!surroundings.isGone(payload)) return;
    surroundings.report(payload);
    if (checking) return;
    checking = true;
    void answer(surroundings.wanted()).finally(() => {
      checking = false;
    });
  }

  for (const error of surroundings.early) surroundings.report(error);
  if (surroundings.early.length > 0) void answer("page");

  target.addEventListener("vite:preloadError", onGone);
  return () => target.removeEventListener("vite:preloadError", onGone);
}
