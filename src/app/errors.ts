// The one place that logs failures: each error once, with where it happened.

const logged = new WeakSet<object>();

/** Writes a failure to the console; the same error object only the first time. */
export function reportError(error: unknown, where: string): void {
  if (typeof error === "object" && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  // oxlint-disable-next-line no-console -- the one place that may
  console.error(`[${where}]`, error);
}

/** Logs what nobody caught. Returns how to stop. */
export function watchUncaught(target: Window): () => void {
  target.addEventListener("error", onError);
  target.addEventListener("unhandledrejection", onRejection);
  return () => {
    target.removeEventListener("error", onError);
    target.removeEventListener("unhandledrejection", onRejection);
  };
}

function onError(event: ErrorEvent): void {
  reportError(event.error ?? event.message, "uncaught");
}

function onRejection(event: PromiseRejectionEvent): void {
  reportError(event.reason, "unhandled rejection");
}
