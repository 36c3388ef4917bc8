// The dialog in which posts are written: what it begins with, what is sent, each state of a draft, and what is kept.
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { settled } from "#components/testing/renderPage.tsx";
import { DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import type { RelatedObject } from "#domain/community/post.ts";
import { aPost } from "#domain/testing/aPost.ts";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import type { Sending } from "#domain/writing/draft.ts";
import { OPEN_AUTH_DIALOG } from "#state/dialogs/authDialog.ts";
import type { PostRequest } from "#state/dialogs/createPost.ts";
import { communityConfigAtom } from "#state/preferences/communityConfig.ts";
import { undoOffers } from "#ui/overlays/undo.ts";
import {
  aComposer,
  area,
  closeComposer,
  composer,
  nina,
  type OpenComposer,
  press,
  signIn,
  write,
} from "./testing/aComposer.tsx";

const MATCH: RelatedObject = {
  kind: "match",
  id: 1001,
  name: "Ripon – Ely",
  logo: "",
  minute: undefined,
  scoreThen: undefined,
};

let open: OpenComposer;
let core: OpenComposer["core"];

beforeEach(() => {
  open = aComposer();
  ({ core } = open);
});
afterEach(async () => {
  await closeComposer();
  vi.restoreAllMocks();
});

/** `profile`: the answer about the member. */
async function show(request: PostRequest = { related: [MATCH] }, profile: object = { id: 7 }): Promise<void> {
  await open.show(request, { profile: () => profile });
  expect(screen.getByRole("dialog", { name: "New post" })).toBeTruthy();
}

const SLOT = "new:match:1001";
/** Above the buttons. */
const problem = () => composer().querySelector("footer [role=alert]")?.textContent;
async function publish(): Promise<void> {
  press("Publish");
  await settled();
}
async function become(sending: Sending | undefined): Promise<void> {
  act(() => core.become(SLOT, { sending }));
  await settled();
}

it("publishes what the member wrote and chose, and closes once it is there", async () => {
  await show();
  expect(document.activeElement).toBe(area());
  write("A title", screen.getByLabelText("Title"));
  write("What a goal.");
  fireEvent.change(screen.getByLabelText("Who sees the post"), { target: { value: "close" } });
  fireEvent.change(screen.getByLabelText("Who may reply"), { target: { value: "none" } });
  fireEvent.change(screen.getByLabelText("Sport"), { target: { value: "tennis" } });
  fireEvent.click(screen.getByLabelText("Contains spoilers"));
  await publish();
  expect(core.asked).toEqual([`send ${SLOT}`]);
  expect(core.contentOf(SLOT)).toMatchObject({
    title: "A title",
    text: "What a goal.",
    visibility: "close",
    replyRule: "none",
    sport: "tennis",
    isSpoiler: true,
    related: [MATCH],
  });
  expect(screen.getByRole("button", { name: "Sending…" })).toBeTruthy();
  expect(area().readOnly).toBe(true);
  expect(open.onClose).not.toHaveBeenCalled();
  act(() => core.published(SLOT, { post: aPost(9) }));
  expect(open.onClose).toHaveBeenCalledOnce();
});

it("begins with the member's settings and the request, and sends them though nothing else was chosen", async () => {
  const config = { ...DEFAULT_COMMUNITY_CONFIG, visibility: "close", replyRule: "followed" } as const;
  act(() => pageStore.set(communityConfigAtom, config));
  await show({ topics: [{ id: 3, name: "Derby" }], sport: "basketball", text: "Given" });
  expect(screen.getByLabelText<HTMLSelectElement>("Who sees the post").value).toBe("close");
  await publish();
  expect(core.contentOf("new:topic:3")).toMatchObject({
    text: "Given",
    visibility: "close",
    replyRule: "followed",
    sport: "basketball",
    topics: [{ id: 3, name: "Derby" }],
  });
  act(() => pageStore.set(communityConfigAtom, DEFAULT_COMMUNITY_CONFIG));
});

it("goes on with a draft from before, which no request replaces", async () => {
  core.keep(SLOT, { text: "Half a thought", related: [], caret: 4 });
  await show({ related: [MATCH], text: "Given" });
  expect(area().value).toBe("Half a thought");
  expect(area().selectionStart).toBe(4);
  expect(screen.queryByText("Ripon – Ely")).toBeNull();
});

it("publishes by Ctrl and Enter, but not by Enter alone or while an input method composes", async () => {
  await show();
  write("Now");
  fireEvent.keyDown(area(), { key: "Enter" });
  fireEvent.keyDown(area(), { key: "Enter", ctrlKey: true, isComposing: true });
  // The Enter that ends a composition in Safari.
  fireEvent.keyDown(area(), { key: "Enter", ctrlKey: true, keyCode: 229 });
  await settled();
  expect(core.asked).toEqual([]);
  fireEvent.keyDown(area(), { key: "Enter", metaKey: true });
  await settled();
  expect(core.asked).toEqual([`send ${SLOT}`]);
});

it("tells the letters left near a limit, and sends nothing that is empty or beyond it", async () => {
  await show();
  await publish();
  expect(problem()).toBe("Write something first.");
  write("a".repeat(990));
  expect(screen.getByText("10 characters left")).toBeTruthy();
  write("👍🏽".repeat(1_001));
  expect(screen.getByText("1 character too many")).toBeTruthy();
  expect(problem()).toBe("This text is too long.");
  write("Short");
  write("b".repeat(82), screen.getByLabelText("Title"));
  expect(screen.getByText("2 characters too many")).toBeTruthy();
  expect(problem()).toBe("The title is too long.");
  await publish();
  expect(core.asked).toEqual([]);
});

it("says whether the draft is saved, and never so while the storage refuses it", async () => {
  await show();
  vi.useFakeTimers();
  write("Mine");
  expect(composer().dataset["draftState"]).toBe("saving");
  await act(async () => vi.advanceTimersByTimeAsync(900));
  expect(composer().dataset["draftState"]).toBe("saved");
  expect(screen.getByText("Saved")).toBeTruthy();
  core.refuses = true;
  write("Mine, too");
  await act(async () => vi.advanceTimersByTimeAsync(900));
  expect(composer().dataset["draftState"]).toBe("refused");
  expect(screen.getByText(/^Not saved/)).toBeTruthy();
  expect(screen.queryByText("Saved")).toBeNull();
  vi.useRealTimers();
});

it.each<readonly [Sending, string]>([
  [{ state: "waiting", since: 0 }, "This is sent when the connection is back."],
  [{ state: "asks" }, "This has been waiting for more than 10 minutes."],
  [{ state: "failed", problem: { kind: "refused", words: "Not for you." } }, "Not for you."],
  [{ state: "failed", problem: { kind: "lost", words: "" } }, "This was not sent."],
  [{ state: "failed", problem: { kind: "media", words: "" } }, "could not be uploaded"],
])("in the state %j says so, and lets the text be changed and sent again", async (sending, words) => {
  await show();
  write("Mine");
  await publish();
  await become(sending);
  expect(composer().textContent).toContain(words);
  expect(area().readOnly).toBe(false);
  write("Mine, changed");
  await publish();
  expect(core.asked).toEqual([`send ${SLOT}`, `send ${SLOT}`]);
  expect(core.contentOf(SLOT)?.text).toBe("Mine, changed");
});

it("locks a text whose outcome is unknown, and offers to check and to copy it", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await show();
  write("Once");
  await publish();
  await become({ state: "unknown" });
  expect(area().readOnly).toBe(true);
  press("Check");
  press("Copy");
  await settled();
  expect(core.asked).toEqual([`send ${SLOT}`, `check ${SLOT}`]);
  expect(writeText).toHaveBeenCalledWith("Once");
});

it("says that another tab has the draft open", async () => {
  core.keep(SLOT, { text: "Mine" }, { isElsewhere: true });
  await show();
  act(() => core.become(SLOT, { isElsewhere: true }));
  expect(screen.getByText(/open in another tab/)).toBeTruthy();
});

it("discards a draft, and offers it again", async () => {
  core.keep(SLOT, { text: "Mine" });
  await show();
  press("Discard");
  await settled();
  expect(open.onClose).toHaveBeenCalledOnce();
  expect(core.contentOf(SLOT)).toBeUndefined();
  const [offer] = undoOffers.read();
  expect(offer?.item.text).toBe("Your draft is discarded.");
  offer?.item.undo();
  await settled();
  expect(core.contentOf(SLOT)?.text).toBe("Mine");
});

it("keeps what is written when it closes, but not what is empty again", async () => {
  await show();
  write("Half a thought");
  cleanup();
  await settled();
  expect(core.contentOf(SLOT)?.text).toBe("Half a thought");
  await show();
  write("");
  cleanup();
  await settled();
  expect(core.contentOf(SLOT)).toBeUndefined();
});

it("hides the text when the sign-in ends, and goes on for the same member", async () => {
  core.keep(SLOT, { text: "Secret" });
  await show();
  signIn(undefined);
  expect(screen.queryByDisplayValue("Secret")).toBeNull();
  expect(screen.getByText(/Your sign-in has ended/)).toBeTruthy();
  const asked = vi.fn<(event: Event) => void>();
  addEventListener(OPEN_AUTH_DIALOG, asked);
  press("Sign in");
  expect(asked).toHaveBeenCalledOnce();
  signIn(nina);
  await waitFor(() => expect(area().value).toBe("Secret"));
  removeEventListener(OPEN_AUTH_DIALOG, asked);
});

it("ties the post to the minute and score at the moment of the press", async () => {
  await show();
  write("Goal!");
  expect(screen.queryByRole("button", { name: /^At/ })).toBeNull();
  open.rendered().send(flatRows(aRow(1001)));
  press("About 67′ · 1–0");
  open.rendered().send(flatRows(aRow(1001, { minute: 6800, homeScore: 2 })));
  expect(screen.getByRole("button", { name: "About 67′ · 1–0" }).getAttribute("aria-pressed")).toBe("true");
  await publish();
  expect(core.contentOf(SLOT)?.related).toMatchObject([{ id: 1001, minute: "67", scoreThen: "1-0" }]);
});

it("sends without what the page has given where the writer removes it", async () => {
  await show();
  press("Remove Ripon – Ely");
  write("Something else");
  await publish();
  expect(core.contentOf(SLOT)?.related).toEqual([]);
});

it.each([
  [{ id: 7 }, ["Everybody", "Only me"]],
  [{ id: 7, isCreator: true }, ["Everybody", "Only subscribers", "Only me"]],
])("offers a member like %j the audiences %j", async (profile, names) => {
  await show(undefined, profile);
  const { options } = screen.getByLabelText<HTMLSelectElement>("Who sees the post");
  expect([...options].map(({ text }) => text)).toEqual(names);
});

it("suggests names for a tag in a simple text, and the draft has the chosen one", async () => {
  await open.show({}, { hotTopics: () => [{ id: 5, name: "Derby week", postCount: 3 }] });
  const type = (value: string) => fireEvent.input(area(), { target: { value } });
  // The browser's own command, which tells React as a key does.
  document.execCommand = (_command, _ui, text) => type(text ?? "");
  type("#");
  await screen.findByRole("option", { name: /Derby week/ });
  fireEvent.keyDown(area(), { key: "ArrowDown" });
  fireEvent.keyDown(area(), { key: "Enter" });
  await publish();
  expect(core.contentOf("new")?.text).toBe("#Derby week ");
  Reflect.deleteProperty(document, "execCommand");
});
