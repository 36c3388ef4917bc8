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
 * The caches that no tab needs: all but the own one, the newest other one of an installed build with what is newer than
 * that, and those of builds with a running core, which holds a lock named after its build while a tab of the build is
 * open. What is newer may be an install under way. `names`: in the order of their creation; `installed`: of builds that
 * were installed in full; `locks`: names of all held locks, empty where the browser does not tell.
 */
export function unneededCaches(
  names: readonly string[],
  own: string,
  installed: ReadonlySet<string>,
  locks: readonly string[],
): readonly string[] {
  const others = buildCaches(names, own).filter((name) => name !== own);
  const before = others.findIndex((name) => installed.has(name));
  const older = before === -1 ? [] : others.slice(before + 1);
  const isInUse = (name: string): boolean =>
    locks.some((lock) => lock.startsWith(`touchline-${name.slice(PREFIX.length)}-`));
  return older.filter((name) => !isInUse(name));
}

/** Deletes all builds' caches. */
export async function deleteBuildCaches(caches: Pick<CacheStorage, "keys" | "delete">): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
