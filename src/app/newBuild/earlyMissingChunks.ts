// Notes chunks that failed to load before missingChunks.ts handles such failures.

/** Errors of chunks that failed to load before that. */
export const earlyMissingChunks: unknown[] = [];

/** How browsers and Vite report a chunk that cannot be loaded; a chunk that throws has another message. */
const GONE = /dynamically imported module|module script failed|preload CSS/;

/** Whether the error means that a chunk could not be loaded. */
export function isMissingChunk(error: unknown): error is Error {
  return error instanceof Error && GONE.test(error.message);
}

/** Starts noting failures. */
export function watchEarlyMissingChunks(target: Pick<EventTarget, "addEventListener">): void {
  target.addEventListener("vite:preloadError", noteMissingChunk);
}

function noteMissingChunk({ payload }: Event & { readonly payload?: unknown }): void {
  if (!isMissingChunk(payload)) return;
  // By the original message the router would recognise a missing chunk and reload, even offline or over a form.
  payload.message = `Gone: ${payload.message}`;
  earlyMissingChunks.push(payload);
}
