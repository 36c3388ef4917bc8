// Files in the dialog in which posts are written: they are dropped, pasted, refused, and removed with their draft.
import { fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { settled } from "#components/testing/renderPage.tsx";
import { editorModeAtom } from "#state/preferences/editorMode.ts";
import { hereAtom } from "#state/writing/uploads.ts";
import { undoOffers } from "#ui/overlays/undo.ts";
import { aComposer, area, closeComposer, composer, press, write } from "./testing/aComposer.tsx";

beforeEach(() => pageStore.set(editorModeAtom, "simple"));
beforeEach(() => aComposer().show({}, { profile: () => ({ id: 7 }) }));
afterEach(closeComposer);

const aPicture = (name: string) => new File(["x"], name, { type: "image/png" });
/** Names of the files beside the text. */
const pictures = () =>
  [...composer().querySelectorAll("[aria-label=Pictures] bdi")].map(({ textContent }) => textContent);

it("offers to add pictures and a video to a simple text, and takes files that are dropped or pasted", async () => {
  expect(composer().querySelector<HTMLInputElement>("input[type=file]")?.accept).toContain("video/mp4");
  fireEvent.drop(area(), { dataTransfer: { types: ["Files"], files: [aPicture("a.png")] } });
  fireEvent.paste(area(), { clipboardData: { types: ["Files"], files: [aPicture("b.png")] } });
  await waitFor(() => expect(pictures()).toEqual(["a.png", "b.png"]));
});

it.each(["simple", "rich"] as const)(
  "adds a file that is dropped on a %s text before its draft is known, once it is",
  async (mode) => {
    await closeComposer();
    pageStore.set(editorModeAtom, mode);
    let open = (): void => undefined;
    const dialog = aComposer();
    dialog.core.opensAfter = new Promise<void>((resolve) => (open = resolve));
    await dialog.show({});
    const place = mode === "rich" ? composer().querySelector("[aria-busy=true]")! : area();
    const event = { dataTransfer: { types: ["Files"], files: [aPicture("a.png")] } };
    expect(fireEvent.drop(place, event)).toBe(false);
    expect(pictures()).toEqual([]);
    open();
    await waitFor(() => expect(pictures()).toEqual(["a.png"]));
    expect(pageStore.get(hereAtom)[0]?.draftId).not.toBe("");
  },
);

it("takes no file while its text is locked", async () => {
  write("Once");
  press("Publish");
  await settled();
  const event = { dataTransfer: { types: ["Files"], files: [aPicture("a.png")] } };
  // Otherwise the browser opens the file in the place of the page.
  expect(fireEvent.drop(area(), event)).toBe(false);
  expect(pictures()).toEqual([]);
});

it("drops the pictures of this tab with a draft that is discarded, once that cannot be taken back", async () => {
  fireEvent.drop(area(), { dataTransfer: { types: ["Files"], files: [aPicture("a.png")] } });
  expect(pageStore.get(hereAtom)).toHaveLength(1);
  press("Discard");
  await settled();
  expect(pageStore.get(hereAtom)).toHaveLength(1);
  for (const { id } of undoOffers.read()) undoOffers.remove(id);
  await settled();
  expect(pageStore.get(hereAtom)).toEqual([]);
});
