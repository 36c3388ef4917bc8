// What the member has reported since the page was loaded, so that it says so; forgotten with the sign-in.
// See docs/product.md#reports.
import { atom, getDefaultStore, useAtomValue } from "jotai";
import type { Reportable } from "../dialogs/memberDialogs.ts";
import { sessionAtom } from "../session/sessionAtom.ts";

type Reported = Pick<Reportable, "kind" | "id">;

const reportedAtom = atom<{ readonly session: string | undefined; readonly keys: ReadonlySet<string> }>({
  session: undefined,
  keys: new Set<string>(),
});
/** Empty for another member than the one who reported. */
const ownAtom = atom((get) => {
  const { session, keys } = get(reportedAtom);
  return session !== undefined && session === get(sessionAtom)?.session ? keys : NONE;
});
const NONE: ReadonlySet<string> = new Set();
const keyOf = ({ kind, id }: Reported): string => `${kind} ${id}`;

export function markReported(target: Reported): void {
  const store = getDefaultStore();
  const session = store.get(sessionAtom)?.session;
  store.set(reportedAtom, { session, keys: new Set([...store.get(ownAtom), keyOf(target)]) });
}

export function useReported(target: Reported): boolean {
  return useAtomValue(ownAtom).has(keyOf(target));
}
