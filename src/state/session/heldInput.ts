// Keeps what a member had typed when their sign-in ran out, until the same member has signed in again in this tab.
// See docs/product.md#typed-input-after-a-lost-sign-in.

interface Held {
  readonly memberId: number;
  readonly value: unknown;
}

/** By the name of the form; in the memory of the tab only. */
const held = new Map<string, Held>();
/** The member who has signed out in this tab by choice: nothing of theirs is held. */
let left: number | undefined;

/** Holds the input of a form for this member, never a password or an account number. */
export function holdInput(form: string, memberId: number, value: unknown): void {
  if (memberId !== left) held.set(form, { memberId, value });
}

/** The held input of this member, which is forgotten with it; undefined without one. Another member's is dropped. */
export function takeInput(form: string, memberId: number): unknown {
  const found = held.get(form);
  held.delete(form);
  if (memberId === left) left = undefined;
  return found?.memberId === memberId ? found.value : undefined;
}

/** Called when a member signs out by choice, before the pages of members are left. */
export function dropHeldInput(memberId: number | undefined): void {
  held.clear();
  left = memberId;
}
