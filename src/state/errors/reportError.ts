// The one place that logs failures: each once, with where it happened, in which build and on which page.

const logged = new WeakSet<object>();

/**
 * Logs a failure, the same error object only the first time; `where` names what was under way. How it is said, and what
 * is left out, is `errorLog`'s, which the first screen does without. Throws nothing, whatever `error` is.
 */
export function reportError(error: unknown, where: string): void {
  if (typeof error === "object" && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  const page = location.pathname;
  void import("./errorLog.ts").then(
    ({ logError }) => logError(error, where, page),
    // It could not be had either: better less than nothing. The error's own words may hold a secret.
    // oxlint-disable-next-line no-console -- the one place that may
    () => console.error(`[${where}] ${page}`),
  );
}

/** Logs what nobody caught, in place of the browser's own line. Returns how to stop. */
export function watchUncaught(target: Window): () => void {
  target.addEventListener("error", onError);
  target.addEventListener("unhandledrejection", onRejection);
  return () => {
    target.removeEventListener("error", onError);
    target.removeEventListener("unhandledrejection", onRejection);
  };
}

function onError(event: ErrorEvent): void {
  event.preventDefault();
  // Browsers say so of a size that takes two frames to settle; nothing is wrong then.
  if (event.message.startsWith("ResizeObserver")) return;
  reportError(event.error ?? `${event.message} at ${event.filename}:${event.lineno}`, "uncaught");
}

function onRejection(event: PromiseRejectionEvent): void {
  event.preventDefault();
  reportError(event.reason, "unhandled rejection");
}
