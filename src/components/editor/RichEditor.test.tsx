// The rich editor on a page: its name and tools, what it tells of its text and when, and what replaces its text.
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { createRef, StrictMode } from "react";
import { expect, it, vi } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { paste, press } from "./testing/editorEvents.ts";
import { RichEditor, type RichEditorHandle, type RichEditorProps } from "./RichEditor.tsx";

const DOCUMENT = '{"ops":[{"insert":"Goal\\n"}]}';

const ARSENAL = { id: 11, name: "Arsenal", logo: "", country: { id: 2, name: "England", flag: "" } };

/** Finds a team. */
const getPage: LiveClient["getPage"] = async ({ call }) => {
  const found = { query: "ars", leagues: [], teams: [ARSENAL], players: [], matches: [] };
  return { ok: true, value: call === "search" ? found : [] };
};

function show(props: Partial<RichEditorProps> = {}) {
  const ref = createRef<RichEditorHandle>();
  const onChange = vi.fn<RichEditorProps["onChange"]>();
  const onSubmit = vi.fn<() => void>();
  const element = (more: Partial<RichEditorProps>) => (
    <StrictMode>
      <RichEditor
        ref={ref}
        label="Your post"
        document={DOCUMENT}
        revision={1}
        caret={undefined}
        uploads={[]}
        onChange={onChange}
        onFiles={() => []}
        onSubmit={onSubmit}
        focused
        {...props}
        {...more}
      />
    </StrictMode>
  );
  const { rerender, unmount } = renderWithLive(element({}), { getPage });
  const text = screen.getByRole("textbox", { name: "Your post" });
  return {
    ref,
    onChange,
    onSubmit,
    text,
    unmount,
    update: (more: Partial<RichEditorProps>) => rerender(element(more)),
  };
}

const tool = (name: string) => screen.getByRole("button", { name });
/** Words at the caret, as a paste brings them. */
const write = (text: HTMLElement, words: string): void =>
  act(() => paste({ quill: { root: text } }, { "text/plain": words }));

it("is one text box with name, mode and one toolbar", () => {
  const { text } = show({ describedBy: "problem" });
  expect(screen.getAllByRole("toolbar", { name: "Formatting" })).toHaveLength(1);
  expect(text.textContent).toBe("Goal");
  expect(text.getAttribute("aria-multiline")).toBe("true");
  const [mode = "", problem] = text.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(document.getElementById(mode)?.textContent).toMatch(/^Rich text/);
  expect(problem).toBe("problem");
  expect(document.activeElement).toBe(text);
});

it("tells of the text after a pause, with its lengths", async () => {
  const { text, onChange } = show();
  write(text, " one");
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  const [document, caret, lengths] = onChange.mock.calls[0] ?? [];
  expect(document).toBe('{"ops":[{"insert":"Goal one\\n"}]}');
  expect([caret, lengths]).toEqual([8, { letters: 8, bytes: 33, ops: 1 }]);
});

it("tells of it at once when it is published, hidden or closed", () => {
  const { text, onChange, onSubmit, unmount } = show();
  write(text, "!");
  press({ quill: { root: text } }, "Enter", { ctrlKey: true });
  expect(onChange.mock.invocationCallOrder[0]).toBeLessThan(onSubmit.mock.invocationCallOrder[0] ?? 0);
  write(text, "!");
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(onChange).toHaveBeenCalledTimes(2);
  write(text, "!");
  unmount();
  expect(onChange.mock.calls.map(([document]) => document)).toEqual(
    ["!", "!!", "!!!"].map((end) => `{"ops":[{"insert":"Goal${end}\\n"}]}`),
  );
});

it("takes another text with another revision alone, and undo does not go behind it", async () => {
  const { text, onChange, update } = show();
  update({ document: '{"ops":[{"insert":"Own echo\\n"}]}' });
  expect(text.textContent).toBe("Goal");
  update({ document: '{"ops":[{"insert":"Other tab\\n"}]}', revision: 2 });
  expect(text.textContent).toBe("Other tab");
  fireEvent.click(tool("Undo"));
  expect(text.textContent).toBe("Other tab");
  await act(() => new Promise(requestAnimationFrame));
  expect(onChange).not.toHaveBeenCalled();
});

it("formats by its tools, which show what is at the caret", async () => {
  const { text } = show();
  expect(tool("Bulleted list").getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(tool("Bulleted list"));
  await waitFor(() => expect(tool("Bulleted list").getAttribute("aria-pressed")).toBe("true"));
  expect(text.querySelector("li[data-list=bullet]")?.textContent).toBe("Goal");
  fireEvent.click(tool("Bulleted list"));
  fireEvent.change(screen.getByLabelText("Kind of line"), { target: { value: "2" } });
  expect(text.querySelector("h2[data-level='2']")?.textContent).toBe("Goal");
  fireEvent.click(tool("Undo"));
  expect(text.querySelector("h2")).toBeNull();
  fireEvent.click(tool("Undo"));
  expect(text.querySelector("li")).not.toBeNull();
});

it("has one tab stop for its tools, and arrow keys between them", () => {
  show();
  const stops = () => [...screen.getByRole("toolbar").querySelectorAll<HTMLElement>("button, select")];
  const stop = () => stops().filter(({ tabIndex }) => tabIndex === 0);
  expect(stop()).toEqual([screen.getByLabelText("Kind of line")]);
  act(() => stop()[0]?.focus());
  fireEvent.keyDown(stop()[0]!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(tool("Bold"));
  expect(stop()).toEqual([tool("Bold")]);
  fireEvent.keyDown(tool("Bold"), { key: "End" });
  expect(document.activeElement).toBe(tool("Redo"));
});

it("leaves the focus in the text when a tool is pressed", () => {
  show();
  expect(fireEvent.pointerDown(tool("Bold"))).toBe(false);
  expect(fireEvent.pointerDown(screen.getByLabelText("Kind of line"))).toBe(true);
});

it("takes chosen files, and names their places for screen readers", () => {
  const onFiles = vi.fn(() => ["u1"]);
  const { update } = show({ onFiles });
  const file = new File(["x"], "goal.png", { type: "image/png" });
  const input = document.querySelector("input[type=file]")!;
  fireEvent.change(input, { target: { files: [file] } });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file]);
  const upload = { id: "u1", kind: "image", name: "goal.png", percent: 40, state: "sending" } as const;
  update({ uploads: [upload] });
  expect(screen.getByRole("img", { name: "goal.png, 40% uploaded" })).toBeTruthy();
  update({ uploads: [{ ...upload, state: "failed" }] });
  expect(screen.getByRole("img", { name: "goal.png was not uploaded" })).toBeTruthy();
});

it("has a field for each picture, which stays while the picture is uploaded, and tells what was written", async () => {
  const place =
    '{"ops":[{"insert":{"upload":{"id":"u1"}}},{"insert":{"upload":{"id":"u2"}}},{"insert":"\\n"}]}';
  const upload = { id: "u1", kind: "image", name: "goal.png", percent: 40, state: "sending" } as const;
  const film = { ...upload, id: "u2", kind: "video" } as const;
  const { text, onChange, update } = show({ document: place, uploads: [upload, film] });
  const list = screen.getByRole("list", { name: "Pictures in the text" });
  expect(within(list).getAllByRole("listitem", { name: "Picture 1" })).toHaveLength(1);
  const field = within(list).getByLabelText("What it shows");
  field.focus();
  fireEvent.change(field, { target: { value: "A save" } });
  const medium = { kind: "image", src: "/img/a.png", poster: "", width: 4, height: 3, alt: "" } as const;
  update({ uploads: [{ ...upload, state: "done", medium }, film] });
  fireEvent.change(field, { target: { value: "A late save" } });
  expect(text.querySelector<HTMLImageElement>("img[src='/img/a.png']")?.alt).toBe("A late save");
  expect([document.activeElement, field.isConnected]).toEqual([field, true]);
  await waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('"alt":"A late save"'));
});

it("puts a tag at the caret", () => {
  const { ref, text } = show();
  act(() => ref.current?.insertTag({ id: "team:11", text: "Derby", color: "#ff0000", uniqueId: "u" }));
  expect(text.textContent.replaceAll("\ufeff", "")).toBe("GoalDerby");
});

it("says that a paste was cut", async () => {
  const { text } = show();
  write(text, "goal\n".repeat(3_000));
  expect(screen.getByText(/^Only the beginning was pasted/)).toBeTruthy();
});

it("suggests tags while one is typed, and Enter puts the tag into the text", async () => {
  const { text, onChange } = show();
  write(text, " #ars");
  const list = await screen.findByRole("listbox", { name: "Search results" });
  const option = await within(list).findByRole("option", { selected: true });
  expect(option.textContent).toContain("Arsenal");
  expect(text.getAttribute("aria-activedescendant")).toBe(option.id);
  act(() => void press({ quill: { root: text } }, "Enter"));
  await waitFor(() =>
    expect(onChange.mock.lastCall?.[0]).toContain('"tag":{"id":"team:11","text":"Arsenal"'),
  );
  expect(text.textContent).not.toContain("#ars");
  expect(list.isConnected).toBe(false);
});

it.each(["tool", "key", "Russian key"])(
  "opens the panel of a link by its %s, and the link is in the text",
  async (way) => {
    const { text, onChange } = show();
    if (way === "tool") fireEvent.click(tool("Link"));
    else if (way === "key") act(() => void press({ quill: { root: text } }, "k", { ctrlKey: true }));
    else act(() => void fireEvent.keyDown(text, { key: "л", code: "KeyK", ctrlKey: true }));
    fireEvent.change(await screen.findByLabelText("Address"), { target: { value: "a.example" } });
    fireEvent.change(screen.getByLabelText("Text"), { target: { value: "here" } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('"link":"https://a.example"'));
    expect(text.textContent).toBe("Goalhere");
  },
);

it("Escape gives up a link whose panel has not come, and is then for the dialog around the editor", async () => {
  const { text } = show();
  const around = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener("keydown", around);
  try {
    fireEvent.keyDown(text, { key: "k", ctrlKey: true });
    fireEvent.keyDown(text, { key: "Escape" });
    expect(around).not.toHaveBeenCalled();
    fireEvent.keyDown(text, { key: "Escape" });
    expect(around).toHaveBeenCalledTimes(1);
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole("dialog")).toBeNull();
  } finally {
    document.removeEventListener("keydown", around);
  }
});
