// Gives a call to the worker a deadline: a dead worker answers nothing, and nothing may hang for ever.

/** The promise's value, or `undefined` when it has not come within `ms` or has failed. */
export function withDeadline<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    promise.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      () => {
        clearTimeout(timer);
        resolve(undefined);
      },
    );
  });
}
