// Likes as wishes: quick presses are few calls, the server's count wins, and what cannot be sent is kept.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failure, type Result, success } from "#api/transport/result.ts";
import type { LikeState } from "#domain/community/post.ts";
import type { NumbersChange } from "#domain/community/postChange.ts";
import { createFakeClock } from "../testing/fakeClock.ts";
import { createLikes, LIKE_AGAIN_MS, LIKE_KEPT_MS, LIKE_PAUSE_MS, type Wish } from "./likes.ts";

const KNOWN = { isLiked: false, likeCount: 4 };

/** Likes over a server that others like posts on, too: it counts one more with each call. */
function setUp(tookMs = 20) {
  const clock = createFakeClock();
  const server = {
    isLiked: false,
    others: 4,
    refusal: undefined as Result<never> | undefined,
    /** The server acts, and its answer is lost. */
    losesAnswers: false,
    /** The server changes nothing, and answers with what it has. */
    ignores: false,
  };
  const sent: boolean[] = [];
  const changes: NumbersChange[] = [];
  let pending: readonly Wish[] = [];
  const likes = createLikes({
    clock,
    async send(_kind, id, like): Promise<Result<LikeState>> {
      sent.push(like);
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, tookMs));
      if (server.refusal) return server.refusal;
      if (!server.ignores) server.isLiked = like;
      if (server.losesAnswers) return failure("unknown");
      const { isLiked, others } = server;
      return success({ id, isLiked, likeCount: others + (isLiked ? 1 : 0) });
    },
    onChange: (change) => void changes.push(change),
    onPending: (wishes) => void (pending = wishes),
  });
  return { clock, server, sent, changes, likes, pending: () => pending, last: () => changes.at(-1) };
}

it("shows the wish at once, and the server's count when it answers", async () => {
  const { likes, clock, server, sent, changes, pending } = setUp();
  server.others = 10;
  likes.wish("post", 5, true, KNOWN);
  expect(changes).toEqual([{ kind: "post", id: 5, isLiked: true, likeCount: 5 }]);
  await clock.advance(20);
  expect(changes.at(-1)).toEqual({ kind: "post", id: 5, isLiked: true, likeCount: 11 });
  await clock.advance(60_000);
  expect(sent).toEqual([true]);
  expect(pending()).toEqual([]);
});

it("gives a wish up that the server answers with the other state, after one call", async () => {
  const { likes, clock, server, sent, pending, last } = setUp();
  server.ignores = true;
  likes.wish("post", 5, true, KNOWN);
  await clock.advance(5_000);
  expect(sent).toEqual([true]);
  expect(last()).toEqual({ kind: "post", id: 5, isLiked: false, likeCount: 4, failed: "refused" });
  expect(pending()).toEqual([]);
});

it.each([5, 20, 300, 2_000])(
  "sends at most 3 calls for 11 quick presses, answers taking %i ms",
  async (ms) => {
    const { likes, clock, sent, server, last } = setUp(ms);
    for (let press = 0; press < 11; press += 1) {
      likes.wish("post", 5, press % 2 === 0, KNOWN);
      await clock.advance(90);
    }
    await clock.advance(10_000);
    expect(sent.length).toBeLessThanOrEqual(3);
    expect(server.isLiked).toBe(true);
    expect(last()).toMatchObject({ isLiked: true, likeCount: 5 });
  },
);

it("sends no second call when the last press wishes what the server has", async () => {
  const { likes, clock, sent } = setUp(200);
  for (const like of [true, false, true]) likes.wish("post", 5, like, KNOWN);
  await clock.advance(5_000);
  expect(sent).toEqual([true]);
});

it("has one call at a time per post, and does not wait for another post", async () => {
  const { likes, clock, sent } = setUp(1_000);
  likes.wish("post", 5, true, KNOWN);
  likes.wish("reply", 5, true, KNOWN);
  likes.wish("post", 5, false, KNOWN);
  expect(sent).toEqual([true, true]);
  await clock.advance(1_000 + LIKE_PAUSE_MS);
  expect(sent).toEqual([true, true, false]);
});

describe("a wish that is not done", () => {
  it("is taken back when the server refuses, with the reason", async () => {
    const { likes, clock, server, last, pending } = setUp();
    server.refusal = failure("refused", "No.");
    likes.wish("post", 5, true, KNOWN);
    await clock.advance(20);
    expect(last()).toEqual({ kind: "post", id: 5, ...KNOWN, failed: "refused" });
    expect(pending()).toEqual([]);
    server.refusal = failure("signedOut");
    likes.wish("post", 5, true, KNOWN);
    await clock.advance(20);
    expect(last()).toMatchObject({ failed: "signedOut" });
  });

  it("for want of an answer stays, is sent again, and when the network is back", async () => {
    const { likes, clock, server, sent, last, pending } = setUp();
    server.refusal = failure("noAnswer");
    likes.wish("post", 5, true, KNOWN);
    await clock.advance(1_000);
    expect(last()).toMatchObject({ isLiked: true, likeCount: 5 });
    expect(pending()).toMatchObject([{ id: 5, like: true }]);
    await clock.advance(LIKE_AGAIN_MS);
    expect(sent).toEqual([true, true]);
    server.refusal = undefined;
    likes.retry();
    await clock.advance(LIKE_PAUSE_MS);
    expect(sent).toEqual([true, true, true]);
    expect(pending()).toEqual([]);
    await clock.advance(2 * LIKE_AGAIN_MS);
    expect(sent).toHaveLength(3);
  });

  it("is kept for a day over the core's death", async () => {
    const { likes, clock, sent } = setUp();
    const wish: Wish = { kind: "post", id: 5, like: true, known: KNOWN, at: clock.now() - LIKE_KEPT_MS };
    likes.restore([wish, { ...wish, id: 6, at: wish.at + 1 }]);
    await clock.advance(20);
    expect(sent).toHaveLength(1);
  });

  it("of one member is neither sent nor shown for the next", async () => {
    const { likes, clock, sent, changes } = setUp(500);
    likes.wish("post", 5, true, KNOWN);
    likes.wish("post", 5, false, KNOWN);
    likes.forget();
    const shown = changes.length;
    await clock.advance(10 * LIKE_AGAIN_MS);
    expect(sent).toEqual([true]);
    expect(changes).toHaveLength(shown);
  });
});

it("any order of presses, lost answers and outages ends at the last wish, with one call at a time", async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant("press" as const), like: fc.boolean() }),
    fc.record({ do: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 3_000 }) }),
    fc.record({ do: fc.constant("outage" as const), on: fc.boolean() }),
    fc.record({ do: fc.constant("lose" as const), on: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 30 }),
      fc.integer({ min: 1, max: 900 }),
      async (steps, ms) => {
        const { likes, clock, server, last, pending } = setUp(ms);
        let wished: boolean | undefined;
        for (const each of steps) {
          if (each.do === "press") {
            wished = each.like;
            likes.wish("post", 5, each.like, KNOWN);
          } else if (each.do === "wait") await clock.advance(each.ms);
          else if (each.do === "outage") server.refusal = each.on ? failure("noAnswer") : undefined;
          else server.losesAnswers = each.on;
        }
        server.refusal = undefined;
        server.losesAnswers = false;
        await clock.advance(2 * LIKE_AGAIN_MS + 10_000);
        expect(pending()).toEqual([]);
        if (wished === undefined) return;
        expect(last()).toMatchObject({ isLiked: wished, likeCount: wished ? 5 : 4 });
        expect(server.isLiked).toBe(wished);
      },
    ),
    { numRuns: 150 },
  );
});

it("calls that overtake each other, outages, refusals and an ended sign-in leave what the server has", async () => {
  const reason = fc.constantFrom("noAnswer" as const, "refused" as const, "signedOut" as const);
  const step = fc.oneof(
    fc.record({ do: fc.constant("press" as const), id: fc.constantFrom(5, 6), like: fc.boolean() }),
    fc.record({ do: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 3_000 }) }),
    fc.record({ do: fc.constant("fail" as const), reason: fc.option(reason, { nil: undefined }) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40 }),
      fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 10 }),
      async (steps, latencies) => {
        const clock = createFakeClock();
        const liked = new Map<number, boolean>();
        const shown = new Map<number, NumbersChange>();
        const underWay = new Set<number>();
        let failing: "noAnswer" | "refused" | "signedOut" | undefined;
        let calls = 0;
        let overlaps = 0;
        const likes = createLikes({
          clock,
          async send(_kind, id, like) {
            if (underWay.has(id)) overlaps += 1;
            underWay.add(id);
            const tookMs = latencies[(calls += 1) % latencies.length] ?? 1;
            await new Promise<void>((resolve) => void clock.setTimeout(resolve, tookMs));
            underWay.delete(id);
            if (failing !== undefined) return failure(failing);
            liked.set(id, like);
            return success({ id, isLiked: like, likeCount: like ? 5 : 4 });
          },
          onChange: (change) => void shown.set(change.id, change),
          onPending: () => undefined,
        });
        for (const each of steps) {
          if (each.do === "press") {
            const { isLiked = false, likeCount = 4 } = shown.get(each.id) ?? {};
            likes.wish("post", each.id, each.like, { isLiked, likeCount });
          } else if (each.do === "wait") await clock.advance(each.ms);
          else failing = each.reason;
        }
        failing = undefined;
        await clock.advance(2 * LIKE_AGAIN_MS + 10_000);
        expect(overlaps).toBe(0);
        for (const [id, { isLiked, likeCount }] of shown) {
          expect(isLiked).toBe(liked.get(id) ?? false);
          expect(likeCount).toBe(isLiked === true ? 5 : 4);
        }
      },
    ),
    { numRuns: 150 },
  );
});
