// The core's drafts for component tests: kept in memory, saved at once, and sent only as far as a test says.
import type { DraftContent, DraftState, SentDraft, Sending } from "#domain/writing/draft.ts";
import type { DraftCalls, DraftRequest, DraftSave } from "#domain/writing/draftCalls.ts";
import { excerptOf } from "#domain/writing/draftContent.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import type { Rendered } from "./renderWithLive.tsx";

interface Kept extends DraftState {
  readonly content: DraftContent;
}

export interface FakeDrafts {
  /** For the options of `renderWithLive` and `renderPage`. */
  readonly draft: LiveClient["draft"];
  /** What was asked, such as "send new", without saves. */
  readonly asked: readonly string[];
  /** While true nothing is stored. */
  refuses: boolean;
  /** No draft is opened before this. */
  opensAfter: Promise<unknown>;
  /** What is kept of the newest draft of a slot. */
  contentOf(slot: string): DraftContent | undefined;
  /** A draft from before the test. */
  keep(slot: string, content: Partial<DraftContent>, state?: Partial<DraftState>): void;
  /** The core tells every tab that the draft of a slot has become so. */
  become(slot: string, state: Partial<DraftState> & { readonly sending?: Sending | undefined }): void;
  /** The draft of a slot was published; it is gone, and every tab is told. */
  published(slot: string, made: Pick<SentDraft, "post" | "reply">): void;
}

const NOTHING: DraftContent = { mode: "simple", title: "", text: "", caret: undefined, media: [] };

/** `rendered` gives what was rendered with its `draft`, to tell the tab of changes; `session` is the member's. */
export function fakeDrafts(rendered: () => Pick<Rendered, "send">, session = "s1"): FakeDrafts {
  const kept = new Map<string, Kept>();
  const dropped = new Map<string, Kept>();
  const asked: string[] = [];
  let ids = 0;
  const newestOf = (slot: string): Kept | undefined =>
    [...kept.values()].findLast((draft) => draft.slot === slot);
  const statesOf = (): readonly DraftState[] =>
    [...kept.values()].map(({ content: _content, ...state }) => state).toReversed();
  const tell = (): void => rendered().send({ posts: [{ kind: "drafts", session, drafts: statesOf() }] });

  function put(id: string, slot: string, content: DraftContent, state: Partial<DraftState> = {}): void {
    const before = kept.get(id);
    kept.set(id, {
      uploads: [],
      sending: undefined,
      isStored: true,
      isElsewhere: false,
      changedAt: Date.now() - 60_000,
      ...before,
      id,
      slot,
      content,
      revision: (before?.revision ?? 0) + 1,
      title: content.title,
      excerpt: excerptOf(content),
      ...state,
    });
  }

  const fake: FakeDrafts = {
    asked,
    refuses: false,
    opensAfter: Promise.resolve(),
    contentOf: (slot) => newestOf(slot)?.content,
    keep(slot, content, state) {
      ids += 1;
      put(`draft-${ids}`, slot, { ...NOTHING, ...content }, state);
    },
    become(slot, state) {
      const draft = newestOf(slot);
      if (draft) kept.set(draft.id, { ...draft, ...state });
      tell();
    },
    published(slot, made) {
      const draft = newestOf(slot);
      if (draft === undefined) throw new Error(`there is no draft of ${slot}`);
      kept.delete(draft.id);
      const sent = { draftId: draft.id, slot, ...made };
      rendered().send({
        posts: [
          { kind: "sent", session, sent },
          { kind: "drafts", session, drafts: statesOf() },
        ],
      });
    },
    draft: async ({ call, args }: DraftRequest) => {
      if (call === "open") await fake.opensAfter;
      const answer = (calls[call] as (...given: readonly unknown[]) => unknown)(...args);
      await Promise.resolve();
      return answer;
    },
  };

  const calls: DraftCalls = {
    list: statesOf,
    open(slot, draftId) {
      const draft = (draftId === undefined ? undefined : kept.get(draftId)) ?? newestOf(slot);
      ids += 1;
      return draft
        ? { id: draft.id, slot, revision: draft.revision, content: draft.content }
        : { id: `draft-${ids}`, slot, revision: 0, content: undefined };
    },
    save({ id, slot, content }: DraftSave) {
      if (fake.refuses) return { id, revision: 0, isStored: false };
      put(id, slot, content, { sending: undefined });
      return { id, revision: kept.get(id)?.revision ?? 0, isStored: true };
    },
    close: () => true,
    discard(id) {
      const draft = kept.get(id);
      asked.push(`discard ${draft?.slot}`);
      if (draft) dropped.set(id, draft);
      return kept.delete(id);
    },
    restore(id) {
      const draft = dropped.get(id);
      if (draft) kept.set(id, draft);
      return draft !== undefined;
    },
    send(id) {
      const draft = kept.get(id);
      asked.push(`send ${draft?.slot}`);
      if (draft) kept.set(id, { ...draft, sending: { state: "pending" } });
      return statesOf().find((state) => state.id === id);
    },
    check(id) {
      asked.push(`check ${kept.get(id)?.slot}`);
      return true;
    },
    read: (id) => kept.get(id)?.content,
    addUpload: () => true,
    retryUpload: () => true,
    removeUpload: () => true,
    drop() {
      kept.clear();
      return true;
    },
  };
  return fake;
}
