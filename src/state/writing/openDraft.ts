// One draft that this tab has open: painted at once, saved by the core soon, and copied when the page is left.
// See docs/product.md#drafts.
import type { DraftContent, DraftState, EditorMode } from "#domain/writing/draft.ts";
import type { DraftCalls, DraftSave } from "#domain/writing/draftCalls.ts";
import { isSameContent, nothingWritten } from "#domain/writing/draftContent.ts";
import { dropTail, keepTail } from "./draftTail.ts";

/** docs/product.md#drafts: saved so long after the last key, and after the first unsaved one, ms. */
const SAVE_AFTER_MS = 800;
const SAVE_WITHIN_MS = 1_200;
/** A save without an answer, and one that the store refused, is tried again after this, ms. */
const SAVE_AGAIN_MS = 3_000;

/** A core learns of a sign-in after the page: it is asked again while it does not answer, ms. */
const OPEN_AGAIN_MS = 500;

export type SaveState = "none" | "saving" | "saved" | "refused";

/** What a page shows of it. */
export interface DraftView {
  /** "" before the core has answered. */
  readonly id: string;
  readonly content: DraftContent;
  readonly save: SaveState;
  readonly isReady: boolean;
  /** Published here; the core has not said yet what becomes of it. */
  readonly isSending: boolean;
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

/** Not asked for yet. */
export function createOpenDraft(deps: OpenDraftDeps): OpenDraft {
  const { memberId, slot, ask } = deps;
  const listeners = new Set<() => void>();
  let view: DraftView = {
    id: "",
    content: nothingWritten(deps.mode()),
    save: "none",
    isReady: false,
    isSending: false,
  };
  let revision = 0;
  /** The store had it, by the core's last word. */
  let wasStored = false;
  /** The core's list had it. */
  let wasListed = false;
  let isUnsaved = false;
  let isOpen = false;
  /** Counts the drafts that were begun: an answer about the one before says nothing of this one. */
  let drafts = 0;
  /** Counts what makes an answer to `open` out of date. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsavedSince: number | undefined;
  let saving: Promise<boolean> | undefined;
  let discarding: Promise<string> | undefined;
  /** For what is written before the core has answered. */
  let ownId = deps.newId();

  function set(changes: Partial<DraftView>): void {
    view = { ...view, ...changes };
    for (const listener of listeners) listener();
  }

  const saveOf = (content: DraftContent): DraftSave => ({
    id: view.id === "" ? ownId : view.id,
    slot,
    revision,
    wasStored,
    content,
  });

  function later(ms: number, run: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  }

  function schedule(): void {
    const now = Date.now();
    unsavedSince ??= now;
    later(Math.max(0, Math.min(SAVE_AFTER_MS, unsavedSince + SAVE_WITHIN_MS - now)), () => void flush());
  }

  /** A box that closes hears no answer to `open` any more: what it has is a draft of its own. */
  const maySave = (): boolean => isUnsaved && (view.isReady || !isOpen);

  /** True when the core has what is shown, stored or not. */
  async function saveAll(): Promise<boolean> {
    const mine = drafts;
    while (maySave()) {
      const { content } = view;
      const { id } = view;
      unsavedSince = undefined;
      const saved = await ask("save", saveOf(content));
      if (mine !== drafts) return true;
      if (saved === undefined || !saved.isStored) {
        if (saved !== undefined) ({ revision } = saved);
        keepTail(memberId, saveOf(view.content));
        wasStored = false;
        set({ id: saved?.id ?? id, save: "refused" });
        if (isOpen) later(SAVE_AGAIN_MS, () => void flush());
        return saved !== undefined && view.content === content;
      }
      ({ revision } = saved);
      wasStored = true;
      isUnsaved = view.content !== content;
      if (!isUnsaved) for (const each of [id, ownId]) dropTail(each);
      set({ id: saved.id, save: isUnsaved ? "saving" : "saved" });
    }
    return !isUnsaved;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    saving ??= saveAll().finally(() => {
      saving = undefined;
    });
    return saving;
  }

  /** `id`: one of the drafts of the slot. */
  async function open(id: string | undefined): Promise<void> {
    turn += 1;
    const mine = turn;
    const opened = await ask("open", slot, id);
    if (mine !== turn || !isOpen) return;
    if (opened === undefined) return later(OPEN_AGAIN_MS, () => void open(id));
    if (isUnsaved) {
      // Written before the core has answered: what it has stays a draft of its own.
      revision = 0;
      wasStored = false;
      set({ id: opened.content === undefined ? opened.id : ownId, isReady: true });
      return schedule();
    }
    ({ revision } = opened);
    wasStored = revision > 0;
    wasListed = wasStored;
    set({
      id: opened.id,
      content: opened.content ?? nothingWritten(deps.mode()),
      save: wasStored ? "saved" : "none",
      isReady: true,
    });
  }

  /** The draft is gone: published or discarded. What is written next is another one. */
  function begin(): void {
    clearTimeout(timer);
    turn += 1;
    drafts += 1;
    revision = 0;
    wasStored = false;
    wasListed = false;
    isUnsaved = false;
    ownId = deps.newId();
    set({
      id: "",
      content: nothingWritten(deps.mode()),
      save: "none",
      isReady: false,
      isSending: false,
    });
    if (isOpen) void open(undefined);
  }

  function gone(): void {
    wasListed = false;
    if (saving !== undefined) return;
    if (!wasStored) {
      // A new core has not heard of what the store refused.
      isUnsaved = true;
      void flush();
    } else if (isUnsaved) {
      revision = 0;
      wasStored = false;
      set({ id: deps.newId() });
    } else begin();
  }

  function change(changes: Partial<DraftContent>): void {
    if (discarding) return void discarding.then(() => change(changes));
    const content = { ...view.content, ...changes };
    if (isSameContent(content, view.content)) return set({ content });
    isUnsaved = true;
    set({ content, save: "saving" });
    if (view.isReady) schedule();
  }

  async function discardNow(): Promise<string> {
    // Saved, so that the last keys can be taken back, too.
    if (isUnsaved || saving) await flush();
    const { id } = view;
    for (const each of [id, ownId]) dropTail(each);
    if (revision > 0) await ask("discard", id);
    discarding = undefined;
    begin();
    return id;
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    async publish() {
      if (!view.isReady) {
        if (!isUnsaved) return;
        // What is sent before the core has answered is a draft of its own, and hears no answer to `open` any more.
        turn += 1;
        set({ id: ownId, isReady: true });
      }
      set({ isSending: true });
      // A text that the member has not changed is not known to the core.
      if (revision === 0) isUnsaved = true;
      const isKnown = await flush();
      const { id } = view;
      const state = isKnown && id !== "" ? await ask("send", id) : undefined;
      if (state !== undefined && view.id === id) {
        wasListed = true;
        deps.onState(state);
      }
      set({ isSending: false });
    },
    discard() {
      const going = (discarding ??= discardNow());
      return () =>
        void going.then(async (id) => {
          await ask("restore", id);
          if (isOpen && !isUnsaved) await open(id);
        });
    },
    told(states) {
      if (!view.isReady || view.id === "" || discarding) return;
      const state = states.find(({ id }) => id === view.id);
      if (state === undefined) {
        if (wasListed) gone();
        return;
      }
      wasListed = true;
      // Another tab has changed it, and this one has not.
      if (state.revision > revision && !isUnsaved && saving === undefined && isOpen) void open(view.id);
    },
    leave() {
      if (!isUnsaved) return true;
      const isKept = keepTail(memberId, saveOf(view.content));
      void flush();
      return isKept;
    },
    open() {
      if (isOpen) return;
      isOpen = true;
      void open(deps.draftId);
    },
    close() {
      isOpen = false;
      turn += 1;
      clearTimeout(timer);
      if (isUnsaved) keepTail(memberId, saveOf(view.content));
      void flush().then(() => (view.id === "" ? undefined : ask("close", view.id)));
    },
    forget() {
      isOpen = false;
      begin();
    },
  };
}
