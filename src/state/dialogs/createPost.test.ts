// The event that opens the dialog to write in: what is read of its payload, who signs in first, and early requests.
import { beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "../pageStore.ts";
import { sessionAtom } from "../session/sessionAtom.ts";
import { type AuthRequest, OPEN_AUTH_DIALOG } from "./authDialog.ts";
import {
  onCreatePost,
  OPEN_CREATE_POST,
  openCreatePost,
  type PostRequest,
  readPostRequest,
  slotOf,
} from "./createPost.ts";

const nina = { id: 7, name: "Nina", avatar: "", session: "s1" };
beforeEach(() => pageStore.set(sessionAtom, nina));
const MATCH = { kind: "match", id: 1001, name: "Ripon – Ely", logo: "11.png" } as const;

it("reads what a post begins with", () => {
  const request = {
    related: [{ ...MATCH, minute: "45+2", scoreThen: "1-0" }],
    topics: [{ id: 3, name: "Derby" }],
    sport: "tennis",
    text: " Well ",
    draftId: "0f8fad5b-d9cb-469f-a165-70867728950e",
    slot: "new:match:1001",
  };
  expect(readPostRequest(request)).toEqual({ ...request, text: "Well" });
  expect(readPostRequest({ postId: 5 })).toEqual({ postId: 5 });
});

it.each([
  undefined,
  null,
  "text",
  7,
  [],
  [{ related: [MATCH] }],
  { postId: "5", draftId: "../../x", slot: "reply:1:0", sport: "all", text: { toString: () => "x" } },
  { postId: -1, slot: "new:match:1:2", related: "match", topics: { length: 3 }, text: "   " },
  { related: [null, 5, { kind: "player", id: 1, name: "A" }, { kind: "team", id: "1", name: "A" }] },
  {
    related: [{ kind: "team", id: 1, name: " " }],
    topics: [
      { id: 0, name: "A" },
      { id: 1, name: {} },
    ],
  },
])("takes nothing from the payload %j", (payload) => {
  expect(readPostRequest(payload)).toEqual({});
});

it("drops hostile parts, doubles, and what is beyond the limits", () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ({ kind: "team", id: 1 + (at % 9), name: "A" }));
  const read = readPostRequest({
    related: [{ ...MATCH, logo: "javascript:alert(1)", minute: "<b>", scoreThen: 5 }, ...many],
    text: "x".repeat(5_000),
  });
  expect(read.related).toHaveLength(5);
  expect(read.related?.[0]).toEqual({ ...MATCH, logo: "", minute: undefined, scoreThen: undefined });
  expect(read.text).toHaveLength(1_000);
  expect(slotOf(read)).toBe("new:match:1001");
});

it("names the slot after what the post is about first", () => {
  expect(slotOf({})).toBe("new");
  expect(slotOf({ topics: [{ id: 3, name: "Derby" }] })).toBe("new:topic:3");
  expect(slotOf({ postId: 5, slot: "new" })).toBe("edit:5");
  expect(slotOf({ slot: "new:team:4" })).toBe("new:team:4");
});

it("opens for each event, and for a request from before there was a listener", () => {
  openCreatePost({ text: "early" });
  const opened: PostRequest[] = [];
  const stop = onCreatePost((request) => opened.push(request));
  openCreatePost({ text: "now" });
  dispatchEvent(new Event(OPEN_CREATE_POST));
  stop();
  expect(opened).toEqual([{ text: "early" }, { text: "now" }, {}]);
});

it("asks a visitor to sign in first, whoever sends the event", () => {
  pageStore.set(sessionAtom, undefined);
  const signIn = vi.fn<(event: Event) => void>();
  addEventListener(OPEN_AUTH_DIALOG, signIn);
  const opened = vi.fn();
  const stop = onCreatePost(opened);
  dispatchEvent(new CustomEvent(OPEN_CREATE_POST, { detail: { text: "Hello" } }));
  expect(opened).not.toHaveBeenCalled();
  pageStore.set(sessionAtom, nina);
  (signIn.mock.calls[0]?.[0] as CustomEvent<AuthRequest> | undefined)?.detail.goOn?.();
  expect(opened).toHaveBeenCalledWith({ text: "Hello" });
  stop();
  removeEventListener(OPEN_AUTH_DIALOG, signIn);
});
