// The matches that the parts of one page show, taken together.

/** Matches on the screen, and those just beyond it. */
interface Watched {
  readonly seen: readonly number[];
  readonly near: readonly number[];
}

export interface WatchList {
  /** What all parts show: a match that is on the screen in one of them is not `near` in another. */
  all(): Watched;
  /** What the part `owner` shows now. Returns what all parts show where that has changed, undefined where it has not. */
  set(owner: string, watched: Watched): Watched | undefined;
}

/** Nothing is shown yet. */
export function createWatchList(): WatchList {
  const watchedBy = new Map<string, Watched>();
  let key = "|";

  function all(): Watched {
    const parts = [...watchedBy.values()];
    const seen = new Set(parts.flatMap((part) => part.seen));
    const near = new Set(parts.flatMap((part) => part.near));
    return { seen: [...seen], near: [...near].filter((id) => !seen.has(id)) };
  }

  return {
    all,
    set(owner, watched) {
      if (watched.seen.length + watched.near.length > 0) watchedBy.set(owner, watched);
      else watchedBy.delete(owner);
      const now = all();
      const nextKey = `${now.seen.join()}|${now.near.join()}`;
      if (nextKey === key) return undefined;
      key = nextKey;
      return now;
    },
  };
}
