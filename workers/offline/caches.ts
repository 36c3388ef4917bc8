// Names of the caches, one per build, and which of them are dropped.

const PREFIX = "touchline-files-";

/** The cache of a build. */
export function cacheName(buildId: string): string {
  return PREFIX + buildId;
}

/** The builds' caches among all of the origin, the own one first, then from the newest to the oldest. */
export function buildCaches(names: readonly string[], own: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== own).toReversed();
  return names.includes(own) ? [own, ...others] : others;
}

/**
 * The caches that no tab needs: all but the own one, the newest other one of a build that was installed in full, the newest
 * of all if its install is not over, and those of builds with a running core, which holds a lock named after its build
 * while a tab of the build is open. `names`: in the order of their creation; `installed`: of builds that were installed in
 * full; `locks`: names of all held locks, empty where the browser does not tell.
 */
export function unneededCaches(
  names: readonly string[],
  own: string,
  installed: ReadonlySet<string>,
  locks: readonly string[],
): readonly string[] {
  const others = buildCaches(names, own).filter((name) => name !== own);
  const before = others.findIndex((name) => installed.has(name));
  // Only one install can be under way: others that are newer than the build before have failed.
  const unneeded = others.filter((_, index) => index !== 0 && index !== before);
  const isInUse = (name: string): boolean =>
    locks.some((lock) => lock.startsWith(`touchline-${name.slice(PREFIX.length)}-`));
  return unneeded.filter((name) => !isInUse(name));
}

/** Deletes all builds' caches. */
export async function deleteBuildCaches(caches: Pick<CacheStorage, "keys" | "delete">): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
