// A draft that is open over a core in memory, for tests with fake timers.
import { vi } from "vitest";
import type { DraftContent, DraftState } from "#domain/writing/draft.ts";
import type { DraftCalls, DraftSave, SavedDraft } from "#domain/writing/draftCalls.ts";
import { createOpenDraft } from "../openDraft.ts";

export const MEMBER = 7;

/** Opens a draft of the slot "new". `stored`: what the core has; `answers`: false while no core answers. */
export function anOpenDraft(stored?: DraftContent, answers = true) {
  const asked: string[] = [];
  const saves: DraftSave[] = [];
  const core = {
    answers,
    stores: true,
    revision: stored ? 1 : 0,
    content: stored,
    /** Another tab has changed the same revision. */
    isConflict: false,
  };
  let ids = 0;
  const calls: Partial<{ [Name in keyof DraftCalls]: (...args: never) => unknown }> = {
    open: (slot: string) => ({ id: "a", slot, revision: core.revision, content: core.content }),
    save(save: DraftSave): SavedDraft {
      saves.push(save);
      core.content = save.content;
      core.revision = save.revision + 1;
      return { id: core.isConflict ? "b" : save.id, revision: core.revision, isStored: core.stores };
    },
    send: () => ({ id: "a", slot: "new", sending: { state: "pending" } }),
  };
  const states: DraftState[] = [];
  const draft = createOpenDraft({
    memberId: MEMBER,
    slot: "new",
    draftId: undefined,
    mode: () => "simple",
    newId: () => `own-${(ids += 1)}`,
    async ask(call, ...args) {
      asked.push(call);
      if (!core.answers) return undefined;
      const answer = calls[call] as ((...given: unknown[]) => unknown) | undefined;
      return (answer?.(...args) ?? true) as never;
    },
    onState: (state) => void states.push(state),
  });
  draft.open();
  return { draft, core, asked, saves, states };
}

/** Lets `ms` pass, and everything that is due. */
export const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
export const WRITTEN: DraftContent = { mode: "rich", title: "T", text: "Before", caret: 3, media: [] };
