// Loads the code of a part of the core when it is first needed, so that the first screen does not wait for it.
import { AGAIN_AFTER_MS } from "./limits.ts";

export interface Later<Part> {
  /** The part; undefined while its code is not loaded. */
  current(): Part | undefined;
  /** Loads the code once. Resolves to undefined when loading failed; the next call tries again. */
  load(): Promise<Part | undefined>;
  /** As `load`, for what is called each second: undefined where the last attempt began less than 5 s before `now`, local ms. */
  need(now: number): Promise<Part | undefined> | undefined;
  /** Runs `use` now if the part is loaded, otherwise after the next attempt to load it, in order; a failed one drops it. */
  whenLoaded(use: (part: Part) => void): void;
}

/** A part whose code has not been asked for. `create` loads the code and makes the part. */
export function createLater<Part>(create: () => Promise<Part>): Later<Part> {
  let loading: Promise<Part | undefined> | undefined;
  let part: Part | undefined;
  let waiting: ((part: Part) => void)[] = [];
  let dueAt = -Infinity;

  function settle(loaded: Part | undefined): Part | undefined {
    part = loaded;
    const uses = waiting;
    waiting = [];
    if (loaded === undefined) loading = undefined;
    else for (const use of uses) use(loaded);
    return loaded;
  }

  const load = (): Promise<Part | undefined> => (loading ??= create().then(settle, () => settle(undefined)));

  return {
    current: () => part,
    load,
    need(now) {
      if (now < dueAt) return undefined;
      dueAt = now + AGAIN_AFTER_MS;
      return load();
    },
    whenLoaded(use) {
      if (part === undefined) waiting.push(use);
      else use(part);
    },
  };
}
