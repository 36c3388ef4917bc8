// Lets a few tasks run at once; the others wait in the order in which they came.

export interface Gate {
  /** The task's result, once it has had its turn. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** A gate for `limit` tasks at once. */
export function createGate(limit: number): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(task) {
      if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
      running += 1;
      try {
        return await task();
      } finally {
        running -= 1;
        waiting.shift()?.();
      }
    },
  };
}
