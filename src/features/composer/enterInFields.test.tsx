// Enter in the fields of the dialog in which posts are written: it goes to the next field, and publishes nothing.
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { UploadState } from "#domain/writing/draft.ts";
import {
  allSettled,
  aComposer,
  area,
  closeComposer,
  type OpenComposer,
  press,
} from "./testing/aComposer.tsx";

const SLOT = "new";
let open: OpenComposer;

beforeEach(() => {
  open = aComposer();
});
afterEach(closeComposer);

const aPicture = (id: string): UploadState => ({
  id,
  kind: "image",
  name: `${id}.png`,
  percent: 100,
  state: "done",
});

/** A begun post with three pictures. */
async function showBegun(): Promise<ReturnType<typeof userEvent.setup>> {
  const uploads = ["a", "b", "c"].map(aPicture);
  const media = uploads.map(({ id }) => ({ uploadId: id, alt: "" }));
  open.core.keep(SLOT, { text: "half a sen", media }, { uploads });
  await open.show({});
  await screen.findAllByLabelText("What it shows");
  return userEvent.setup();
}

const described = () => screen.getAllByLabelText<HTMLTextAreaElement>("What it shows");

it("goes from the title to the text, and from each description to the next field", async () => {
  const user = await showBegun();
  await user.type(screen.getByLabelText("Title"), "Derby{Enter}");
  expect(document.activeElement).toBe(area());
  await user.type(described()[0]!, "A save{Enter}");
  expect(document.activeElement).toBe(described()[1]);
  await user.keyboard("A goal{Enter}A fan{Enter}");
  expect(document.activeElement).toBe(screen.getByLabelText("What the post is about"));
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByLabelText("Topics of the post"));
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByLabelText("Who sees the post"));
  expect(open.core.asked).toEqual([]);
  expect(described().map(({ value }) => value)).toEqual(["A save", "A goal", "A fan"]);
});

it.each(["{Shift>}{Enter}{/Shift}", "{Alt>}{Enter}{/Alt}"])(
  "publishes nothing by %s in the title",
  async (keys) => {
    const user = await showBegun();
    await user.type(screen.getByLabelText("Title"), keys);
    await user.type(screen.getByLabelText("Contains spoilers"), keys);
    expect(open.core.asked).toEqual([]);
  },
);

it("publishes nothing where a keyboard submits the form without a key", async () => {
  await showBegun();
  screen.getByLabelText<HTMLInputElement>("Title").form!.requestSubmit();
  await allSettled();
  expect(open.core.asked).toEqual([]);
});

it("goes on with the second picture after the question about descriptions", async () => {
  const user = await showBegun();
  press("Publish");
  await allSettled();
  await user.click(await screen.findByRole("button", { name: "Add a description" }));
  await user.keyboard("A save{Enter}");
  expect(document.activeElement).toBe(described()[1]);
  expect(open.core.asked).toEqual([]);
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(open.core.asked).toEqual([`send ${SLOT}`]);
});

it("keeps a description that is pasted in lines in one line", async () => {
  const user = await showBegun();
  await user.click(described()[0]!);
  await user.paste("A keeper\r\nwho jumps\n\nhigh");
  expect(described()[0]!.value).toBe("A keeper who jumps high");
});
