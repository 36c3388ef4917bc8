// What a member typed of a withdrawal, kept in this tab's memory over a sign-in that ended in the middle.
import { getDefaultStore } from "jotai";
import { sessionAtom } from "#state/session/sessionAtom.ts";

interface HeldWithdrawal {
  /** As typed; never the password. */
  readonly amountText: string;
  readonly accountId: number | undefined;
}

let held: (HeldWithdrawal & { readonly memberId: number }) | undefined;

const memberId = (): number | undefined => getDefaultStore().get(sessionAtom)?.id;

/** Undefined forgets it. */
export function holdWithdrawal(withdrawal: HeldWithdrawal | undefined): void {
  const owner = memberId();
  held = withdrawal === undefined || owner === undefined ? undefined : { ...withdrawal, memberId: owner };
}

/** What the member of now had typed; another member's is forgotten. */
export function heldWithdrawal(): HeldWithdrawal | undefined {
  if (held?.memberId !== memberId()) held = undefined;
  return held;
}
