// Gives a call to the worker a deadline: a dead worker answers nothing, and nothing may hang for ever.

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** The promise's value; `ok: false` when it has not come within `ms` or has failed. */
export function withDeadline<T>(promise: Promise<T>, ms: number): Promise<Answer<T>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ ok: false }), ms);
    promise.then(
      (value) => {
        clearTimeout(timer);
        resolve({ ok: true, value });
      },
      () => {
        clearTimeout(timer);
        resolve({ ok: false });
      },
    );
  });
}
