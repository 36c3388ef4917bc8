// The tree of a thread: each reply once, below the one it answers, whatever was loaded in whatever order.
import { array, assert, boolean, nat, property, record } from "fast-check";
import { expect, it } from "vitest";
import { aReply } from "../testing/aReply.ts";
import type { Reply } from "./reply.ts";
import {
  type LoadedReplies,
  repliesBelow,
  replyTree,
  type ReplyTree,
  type ThreadParts,
  TO_POST,
} from "./replyTree.ts";

const list = (replies: readonly Reply[], total = replies.length): LoadedReplies => ({
  replies,
  total,
  hasMore: total > replies.length,
});

function parts(lists: Readonly<Record<number, LoadedReplies>>, over: Partial<ThreadParts> = {}): ThreadParts {
  const byKey = new Map(Object.entries(lists).map(([key, value]) => [Number(key), value]));
  return { lists: byKey, path: [], own: [], newestFirst: false, ...over };
}

/** As text: ids, children in brackets, "+n" for what is not loaded. */
function text({ children, hidden }: ReplyTree): string {
  const nodes = children.map((node) => {
    const below = text(node);
    return below === "" ? `${node.reply.id}` : `${node.reply.id}(${below})`;
  });
  return [...nodes, ...(hidden > 0 ? [`+${hidden}`] : [])].join(" ");
}

const to = (parentId: number, id: number, over: Partial<Reply> = {}): Reply =>
  aReply(id, { parentId, ...over });

it("puts each reply below the one it answers, and counts what is not loaded", () => {
  const tree = replyTree(
    parts({
      [TO_POST]: list([aReply(1, { childCount: 2 }), aReply(2, { childCount: 3 })], 5),
      1: list([to(1, 3), to(1, 4, { childCount: 1 })]),
    }),
  );
  expect(text(tree)).toBe("1(3 4(+1)) 2(+3) +3");
  expect(repliesBelow(tree)).toBe(11);
});

it("shows the path of a link first, without its neighbours, and once only when they are loaded", () => {
  const path = [aReply(7, { childCount: 4 }), to(7, 8)];
  const before = replyTree(parts({ [TO_POST]: list([aReply(1)], 3) }, { path }));
  expect(text(before)).toBe("7(8 +3) 1 +1");
  const lists = {
    [TO_POST]: list([aReply(1), aReply(2), aReply(7, { childCount: 4 })]),
    7: list([to(7, 5), to(7, 8), to(7, 9)], 4),
  };
  expect(text(replyTree(parts(lists, { path })))).toBe("7(8 5 9 +1) 1 2");
});

it("shows own new replies last, and first in the order of the newest", () => {
  const own = [aReply(8), to(1, 9), aReply(10)];
  const lists = { [TO_POST]: list([aReply(1), aReply(2)]) };
  expect(text(replyTree(parts(lists, { own })))).toBe("1(9) 2 8 10");
  expect(text(replyTree(parts(lists, { own, newestFirst: true })))).toBe("10 8 1(9) 2");
});

it("takes a reply's version from a list rather than from a link or from what was sent", () => {
  const stale = aReply(1, { likeCount: 1 });
  const lists = { [TO_POST]: list([aReply(1, { likeCount: 5 })]) };
  const [first] = replyTree(parts(lists, { path: [stale], own: [stale] })).children;
  expect(first?.reply.likeCount).toBe(5);
});

it("keeps a deleted reply while replies answer it", () => {
  const gone = { isDeleted: true, content: "" };
  const roots = [
    aReply(1, gone),
    aReply(2, { ...gone, childCount: 1 }),
    aReply(3, { ...gone, childCount: 1 }),
  ];
  const lists = { [TO_POST]: list(roots), 3: list([to(3, 4, gone)]) };
  expect(text(replyTree(parts(lists)))).toBe("2(+1)");
});

it("ends for replies that answer each other, and ignores those of another list", () => {
  const path = [to(2, 1), to(1, 2)];
  const lists = { [TO_POST]: list([aReply(5), to(9, 6)]), 1: list([to(1, 2)]), 2: list([to(2, 1)]) };
  expect(text(replyTree(parts(lists, { path })))).toBe("5");
});

/** Replies 1 to n, each to the post or to an earlier one. */
const forest = array(record({ answers: nat(), isDeleted: boolean(), toPost: boolean() }), {
  maxLength: 24,
}).map((wishes) => {
  const replies = wishes.map(({ answers, isDeleted, toPost }, at) =>
    aReply(at + 1, { isDeleted, parentId: at === 0 || toPost ? undefined : (answers % at) + 1 }),
  );
  return replies.map((reply) => ({
    ...reply,
    childCount: replies.filter(({ parentId }) => parentId === reply.id).length,
  }));
});

it("shows every loaded reply once, below its parent, and loses none, for any pages, link and own replies", () => {
  const cuts = array(nat(4), { minLength: 25, maxLength: 25 });
  assert(
    property(forest, cuts, nat(), nat(3), boolean(), (all, cut, target, ownCount, newestFirst) => {
      const older = all.slice(0, Math.max(0, all.length - ownCount));
      const own = all.slice(older.length);
      const lists: Record<number, LoadedReplies> = {};
      for (const key of [TO_POST, ...older.map(({ id }) => id)]) {
        const below = older.filter(({ parentId = TO_POST }) => parentId === key);
        // Some lists are not loaded, some in part.
        if (cut[key] !== 0) lists[key] = list(below.slice(0, (cut[key] ?? 0) * 2), below.length);
      }
      const path: Reply[] = [];
      let at = older[target % Math.max(1, older.length)];
      while (at !== undefined) {
        path.unshift(at);
        at = older.find(({ id }) => id === at?.parentId);
      }

      const tree = replyTree(parts(lists, { path, own, newestFirst }));
      const shown: number[] = [];
      (function walk({ children }: ReplyTree, parentId: number | undefined): void {
        for (const node of children) {
          expect(node.reply.parentId).toBe(parentId);
          shown.push(node.reply.id);
          walk(node, node.reply.id);
        }
      })(tree, undefined);
      expect(new Set(shown).size).toBe(shown.length);

      const has = new Set(shown);
      const given = [...path, ...own, ...Object.values(lists).flatMap(({ replies }) => replies)];
      for (const { id, parentId, isDeleted } of given) {
        const isReachable = parentId === undefined || has.has(parentId);
        if (!isDeleted && isReachable) expect(has.has(id)).toBe(true);
      }
      for (const { id, isDeleted } of path) if (!isDeleted) expect(has.has(id)).toBe(true);
    }),
  );
});
