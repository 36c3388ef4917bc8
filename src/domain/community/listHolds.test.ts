// A member's own new post enters the lists that it belongs to, and no others.
import { expect, it } from "vitest";
import { aPost } from "../testing/aPost.ts";
import { type ListParams, listHolds } from "./listHolds.ts";

const post = aPost(1, {
  sport: "tennis",
  related: [{ kind: "team", id: 3, name: "", logo: "", minute: undefined, scoreThen: undefined }],
  topics: [{ id: 5, name: "Derby" }],
});

it.each<[boolean, ListParams]>([
  [true, { scope: "forYou", type: "all" }],
  [true, { scope: "personal", type: "tennis" }],
  [false, { scope: "forYou", type: "football" }],
  [true, { subject: "team", subjectId: 3 }],
  [false, { subject: "match", subjectId: 3 }],
  [false, { subject: "team", subjectId: 3, minute: "67" }],
  [false, { subject: "team", subjectId: 4 }],
  [true, { userId: 7 }],
  [false, { userId: 8 }],
  [false, { userId: 7, forSubscribers: true }],
  [true, { topicId: 5 }],
  [false, { topicId: 6 }],
  [false, {}],
])("is %s for the list %j", (holds, params) => expect(listHolds(params, post)).toBe(holds));

it("is true for the posts for subscribers where the post is for them", () => {
  const list: ListParams = { userId: 7, forSubscribers: true };
  expect(listHolds(list, { ...post, visibility: "onlyFans" })).toBe(true);
  expect(listHolds(list, { ...post, visibility: "close" })).toBe(false);
});
