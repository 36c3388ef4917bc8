// The member signed in, for components. Apart from sessionAtom.ts, which is loaded before React.
import { useAtomValue } from "jotai";
import { type Session, sessionAtom } from "./sessionAtom.ts";

/** The member signed in, undefined for a visitor. */
export function useMember(): Session | undefined {
  return useAtomValue(sessionAtom);
}
