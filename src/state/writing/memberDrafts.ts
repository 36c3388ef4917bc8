// What this tab knows of the member's drafts: the core's list, and what was published from any tab.
// See docs/product.md#drafts and docs/product.md#outbox.
import { atom } from "jotai";
import type { DraftState, SentDraft } from "#domain/writing/draft.ts";
import { isWritingChange } from "#domain/memberNews.ts";
import { keptForPage, pageStore } from "../pageStore.ts";
import { showOwnPost } from "../community/ownPosts.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { createMemberFollower } from "../session/memberFollower.ts";
import { currentMember, sessionAtom } from "../session/sessionAtom.ts";
import { askPart } from "../live/client/askPart.ts";
import { dropTail, markDrafts, tailsOf } from "./draftTail.ts";

interface Told {
  readonly session: string;
  readonly drafts: readonly DraftState[];
  readonly isUnread: boolean;
}

const NONE: readonly DraftState[] = [];
const toldAtom = atom<Told>({ session: "", drafts: NONE, isUnread: false });

/** All drafts of the member signed in, newest first. */
export const draftsAtom = atom((get): readonly DraftState[] => {
  const { session, drafts } = get(toldAtom);
  return session === get(sessionAtom)?.session ? drafts : NONE;
});

/** Earlier drafts of the member signed in could not be read yet. */
export const areDraftsUnreadAtom = atom((get): boolean => {
  const { session, isUnread } = get(toldAtom);
  return isUnread && session === get(sessionAtom)?.session;
});

/** Without `isUnread`: as it was told last. */
function take(session: string, drafts: readonly DraftState[], isUnread?: boolean): void {
  if (session !== currentMember()?.session) return;
  const before = pageStore.get(toldAtom);
  const told = { session, drafts, isUnread: isUnread ?? (before.session === session && before.isUnread) };
  // Of drafts that could not be read there may be some: the next page asks for them, and a sign-out removes them.
  markDrafts(told.isUnread || drafts.length > 0);
  pageStore.set(toldAtom, told);
  for (const listener of listListeners()) listener(drafts);
}

const listListeners = keptForPage(() => new Set<(drafts: readonly DraftState[]) => void>());

/** Calls back with each list that the core tells of this member. Returns how to stop. */
export function onDrafts(listener: (drafts: readonly DraftState[]) => void): () => void {
  listListeners().add(listener);
  return () => listListeners().delete(listener);
}

/** The newest state of one draft, before the core's next list. */
export function takeState(state: DraftState): void {
  const { session, drafts } = pageStore.get(toldAtom);
  const others = drafts.filter(({ id }) => id !== state.id);
  take(session, [state, ...others]);
}

const sentListeners = keptForPage(() => new Set<(sent: SentDraft) => void>());

/** Calls back with each post or reply of this member that is published from now on. Returns how to stop. */
export function onSent(listener: (sent: SentDraft) => void): () => void {
  sentListeners().add(listener);
  return () => sentListeners().delete(listener);
}

function tellSent(sent: SentDraft): void {
  if (sent.post && sent.slot.startsWith("new")) showOwnPost(sent.post);
  for (const listener of sentListeners()) listener(sent);
}

const takingOver = keptForPage(() => new Map<number, Promise<void>>());

/** Hands what earlier pages of this member could not save to the core. */
export function takeOverTails(client: LiveClient, memberId: number): Promise<void> {
  const under = takingOver().get(memberId);
  if (under) return under;
  const taken = (async () => {
    for (const save of tailsOf(memberId)) {
      const saved = await askPart(client, "draft", "save", save);
      if (saved?.isStored === true) dropTail(save.id);
      if (saved) await askPart(client, "draft", "close", saved.id);
    }
  })().finally(() => takingOver().delete(memberId));
  takingOver().set(memberId, taken);
  return taken;
}

/** Follows the core's list until the page ends. Loads the core's part. */
export const followDrafts = createMemberFollower(
  async (client, member) => {
    await takeOverTails(client, member.id);
    const drafts = await askPart(client, "draft", "list");
    if (drafts) take(member.session, drafts);
    return drafts !== undefined;
  },
  (told) => {
    const changes = told.filter(isWritingChange);
    // First what was published: its box compares it with the draft that it shows.
    for (const change of changes) {
      if (change.kind === "sent" && change.session === currentMember()?.session) tellSent(change.sent);
    }
    for (const change of changes) {
      if (change.kind === "drafts") take(change.session, change.drafts, change.isUnread ?? false);
    }
  },
);
