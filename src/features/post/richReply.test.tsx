// Rich replies: written in the box, changed in their own mode, and on a phone in a box that fills the screen.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { paste } from "#components/editor/testing/editorEvents.ts";
import { settled } from "#components/testing/renderPage.tsx";
import { aReplyPage } from "#domain/testing/aReply.ts";
import { editorModeAtom } from "#state/preferences/editorMode.ts";
import { press, reply, shown } from "./testing/showPost.tsx";
import {
  choose,
  leavePage,
  mine,
  openBox,
  showReplies,
  signMeIn,
  submit,
  write,
} from "./testing/showReplies.tsx";

const DOCUMENT = '{"ops":[{"insert":"Goal","attributes":{"bold":true}},{"insert":"\\n"}]}';

beforeEach(signMeIn);
afterEach(async () => {
  await leavePage();
  vi.unstubAllGlobals();
});

const box = (): HTMLElement => document.querySelector<HTMLElement>("[data-composer]")!;
const become = (mode: "Simple" | "Rich"): void =>
  void fireEvent.click(screen.getByRole("radio", { name: mode }));

/** The window is as narrow as a phone. */
function onPhone(): void {
  const query = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => query);
}

it("changes to the rich editor with the words so far, and sends a document", async () => {
  const { core } = await showReplies({});
  await openBox("Write a reply");
  write("Goal");
  become("Rich");
  // Until its code is there, the text area is.
  const text = await screen.findByRole("textbox", { name: "Write a reply", description: /^Rich text/ });
  expect(text.textContent).toBe("Goal");
  expect(pageStore.get(editorModeAtom)).toBe("rich");
  await submit();
  expect(core.asked).toEqual(["send reply:1:0"]);
  expect(core.contentOf("reply:1:0")).toMatchObject({ mode: "rich", text: '{"ops":[{"insert":"Goal\\n"}]}' });
});

it("sends the last words, which the editor has not told yet", async () => {
  pageStore.set(editorModeAtom, "rich");
  const { core } = await showReplies({});
  await openBox("Write a reply");
  await screen.findByRole("toolbar", { name: "Formatting" });
  const root = screen.getByRole("textbox", { name: "Write a reply" });
  paste({ quill: { root } }, { "text/plain": "Last words" });
  press("Reply", box());
  await settled();
  expect(core.asked).toEqual(["send reply:1:0"]);
  expect(core.contentOf("reply:1:0")?.text).toBe('{"ops":[{"insert":"Last words\\n"}]}');
});

it("begins in the mode that was used last, and offers pictures without videos", async () => {
  pageStore.set(editorModeAtom, "rich");
  await showReplies({});
  await openBox("Write a reply");
  await screen.findByRole("toolbar", { name: "Formatting" });
  expect(screen.getByRole("button", { name: "Add pictures" })).toBeTruthy();
  expect(document.querySelector<HTMLInputElement>("input[type=file]")?.accept).not.toContain("video");
});

it("changes a rich reply as rich text, and publishes the new document", async () => {
  const own = mine(2, { contentMode: "rich", content: DOCUMENT });
  const { core } = await showReplies({ replies: () => aReplyPage([own]) });
  await choose(2, "Edit");
  const text = await screen.findByRole("textbox", { name: "Your reply" });
  await waitFor(() => expect(text.querySelector("strong")?.textContent).toBe("Goal"));
  become("Simple");
  // The bold word is asked about first: nothing has changed yet.
  await settled();
  expect(box().dataset["mode"]).toBe("rich");
  await submit("Save");
  expect(core.contentOf("editReply:1:2")).toMatchObject({ mode: "rich", text: DOCUMENT });
  core.published("editReply:1:2", { reply: { ...own, editedAt: Date.now() } });
  await waitFor(() => expect(document.querySelector("[data-composer]")).toBeNull());
  expect(reply(2).querySelector("strong")?.textContent).toBe("Goal");
});

it("fills the screen of a phone, and is closed without losing the text", async () => {
  onPhone();
  const { core } = await showReplies({});
  await openBox("Reply", reply(1));
  const dialog = await screen.findByRole("dialog", { name: "Reply to \u2068Writer 1\u2069" });
  write("From the train");
  fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(core.contentOf("reply:1:1")).toMatchObject({ text: "From the train" });
  await openBox("Reply", reply(1));
  expect((await screen.findByRole<HTMLTextAreaElement>("textbox")).value).toBe("From the train");
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter", ctrlKey: true });
  await settled();
  core.published("reply:1:1", { reply: mine(9, { parentId: 1, replyTo: "Writer 1" }) });
  await waitFor(() => expect(shown()).toEqual(["1", "9", "2"]));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each(["simple", "rich"] as const)(
  "publishes nothing by Enter in a description of a %s reply",
  async (mode) => {
    const text = mode === "simple" ? "Goal" : '{"ops":[{"insert":{"upload":{"id":"a"}}},{"insert":"\\n"}]}';
    const media = mode === "simple" ? [{ uploadId: "a", alt: "" }] : [];
    const uploads = [{ id: "a", kind: "image", name: "a.png", percent: 100, state: "sending" }] as const;
    const { core } = await showReplies({}, undefined, (drafts) =>
      drafts.keep("reply:1:0", { mode, text, media }, { uploads }),
    );
    await openBox("Keep writing your reply");
    const field = await screen.findByLabelText("What it shows");
    await userEvent.type(field, "A save{Enter}");
    await settled();
    expect(core.asked).toEqual([]);
    await userEvent.type(field, "{Meta>}{Enter}{/Meta}");
    await settled();
    expect(core.asked).toEqual(["send reply:1:0"]);
  },
);
