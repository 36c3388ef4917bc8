// The outbox through the core: what is published arrives once, and what arrived is never said to have failed.
import { describe, expect, it } from "vitest";
import { success } from "#api/transport/result.ts";
import { MEMBER } from "../testing/aCore.ts";
import { ask, aWriter, list, MIN_MS, sentIn, stateOf, TEXT, write } from "../testing/aWriter.ts";
import { ASK_AFTER_MS } from "./findOutcome.ts";

describe("a published draft", () => {
  it("is sent once, is gone, and every tab of its member is told the post", async () => {
    const { tab, openTab, posts, clock, stored } = await aWriter();
    const other = openTab({ visible: false });
    const { id } = await write(tab);
    expect(await ask(tab, "send", id)).toMatchObject({ sending: { state: "pending" } });
    await ask(tab, "send", id);
    await clock.advance(200);
    expect([posts.calls, [...posts.made]]).toEqual([1, [[id, "What a save"]]]);
    expect(await list(tab)).toEqual([]);
    expect(sentIn(tab)).toHaveLength(1);
    other.session.setVisible(true);
    await clock.advance(200);
    expect(sentIn(other)).toEqual(sentIn(tab));
    expect([...stored.keys()].filter((key) => key.startsWith("draft."))).toEqual([]);
  });

  it("that the server refuses stays with the server's words, and gets another key", async () => {
    const { tab, posts, clock } = await aWriter();
    const { id } = await write(tab);
    posts.fault = "refused";
    await ask(tab, "send", id);
    await clock.advance(100);
    expect(await list(tab)).toMatchObject([
      { sending: { state: "failed", problem: { kind: "refused", words: "Too long." } } },
    ]);
    posts.fault = undefined;
    await ask(tab, "save", {
      id,
      slot: "new",
      revision: 1,
      wasStored: true,
      content: { ...TEXT, text: "Short" },
    });
    expect(await stateOf(tab)).toBeUndefined();
    await ask(tab, "send", id);
    await clock.advance(100);
    expect([...posts.made.values()]).toEqual(["Short"]);
    expect(posts.made.has(id)).toBe(false);
  });

  it("whose answer is cut off after the server wrote is found by its key, and never said to have failed", async () => {
    const { tab, posts, clock } = await aWriter();
    const { id } = await write(tab);
    posts.fault = "cut";
    await ask(tab, "send", id);
    await clock.advance(100);
    expect(await stateOf(tab)).toBe("unknown");
    await clock.advance(2_000);
    expect(await list(tab)).toEqual([]);
    expect([posts.calls, sentIn(tab).length]).toEqual([1, 1]);
  });

  it("that did not arrive is not sent by itself: asked for twice after 1 and 3 s, then not sent, with the text", async () => {
    const { tab, posts, clock } = await aWriter();
    const { id } = await write(tab);
    posts.fault = "lost";
    await ask(tab, "send", id);
    await clock.advance(2_900);
    expect(await stateOf(tab)).toBe("unknown");
    await clock.advance(200);
    expect(await list(tab)).toMatchObject([
      { excerpt: "What a save", sending: { state: "failed", problem: { kind: "lost" } } },
    ]);
    posts.fault = undefined;
    await ask(tab, "send", id);
    await clock.advance(100);
    expect([...posts.made]).toEqual([[id, "What a save"]]);
  });

  it("about which nothing can be learnt stays unknown, and is asked about until the server answers", async () => {
    for (const outage of [20_000, 5 * MIN_MS, 25 * MIN_MS]) {
      const { tab, posts, clock } = await aWriter();
      const { id } = await write(tab);
      posts.fault = "cut";
      posts.isSilent = true;
      await ask(tab, "send", id);
      await clock.advance(outage);
      expect(await stateOf(tab)).toBe("unknown");
      posts.isSilent = false;
      await clock.advance(61_000);
      expect([await list(tab), posts.calls, sentIn(tab).length]).toEqual([[], 1, 1]);
    }
  });

  it.each([
    ["without the server for 36 s", 36_000],
    ["without the server for 9 min", 9 * MIN_MS],
  ])("%s is sent once more, with the same key, when the server has not got it", async (_name, outage) => {
    const { tab, posts, clock } = await aWriter();
    const { id } = await write(tab);
    posts.fault = "lost";
    posts.isSilent = true;
    await ask(tab, "send", id);
    await clock.advance(outage);
    expect([await stateOf(tab), posts.calls]).toEqual(["unknown", 1]);
    posts.fault = undefined;
    posts.isSilent = false;
    await clock.advance(15_000);
    expect([[...posts.made.keys()], posts.calls, await list(tab)]).toEqual([[id], 2, []]);
  });

  it("that is lost again is not sent a third time", async () => {
    const { tab, posts, clock } = await aWriter();
    const { id } = await write(tab);
    posts.fault = "lost";
    posts.isSilent = true;
    await ask(tab, "send", id);
    await clock.advance(MIN_MS);
    posts.isSilent = false;
    await clock.advance(2 * MIN_MS);
    expect(posts.calls).toBe(2);
    expect(await list(tab)).toMatchObject([{ sending: { state: "failed", problem: { kind: "lost" } } }]);
  });

  it("pressed more than 10 min ago asks its member when the server has not got it", async () => {
    const { tab, posts, clock } = await aWriter();
    const { id } = await write(tab);
    posts.fault = "lost";
    posts.isSilent = true;
    await ask(tab, "send", id);
    await clock.advance(12 * MIN_MS);
    posts.isSilent = false;
    await clock.advance(2 * MIN_MS);
    expect([await stateOf(tab), posts.calls]).toEqual(["asks", 1]);
  });

  it("is asked about, and sent once, by the next core", async () => {
    const { tab, posts, clock, stored } = await aWriter();
    const { id } = await write(tab);
    posts.fault = "lost";
    posts.isSilent = true;
    await ask(tab, "send", id);
    await clock.advance(36_000);
    const next = await aWriter(stored, posts, clock.now());
    await next.clock.advance(30_000);
    expect([await stateOf(next.tab), posts.calls]).toEqual(["unknown", 1]);
    posts.fault = undefined;
    posts.isSilent = false;
    await next.clock.advance(15_000);
    expect([[...posts.made.keys()], posts.calls, await list(next.tab)]).toEqual([[id], 2, []]);
  });

  it.each(["new", "new:match:1001"])("leaves the slot %s to another text", async (slot) => {
    const { tab, posts, clock } = await aWriter();
    const { id } = await write(tab, TEXT, slot);
    posts.fault = "cut";
    posts.isSilent = true;
    await ask(tab, "send", id);
    await clock.advance(MIN_MS);
    const opened = await ask(tab, "open", slot);
    expect([opened.content, opened.id === id]).toEqual([undefined, false]);
    await ask(tab, "save", {
      id: opened.id,
      slot,
      revision: 0,
      wasStored: false,
      content: { ...TEXT, text: "Another" },
    });
    expect((await list(tab)).map(({ excerpt, sending }) => [excerpt, sending?.state])).toEqual([
      ["Another", undefined],
      [TEXT.text, "unknown"],
    ]);
    expect((await ask(tab, "open", slot, id)).id).toBe(id);
  });

  it("pressed again while its outcome is unknown carries the same key, and is one post", async () => {
    const { tab, posts, clock } = await aWriter();
    const { id } = await write(tab);
    posts.fault = "cut";
    await ask(tab, "send", id);
    await clock.advance(100);
    posts.fault = undefined;
    await ask(tab, "send", id);
    await clock.advance(100);
    expect([posts.calls, posts.made.size, await list(tab)]).toEqual([2, 1, []]);
  });

  it("edited and pressed again after the server wrote is one post, and the edit is kept as an edit of it", async () => {
    const { tab, posts, clock } = await aWriter();
    const { id } = await write(tab);
    posts.fault = "cut";
    await ask(tab, "send", id);
    await clock.advance(100);
    posts.fault = undefined;
    const content = { ...TEXT, text: "What a save!" };
    await ask(tab, "save", { id, slot: "new", revision: 1, wasStored: true, content });
    await ask(tab, "send", id);
    await clock.advance(5_000);
    expect([...posts.made.values()]).toEqual(["What a save"]);
    expect(await list(tab)).toMatchObject([{ slot: "edit:9", excerpt: "What a save!", sending: undefined }]);
  });

  it("without a network waits, and is sent once within 10 s of its return, whether the browser tells or not", async () => {
    for (const tells of [true, false]) {
      const { tab, posts, clock, network } = await aWriter();
      network.set(false);
      const { id } = await write(tab);
      await ask(tab, "send", id);
      await clock.advance(3 * MIN_MS);
      expect([await stateOf(tab), posts.calls]).toEqual(["waiting", 0]);
      network.set(true, tells);
      await clock.advance(10_000);
      expect([posts.calls, posts.made.size, await list(tab)]).toEqual([1, 1, []]);
    }
  });

  it("that waited more than 10 min asks first, and is sent when the member says so", async () => {
    const { tab, posts, clock, network } = await aWriter();
    network.set(false);
    const { id } = await write(tab);
    await ask(tab, "send", id);
    await clock.advance(ASK_AFTER_MS + MIN_MS);
    network.set(true);
    await clock.advance(20_000);
    expect([await stateOf(tab), posts.calls]).toEqual(["asks", 0]);
    await ask(tab, "send", id);
    await clock.advance(100);
    expect([posts.calls, await list(tab)]).toEqual([1, []]);
  });

  it("of a core that ended before the call is sent by the next one", async () => {
    const { tab, stored, network, posts, clock } = await aWriter();
    network.set(false);
    const { id } = await write(tab);
    await ask(tab, "send", id);
    await clock.advance(100);
    const next = await aWriter(stored, posts);
    await list(next.tab);
    await next.clock.advance(100);
    expect([posts.calls, posts.made.size, await list(next.tab)]).toEqual([1, 1, []]);
  });

  it("of a core that ended under the call is unknown in the next one, which asks by the key and sends nothing", async () => {
    for (const isMade of [true, false]) {
      const { tab, stored, server, posts } = await aWriter();
      const { id } = await write(tab);
      server.membersApi.act = () => {
        if (isMade) posts.made.set(id, TEXT.text);
        return new Promise(() => undefined);
      };
      await ask(tab, "send", id);
      const next = await aWriter(stored, posts);
      await list(next.tab);
      await next.clock.advance(100);
      expect(await stateOf(next.tab)).toBe("unknown");
      await next.clock.advance(5_000);
      expect(posts.calls).toBe(0);
      expect(await stateOf(next.tab)).toBe(isMade ? undefined : "failed");
      expect(await list(next.tab)).toHaveLength(isMade ? 0 : 1);
    }
  });

  it("whose sign-in is refused waits for the same member, and is sent with that member's next sign-in", async () => {
    const { tab, stored, posts, clock, account } = await aWriter();
    const { id } = await write(tab);
    posts.fault = "signedOut";
    await ask(tab, "send", id);
    await clock.advance(100);
    await account.end(MEMBER.session);
    expect(posts.made.size).toBe(0);
    posts.fault = undefined;
    const back = await aWriter(stored, posts);
    await list(back.tab);
    await back.clock.advance(100);
    expect([...posts.made]).toEqual([[id, TEXT.text]]);
  });

  it("that is the edit of a post changed meanwhile fails with the reason", async () => {
    const { tab, server, posts, clock } = await aWriter();
    posts.fault = "changed";
    server.membersApi.act = async (request) =>
      request.act === "updatePost" ? posts.act(request.key, request.params.content ?? "") : success(true);
    const { id } = await write(tab, { ...TEXT, version: 3 }, "edit:9");
    await ask(tab, "send", id);
    await clock.advance(100);
    expect(await list(tab)).toMatchObject([
      { slot: "edit:9", sending: { state: "failed", problem: { kind: "changed" } } },
    ]);
  });
});
