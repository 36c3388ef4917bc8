// Whom the member has muted: read once, changed by acts at once, and ended by the server's clock.
import { expect, it } from "vitest";
import { failure, type Result, success } from "#api/transport/result.ts";
import type { MutedUser, Paged } from "#domain/member/member.ts";
import { createFakeClock } from "../testing/fakeClock.ts";
import { createMutedMembers, MUTED_MARGIN_MS, MUTED_MAX_AGE_MS, MUTED_WAIT_MS } from "./mutedMembers.ts";

const DAY = 24 * 60 * 60_000;
const muted = (id: number, until?: number): MutedUser => ({
  id,
  name: `M${id}`,
  avatar: "",
  since: undefined,
  until,
});

/** The set over a server with two members a page, each answer after `tookMs`. */
function setUp(tookMs = 20) {
  const clock = createFakeClock();
  const server = { list: [muted(1), muted(2), muted(3)], failing: false, broken: false, aheadMs: 0 };
  const pages: number[] = [];
  const changes: string[] = [];
  const members = createMutedMembers({
    clock,
    serverNow: () => clock.now() + server.aheadMs,
    async fetchPage(page): Promise<Result<Paged<MutedUser>>> {
      pages.push(page);
      if (server.broken) throw new Error("no code");
      const items = server.list.slice(2 * page - 2, 2 * page);
      const answer = { items, page, total: server.list.length, hasMore: server.list.length > 2 * page };
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, tookMs));
      return server.failing ? failure("noAnswer") : success(answer);
    },
    onChange: (id, isMuted) => void changes.push(`${isMuted ? "+" : "-"}${id}`),
  });
  return { clock, server, pages, changes, members };
}

it("is read with all its pages, and again when it is old", async () => {
  const { clock, server, pages, members, changes } = setUp();
  void members.ready();
  void members.ready();
  await clock.advance(100);
  expect([pages, changes]).toEqual([
    [1, 2],
    ["+1", "+2", "+3"],
  ]);
  server.list = [muted(3), muted(4)];
  await clock.advance(MUTED_MAX_AGE_MS);
  void members.ready();
  await clock.advance(100);
  expect(pages).toEqual([1, 2, 1]);
  expect(changes.slice(3)).toEqual(["-1", "-2", "+4"]);
});

it("takes acts at once, and does not let a list that was asked for before undo them", async () => {
  const { clock, members, changes } = setUp(200);
  void members.ready();
  await clock.advance(10);
  members.mute({ id: 9, until: undefined });
  members.unmute(1);
  expect([members.has(9), members.has(1)]).toEqual([true, false]);
  await clock.advance(1_000);
  expect([1, 2, 3, 9].map(members.has)).toEqual([false, true, true, true]);
  expect(changes).toEqual(["+9", "+2", "+3"]);
});

it("ends by the server's clock, after 30 days, too", async () => {
  const { clock, server, members, changes } = setUp();
  server.aheadMs = 60_000;
  members.mute({ id: 7, until: clock.now() + 30 * DAY });
  members.mute({ id: 8, until: clock.now() + DAY });
  await clock.advance(DAY - 60_000);
  expect(members.has(8)).toBe(true);
  await clock.advance(MUTED_MARGIN_MS);
  expect(members.has(8)).toBe(false);
  await clock.advance(29 * DAY - 2 * MUTED_MARGIN_MS);
  expect(members.has(7)).toBe(true);
  await clock.advance(2 * MUTED_MARGIN_MS);
  expect(changes).toEqual(["+7", "+8", "-8", "-7"]);
});

it("a new end replaces the one before", async () => {
  const { clock, members, changes } = setUp();
  members.mute({ id: 7, until: clock.now() + DAY });
  members.mute({ id: 7, until: undefined });
  await clock.advance(2 * DAY);
  expect([members.has(7), changes]).toEqual([true, ["+7"]]);
});

it("an answer waits for the first list at most 2 s, and not at all after a failure", async () => {
  const { clock, server, members, pages } = setUp(5_000);
  server.failing = true;
  let waited = 0;
  const wait = (): void => void members.ready().then(() => (waited += 1));
  wait();
  await clock.advance(MUTED_WAIT_MS - 1);
  expect(waited).toBe(0);
  await clock.advance(1);
  expect(waited).toBe(1);
  await clock.advance(5_000);
  wait();
  await clock.advance(0);
  expect([waited, pages]).toEqual([2, [1]]);
  await clock.advance(60_000);
  wait();
  expect(pages).toEqual([1, 1]);
});

it("is asked for again after the code of the call could not be loaded", async () => {
  const { clock, server, members, changes } = setUp();
  server.broken = true;
  void members.ready();
  await clock.advance(60_000);
  server.broken = false;
  void members.ready();
  await clock.advance(100);
  expect(changes).toEqual(["+1", "+2", "+3"]);
});

it("takes people whom another device has muted from a page of the list, unless it is older than an act", () => {
  const { clock, members, changes } = setUp();
  const page = { items: [muted(5)], page: 1, total: 1, hasMore: false };
  members.take(page, clock.now());
  expect([members.has(5), changes]).toEqual([true, ["+5"]]);
  members.unmute(5);
  members.take(page, clock.now() - 1_000);
  expect([members.has(5), changes]).toEqual([false, ["+5", "-5"]]);
  members.take(page, clock.now() + 1_000);
  expect(members.has(5)).toBe(true);
  // The only page is the whole list: another device has unmuted the fifth.
  members.take({ ...page, items: [muted(6)] }, clock.now() + 2_000);
  expect([members.has(5), members.has(6)]).toEqual([false, true]);
});

it("of one member is nothing for the next, also when the answer is late", async () => {
  const { clock, members, changes } = setUp(500);
  members.mute({ id: 9, until: clock.now() + 1_000 });
  void members.ready();
  members.forget();
  await clock.advance(10_000);
  expect([members.has(9), members.has(1), changes]).toEqual([false, false, ["+9"]]);
});
