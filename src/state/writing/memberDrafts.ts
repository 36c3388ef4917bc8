// What this tab knows of the member's drafts: the core's list, and what was published from any tab.
// See docs/product.md#drafts and docs/product.md#outbox.
import { atom, getDefaultStore } from "jotai";
import type { DraftState, SentDraft } from "#domain/writing/draft.ts";
import { isWritingChange } from "#domain/memberNews.ts";
import { showOwnPost } from "../community/ownPosts.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { sessionAtom } from "../session/sessionAtom.ts";
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

const ownSession = (): string | undefined => getDefaultStore().get(sessionAtom)?.session;

/** Without `isUnread`: as it was told last. */
function take(session: string, drafts: readonly DraftState[], isUnread?: boolean): void {
  if (session !== ownSession()) return;
  const before = getDefaultStore().get(toldAtom);
  const told = { session, drafts, isUnread: isUnread ?? (before.session === session && before.isUnread) };
  // Of drafts that could not be read there may be some: the next page asks for them, and a sign-out removes them.
  markDrafts(told.isUnread || drafts.length > 0);
  getDefaultStore().set(toldAtom, told);
  for (const listener of listListeners) listener(drafts);
}

const listListeners = new Set<(drafts: readonly DraftState[]) => void>();

/** Calls back with each list that the core tells of this member. Returns how to stop. */
export function onDrafts(listener: (drafts: readonly DraftState[]) => void): () => void {
  listListeners.add(listener);
  return () => listListeners.delete(listener);
}

/** The newest state of one draft, before the core's next list. */
export function takeState(state: DraftState): void {
  const { session, drafts } = getDefaultStore().get(toldAtom);
  const others = drafts.filter(({ id }) => id !== state.id);
  take(session, [state, ...others]);
}

const sentListeners = new Set<(sent: SentDraft) => void>();

/** Calls back with each post or reply of this member that is published from now on. Returns how to stop. */
export function onSent(listener: (sent: SentDraft) => void): () => void {
  sentListeners.add(listener);
  return () => sentListeners.delete(listener);
}

function tellSent(sent: SentDraft): void {
  if (sent.post && sent.slot.startsWith("new")) showOwnPost(sent.post);
  for (const listener of sentListeners) listener(sent);
}

const takingOver = new Map<number, Promise<void>>();

/** Hands what earlier pages of this member could not save to the core. */
export function takeOverTails(client: LiveClient, memberId: number): Promise<void> {
  const under = takingOver.get(memberId);
  if (under) return under;
  const taken = (async () => {
    for (const save of tailsOf(memberId)) {
      const saved = await askPart(client, "draft", "save", save);
      if (saved?.isStored === true) dropTail(save.id);
      if (saved) await askPart(client, "draft", "close", saved.id);
    }
  })().finally(() => takingOver.delete(memberId));
  takingOver.set(memberId, taken);
  return taken;
}

const ASKED_AGAIN_TIMES = 5;
const ASK_AGAIN_MS = 1_000;

let following: { readonly client: LiveClient; readonly stop: () => void } | undefined;

/** Follows the core's list until the page ends, or until another client is followed. Loads the core's part. */
export function followDrafts(client: LiveClient): void {
  if (following?.client === client) return;
  following?.stop();
  const store = getDefaultStore();

  /** A core learns of a sign-in after the page: it is asked again while it does not answer. */
  async function ask(triesLeft = ASKED_AGAIN_TIMES): Promise<void> {
    const member = store.get(sessionAtom);
    if (member === undefined || following?.client !== client) return;
    await takeOverTails(client, member.id);
    const drafts = await askPart(client, "draft", "list");
    if (drafts) take(member.session, drafts);
    else if (triesLeft > 0) setTimeout(() => void ask(triesLeft - 1), ASK_AGAIN_MS);
  }

  function takeChanges(): void {
    const changes = client.store.part("posts").filter(isWritingChange);
    // First what was published: its box compares it with the draft that it shows.
    for (const change of changes) {
      if (change.kind === "sent" && change.session === ownSession()) tellSent(change.sent);
    }
    for (const change of changes) {
      if (change.kind === "drafts") take(change.session, change.drafts, change.isUnread ?? false);
    }
  }

  /** A core that has replaced another does not know which drafts are open. */
  function onShown(): void {
    if (document.visibilityState === "visible") void ask();
  }

  const stops = [client.store.subscribe("posts", takeChanges), store.sub(sessionAtom, () => void ask())];
  document.addEventListener("visibilitychange", onShown);
  following = {
    client,
    stop() {
      for (const stop of stops) stop();
      document.removeEventListener("visibilitychange", onShown);
    },
  };
  void ask();
}
