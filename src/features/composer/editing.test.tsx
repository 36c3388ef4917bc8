// Changing an own post in the dialog: what it begins with, what is sent, and the choice after a change elsewhere.
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settled } from "#components/testing/renderPage.tsx";
import type { Medium, PostDetail } from "#domain/community/post.ts";
import { aPost } from "#domain/testing/aPost.ts";
import {
  aComposer,
  area,
  closeComposer,
  composer,
  type OpenComposer,
  press,
  write,
} from "./testing/aComposer.tsx";

const PICTURE: Medium = { kind: "image", src: "/img/a.png", poster: "", width: 8, height: 6, alt: "A save" };
const SLOT = "edit:9";

let open: OpenComposer;
let core: OpenComposer["core"];
/** What the server has. */
let post: PostDetail | undefined;

const aDetail = (over: Partial<PostDetail> = {}): PostDetail => ({
  ...aPost(9, { isOwn: true, version: 3, title: "Before", media: [PICTURE], visibility: "close" }),
  content: "First line\nSecond line",
  ...over,
});

beforeEach(() => {
  open = aComposer();
  ({ core } = open);
  post = aDetail();
});
afterEach(closeComposer);
// The code of the form is fetched when a post is first edited.
beforeAll(async () => {
  open = aComposer();
  post = aDetail();
  await show();
  await screen.findByLabelText("Title");
  await closeComposer();
});

const show = (): Promise<void> => open.show({ postId: 9 }, { post: () => post, profile: () => ({ id: 7 }) });
async function save(): Promise<void> {
  press("Save");
  await settled();
}

it("begins with all of the post, and sends it with the version that it changes", async () => {
  await show();
  expect(screen.getByRole("dialog", { name: "Edit post" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Before");
  expect(area().value).toBe("First line\nSecond line");
  expect(screen.getByLabelText<HTMLSelectElement>("Who sees the post").value).toBe("close");
  expect(screen.getByLabelText<HTMLInputElement>("What it shows").value).toBe("A save");
  write("Changed");
  await save();
  expect(core.asked).toEqual([`send ${SLOT}`]);
  expect(core.contentOf(SLOT)).toMatchObject({
    title: "Before",
    text: "Changed",
    visibility: "close",
    version: 3,
    media: [{ medium: PICTURE }],
  });
  act(() => core.published(SLOT, { post: aPost(9) }));
  expect(open.onClose).toHaveBeenCalledOnce();
});

it("keeps no draft of a text that is as it was", async () => {
  await show();
  write("Changed");
  write("First line\nSecond line");
  await closeComposer();
  expect(core.contentOf(SLOT)).toBeUndefined();
});

it("says that the post could not be loaded, and loads it again", async () => {
  post = undefined;
  await show();
  expect(screen.getByText("The post could not be loaded.")).toBeTruthy();
  post = aDetail();
  press("Retry");
  await waitFor(() => expect(area().value).toBe("First line\nSecond line"));
});

describe("after a change elsewhere", () => {
  /** The server has refused the edit, and the newer post is read. */
  async function meet(): Promise<void> {
    await show();
    write("Mine");
    await save();
    post = aDetail({ version: 4, title: "Newer", content: "Theirs" });
    act(() => core.become(SLOT, { sending: { state: "failed", problem: { kind: "changed", words: "" } } }));
    open.rendered().send({ outdated: ["post:9"] });
    await screen.findByText(
      "This post was changed elsewhere while you edited it. Which version do you want to keep?",
    );
  }
  const versions = (): readonly (string | null)[] =>
    [...composer().querySelectorAll("section")].map(({ textContent }) => textContent);

  it("shows both texts, and the writer's replaces the newer one where it is kept", async () => {
    await meet();
    expect(versions()).toEqual(["Your textBeforeMine", "The newer textNewerTheirs"]);
    press("Keep my text");
    await settled();
    expect(core.asked).toEqual([`send ${SLOT}`, `send ${SLOT}`]);
    expect(core.contentOf(SLOT)).toMatchObject({ title: "Before", text: "Mine", version: 4 });
  });

  it("goes on with the newer text where it is taken, and sends nothing by itself", async () => {
    await meet();
    press("Take the newer text");
    await settled();
    expect(area().value).toBe("Theirs");
    expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Newer");
    expect(core.asked).toEqual([`send ${SLOT}`]);
    write("Theirs, and mine");
    await save();
    expect(core.contentOf(SLOT)).toMatchObject({ title: "Newer", text: "Theirs, and mine", version: 4 });
  });
});
