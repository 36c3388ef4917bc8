// The thumbnails of a discarded draft, which stay while the discard can be taken back.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { hereAtom } from "#state/writing/uploads.ts";
import { undoOffers } from "#ui/overlays/undo.ts";
import { offerDiscarded } from "./offerDiscarded.ts";

const undo = vi.fn();
const thumbnails = () => pageStore.get(hereAtom).map(({ upload }) => upload.thumbnail);
const offer = () => undoOffers.read().at(-1);

beforeEach(() => {
  const upload = { id: "u", kind: "image", name: "a.png", percent: 100, state: "done" } as const;
  pageStore.set(hereAtom, [{ draftId: "draft", upload: { ...upload, thumbnail: "blob:a" } }]);
  offerDiscarded("draft", undo);
});
afterEach(() => undo.mockClear());

it("are kept when the discard is taken back, also after the offer has gone", async () => {
  expect(thumbnails()).toEqual(["blob:a"]);
  const shown = offer()!;
  // As the button does it.
  undoOffers.remove(shown.id);
  shown.item.undo();
  await Promise.resolve();
  expect(undo).toHaveBeenCalledOnce();
  expect(thumbnails()).toEqual(["blob:a"]);
});

it("are forgotten when the offer goes unused", async () => {
  undoOffers.remove(offer()!.id);
  await Promise.resolve();
  expect(undo).not.toHaveBeenCalled();
  expect(thumbnails()).toEqual([]);
});
