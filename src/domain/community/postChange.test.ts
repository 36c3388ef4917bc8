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

/** An answer of a list, in which nothing of muted members is left. */
const withList = <Answer>(answer: Answer, since: ChangesSince): Answer =>
  withChanges(answer, since, "leftOut");

it("replaces the numbers of a post in a list, and keeps the other posts", () => {
  const page = aPostPage([aPost(1), aPost(2)]);
  const next = withList(page, changes([{ kind: "post", id: 2, likeCount: 9, isLiked: true }]));
  expect(next.items[1]).toEqual({ ...page.items[1], likeCount: 9, isLiked: true });
  expect(next.items[0]).toBe(page.items[0]);
});

it("keeps the identity of an answer that is up to date", () => {
  const page = aPostPage([aPost(1, { likeCount: 3 })]);
  expect(withList(page, changes([{ kind: "post", id: 1, likeCount: 3 }], [99]))).toBe(page);
  expect(withList(undefined, changes([]))).toBeUndefined();
  expect(withList("text", changes([]))).toBe("text");
});

it("does not take a reply's numbers for those of the post with its id", () => {
  const reply = { ...aPost(5), postId: 1 };
  const like: NumbersChange = { kind: "post", id: 5, likeCount: 8, isLiked: true };
  expect(withList({ items: [reply] }, changes([like])).items[0]).toBe(reply);
  expect(withList(reply, changes([{ ...like, kind: "reply" }])).likeCount).toBe(8);
});

it("leaves out what muted members wrote, also of a list without pages", () => {
  const [kept, gone] = [aPost(1), aPost(2, { author: { id: 8, name: "M", avatar: "", isCreator: false } })];
  expect(withList(aPostPage([kept, gone]), changes([], [8])).items).toEqual([kept]);
  expect(withList([kept, gone], changes([], [8]))).toEqual([kept]);
});

it("does not carry the failure of a wish into an answer", () => {
  const failed: NumbersChange = { kind: "post", id: 1, likeCount: 0, isLiked: false, failed: "refused" };
  expect(withList(aPost(1), changes([failed]))).not.toHaveProperty("failed");
});

const byMuted = { id: 8, name: "M", avatar: "", isCreator: false };

it("leaves out what muted members caused, and themselves", () => {
  const notices = [
    { id: 1, actor: { id: 8, name: "M" } },
    { id: 2, actor: undefined, postId: 8 },
  ];
  expect(withList({ items: notices }, changes([], [8])).items).toEqual([notices[1]]);
  const people = [byMuted, { id: 9, name: "N", avatar: "" }];
  expect(withList(people, changes([], [8]))).toEqual([people[1]]);
  expect(withList([{ id: 8, name: "a topic" }], changes([], [8]))).toHaveLength(1);
});

it("marks posts and replies of muted members where they keep their place, and takes the mark back", () => {
  const reply = { ...aPost(5, { author: byMuted }), postId: 1 };
  const context = { post: aPost(1), ancestors: [reply], reply, page: 1 };
  const marked = withChanges(context, changes([], [8]), "marked");
  expect(marked).toMatchObject({
    post: context.post,
    ancestors: [{ id: 5, isMuted: true }],
    reply: { isMuted: true },
  });
  expect(withChanges(marked, changes([], [8]), "marked")).toBe(marked);
  expect(withChanges(marked, { ...changes([]), isMuted: () => undefined }, "marked")).toBe(marked);
  expect(withChanges(marked, changes([]), "marked")).toMatchObject({ reply: { isMuted: false } });
});

it("keeps the posts of a muted member on their profile, with their numbers", () => {
  const page = aPostPage([aPost(1, { author: byMuted })]);
  expect(withChanges(page, changes([], [8]), "kept")).toBe(page);
  const like: NumbersChange = { kind: "post", id: 1, likeCount: 4 };
  expect(withChanges(page, changes([like], [8]), "kept").items).toMatchObject([{ likeCount: 4 }]);
});
