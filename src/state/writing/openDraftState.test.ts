// Every transition of an open draft.
import { describe, expect, it } from "vitest";
import type { DraftContent } from "#domain/writing/draft.ts";
import { nothingWritten } from "#domain/writing/draftContent.ts";
import {
  beginDraft,
  isUnsaved,
  type OpenDraftEvent,
  openDraftReducer,
  type OpenDraftState,
  savedAs,
} from "./openDraftState.ts";

const NOTHING = nothingWritten("rich");
const content = (text: string): DraftContent => ({ ...NOTHING, text });
const BEGUN = beginDraft("own", NOTHING);
const after = (events: readonly OpenDraftEvent[], from: OpenDraftState = BEGUN): OpenDraftState =>
  events.reduce(openDraftReducer, from);

const write = (text: string): OpenDraftEvent => ({ type: "changed", changes: { text } });
const opened = (revision: number, text?: string): OpenDraftEvent => ({
  type: "opened",
  opened: { id: "a", slot: "new", revision, content: text === undefined ? undefined : content(text) },
  nothing: NOTHING,
});
/** What is shown was stored, or what was shown in another state. */
const stored = (shown: OpenDraftState, id = "a"): OpenDraftEvent => ({
  type: "stored",
  saved: { id, revision: 2, isStored: true },
  content: shown.content,
});
const VANISHED: OpenDraftEvent = { type: "vanished", newId: "next", nothing: NOTHING };

const NEW = after([opened(0)]);
const KEPT = after([opened(1, "kept")]);
const WRITTEN = after([write("more")], KEPT);
const REFUSED = after([{ type: "notStored", saved: { id: "a", revision: 1, isStored: false } }], WRITTEN);

describe("the answer to opening", () => {
  it("names a new draft, or brings what the core has", () => {
    expect(NEW).toEqual({
      phase: "ready",
      ownId: "own",
      id: "a",
      content: NOTHING,
      save: "none",
      revision: 0,
      wasStored: false,
      wasListed: false,
      isUnsent: false,
    });
    expect(KEPT).toMatchObject({
      content: content("kept"),
      save: "saved",
      revision: 1,
      wasStored: true,
      wasListed: true,
    });
  });

  it("leaves what was written before it as a draft of its own", () => {
    const early = after([write("early")]);
    expect([early.phase, savedAs(early), isUnsaved(early)]).toEqual(["opening", "own", true]);
    expect(after([opened(1, "kept")], early)).toMatchObject({
      phase: "ready",
      id: "own",
      content: content("early"),
      save: "saving",
      revision: 0,
    });
    expect(after([opened(0)], early)).toMatchObject({ id: "a", content: content("early"), revision: 0 });
  });

  it("replaces what another tab has changed, and leaves what is being sent so", () => {
    expect(after([opened(4, "theirs")], KEPT)).toMatchObject({ content: content("theirs"), revision: 4 });
    expect(after([{ type: "published" }, opened(4, "theirs")], KEPT).phase).toBe("sending");
  });
});

describe("a change", () => {
  it("is unsaved, but for one of the caret alone", () => {
    expect(WRITTEN).toEqual({ ...KEPT, content: content("more"), save: "saving" });
    expect(after([{ type: "changed", changes: { caret: 3 } }], KEPT)).toEqual({
      ...KEPT,
      content: { ...content("kept"), caret: 3 },
    });
  });

  it("is saved when what is shown was stored, and unsaved when its member went on writing", () => {
    const saved = { ...WRITTEN, revision: 2, wasStored: true, save: "saved" };
    expect(after([stored(WRITTEN)], WRITTEN)).toEqual(saved);
    expect(after([write("most"), stored(WRITTEN)], WRITTEN)).toMatchObject({ save: "saving", revision: 2 });
    expect(after([stored(WRITTEN, "b")], WRITTEN)).toEqual({ ...saved, id: "b" });
  });

  it("that the store refuses is unsaved, and not known to be stored", () => {
    expect(REFUSED).toEqual({ ...WRITTEN, save: "refused", wasStored: false });
    expect(after([{ type: "notStored", saved: undefined }], WRITTEN)).toEqual(REFUSED);
    expect(after([stored(REFUSED)], REFUSED)).toMatchObject({ save: "saved", wasStored: true });
  });

  it("of a box that closed before the core answered is saved under a name of its own", () => {
    const early = after([write("early")]);
    expect(after([{ type: "notStored", saved: undefined }], early)).toEqual({ ...early, save: "refused" });
    expect(
      after([{ type: "notStored", saved: { id: "b", revision: 1, isStored: false } }], early),
    ).toMatchObject({ phase: "ready", id: "b", revision: 1, save: "refused" });
    expect(after([stored(early, "own")], early)).toMatchObject({
      phase: "ready",
      id: "own",
      save: "saved",
    });
  });
});

describe("publishing", () => {
  it("ends with the core's answer", () => {
    const sending = after([{ type: "published" }], KEPT);
    expect(sending).toEqual({ ...KEPT, phase: "sending" });
    expect(after([{ type: "sent" }], sending)).toEqual(KEPT);
  });

  it("that no core has taken is told until the text changes or is published again", () => {
    const unsent = after([{ type: "published" }, { type: "notSent" }], KEPT);
    expect(unsent).toEqual({ ...KEPT, isUnsent: true });
    expect(after([write("more")], unsent)).toEqual(WRITTEN);
    expect(after([{ type: "published" }], unsent)).toEqual({ ...KEPT, phase: "sending" });
  });

  it("saves a text that the core does not know, also one that its member has not changed", () => {
    expect(after([{ type: "published" }], NEW)).toEqual({ ...NEW, phase: "sending", save: "saving" });
    expect(after([{ type: "published" }], after([write("early")]))).toMatchObject({
      phase: "sending",
      id: "own",
      save: "saving",
    });
  });

  it("does nothing before the core has answered where nothing was written", () => {
    expect(after([{ type: "published" }])).toBe(BEGUN);
    expect(after([{ type: "sent" }])).toBe(BEGUN);
    expect(after([{ type: "notSent" }])).toBe(BEGUN);
  });
});

describe("a draft that the core's list has no more", () => {
  it("was published or discarded: another one begins", () => {
    expect(after([{ type: "listed", isListed: false }, VANISHED], KEPT)).toEqual(beginDraft("next", NOTHING));
  });

  it("goes on as another one where its member went on writing", () => {
    expect(after([VANISHED], WRITTEN)).toEqual({ ...WRITTEN, id: "next", revision: 0, wasStored: false });
  });

  it("is saved again where the store had refused it", () => {
    expect(after([VANISHED], REFUSED)).toBe(REFUSED);
    expect(after([VANISHED], NEW)).toEqual({ ...NEW, save: "saving" });
  });

  it("is nothing to one that the core was not asked for yet", () => {
    expect(after([VANISHED])).toBe(BEGUN);
    expect(after([{ type: "listed", isListed: true }])).toBe(BEGUN);
  });
});

it("knows whether the core's list had it", () => {
  const listed = after([{ type: "listed", isListed: true }], NEW);
  expect(listed).toEqual({ ...NEW, wasListed: true });
  expect(after([{ type: "listed", isListed: true }], listed)).toBe(listed);
  expect(after([{ type: "listed", isListed: false }], listed)).toEqual(NEW);
});
