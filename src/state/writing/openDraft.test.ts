// One open draft: painted at once, saved soon, and never said to be saved before.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DraftState } from "#domain/writing/draft.ts";
import { tailsOf } from "./draftTail.ts";
import { anOpenDraft, MEMBER, settle, WRITTEN } from "./testing/anOpenDraft.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const stateOf = (over: Partial<DraftState> = {}): DraftState => ({
  id: "a",
  slot: "new",
  revision: 1,
  changedAt: 0,
  title: "",
  excerpt: "",
  sending: undefined,
  uploads: [],
  isStored: true,
  isElsewhere: false,
  ...over,
});

it("begins with what the core has, with mode and caret, or with nothing", async () => {
  const kept = anOpenDraft(WRITTEN);
  expect(kept.draft.view().isReady).toBe(false);
  await settle();
  expect(kept.draft.view()).toMatchObject({ id: "a", content: WRITTEN, save: "saved", isReady: true });
  const empty = anOpenDraft();
  await settle();
  expect(empty.draft.view()).toMatchObject({ content: { mode: "simple", text: "" }, save: "none" });
});

it("is asked for again while the core does not know of the sign-in yet", async () => {
  const late = anOpenDraft(WRITTEN, false);
  await settle();
  expect(late.draft.view().isReady).toBe(false);
  late.core.answers = true;
  await settle(500);
  expect(late.draft.view()).toMatchObject({ content: WRITTEN, isReady: true });
});

describe("a change", () => {
  it("is painted at once, and saved 800 ms after the last key", async () => {
    const { draft, saves } = anOpenDraft();
    await settle();
    for (const text of ["W", "Wh", "What"]) {
      draft.change({ text });
      expect(draft.view()).toMatchObject({ content: { text }, save: "saving" });
      await settle(200);
    }
    await settle(599);
    expect(saves).toHaveLength(0);
    await settle(1);
    expect(saves.map(({ content }) => content.text)).toEqual(["What"]);
    expect(draft.view().save).toBe("saved");
  });

  it("is saved within 1.2 s while its member goes on writing", async () => {
    const { draft, saves } = anOpenDraft();
    await settle();
    for (let key = 1; key <= 30; key += 1) {
      draft.change({ text: "a".repeat(key) });
      await settle(100);
    }
    const lengths = saves.map(({ content }) => content.text.length);
    expect(lengths.length).toBeGreaterThanOrEqual(2);
    const longest = Math.max(...lengths.map((length, at) => length - (lengths[at - 1] ?? 0)));
    expect(longest * 100).toBeLessThanOrEqual(1_300);
  });

  it("of the caret alone saves nothing", async () => {
    const { draft, saves } = anOpenDraft(WRITTEN);
    await settle();
    draft.change({ caret: 5 });
    await settle(5_000);
    expect([saves.length, draft.view().content.caret]).toEqual([0, 5]);
  });

  it("is not said to be saved while the store refuses it, and is saved when it does not any more", async () => {
    const { draft, core } = anOpenDraft();
    await settle();
    core.stores = false;
    draft.change({ text: "What" });
    await settle(900);
    expect(draft.view().save).toBe("refused");
    expect(tailsOf(MEMBER)).toMatchObject([{ content: { text: "What" } }]);
    core.stores = true;
    await settle(3_000);
    expect(draft.view().save).toBe("saved");
    expect(tailsOf(MEMBER)).toEqual([]);
  });

  it("is kept while no core answers, and saved by the next one", async () => {
    const { draft, core, saves } = anOpenDraft();
    await settle();
    core.answers = false;
    draft.change({ text: "What" });
    await settle(900);
    expect([draft.view().save, tailsOf(MEMBER).length]).toEqual(["refused", 1]);
    core.answers = true;
    await settle(3_000);
    expect([draft.view().save, saves.length]).toEqual(["saved", 1]);
  });

  it("that another tab came before goes on as a second draft", async () => {
    const { draft, core, saves } = anOpenDraft(WRITTEN);
    await settle();
    core.isConflict = true;
    draft.change({ text: "Mine" });
    await settle(800);
    core.isConflict = false;
    draft.change({ text: "Mine too" });
    await settle(800);
    expect(saves.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("before the core has answered is not replaced by what the core has", async () => {
    const { draft, saves } = anOpenDraft(WRITTEN);
    draft.change({ text: "Quick" });
    await settle(800);
    expect(saves).toMatchObject([{ id: "own-1", revision: 0, content: { text: "Quick" } }]);
  });
});

describe("a published draft", () => {
  it("is saved first", async () => {
    const { draft, asked, states } = anOpenDraft();
    await settle();
    draft.change({ text: "What" });
    void draft.publish();
    expect(draft.view().sending).toEqual({ state: "pending" });
    await settle();
    expect(asked).toEqual(["open", "save", "send"]);
    expect([draft.view().sending, states.length]).toEqual([undefined, 1]);
  });

  it("is sent before the core has answered, as one of its own, also where its box closes at once", async () => {
    const { draft, core, asked, saves } = anOpenDraft(WRITTEN);
    draft.change({ text: "Quick" });
    void draft.publish();
    draft.close();
    await settle();
    expect(asked).toEqual(["open", "save", "send", "close"]);
    expect(saves).toMatchObject([{ id: "own-1", revision: 0, content: { text: "Quick" } }]);
    expect(core.content?.text).toBe("Quick");
    expect(draft.view().sending).toBeUndefined();
  });

  it("is not sent where nothing was written and the core has not answered", async () => {
    const { draft, asked } = anOpenDraft(WRITTEN);
    void draft.publish();
    await settle();
    expect(asked).toEqual(["open"]);
  });

  it("leaves its box empty once it is gone from the core's list", async () => {
    const { draft, core } = anOpenDraft(WRITTEN);
    await settle();
    draft.told([stateOf()]);
    void draft.publish();
    await settle();
    core.content = undefined;
    core.revision = 0;
    draft.told([]);
    expect(draft.view()).toMatchObject({ content: { text: "" }, save: "none" });
    await settle();
    expect(draft.view().isReady).toBe(true);
  });

  it("is not sent while no core has its text, and is once one answers again", async () => {
    const { draft, core, asked } = anOpenDraft();
    await settle();
    draft.change({ text: "What" });
    core.answers = false;
    void draft.publish();
    await settle(1_000);
    expect(asked).not.toContain("send");
    expect(draft.view()).toMatchObject({ sending: { state: "pending" }, save: "refused" });
    core.answers = true;
    await settle(3_000);
    expect(asked.filter((call) => call === "send")).toHaveLength(1);
    expect(draft.view().sending).toBeUndefined();
  });

  it("is said not to be sent after three tries, until it is changed or published again", async () => {
    const { draft, core, asked } = anOpenDraft();
    await settle();
    draft.change({ text: "What" });
    core.answers = false;
    void draft.publish();
    await settle(6_100);
    const failed = { state: "failed", problem: { kind: "refused", words: "" } };
    expect(draft.view()).toMatchObject({ sending: failed, content: { text: "What" } });
    draft.change({ text: "What else" });
    expect(draft.view().sending).toBeUndefined();
    core.answers = true;
    void draft.publish();
    await settle();
    expect([draft.view().sending, asked.filter((call) => call === "send").length]).toEqual([undefined, 1]);
  });

  it("is sent also where its box has closed before a core answered", async () => {
    const { draft, core, asked } = anOpenDraft();
    await settle();
    draft.change({ text: "What" });
    core.answers = false;
    void draft.publish();
    await settle(100);
    draft.close();
    core.answers = true;
    await settle(10_000);
    expect(asked.filter((call) => call === "send")).toHaveLength(1);
    expect(core.content?.text).toBe("What");
  });
});

it("shows what another tab wrote, unless this one has written, too", async () => {
  const { draft, core } = anOpenDraft(WRITTEN);
  await settle();
  core.content = { ...WRITTEN, text: "Theirs" };
  core.revision = 2;
  draft.told([stateOf({ revision: 2 })]);
  await settle();
  expect(draft.view().content.text).toBe("Theirs");
  draft.change({ text: "Mine" });
  draft.told([stateOf({ revision: 3 })]);
  await settle();
  expect(draft.view().content.text).toBe("Mine");
});

it("that is discarded can be taken back with its last keys", async () => {
  const { draft, core, asked, saves } = anOpenDraft(WRITTEN);
  await settle();
  draft.change({ text: "Last keys" });
  const undo = draft.discard();
  await settle();
  expect(draft.view().content.text).toBe("Last keys");
  expect(asked).toEqual(["open", "save", "discard", "open"]);
  expect(saves.at(-1)?.content.text).toBe("Last keys");
  core.content = { ...WRITTEN, text: "Last keys" };
  undo();
  await settle();
  expect(asked.slice(4)).toEqual(["restore", "open"]);
  expect(draft.view().content.text).toBe("Last keys");
});

it("that a new core has not heard of, because the store refused it, is saved again", async () => {
  const { draft, core, saves } = anOpenDraft();
  await settle();
  core.stores = false;
  draft.change({ text: "What" });
  await settle(900);
  draft.told([stateOf({ isStored: false })]);
  core.stores = true;
  draft.told([]);
  await settle();
  expect(saves.at(-1)).toMatchObject({ wasStored: false, content: { text: "What" } });
  expect(draft.view().save).toBe("saved");
});
