// Drafts through the core: nothing that was written is lost, and no one but its writer gets it.
import { describe, expect, it } from "vitest";
import { createCoreUnderTest, MEMBER } from "../testing/aCore.ts";
import { aPostServer, ask, aWriter, connect, list, MIN_MS, TEXT, write } from "../testing/aWriter.ts";

describe("a draft", () => {
  it("is kept over the death of the core, with its caret, and opened by its slot", async () => {
    const { tab, stored } = await aWriter();
    const { id } = await write(tab);
    const next = await aWriter(stored);
    expect(await ask(next.tab, "open", "new")).toMatchObject({ id, revision: 1, content: TEXT });
    expect(await ask(next.tab, "open", "new:match:7")).toMatchObject({ revision: 0, content: undefined });
  });

  it("is told to every tab of its member, with its beginning and no more", async () => {
    const { tab, openTab, clock } = await aWriter();
    const other = openTab();
    await write(tab, { ...TEXT, text: "a".repeat(300) });
    await clock.advance(200);
    const told = other.latest("posts")?.find((change) => change.kind === "drafts");
    expect(told?.drafts).toMatchObject([{ slot: "new", isStored: true, isElsewhere: true }]);
    expect(told?.drafts[0]?.excerpt).toHaveLength(200);
    expect(JSON.stringify(told)).not.toContain("a".repeat(201));
  });

  it("saved twice changes once", async () => {
    const { tab } = await aWriter();
    const { id } = await write(tab);
    const save = { id, slot: "new", revision: 1, wasStored: true, content: { ...TEXT, text: "More" } };
    expect(await ask(tab, "save", save)).toEqual({ id, revision: 2, isStored: true });
    expect(await ask(tab, "save", save)).toEqual({ id, revision: 2, isStored: true });
    expect(await list(tab)).toHaveLength(1);
  });

  it("that two tabs change at once becomes two drafts", async () => {
    const { tab, openTab } = await aWriter();
    const other = openTab();
    const { id } = await write(tab);
    expect(await ask(other, "open", "new")).toMatchObject({ id, revision: 1 });
    const save = (text: string) => ({
      id,
      slot: "new",
      revision: 1,
      wasStored: true,
      content: { ...TEXT, text },
    });
    expect(await ask(tab, "save", save("Mine"))).toMatchObject({ id, revision: 2 });
    const loser = await ask(other, "save", save("Yours"));
    expect(loser.id).not.toBe(id);
    const texts = await Promise.all((await list(tab)).map(async (state) => ask(tab, "read", state.id)));
    expect(new Set(texts.map((content) => content?.text))).toEqual(new Set(["Mine", "Yours"]));
  });

  it("is never said to be stored while the storage refuses it, and is stored with the next save", async () => {
    const { tab, stored, clock } = await aWriter();
    const { set } = stored;
    stored.set = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const { id } = await write(tab);
    expect(await list(tab)).toMatchObject([{ id, isStored: false }]);
    stored.set = set;
    await clock.advance(1_000);
    const save = { id, slot: "new", revision: 1, wasStored: false, content: { ...TEXT, text: "More" } };
    expect(await ask(tab, "save", save)).toMatchObject({ isStored: true });
    const next = await aWriter(stored);
    expect(await ask(next.tab, "open", "new")).toMatchObject({ content: { text: "More" } });
  });

  it("is sealed when the sign-in is refused: no other member and no visitor gets it, its member does", async () => {
    const { tab, stored, account, clock } = await aWriter();
    await write(tab);
    await account.end(MEMBER.session);
    await clock.advance(200);
    expect(await list(tab)).toBeUndefined();
    const visitor = createCoreUnderTest({ stored });
    expect(await list(visitor.openTab())).toBeUndefined();
    stored.set("account", { ...MEMBER, memberId: 8 });
    const other = createCoreUnderTest({ stored });
    expect(await list(other.openTab({ member: MEMBER.session }))).toEqual([]);
    const back = await aWriter(stored);
    expect(await list(back.tab)).toMatchObject([{ excerpt: "What a save" }]);
  });

  it("is removed by a sign-out on purpose, and nothing of it is stored", async () => {
    const { tab, stored, clock } = await aWriter();
    await write(tab);
    await ask(tab, "drop", MEMBER.memberId);
    await clock.advance(200);
    expect([...stored.keys()].filter((key) => key.startsWith("draft"))).toEqual([]);
    expect(await list(tab)).toEqual([]);
  });

  it("that is discarded can be taken back for a minute, over the death of the core", async () => {
    const { tab, stored } = await aWriter();
    const { id } = await write(tab);
    await ask(tab, "discard", id);
    expect(await list(tab)).toEqual([]);
    const next = await aWriter(stored);
    expect(await list(next.tab)).toEqual([]);
    expect(await ask(next.tab, "restore", id)).toBe(true);
    expect(await list(next.tab)).toMatchObject([{ id, excerpt: "What a save" }]);
  });

  it("gives way when it is the oldest of 51, and is kept for 30 days", async () => {
    const { tab, stored, clock } = await aWriter();
    for (let at = 0; at < 51; at += 1) {
      await write(tab, { ...TEXT, text: `Text ${at}` }, `new:match:${at + 1}`);
      await clock.advance(10);
    }
    const kept = await list(tab);
    expect([kept.length, kept.at(-1)?.excerpt, kept[0]?.excerpt]).toEqual([50, "Text 1", "Text 50"]);
    const later = connect(
      createCoreUnderTest({
        signedIn: true,
        stored,
        clock: { startAt: clock.now() + 31 * 24 * 60 * MIN_MS },
      }),
      aPostServer(),
    );
    expect(await list(later.openTab())).toEqual([]);
  });

  it("whose storage was emptied is saved again by its tab, with a key of its own", async () => {
    const { tab, stored, posts, clock } = await aWriter();
    const { id } = await write(tab);
    stored.delete(`draft.${id}`);
    const save = { id, slot: "new", revision: 1, wasStored: true, content: { ...TEXT, text: "More" } };
    const again = await ask(tab, "save", save);
    expect(again.id).not.toBe(id);
    await ask(tab, "send", again.id);
    await clock.advance(100);
    expect([...posts.made.keys()]).toEqual([again.id]);
  });
});
