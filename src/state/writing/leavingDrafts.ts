// Removes the drafts of a member who signs out on purpose, and counts them for the question before.
// See docs/product.md#drafts.
import { pageStore } from "../pageStore.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { currentMember } from "../session/sessionAtom.ts";
import { askPart } from "../live/client/askPart.ts";
import { dropTail, markDrafts, mayHaveDrafts, tailsOf } from "./draftTail.ts";
import { countUnsaved, forgetHeld } from "./heldDrafts.ts";
import { draftsAtom } from "./memberDrafts.ts";

/** A sign-out does not wait longer for a core that does not answer, ms. */
const WAIT_MS = 2_000;

/** False where the member signed in has no draft in this browser, without a question to the core. */
export function mayHaveMyDrafts(): boolean {
  const member = currentMember();
  return member !== undefined && (countUnsaved() > 0 || mayHaveDrafts(member.id));
}

/** How many drafts the member signed in has, in this browser; undefined where the core does not say whether there are any. */
export async function countMyDrafts(client: LiveClient): Promise<number | undefined> {
  if (!mayHaveMyDrafts()) return 0;
  const unsaved = countUnsaved();
  const known = pageStore.get(draftsAtom).length;
  const waited = new Promise<undefined>((resolve) => setTimeout(resolve, WAIT_MS));
  const drafts = await Promise.race([askPart(client, "draft", "list"), waited]);
  const count = (drafts?.length ?? known) + unsaved;
  return drafts === undefined && count === 0 ? undefined : count;
}

/** Removes them, in this browser and its core. To be called before the sign-out. */
export function dropMyDrafts(client: LiveClient): void {
  const member = currentMember();
  if (member === undefined) return;
  const mayHave = mayHaveDrafts(member.id);
  forgetHeld();
  for (const { id } of tailsOf(member.id)) dropTail(id);
  markDrafts(false);
  if (mayHave) void askPart(client, "draft", "drop", member.id);
}
