// One draft that this tab has open: painted at once, saved by the core soon, and copied when the page is left.
// See docs/product.md#drafts.
import type { DraftContent, DraftState, EditorMode, OpenedDraft, Sending } from "#domain/writing/draft.ts";
import type { DraftCalls } from "#domain/writing/draftCalls.ts";
import { isSameContent, nothingWritten } from "#domain/writing/draftContent.ts";
import { createDraftSaver } from "./draftSaver.ts";
import {
  beginDraft,
  isUnsaved,
  type OpenDraftEvent,
  openDraftReducer,
  type OpenDraftState,
  type SaveState,
} from "./openDraftState.ts";

/** A core learns of a sign-in after the page: it is asked again while it does not answer, ms. */
const OPEN_AGAIN_MS = 500;
/** docs/product.md#outbox: how often a core is asked to take what was published, and after what, ms. */
const SEND_TRIES = 3;
const SEND_AGAIN_MS = 3_000;

/** What a page shows of it. */
export interface DraftView {
  /** "" before the core has answered. */
  readonly id: string;
  readonly content: DraftContent;
  readonly save: SaveState;
  readonly isReady: boolean;
  /** Published here: the core has not said yet what becomes of it, or none has taken it. */
  readonly sending: Sending | undefined;
}

export interface OpenDraft {
  view(): DraftView;
  subscribe(listener: () => void): () => void;
  change(changes: Partial<DraftContent>): void;
  publish(): Promise<void>;
  /** Gives the draft up; returns how to take that back. */
  discard(): () => void;
  /** What the core says of all drafts. */
  told(states: readonly DraftState[]): void;
  /** The page is left or hidden: what is not saved is copied. True when nothing can be lost. */
  leave(): boolean;
  /** Asks the core for the draft; before that nothing is saved. */
  open(): void;
  /** No part of the page shows it any more. */
  close(): void;
  /** Its member signs out on purpose: what is not saved is given up. */
  forget(): void;
}

export interface OpenDraftDeps {
  readonly memberId: number;
  readonly slot: string;
  readonly draftId: string | undefined;
  /** Of new texts. */
  mode(): EditorMode;
  newId(): string;
  ask<Name extends keyof DraftCalls>(
    call: Name,
    ...args: Parameters<DraftCalls[Name]>
  ): Promise<ReturnType<DraftCalls[Name]> | undefined>;
  onState(state: DraftState): void;
}

const viewOf = (state: OpenDraftState): DraftView => ({
  id: state.phase === "opening" ? "" : state.id,
  content: state.content,
  save: state.save,
  isReady: state.phase !== "opening",
  sending: sendingOf(state),
});

function sendingOf(state: OpenDraftState): Sending | undefined {
  if (state.phase === "sending") return { state: "pending" };
  const isUnsent = state.phase === "ready" && state.isUnsent;
  return isUnsent ? { state: "failed", problem: { kind: "refused", words: "" } } : undefined;
}

interface Opening {
  /** Asks the core for one of the drafts of the slot, again until it answers. */
  ask(draftId: string | undefined): Promise<void>;
  /** No answer counts any more. */
  cancel(): void;
}

/** `onOpened` gets the answer to the last question, unless that was cancelled. */
function createOpening(
  { ask, slot }: Pick<OpenDraftDeps, "ask" | "slot">,
  onOpened: (opened: OpenedDraft) => void,
): Opening {
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function open(draftId: string | undefined): Promise<void> {
    turn += 1;
    const mine = turn;
    const opened = await ask("open", slot, draftId);
    if (mine !== turn) return;
    if (opened === undefined) timer = setTimeout(() => void open(draftId), OPEN_AGAIN_MS);
    else onOpened(opened);
  }

  return {
    ask: open,
    cancel() {
      turn += 1;
      clearTimeout(timer);
    },
  };
}

/** Not asked for yet. */
export function createOpenDraft(deps: OpenDraftDeps): OpenDraft {
  const { ask, newId } = deps;
  const nothing = (): DraftContent => nothingWritten(deps.mode());
  const listeners = new Set<() => void>();
  let state = beginDraft(newId(), nothing());
  let view = viewOf(state);
  let isOpen = false;
  let discarding: Promise<string> | undefined;

  function show(next: OpenDraftState): void {
    if (next === state) return;
    state = next;
    view = viewOf(state);
    for (const listener of listeners) listener();
  }
  const dispatch = (event: OpenDraftEvent): void => show(openDraftReducer(state, event));
  const saver = createDraftSaver({ ...deps, state: () => state, dispatch, isOpen: () => isOpen });

  const opening = createOpening(deps, (opened) => {
    dispatch({ type: "opened", opened, nothing: nothing() });
    if (isUnsaved(state)) saver.schedule();
  });

  function stop(): void {
    opening.cancel();
    saver.stop();
  }

  /** What is written next is another draft, which the core is asked for. */
  function goOn(): void {
    stop();
    if (isOpen) void opening.ask(undefined);
  }

  function begin(): void {
    show(beginDraft(newId(), nothing()));
    goOn();
  }

  function change(changes: Partial<DraftContent>): void {
    if (discarding) return void discarding.then(() => change(changes));
    const { content } = state;
    dispatch({ type: "changed", changes });
    if (state.phase !== "opening" && isUnsaved(state) && !isSameContent(content, state.content))
      saver.schedule();
  }

  async function publish(): Promise<void> {
    // What is sent before the core has answered is a draft of its own, and hears no answer to `open` any more.
    if (state.phase === "opening" && isUnsaved(state)) opening.cancel();
    dispatch({ type: "published" });
    if (state.phase === "opening") return;
    const { ownId } = state;
    for (let tries = 1; ; tries += 1) {
      const isKnown = await saver.flush();
      const { id } = view;
      const sent = isKnown && id !== "" ? await ask("send", id) : undefined;
      if (state.ownId !== ownId) return;
      if (sent !== undefined) {
        if (view.id === id) {
          dispatch({ type: "listed", isListed: true });
          deps.onState(sent);
        }
        dispatch({ type: "sent" });
        return;
      }
      if (tries === SEND_TRIES) break;
      await new Promise((resolve) => setTimeout(resolve, SEND_AGAIN_MS));
    }
    dispatch({ type: "notSent" });
  }

  async function discardNow(): Promise<string> {
    // Saved, so that the last keys can be taken back, too.
    if (isUnsaved(state) || saver.isSaving()) await saver.flush();
    const { id } = view;
    saver.drop();
    if (state.phase !== "opening" && state.revision > 0) await ask("discard", id);
    discarding = undefined;
    begin();
    return id;
  }

  /** Published or discarded, or not known to a new core. */
  function vanish(): void {
    dispatch({ type: "listed", isListed: false });
    if (saver.isSaving() || state.phase === "opening") return;
    const { wasStored } = state;
    dispatch({ type: "vanished", newId: newId(), nothing: nothing() });
    if (!wasStored) void saver.flush();
    else if (view.id === "") goOn();
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    publish,
    discard() {
      const going = (discarding ??= discardNow());
      return () =>
        void going.then(async (id) => {
          await ask("restore", id);
          if (isOpen && !isUnsaved(state)) await opening.ask(id);
        });
    },
    told(states) {
      if (state.phase === "opening" || discarding) return;
      const { id, revision } = state;
      const told = states.find((each) => each.id === id);
      if (told === undefined) {
        if (state.wasListed) vanish();
        return;
      }
      dispatch({ type: "listed", isListed: true });
      // Another tab has changed it, and this one has not.
      if (told.revision > revision && !isUnsaved(state) && !saver.isSaving() && isOpen) void opening.ask(id);
    },
    leave() {
      if (!isUnsaved(state)) return true;
      const isKept = saver.keep();
      void saver.flush();
      return isKept;
    },
    open() {
      if (isOpen) return;
      isOpen = true;
      void opening.ask(deps.draftId);
    },
    close() {
      isOpen = false;
      stop();
      if (isUnsaved(state)) saver.keep();
      void saver.flush().then(() => (view.id === "" ? undefined : ask("close", view.id)));
    },
    forget() {
      isOpen = false;
      begin();
    },
  };
}
