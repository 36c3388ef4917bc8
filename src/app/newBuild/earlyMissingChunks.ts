// Notes chunks that failed to load before gonePieces.ts handles such failures.

/** Errors of chunks that failed to load before that. */
export const goneEarly: unknown[] = [];

/** How browsers and Vite report a chunk that cannot be loaded; a chunk that throws has another message. */
const GONE = /dynamically imported module|module script failed|preload CSS/;

/** Whether the error means that a chunk could not be loaded. */
export function isGone(error: unknown): error is Error {
  return error instanceof Error && GONE.test(error.message);
}

/** Starts noting failures. */
export function watchGoneEarly(target: Pick<EventTarget, "addEventListener">): void {
  target.addEventListener("vite:preloadError", noteGone);
}

function noteGone({ payload }: Event & { readonly payload?: unknown }): void {
  if (!isGone(payload)) return;
  // By the original message the router would recognise a missing chunk and reload, even offline or over a form.
  payload.message = `Gone: ${payload.message}`;
  goneEarly.push(payload);
}
