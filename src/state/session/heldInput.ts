// Keeps what a member had typed when their sign-in ran out, until the same member has signed in again in this tab.
// See docs/product.md#typed-input-after-a-lost-sign-in.
import { keptForPage } from "../pageStore.ts";
import { storedValue } from "../preferences/stored.ts";
import type { Session } from "./sessionAtom.ts";

interface Held {
  readonly memberId: number;
  readonly value: unknown;
  /** The latest sign-out by choice when this was held: a later one drops it. */
  readonly after: string | undefined;
}

type Owner = Pick<Session, "id" | "session">;

/** The sign-in that was ended by choice last, in any tab; a tab that was frozen meanwhile reads it later. */
const leftInBrowser = storedValue<string>({
  key: "touchline.left.1",
  asText: true,
  read: (stored) => (typeof stored === "string" ? stored : undefined),
});

interface OfTab {
  /** By the name of the form; in the memory of the tab only. */
  readonly held: Map<string, Held>;
  /** The sign-in that was ended by choice last in this tab, for a browser that blocks its storage. */
  left: string | undefined;
}

const ofTab = keptForPage((): OfTab => {
  const held = new Map<string, Held>();
  leftInBrowser.onChange(() => held.clear());
  return { held, left: undefined };
});

const left = (): string | undefined => leftInBrowser.get() ?? ofTab().left;

/** Holds the input of a form for this member, never a password or an account number; not after a sign-out by choice. */
export function holdInput(form: string, { id: memberId, session }: Owner, value: unknown): void {
  const after = left();
  if (after === session) return;
  ofTab().held.set(form, { memberId, value, after });
}

/** The held input of this member, which is forgotten with it; undefined without one. Another member's is dropped. */
export function takeInput(form: string, memberId: number): unknown {
  const { held } = ofTab();
  const found = held.get(form);
  held.delete(form);
  return found?.memberId === memberId && found.after === left() ? found.value : undefined;
}

/** Called when a member signs out by choice, before the pages of members are left; holds for all tabs of the browser. */
export function dropHeldInput(session: string | undefined): void {
  ofTab().held.clear();
  if (session === undefined) return;
  ofTab().left = session;
  leftInBrowser.set(session);
}
