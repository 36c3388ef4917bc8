// The one module that logs failures: each once, with its place, build and page.
import { whenStaying } from "./leaving.ts";

const logged = new WeakSet<object>();

/**
 * Logs a failure, the same error object only the first time, and only where the page is not being left; `where` names the task that failed. The text, and what is
 * left out of it, is made by `errorLog`, which loads after the first screen. Throws nothing, whatever `error` is.
 */
export function reportError(error: unknown, where: string): void {
  if (typeof error === "object" && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  const page = location.pathname;
  const stays = whenStaying();
  if (stays === undefined) log(error, where, page);
  else void stays.then(() => log(error, where, page));
}

/**
 * Between the end of a page's requests and the word that it is left, ms: some browsers say so only once the next page
 * begins, which takes a busy machine seconds.
 */
const LEFT_WITHIN_MS = 5_000;

/** As `reportError`, a moment later: for requests, which also fail because the page is left. */
export function reportSoon(error: unknown, where: string): void {
  setTimeout(() => reportError(error, where), LEFT_WITHIN_MS);
}

function log(error: unknown, where: string, page: string): void {
  void import("./errorLog.ts").then(
    ({ logError }) => logError(error, where, page),
    // errorLog failed to load, so only the place is logged: the error's own message may hold a secret.
    // oxlint-disable-next-line no-console -- the one place that may
    () => console.error(`[${where}] ${page}`),
  );
}

/**
 * Logs uncaught errors instead of the browser. `isRequest`: whether a rejection is that of a request, which may end because
 * the page is left. Returns how to stop.
 */
export function watchUncaught(
  target: Window,
  isRequest: (reason: unknown) => boolean = () => false,
): () => void {
  const onRejection = (event: PromiseRejectionEvent): void => {
    event.preventDefault();
    (isRequest(event.reason) ? reportSoon : reportError)(event.reason, "unhandled rejection");
  };
  target.addEventListener("error", onError);
  target.addEventListener("unhandledrejection", onRejection);
  return () => {
    target.removeEventListener("error", onError);
    target.removeEventListener("unhandledrejection", onRejection);
  };
}

function onError(event: ErrorEvent): void {
  event.preventDefault();
  // Browsers report this when a size takes two frames to settle, which is harmless.
  if (event.message.startsWith("ResizeObserver")) return;
  reportError(event.error ?? `${event.message} at ${event.filename}:${event.lineno}`, "uncaught");
}
