// What the member has reported in this browser, so that it says so in every tab; forgotten with the sign-in.
// See docs/product.md#reports.
import { atom, useAtomValue } from "jotai";
import { pageStore } from "../pageStore.ts";
import type { Reportable } from "../dialogs/memberDialogs.ts";
import { asRecord, storedAtom } from "../preferences/stored.ts";
import { currentMember, sessionAtom } from "../session/sessionAtom.ts";

type Target = Pick<Reportable, "kind" | "id">;

interface Reported {
  readonly session: string;
  /** The latest last. */
  readonly keys: readonly string[];
}

/** The newest that are remembered. The server knows all: it answers a second report of the same. */
const REPORTED_MAX = 200;

const reportedAtom = storedAtom<Reported | undefined>({
  key: "touchline.reported.1",
  initial: undefined,
  read(stored) {
    const { session, keys } = asRecord(stored) ?? {};
    if (typeof session !== "string" || !Array.isArray(keys)) return undefined;
    return { session, keys: keys.filter((key): key is string => typeof key === "string") };
  },
});
/** Empty for another member than the one who reported. */
const ownAtom = atom((get) => {
  const reported = get(reportedAtom);
  return reported !== undefined && reported.session === get(sessionAtom)?.session ? reported.keys : NONE;
});
const NONE: readonly string[] = [];
const keyOf = ({ kind, id }: Target): string => `${kind} ${id}`;

/** Nothing is remembered of a visitor. */
export function markReported(target: Target): void {
  const session = currentMember()?.session;
  if (session === undefined) return;
  const key = keyOf(target);
  const others = pageStore.get(ownAtom).filter((each) => each !== key);
  pageStore.set(reportedAtom, { session, keys: [...others, key].slice(-REPORTED_MAX) });
}

/** Forgets what one member has reported. */
export function forgetReported(): void {
  pageStore.set(reportedAtom, undefined);
}

export function useReported(target: Target): boolean {
  return useAtomValue(ownAtom).includes(keyOf(target));
}
