// Pictures and a video beside a draft's text: progress, problems in words, description, order, limits, drop and paste.
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Medium } from "#domain/community/post.ts";
import type { DraftMedium, UploadState } from "#domain/writing/draft.ts";
import { renderWithLive } from "../testing/renderWithLive.tsx";
import { DraftMedia } from "./DraftMedia.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { type DraftMediaOptions, useDraftMedia } from "./useDraftMedia.ts";

const aState = (id: string, over: Partial<UploadState> = {}): UploadState => ({
  id,
  kind: "image",
  name: `${id}.jpg`,
  percent: 30,
  state: "sending",
  ...over,
});
const aMedium = (src: string): Medium => ({
  kind: "image",
  src,
  poster: "",
  width: 8,
  height: 6,
  alt: "A goal",
});
const named = (...ids: readonly string[]): readonly DraftMedium[] =>
  ids.map((uploadId) => ({ uploadId, alt: "" }));

let media: readonly DraftMedium[];
let calls: unknown[];

function Media(options: Omit<DraftMediaOptions, "media" | "onChange">) {
  const [shown, setShown] = useState(media);
  const model = useDraftMedia({
    ...options,
    media: shown,
    onChange(next) {
      media = next;
      setShown(next);
    },
  });
  return (
    <FileDrop onFiles={model.add}>
      <textarea aria-label="Text" />
      <DraftMedia model={model} />
    </FileDrop>
  );
}

function show(uploads: readonly UploadState[], place: "post" | "reply" = "post") {
  return renderWithLive(<Media place={place} draftId="draft" uploads={uploads} />, {
    draft: async (request) => {
      calls.push(request);
      return undefined;
    },
  });
}

const items = (): readonly HTMLElement[] => screen.queryAllByRole("listitem");
const item = (at: number): HTMLElement => items()[at] ?? document.body;
const press = (name: string, at = 0): void => {
  fireEvent.click(within(item(at)).getByRole("button", { name }));
};
const aPicture = (name: string): File => new File(["x"], name, { type: "image/png" });

// The code of the list is fetched with the first picture.
beforeAll(async () => {
  media = named("first");
  show([aState("first")]);
  await screen.findByRole("listitem");
  cleanup();
});
beforeEach(() => {
  media = [];
  calls = [];
});

describe("an upload", () => {
  it("shows its progress to eyes and to assistive technology, and the count that has arrived", () => {
    media = named("a", "b");
    show([aState("a"), aState("b", { state: "done", percent: 100, medium: aMedium("/img/upload/b.webp") })]);
    const bar = within(item(0)).getByRole("progressbar", { name: "Uploading Picture 1" });
    expect(bar.getAttribute("aria-valuenow")).toBe("30");
    expect(item(0).querySelector("[data-upload-progress]")?.getAttribute("data-upload-progress")).toBe("30");
    expect(item(1).querySelector("[data-upload-progress]")).toBeNull();
    expect(item(1).querySelector("img")?.getAttribute("src")).toBe("/img/upload/b.webp");
    expect(screen.getByText("1 of 2 uploaded")).toBeDefined();
  });

  it.each([
    [{ kind: "unknown", words: "" }, "failed", "The upload was interrupted. Try again.", true],
    [{ kind: "stalled", words: "" }, "failed", "The upload was interrupted. Try again.", true],
    [{ kind: "refused", words: "Too large." }, "failed", "Too large.", true],
    [{ kind: "refused", words: "" }, "failed", "The server did not take this file.", true],
    [{ kind: "lost", words: "" }, "failed", "This file is no longer here. Choose it again.", false],
    [{ kind: "offline", words: "" }, "waiting", "Waits for the network.", false],
    [{ kind: "signedOut", words: "" }, "waiting", "Waits until you sign in.", false],
  ] as const)("says what is wrong: %j", (problem, state, words, mayRetry) => {
    media = named("a");
    show([aState("a", { state, problem })]);
    expect(within(item(0)).getByText(words)).toBeDefined();
    expect(within(item(0)).queryByRole("button", { name: "Try again" }) !== null).toBe(mayRetry);
  });

  it("that failed is sent again alone", () => {
    media = named("a", "b");
    const problem = { kind: "unknown", words: "" } as const;
    show([aState("a", { state: "failed", problem }), aState("b", { state: "failed", problem })]);
    press("Try again", 1);
    expect(calls).toEqual([{ call: "retryUpload", args: ["b"] }]);
  });

  it("that no tab and no core knows says that its file is gone, and is not to be described", () => {
    media = named("gone");
    show([]);
    expect(within(item(0)).getByText("This file is no longer here. Choose it again.")).toBeDefined();
    expect(within(item(0)).queryByLabelText("What it shows")).toBeNull();
    expect(screen.queryByText("Describe your pictures for people who do not see them.")).toBeNull();
  });
});

describe("a writer", () => {
  it("describes, orders and removes media, with the focus where it is needed", async () => {
    media = [...named("a"), { medium: aMedium("/img/old.png") }];
    show([aState("a")]);
    expect(screen.getByText("Describe your pictures for people who do not see them.")).toBeDefined();
    fireEvent.change(within(item(0)).getByLabelText("What it shows"), { target: { value: "A save" } });
    expect(media[0]).toEqual({ uploadId: "a", alt: "A save" });
    expect(screen.queryByText("Describe your pictures for people who do not see them.")).toBeNull();
    press("Move later", 0);
    expect(media).toEqual([{ medium: aMedium("/img/old.png") }, { uploadId: "a", alt: "A save" }]);
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    expect(document.activeElement).toBe(within(item(1)).getByRole("button", { name: "Move earlier" }));
    press("Remove Picture 2", 1);
    expect(media).toEqual([{ medium: aMedium("/img/old.png") }]);
    expect(calls).toEqual([{ call: "removeUpload", args: ["a"] }]);
    expect(document.activeElement?.textContent).toContain("Add pictures");
  });

  it("adds as many pictures as there is room for, and is told about the others", () => {
    media = named("a", "b", "c");
    show([aState("a"), aState("b"), aState("c")], "reply");
    const input = document.querySelector("[data-draft-files]") as HTMLInputElement;
    fireEvent.change(input, { target: { files: [aPicture("d.png"), aPicture("e.png")] } });
    expect(media).toHaveLength(4);
    expect(screen.getByText("You can add up to four pictures; the rest were not added.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Add pictures" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("keeps the room of each file until it is looked at, also for the last one that fits", async () => {
    show([]);
    // The head of a WebM file and no more: it is refused for that, and not for want of room.
    const head = Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, ...new TextEncoder().encode("webm")]);
    const input = document.querySelector("[data-draft-files]") as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File([head], "goal.webm", { type: "video/webm" })] } });
    expect(await screen.findByText("This video cannot be opened. Choose another one.")).toBeDefined();
  });

  it("drops files anywhere in the composer, and pastes a picture, while pasted text stays text", () => {
    show([]);
    const text = screen.getByLabelText("Text");
    const dropped = { types: ["Files"], files: [aPicture("a.png")], dropEffect: "none" };
    fireEvent.dragOver(text, { dataTransfer: dropped });
    expect(screen.getByText("Drop files here")).toBeDefined();
    fireEvent.drop(text, { dataTransfer: dropped });
    expect(screen.queryByText("Drop files here")).toBeNull();
    expect(media).toHaveLength(1);
    fireEvent.paste(text, { clipboardData: { types: ["Files"], files: [aPicture("b.png")] } });
    expect(media).toHaveLength(2);
    const word = { types: ["text/plain", "Files"], files: [aPicture("c.png")] };
    fireEvent.paste(text, { clipboardData: word });
    expect(media).toHaveLength(2);
  });

  it("leaves dropped texts to the field", () => {
    show([]);
    const isLeft = fireEvent.drop(screen.getByLabelText("Text"), {
      dataTransfer: { types: ["text/plain"], files: [] },
    });
    expect(isLeft).toBe(true);
    expect(media).toEqual([]);
  });
});
