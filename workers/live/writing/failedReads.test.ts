// A store that could not be read is not an empty one: it is told, read again, and nothing is written over it.
import { describe, expect, it } from "vitest";
import { success } from "#api/transport/result.ts";
import { createCoreUnderTest, MEMBER } from "../testing/aCore.ts";
import { aStorage } from "../testing/aStorage.ts";
import { aMedium, anUploader, aPicture, stateIn } from "../testing/anUploader.ts";
import { aPostServer, ask, aWriter, connect, list, TEXT, write } from "../testing/aWriter.ts";

const never = (): Promise<never> => new Promise(() => undefined);
const refuse = (): Promise<never> => Promise.reject(new Error("broken"));

/** A core whose store does not answer reads of keys that match, until `mend`. */
async function aCoreThatCannotRead(stored: Map<string, unknown>, keys: RegExp, answer = refuse) {
  let isBroken = true;
  const memory = aStorage(stored);
  const under = connect(
    createCoreUnderTest({
      signedIn: true,
      idPrefix: "later",
      stored,
      storage: { ...memory, load: (key) => (isBroken && keys.test(key) ? answer() : memory.load(key)) },
    }),
    aPostServer(),
  );
  stored.set("account", MEMBER);
  const tab = under.openTab();
  await under.clock.advance(300);
  const isUnread = (): boolean =>
    tab.latest("posts")?.some((change) => change.kind === "drafts" && change.isUnread === true) ?? false;
  return { ...under, tab, isUnread, mend: () => void (isBroken = false) };
}

async function twoDrafts(): Promise<Map<string, unknown>> {
  const { tab, stored } = await aWriter();
  await write(tab, TEXT, "new:match:1001");
  await write(tab, { ...TEXT, text: "Another" }, "new:team:11");
  return stored;
}

describe.each([
  ["refuses", refuse],
  ["never answers", never],
])("a store that %s", (_name, answer) => {
  it.each([
    ["the list of drafts", /^drafts\./],
    ["the drafts", /^draft\./],
    ["everything", /^draft/],
  ])("at the reading of %s: the drafts are told as unread, and come when it answers", async (_what, keys) => {
    const stored = await twoDrafts();
    const { tab, clock, isUnread, mend } = await aCoreThatCannotRead(stored, keys, answer);
    const first = list(tab);
    await clock.advance(2_000);
    expect(await first).toEqual([]);
    expect(isUnread()).toBe(true);
    mend();
    await clock.advance(8_000);
    expect((await list(tab)).map(({ excerpt }) => excerpt).toSorted()).toEqual(["Another", TEXT.text]);
    expect(isUnread()).toBe(false);
  });
});

it("what is written meanwhile is stored beside them", async () => {
  const stored = await twoDrafts();
  const { tab, clock, mend } = await aCoreThatCannotRead(stored, /^draft/);
  await write(tab, { ...TEXT, text: "A third" }, "new");
  mend();
  await clock.advance(4_000);
  expect(await list(tab)).toHaveLength(3);
  const next = await aWriter(stored);
  expect(await list(next.tab)).toHaveLength(3);
});

it("a save of a draft that was not read does not remove it where the store refuses that save, too", async () => {
  const { tab: before, stored } = await aWriter();
  const draft = await write(before);
  const memory = aStorage(stored);
  let isBroken = true;
  const storage = {
    ...memory,
    load: (key: string) => (isBroken && key.startsWith("draft") ? refuse() : memory.load(key)),
    update: (key: string, change: (value: unknown) => unknown) =>
      isBroken && key.startsWith("draft") ? refuse() : memory.update(key, change),
  };
  const { clock, openTab } = connect(
    createCoreUnderTest({ signedIn: true, idPrefix: "later", stored, storage }),
    aPostServer(),
  );
  const tab = openTab();
  await clock.advance(300);
  const { id, slot, revision } = draft;
  const content = { ...TEXT, text: "Changed" };
  await ask(tab, "save", { id, slot, revision, wasStored: true, content });
  isBroken = false;
  await clock.advance(4_000);
  expect((await list(tab)).map(({ excerpt }) => excerpt).toSorted()).toEqual(["Changed", TEXT.text]);
});

describe("a sign-out on purpose", () => {
  it.each([
    ["could not be read", /^draft/],
    ["are in no list", /^$/],
  ])("removes drafts and files that %s, and none of another member", async (_what, keys) => {
    const stored = await twoDrafts();
    if (keys.source === "^$") stored.delete(`drafts.${MEMBER.memberId}`);
    const draft = [...stored.values()].find((value) => (value as { slot?: string } | undefined)?.slot);
    stored.set("draft.other", { ...(draft as object), memberId: 8 });
    stored.set("upload.mine", { memberId: MEMBER.memberId, blob: new Blob(["a"]) });
    stored.set("upload.other", { memberId: 8, blob: new Blob(["b"]) });
    const { tab, clock } = await aCoreThatCannotRead(stored, keys);
    await ask(tab, "drop", MEMBER.memberId);
    await clock.advance(5_000);
    const left = [...stored.keys()].filter((key) => /^(draft|upload)/.test(key));
    expect(left.toSorted()).toEqual(["draft.other", "upload.other"]);
  });

  it("is made up for when the store has refused to remove them", async () => {
    const stored = await twoDrafts();
    const memory = aStorage(stored);
    let isBroken = true;
    const storage = {
      ...memory,
      removeRange: (...args: Parameters<typeof memory.removeRange>) =>
        isBroken ? refuse() : memory.removeRange(...args),
    };
    const { clock, openTab, account } = createCoreUnderTest({ signedIn: true, stored, storage });
    const tab = openTab();
    await clock.advance(300);
    await ask(tab, "drop", MEMBER.memberId);
    await account.end(MEMBER.session);
    isBroken = false;
    await clock.advance(4_000);
    expect([...stored.keys()].filter((key) => key.startsWith("draft"))).toEqual([]);
  });
});

describe("uploads", () => {
  it("whose list could not be read are neither lost nor written over, and are sent when it can", async () => {
    const uploader = anUploader();
    const first = await uploader.aCore();
    await uploader.add(first, aPicture("a"), aPicture("b"));
    uploader.refusesReads = /^uploads\./;
    const next = await uploader.aCore();
    await uploader.add(next, aPicture("c"));
    expect(next.uploads.isRead()).toBe(false);
    expect(stateIn(next, "a")).toBeUndefined();
    expect(next.uploads.isStored("draft")).toBe(false);
    expect(uploader.stored.get("uploads.7")).toHaveLength(2);
    uploader.refusesReads = /^$/;
    await uploader.clock.advance(3_000);
    expect(next.uploads.isStored("draft")).toBe(true);
    expect(next.uploads.of("draft").map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(uploader.stored.get("uploads.7")).toHaveLength(3);
    for (const call of uploader.sent.slice(2)) await call.answer(success(aMedium(call.key)));
    expect(stateIn(next, "a")?.state).toBe("done");
  });

  it("whose file could not be read wait for the store, and are not lost", async () => {
    const uploader = anUploader();
    const first = await uploader.aCore();
    await uploader.add(first, aPicture("a"));
    uploader.refusesReads = /^upload\.a/;
    const next = await uploader.aCore();
    expect(stateIn(next, "a")).toMatchObject({ state: "waiting", problem: { kind: "unread" } });
    uploader.refusesReads = /^$/;
    await uploader.clock.advance(3_000);
    expect(stateIn(next, "a")?.state).toBe("sending");
  });

  it("that the store has refused are stored when it takes them", async () => {
    const uploader = anUploader();
    const core = await uploader.aCore();
    uploader.refusesWrites = true;
    await uploader.add(core, aPicture("a"));
    uploader.refusesWrites = false;
    await uploader.clock.advance(3_000);
    expect(core.uploads.isStored("draft")).toBe(true);
    expect(uploader.stored.has("upload.a")).toBe(true);
  });
});
