// Holds what is typed in a form when its page is left because the sign-in has run out.
// See docs/product.md#typed-input-after-a-lost-sign-in.
import { getDefaultStore } from "jotai";
import { useEffect, useRef } from "react";
import { holdInput } from "./heldInput.ts";
import { sessionAtom } from "./sessionAtom.ts";

/** Undefined holds nothing. `typed` never has a password or an account number. */
export function useHoldInput(form: string, memberId: number, typed: object | undefined): void {
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  useEffect(
    () => () => {
      const isSignedOut = getDefaultStore().get(sessionAtom) === undefined;
      if (isSignedOut && latest.current !== undefined) holdInput(form, memberId, latest.current);
    },
    [form, memberId],
  );
}
