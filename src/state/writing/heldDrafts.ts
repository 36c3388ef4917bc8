// The drafts that this tab has open: parts of a page that show the same one share it, and none is left unsaved.
// See docs/product.md#drafts.
import { newId } from "#domain/newId.ts";
import { keptForPage, pageStore } from "../pageStore.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { editorModeAtom } from "../preferences/editorMode.ts";
import { askPart } from "../live/client/askPart.ts";
import { currentMember } from "../session/sessionAtom.ts";
import { markDrafts } from "./draftTail.ts";
import { onDrafts, takeOverTails, takeState } from "./memberDrafts.ts";
import { createOpenDraft, type OpenDraft, type OpenDraftDeps } from "./openDraft.ts";
import { holdForWriting } from "../navigation/unsavedFields.ts";

export interface HeldDraft {
  readonly draft: OpenDraft;
  /** How many parts of the page show it. */
  users: number;
  readonly name: string;
}

/** By name. None is left unsaved when the page is left, or hidden and perhaps never shown again. */
const held = keptForPage(() => {
  const drafts = new Map<string, HeldDraft>();
  function leaveAll(event: Event): void {
    const areKept = [...drafts.values()].map(({ draft }) => draft.leave());
    // The browser asks only when something would be lost.
    if (event.type === "beforeunload" && areKept.includes(false)) event.preventDefault();
  }
  for (const type of ["pagehide", "beforeunload"]) addEventListener(type, leaveAll);
  document.addEventListener("visibilitychange", (event) => {
    if (document.visibilityState === "hidden") leaveAll(event);
  });
  return drafts;
});

/** The draft as this tab has it open, or one that is not asked for yet. */
export function heldDraft(
  client: LiveClient,
  place: Pick<OpenDraftDeps, "memberId" | "slot" | "draftId">,
): HeldDraft {
  const name = `${place.memberId} ${place.slot} ${place.draftId ?? ""}`;
  const known = held().get(name);
  if (known) return known;
  const draft = createOpenDraft({
    ...place,
    mode: () => pageStore.get(editorModeAtom),
    newId,
    async ask(call, ...args) {
      // The core answers for whoever is signed in: nothing of one member is saved or sent for another.
      if (currentMember()?.id !== place.memberId) return undefined;
      if (call === "save") markDrafts(true);
      if (call === "open") await takeOverTails(client, place.memberId);
      return askPart(client, "draft", call, ...args);
    },
    onState: takeState,
  });
  const entry = { draft, users: 0, name };
  held().set(name, entry);
  return entry;
}

/** While something is not saved, a new build does not reload the page. */
function holdWhileUnsaved({ draft }: HeldDraft): () => void {
  let release: (() => void) | undefined;
  function follow(): void {
    const isUnsaved = draft.view().save === "saving" || draft.view().save === "refused";
    if (!isUnsaved) release?.();
    release = isUnsaved ? (release ?? holdForWriting()) : undefined;
  }
  const stop = draft.subscribe(follow);
  return () => {
    stop();
    release?.();
  };
}

/** One that is on its way is still left with its page, and forgotten with its member's sign-out. */
function dropOnceSent(entry: HeldDraft): void {
  const { draft, name } = entry;
  const stop = draft.subscribe(look);
  function look(): void {
    const isSending = draft.view().sending?.state === "pending";
    if (isSending && entry.users === 0) return;
    stop();
    if (entry.users === 0 && held().get(name) === entry) held().delete(name);
  }
  look();
}

/** A part of the page shows the draft; returns how to end that. It is closed when no other part has taken it at once. */
export function takeHeld(entry: HeldDraft): () => void {
  const { draft, name } = entry;
  held().set(name, entry);
  entry.users += 1;
  draft.open();
  const stops = [holdWhileUnsaved(entry), onDrafts(draft.told)];
  return () => {
    for (const stop of stops) stop();
    entry.users -= 1;
    setTimeout(() => {
      if (entry.users > 0) return;
      draft.close();
      dropOnceSent(entry);
    });
  };
}

/** How many texts this tab has that the core has not saved. */
export const countUnsaved = (): number =>
  [...held().values()].filter(({ draft }) => draft.view().id === "" && draft.view().save === "saving").length;

/** The member signs out on purpose: nothing that is open is saved or copied any more. */
export function forgetHeld(): void {
  for (const { draft } of held().values()) draft.forget();
}
