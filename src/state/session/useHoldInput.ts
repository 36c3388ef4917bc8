// Holds what is typed in a form when its page is left because the sign-in has run out.
// See docs/product.md#typed-input-after-a-lost-sign-in.
import { useEffect, useRef } from "react";
import { holdInput } from "./heldInput.ts";
import { currentMember } from "./sessionAtom.ts";
import { useMember } from "./useMember.ts";

/** Undefined holds nothing. `typed` never has a password or an account number. */
export function useHoldInput(form: string, typed: object | undefined): void {
  const member = useMember();
  const latest = useRef({ member, typed });
  useEffect(() => {
    // The end of the sign-in may be drawn before the page is left.
    latest.current = { member: member ?? latest.current.member, typed };
  });
  useEffect(
    () => () => {
      const { member: owner, typed: value } = latest.current;
      const isSignedOut = currentMember() === undefined;
      if (isSignedOut && owner !== undefined && value !== undefined) holdInput(form, owner, value);
    },
    [form],
  );
}
