// What this page keeps in memory beside its components: the atoms' store, and what modules keep in it.
import { atom, getDefaultStore } from "jotai";

export type Store = ReturnType<typeof getDefaultStore>;

/** One per page, as the document is; components read it through their hooks. A component test begins with an empty one. */
export const pageStore: Store = getDefaultStore();

/** What a module keeps for the page without drawing it: made when it is first asked for. */
export function keptForPage<Kept>(make: () => Kept): () => Kept {
  const kept = atom(make);
  return () => pageStore.get(kept);
}
