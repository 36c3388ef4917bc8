// The panel of a link: which addresses it takes, what it changes in the text, and that only itself closes.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { fakeEditorText } from "#components/testing/fakeEditorText.ts";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { LinkEditor } from "./LinkEditor.tsx";

type Text = ReturnType<typeof fakeEditorText>;

const OLD = "https://old.example";
const NEW = "https://new.example";
const TAG = { tag: { id: "", text: "Derby", color: "#006bd6", uniqueId: "u" } };

function Writer({ text, tell }: { readonly text: Text; readonly tell: (what: string) => void }) {
  const [isOpen, setOpen] = useState(true);
  const [isWriting, setWriting] = useState(true);
  return (
    <Dialog open={isWriting} onClose={() => setWriting(false)} title="New post" closeLabel="Close">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as the form of a post listens */}
      <form onSubmit={() => tell("publish")} onKeyDown={({ key }) => key === "Enter" && tell("enter")}>
        <div ref={(place) => place?.append(text.root)} />
        <LinkEditor editor={text} open={isOpen} onClose={() => setOpen(false)} />
      </form>
    </Dialog>
  );
}

async function open(text: Text) {
  const told: string[] = [];
  renderWithLive(<Writer text={text} tell={(what) => told.push(what)} />);
  const address = await screen.findByLabelText<HTMLInputElement>("Address");
  return {
    told,
    address,
    words: () => screen.queryByLabelText<HTMLInputElement>("Text"),
    write: (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } }),
    save: () => fireEvent.click(screen.getByRole("button", { name: "Save" })),
  };
}

const gone = () => waitFor(() => expect(screen.queryByLabelText("Address")).toBeNull());

describe("a link", () => {
  it("is given to the selected words, and does not publish the post around it", async () => {
    const text = fakeEditorText("see here");
    text.select(4, 4);
    const { told, address, words } = await open(text);
    expect(words()?.value).toBe("here");
    expect(screen.queryByRole("button", { name: "Remove the link" })).toBeNull();
    await userEvent.type(address, "new.example{Enter}");
    expect([text.linked(), text.links(), text.text(), told]).toEqual(["here", [NEW], "see here", []]);
    await gone();
  });

  it("without words has its address as words", async () => {
    const text = fakeEditorText("see ");
    const { address, write, save } = await open(text);
    write(address, "fan@a.example");
    save();
    expect(text.text()).toBe("see mailto:fan@a.example");
  });

  it("around the caret is changed as a whole, its words too", async () => {
    const text = fakeEditorText("see ", ["this", OLD], " now");
    text.select(6);
    const { address, words, write, save } = await open(text);
    expect([address.value, words()?.value]).toEqual([OLD, "this"]);
    write(address, NEW);
    write(words()!, "that one");
    save();
    expect([text.text(), text.linked(), text.links()]).toEqual(["see that one now", "that one", [NEW]]);
  });

  it("is removed, and its words stay", async () => {
    const text = fakeEditorText("see ", ["this", OLD]);
    text.select(5);
    await open(text);
    fireEvent.click(screen.getByRole("button", { name: "Remove the link" }));
    expect([text.text(), text.links()]).toEqual(["see this", []]);
    await gone();
  });

  it.each([
    ["a tag", ["a", TAG, "b"]],
    ["several lines", ["a\nb"]],
  ] as const)("over %s keeps the words", async (_name, parts) => {
    const text = fakeEditorText(...parts);
    text.select(0, 3);
    const before = text.text();
    const { address, words, write, save } = await open(text);
    expect(words()).toBeNull();
    write(address, NEW);
    save();
    expect([text.text(), text.links()]).toEqual([before, [NEW]]);
  });

  it.each(["javascript:alert(1)", "/privacy", "words", "https://a.example@evil.example"])(
    "to %j is refused beside its field",
    async (typed) => {
      const text = fakeEditorText("here");
      text.select(0, 4);
      const { address, write, save } = await open(text);
      write(address, typed);
      save();
      expect(address.getAttribute("aria-invalid")).toBe("true");
      expect(screen.getByText(/An address begins with/)).toBeTruthy();
      expect(text.links()).toEqual([]);
      write(address, "a.example");
      expect(address.getAttribute("aria-invalid")).toBe("false");
    },
  );
});

it("Escape closes the panel, the dialog stays, and the editor has the focus", async () => {
  const text = fakeEditorText("here");
  const { address, told } = await open(text);
  address.focus();
  await userEvent.keyboard("{Escape}");
  await gone();
  expect(screen.getByRole("dialog", { name: "New post" })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(text.root));
  expect(told).toEqual([]);
});
