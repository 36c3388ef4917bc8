// A promise with a method that resolves it.

export interface Signal {
  readonly promise: Promise<void>;
  resolve(): void;
}

export function createSignal(): Signal {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
