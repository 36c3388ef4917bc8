// Lets a few tasks run at once; the others wait in the order in which they came.

export interface Gate {
  /** The task's result, once it has had its turn. With `turnMs` the next one need not wait longer than that for it. */
  run<T>(task: () => Promise<T>, turnMs?: number): Promise<T>;
}

/** A gate for `limit` tasks at once. */
export function createGate(limit: number): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(task, turnMs) {
      if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
      running += 1;
      let isOver = false;
      const end = (): void => {
        if (isOver) return;
        isOver = true;
        running -= 1;
        waiting.shift()?.();
      };
      const timer = turnMs === undefined ? undefined : setTimeout(end, turnMs);
      try {
        return await task();
      } finally {
        clearTimeout(timer);
        end();
      }
    },
  };
}
