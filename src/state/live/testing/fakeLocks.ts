// Web Locks of a fake browser: exclusive locks with a queue, `steal` and `signal`, freed when their owner ends.

type Run = () => unknown;

interface Wish {
  readonly name: string;
  readonly owner: object;
  readonly run: Run;
  readonly steal: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface FakeLocks {
  /** The lock manager as a page or worker sees it. */
  of(owner: object): Pick<LockManager, "query" | "request">;
  /** The owner has ended: its locks are released, and its requests are dropped. */
  release(owner: object): void;
}

/** No lock is held. */
export function createFakeLocks(): FakeLocks {
  const held = new Map<string, Wish>();
  let waiting: Wish[] = [];
  const ended = new WeakSet<object>();

  function grant(wish: Wish): void {
    const before = held.get(wish.name);
    held.set(wish.name, wish);
    before?.reject(new DOMException("stolen", "AbortError"));
    void Promise.resolve()
      .then(wish.run)
      .then(wish.resolve, wish.reject)
      .finally(() => free(wish));
  }

  function free(wish: Wish): void {
    if (held.get(wish.name) !== wish) return;
    held.delete(wish.name);
    const next = waiting.find(({ name }) => name === wish.name);
    if (next === undefined) return;
    waiting = waiting.filter((each) => each !== next);
    grant(next);
  }

  function request(owner: object, name: string, options: LockOptions, run: Run): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (ended.has(owner)) return;
      const wish: Wish = { name, owner, run, steal: options.steal === true, resolve, reject };
      if (wish.steal || !held.has(name)) grant(wish);
      else waiting.push(wish);
      options.signal?.addEventListener("abort", () => {
        if (!waiting.includes(wish)) return;
        waiting = waiting.filter((each) => each !== wish);
        reject(new DOMException("withdrawn", "AbortError"));
      });
    });
  }

  return {
    of: (owner) =>
      ({
        query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
        request: (name: string, first: LockOptions | Run, second?: Run) =>
          typeof first === "function"
            ? request(owner, name, {}, first)
            : request(owner, name, first, second ?? (() => undefined)),
      }) as unknown as Pick<LockManager, "query" | "request">,
    release(owner) {
      ended.add(owner);
      waiting = waiting.filter((wish) => wish.owner !== owner);
      for (const wish of Array.from(held.values())) if (wish.owner === owner) free(wish);
    },
  };
}
