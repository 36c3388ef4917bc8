// Reloads the page without a press: at most once within 10 s, and once within 10 min for one build.
import { storedValue } from "#state/preferences/stored.ts";

/** docs/product.md#new-build: a page reload guard of 10000 ms applies. */
const RELOAD_GUARD_MS = 10_000;
/**
 * A file that the server has lost is missing after the reload, too. A start on a slow line takes longer than 10 s, so
 * that the first guard alone would let it reload for ever.
 */
const SAME_BUILD_MS = 10 * 60_000;

export interface ReloadDeps {
  /** The tab's own storage; may throw where it is blocked. */
  storage(): Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Epoch ms; must continue over a reload. */
  now(): number;
  online(): boolean;
  writing(): boolean;
  /** True while the next page loads: a reload would return to this one. */
  leaving(): boolean;
  reload(): void;
}

export interface ReloadGuard {
  /** Reloads to get the build of this id; false where it must not. */
  reload(buildId: string): boolean;
  /** As `reload`, but once per build, so that a server that delivers the old build again causes no loop. */
  reloadOnceFor(buildId: string): boolean;
}

export function createReloadGuard(deps: ReloadDeps): ReloadGuard {
  /** The last reload. Text, because the page before the reload may be of an older build. */
  const mark = storedValue({
    key: "touchline.reloaded",
    asText: true,
    storage: deps.storage,
    read(stored) {
      const [at, buildId] = String(stored).split(" ");
      return at ? { at: Number(at), buildId } : undefined;
    },
    write: ({ at, buildId }) => `${at} ${buildId ?? ""}`,
  });
  /** Stays true once set: the page keeps running until the reload begins. */
  let reloading = false;

  function reload(buildId: string, oncePerBuild: boolean): boolean {
    if (reloading || !deps.online() || deps.writing() || deps.leaving()) return false;
    const now = deps.now();
    const last = mark.get();
    // The stored time may lie in the future when the clock was set back since.
    const guardMs = last?.buildId === buildId ? SAME_BUILD_MS : RELOAD_GUARD_MS;
    if (last && Math.abs(now - last.at) < guardMs) return false;
    if (oncePerBuild && last?.buildId === buildId) return false;
    // Without a stored mark there is no reload: a reload loop would be worse than an old page.
    if (!mark.set({ at: now, buildId })) return false;
    reloading = true;
    deps.reload();
    return true;
  }

  return {
    reload: (buildId) => reload(buildId, false),
    reloadOnceFor: (buildId) => reload(buildId, true),
  };
}
