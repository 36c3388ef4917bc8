// What an open draft has not saved when its box closes, its page is left, or its member signs out.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tailsOf } from "./draftTail.ts";
import { anOpenDraft, MEMBER, settle, WRITTEN } from "./testing/anOpenDraft.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("what is not saved", () => {
  it("is copied at once when the page is left, also before the core has answered", async () => {
    const { draft, core } = anOpenDraft();
    core.answers = false;
    draft.change({ text: "Early" });
    expect(draft.leave()).toBe(true);
    expect(tailsOf(MEMBER)).toMatchObject([{ content: { text: "Early" } }]);
    expect(tailsOf(8)).toEqual([]);
  });

  it("is saved when its box closes", async () => {
    const { draft, saves, asked } = anOpenDraft();
    await settle();
    draft.change({ text: "Last" });
    draft.close();
    await settle();
    expect(saves).toMatchObject([{ content: { text: "Last" } }]);
    expect(asked.at(-1)).toBe("close");
    expect(tailsOf(MEMBER)).toEqual([]);
  });

  it("is saved when its box closes before the core has answered", async () => {
    const { draft, saves, asked } = anOpenDraft(WRITTEN);
    draft.change({ text: "Too early" });
    draft.close();
    await settle();
    expect(saves).toMatchObject([{ id: "own-1", revision: 0, content: { text: "Too early" } }]);
    expect(asked.at(-1)).toBe("close");
    expect(tailsOf(MEMBER)).toEqual([]);
  });

  it("is said not to be kept where the browser's store refuses the copy, too", async () => {
    const { draft } = anOpenDraft();
    await settle();
    draft.change({ text: "Last" });
    vi.stubGlobal("localStorage", {
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    expect(draft.leave()).toBe(false);
    vi.unstubAllGlobals();
  });

  it("is given up when its member signs out on purpose", async () => {
    const { draft, saves } = anOpenDraft();
    await settle();
    draft.change({ text: "Gone" });
    draft.forget();
    draft.close();
    await settle(5_000);
    expect([saves, tailsOf(MEMBER)]).toEqual([[], []]);
  });
});
