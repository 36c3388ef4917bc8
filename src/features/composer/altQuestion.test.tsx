// Publishing with a picture without description: the composer asks once for each draft, and never keeps the post back.
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { settled } from "#components/testing/renderPage.tsx";
import type { UploadState } from "#domain/writing/draft.ts";
import {
  aComposer,
  allSettled,
  area,
  closeComposer,
  composer,
  type OpenComposer,
  press,
  write,
} from "./testing/aComposer.tsx";

const SLOT = "new";
let open: OpenComposer;

beforeEach(() => {
  open = aComposer();
});
afterEach(closeComposer);

const aPicture = (id: string, over: Partial<UploadState> = {}): UploadState => ({
  id,
  kind: "image",
  name: `${id}.png`,
  percent: 100,
  state: "done",
  ...over,
});

/** Opens a draft with these uploads beside its text, each with its description. */
async function showWith(uploads: readonly UploadState[], alts: readonly string[] = []): Promise<void> {
  const media = uploads.map(({ id }, at) => ({ uploadId: id, alt: alts[at] ?? "" }));
  open.core.keep(SLOT, { text: "What a save", media }, { uploads });
  await open.show({});
}

const question = () =>
  screen.queryByText("Not every picture has a description for people who do not see it.");
const field = (at: number) => screen.getAllByLabelText<HTMLInputElement>("What it shows")[at]!;
async function answer(name: string): Promise<void> {
  press(name);
  await allSettled();
}

// The code of the question is fetched with the first one.
beforeAll(async () => {
  open = aComposer();
  await showWith([aPicture("a")]);
  await answer("Publish");
  await screen.findByRole("button", { name: "Add a description" });
  await closeComposer();
});

it("asks before the post is published, and leads to the first picture without words", async () => {
  await showWith([aPicture("a"), aPicture("b")], ["A save"]);
  await answer("Publish");
  expect(open.core.asked).toEqual([]);
  expect(question()).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a description" }));
  await answer("Add a description");
  expect(document.activeElement).toBe(field(1));
  write("A goal", field(1));
  expect(question()).toBeNull();
  await answer("Publish");
  expect(open.core.asked).toEqual([`send ${SLOT}`]);
  expect(open.core.contentOf(SLOT)?.media).toMatchObject([{ alt: "A save" }, { alt: "A goal" }]);
});

it("publishes without a description when the member says so", async () => {
  await showWith([aPicture("a")]);
  await answer("Publish");
  await answer("Publish without");
  expect(open.core.asked).toEqual([`send ${SLOT}`]);
  expect(question()).toBeNull();
});

it("asks a draft once: the second Publish is not stopped, also after the dialog was closed", async () => {
  await showWith([aPicture("a")]);
  await answer("Publish");
  await closeComposer();
  const content = open.core.contentOf(SLOT);
  expect(content?.isAltAsked).toBe(true);
  open = aComposer();
  open.core.keep(SLOT, content!, { uploads: [aPicture("a")] });
  await open.show({});
  await answer("Publish");
  expect(open.core.asked).toEqual([`send ${SLOT}`]);
});

it("takes Ctrl and Enter as the answer, but not while the key that asked is held", async () => {
  await showWith([aPicture("a")]);
  fireEvent.keyDown(area(), { key: "Enter", ctrlKey: true });
  fireEvent.keyDown(composer(), { key: "Enter", ctrlKey: true, repeat: true });
  await settled();
  await allSettled();
  expect(open.core.asked).toEqual([]);
  expect(question()).not.toBeNull();
  fireEvent.keyDown(composer(), { key: "Enter", ctrlKey: true });
  await settled();
  expect(open.core.asked).toEqual([`send ${SLOT}`]);
});

it("asks about a picture inside a document, too, and leads to its field below the text", async () => {
  const text = '{"ops":[{"insert":"Late"},{"insert":{"upload":{"id":"a"}}},{"insert":"\\n"}]}';
  open.core.keep(
    SLOT,
    { mode: "rich", text },
    { uploads: [aPicture("a", { state: "sending", percent: 5 })] },
  );
  await open.show({});
  await screen.findByRole("list", { name: "Pictures in the text" });
  await answer("Publish");
  expect([open.core.asked, question() === null]).toEqual([[], false]);
  await answer("Add a description");
  expect(document.activeElement).toBe(field(0));
  write("A save", field(0));
  await answer("Publish");
  expect(open.core.asked).toEqual([`send ${SLOT}`]);
  expect(open.core.contentOf(SLOT)?.text).toContain('{"upload":{"id":"a","alt":"A save"}}');
});

it("does not ask about a picture of a document whose description was just written", async () => {
  const text = '{"ops":[{"insert":{"upload":{"id":"a"}}},{"insert":"\\n"}]}';
  open.core.keep(SLOT, { mode: "rich", text }, { uploads: [aPicture("a", { state: "sending" })] });
  await open.show({});
  write("A save", await screen.findByLabelText("What it shows"));
  await answer("Publish");
  expect([open.core.asked, question()]).toEqual([[`send ${SLOT}`], null]);
});

it.each([
  ["a described picture", aPicture("a"), "A save"],
  ["a video", aPicture("a", { kind: "video" }), ""],
  [
    "a picture that was refused for good",
    aPicture("a", { state: "failed", problem: { kind: "lost", words: "" } }),
    "",
  ],
])("does not ask about %s", async (_name, upload, alt) => {
  await showWith([upload], [alt]);
  await answer("Publish");
  expect(question()).toBeNull();
  expect(open.core.asked).toEqual([`send ${SLOT}`]);
});

it("says first what keeps the post from being published, and asks afterwards", async () => {
  await showWith([aPicture("a")]);
  write("b".repeat(82), screen.getByLabelText("Title"));
  await answer("Publish");
  expect(question()).toBeNull();
  write("Short", screen.getByLabelText("Title"));
  await answer("Publish");
  expect(question()).not.toBeNull();
});
