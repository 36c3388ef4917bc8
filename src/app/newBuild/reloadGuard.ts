// Reloads the page by itself, where that can do no harm: once within 10 s, never offline, never while somebody writes, or
// has just gone elsewhere.

/** docs/product.md#new-build: a page reload guard of 10000 ms applies. */
const RELOAD_GUARD_MS = 10_000;

const KEY = "touchline.reloaded";

export interface ReloadSurroundings {
  /** The tab's own storage; may throw where it is blocked. */
  storage(): Pick<Storage, "getItem" | "setItem">;
  /** Epoch ms; must go on over a reload. */
  now(): number;
  online(): boolean;
  writing(): boolean;
  /** The next page is on its way: a reload would bring this one back instead. */
  leaving(): boolean;
  reload(): void;
}

export interface ReloadGuard {
  /** Reloads to get the build of this id; false where it must not. */
  reload(buildId: string): boolean;
  /** As `reload`, but once per build: a server that gives the old one again is not asked for ever. */
  reloadOnceFor(buildId: string): boolean;
}

/** Without a place for its mark there is no reload: a loop would be worse than an old page. */
export function createReloadGuard(surroundings: ReloadSurroundings): ReloadGuard {
  /** What stands after this call has set it: a reload needs some time to begin. */
  let reloading = false;

  function reload(buildId: string, oncePerBuild: boolean): boolean {
    if (reloading || !surroundings.online() || surroundings.writing() || surroundings.leaving()) return false;
    const now = surroundings.now();
    try {
      const storage = surroundings.storage();
      const [at, of] = (storage.getItem(KEY) ?? "").split(" ");
      // A clock that was set back since leaves a mark in the future.
      if (at && Math.abs(now - Number(at)) < RELOAD_GUARD_MS) return false;
      if (oncePerBuild && of === buildId) return false;
      storage.setItem(KEY, `${now} ${buildId}`);
    } catch {
      return false;
    }
    reloading = true;
    surroundings.reload();
    return true;
  }

  return {
    reload: (buildId) => reload(buildId, false),
    reloadOnceFor: (buildId) => reload(buildId, true),
  };
}
