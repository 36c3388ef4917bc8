// Handles chunks that cannot be loaded, usually because the server has replaced this build by a new one.

/** The message of Vite's loader for a chunk that cannot be loaded. */
type PreloadErrorEvent = Event & { readonly payload?: unknown };

export interface MissingChunkDeps {
  /** Errors of chunks that failed before this was set up: those of the first page. */
  readonly early: readonly unknown[];
  readonly target: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  /** Whether the error means that a chunk could not be loaded. */
  isMissingChunk(error: unknown): boolean;
  /** True where the page of the address could not be shown. */
  isPageMissing(): boolean;
  /** What the user waits for: a page they opened, or a part they pressed; undefined for a preloaded chunk. */
  wanted(): "page" | "part" | undefined;
  /** Asks the server for its build, and offers a new one; undefined when the server does not answer. */
  check(): Promise<string | undefined>;
  /** Reloads for that build; false where that is not allowed. */
  reload(buildId: string): boolean;
  /** Shows that a part could not be loaded: a part has no place of its own on the page. */
  warn(): void;
  report(error: unknown): void;
}

/**
 * Starts watching; returns how to stop. A page with a missing chunk still gets the error and shows it in its place,
 * with a button, until the reload, if there is one.
 */
export function watchMissingChunks(deps: MissingChunkDeps): () => void {
  const { target } = deps;
  let checking = false;

  async function answer(wanted: ReturnType<MissingChunkDeps["wanted"]>): Promise<void> {
    const build = await deps.check();
    // Without an answer a reload would end on the browser's error page.
    if (build !== undefined && wanted !== undefined && deps.reload(build)) return;
    if (wanted === "part") deps.warn();
  }

  function onPreloadError({ payload }: PreloadErrorEvent): void {
    // A chunk that loaded and threw: the error goes to the page, which shows it.
    if (!deps.isMissingChunk(payload)) return;
    deps.report(payload);
    if (checking) return;
    checking = true;
    void answer(deps.wanted()).finally(() => {
      checking = false;
    });
  }

  for (const error of deps.early) deps.report(error);
  // Among the early ones are parts beside the page, which are fetched again, and parts that were fetched ahead.
  if (deps.early.length > 0) void answer(deps.isPageMissing() ? "page" : undefined);

  target.addEventListener("vite:preloadError", onPreloadError);
  return () => target.removeEventListener("vite:preloadError", onPreloadError);
}
