// Answers with posts take later numbers and lose what muted members wrote; what did not change keeps its identity.
import { expect, it } from "vitest";
import { aPost, aPostPage } from "../testing/aPost.ts";
import { type ChangesSince, type NumbersChange, withChanges } from "./postChange.ts";

function changes(numbers: readonly NumbersChange[], muted: readonly number[] = []): ChangesSince {
  return {
    numbers: (kind, id) => numbers.find((change) => change.kind === kind && change.id === id),
    isMuted: (userId) => muted.includes(userId),
  };
}

it("replaces the numbers of a post in a list, and keeps the other posts", () => {
  const page = aPostPage([aPost(1), aPost(2)]);
  const next = withChanges(page, changes([{ kind: "post", id: 2, likeCount: 9, isLiked: true }]));
  expect(next.items[1]).toEqual({ ...page.items[1], likeCount: 9, isLiked: true });
  expect(next.items[0]).toBe(page.items[0]);
});

it("keeps the identity of an answer that is up to date", () => {
  const page = aPostPage([aPost(1, { likeCount: 3 })]);
  expect(withChanges(page, changes([{ kind: "post", id: 1, likeCount: 3 }], [99]))).toBe(page);
  expect(withChanges(undefined, changes([]))).toBeUndefined();
  expect(withChanges("text", changes([]))).toBe("text");
});

it("does not take a reply's numbers for those of the post with its id", () => {
  const reply = { ...aPost(5), postId: 1 };
  const like: NumbersChange = { kind: "post", id: 5, likeCount: 8, isLiked: true };
  expect(withChanges({ items: [reply] }, changes([like])).items[0]).toBe(reply);
  expect(withChanges(reply, changes([{ ...like, kind: "reply" }])).likeCount).toBe(8);
});

it("leaves out what muted members wrote, also of a list without pages", () => {
  const [kept, gone] = [aPost(1), aPost(2, { author: { id: 8, name: "M", avatar: "", isCreator: false } })];
  expect(withChanges(aPostPage([kept, gone]), changes([], [8])).items).toEqual([kept]);
  expect(withChanges([kept, gone], changes([], [8]))).toEqual([kept]);
});

it("does not carry the failure of a wish into an answer", () => {
  const failed: NumbersChange = { kind: "post", id: 1, likeCount: 0, isLiked: false, failed: "refused" };
  expect(withChanges(aPost(1), changes([failed]))).not.toHaveProperty("failed");
});
