// Notes pieces of the page that could not be had before anybody looks after that (gonePieces.ts).

/** Pieces of the page that did not come before. */
export const goneEarly: unknown[] = [];

/** How browsers and vite say that a piece could not be had; one that came and failed says something else. */
const GONE = /dynamically imported module|module script failed|preload CSS/;

/** Whether a piece of the page could not be had. */
export function isGone(error: unknown): error is Error {
  return error instanceof Error && GONE.test(error.message);
}

/** From now on. */
export function watchGoneEarly(target: Pick<EventTarget, "addEventListener">): void {
  target.addEventListener("vite:preloadError", noteGone);
}

function noteGone({ payload }: Event & { readonly payload?: unknown }): void {
  if (!isGone(payload)) return;
  // By its words the router would know the error for a gone piece, and reload by rules of its own: offline, over a form.
  payload.message = `Gone: ${payload.message}`;
  goneEarly.push(payload);
}
