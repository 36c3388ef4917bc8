// A page with one open draft over the core of a desk: its timers and its localStorage belong to the case.
import { mock } from "node:test";
import type { DraftCalls } from "#domain/writing/draftCalls.ts";
import { createOpenDraft, type OpenDraft } from "#state/writing/openDraft.ts";
import { dropTail, tailsOf } from "#state/writing/draftTail.ts";
import { MEMBER } from "#workers/live/testing/aCore.ts";
import { ask } from "#workers/live/testing/aWriter.ts";
import type { Desk } from "./writingCase.ts";

/** Timers of pages run this fine, ms. */
const SLICE_MS = 10;

export interface Browser {
  /** Opens a page, which first hands over what earlier ones left, as `takeOverTails` does. */
  openPage(): Promise<Page>;
  /** Lets time pass in pages and core, ms. */
  pass(ms: number): Promise<void>;
  close(): void;
}

export interface Page {
  readonly draft: OpenDraft;
  /** Nothing of it runs any more. */
  end(): void;
}

/** Takes the timers and localStorage of this process until it is closed. */
export function aBrowser(desk: Desk): Browser {
  const kept = new Map<string, string>();
  const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      get length() {
        return kept.size;
      },
      key: (at: number) => [...kept.keys()][at] ?? null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: desk.core().clock.now() });
  let ids = 0;

  /** Asked again of the next core when one ends before it answers. */
  async function askThrough<Name extends keyof DraftCalls>(
    call: Name,
    args: Parameters<DraftCalls[Name]>,
  ): Promise<ReturnType<DraftCalls[Name]>> {
    const core = desk.core();
    const answer = await ask(core.tab, call, ...args);
    return core === desk.core() ? answer : askThrough(call, args);
  }

  return {
    async openPage() {
      let isAlive = true;
      for (const save of tailsOf(MEMBER.memberId)) {
        const saved = await askThrough("save", [save]);
        if (saved?.isStored) dropTail(save.id);
      }
      const draft = createOpenDraft({
        memberId: MEMBER.memberId,
        slot: "new",
        draftId: undefined,
        mode: () => "simple",
        newId: () => `page-${(ids += 1)}`,
        async ask(call, ...args) {
          const answer = await askThrough(call, args);
          return isAlive ? answer : new Promise<never>(() => undefined);
        },
        onState: () => undefined,
      });
      draft.open();
      return {
        draft,
        end() {
          isAlive = false;
        },
      };
    },
    async pass(ms) {
      for (let left = ms; left > 0; left -= SLICE_MS) {
        mock.timers.tick(Math.min(left, SLICE_MS));
        await desk.pass(Math.min(left, SLICE_MS));
      }
    },
    close() {
      mock.timers.reset();
      if (before) Object.defineProperty(globalThis, "localStorage", before);
      else Reflect.deleteProperty(globalThis, "localStorage");
    },
  };
}
