// Uploads arrive once each, survive the core and the sign-in, and say what went wrong.
import { beforeEach, describe, expect, it } from "vitest";
import type { FileToSend, SendUploadOptions } from "#api/account/sendUpload.ts";
import { failure, refusal, type Result, success } from "#api/transport/result.ts";
import type { Medium } from "#domain/community/post.ts";
import { createCounters } from "../base/counters.ts";
import type { KeeperStorage } from "../base/storage.ts";
import { type AccountKeeper, createAccountKeeper } from "../members/accountKeeper.ts";
import { createFakeClock, type FakeClock } from "../testing/fakeClock.ts";
import { STALL_MS } from "./sendUploadFiles.ts";
import { createUploads, type NewUpload, type Uploads } from "./uploads.ts";

const MEMBER = { memberId: 7, token: "token-of-seven", session: "session-7" };
const user = (id: number) => ({ user: { id, name: "", avatar: "" }, token: `token-of-${id}` });

interface Sent extends FileToSend, SendUploadOptions {
  answer(result: Result<Medium>): Promise<void>;
}

let stored: Map<string, unknown>;
let refusesWrites: boolean;
let clock: FakeClock;
let sent: Sent[];
let isOnline: boolean;

const storage: KeeperStorage = {
  load: async (key) => stored.get(key),
  async update(key, change) {
    if (refusesWrites) throw new Error("full");
    stored.set(key, change(stored.get(key)));
  },
  remove: async (key) => void stored.delete(key),
};

const aMedium = (key: string, kind: Medium["kind"] = "image"): Medium => ({
  kind,
  src: `/img/upload/${key}`,
  poster: "",
  width: 800,
  height: 600,
  alt: "",
});

function aPicture(id: string, over: Partial<NewUpload> = {}): NewUpload {
  const blob = new Blob([new Uint8Array(1_000)], { type: "image/webp" });
  return { id, kind: "image", name: `${id}.jpg`, width: 800, height: 600, blob, ...over };
}

interface Core {
  readonly uploads: Uploads;
  readonly account: AccountKeeper;
  /** The drafts whose uploads have changed. */
  readonly changed: string[];
}

/** A core on the shared storage; an earlier one is not stopped, its calls just find no server. */
async function aCore(): Promise<Core> {
  const account = createAccountKeeper({
    storage,
    counters: createCounters(clock.now),
    newSession: () => crypto.randomUUID(),
  });
  const changed: string[] = [];
  const uploads = createUploads({
    account,
    clock,
    storage,
    language: () => "en_GB",
    isOnline: () => isOnline,
    onChange: (draftId) => changed.push(draftId),
    send: (file, options) =>
      new Promise((resolve) => {
        options.signal.addEventListener("abort", () => resolve(failure("unknown")));
        sent.push({
          ...file,
          ...options,
          async answer(result) {
            resolve(result);
            await clock.advance(0);
          },
        });
      }),
  });
  await clock.advance(0);
  return { uploads, account, changed };
}

const keys = (): readonly string[] => sent.map(({ key }) => key);
const stateIn = ({ uploads }: Core, id: string) => uploads.of("draft").find((each) => each.id === id);

async function add({ uploads }: Core, ...files: readonly NewUpload[]): Promise<void> {
  for (const file of files) await uploads.add("draft", file);
  await clock.advance(0);
}

beforeEach(() => {
  stored = new Map<string, unknown>([["account", MEMBER]]);
  refusesWrites = false;
  clock = createFakeClock();
  sent = [];
  isOnline = true;
});

describe("an upload", () => {
  it("is sent under its own id as key with its owner's token, and is done with what the server keeps", async () => {
    const core = await aCore();
    await add(core, aPicture("a"));
    expect(sent).toMatchObject([{ kind: "image", key: "a", token: MEMBER.token, poster: "" }]);
    expect(stateIn(core, "a")).toMatchObject({ state: "sending", percent: 0, name: "a.jpg" });
    await sent[0]?.answer(success(aMedium("a")));
    expect(stateIn(core, "a")).toMatchObject({ state: "done", percent: 100, medium: aMedium("a") });
    expect(stored.has("upload.a")).toBe(false);
  });

  it("tells growing whole percents below 100 while it is sent", async () => {
    const core = await aCore();
    await add(core, aPicture("a"));
    const seen: (number | undefined)[] = [];
    for (const part of [0.101, 0.1, 0.5, 0.5, 0.999, 1]) {
      sent[0]?.onProgress(part);
      seen.push(stateIn(core, "a")?.percent);
    }
    expect(seen).toEqual([10, 10, 50, 50, 99, 99]);
  });

  it("goes beside one other; a third waits for room", async () => {
    const core = await aCore();
    await add(core, aPicture("a"), aPicture("b"), aPicture("c"));
    expect(keys()).toEqual(["a", "b"]);
    expect(stateIn(core, "c")?.state).toBe("waiting");
    await sent[1]?.answer(success(aMedium("b")));
    expect(keys()).toEqual(["a", "b", "c"]);
  });

  it("that a tab adds again is sent once", async () => {
    const core = await aCore();
    await add(core, aPicture("a"), aPicture("a"));
    expect(keys()).toEqual(["a"]);
    expect(core.uploads.of("draft")).toHaveLength(1);
  });

  it("of a video sends its poster before, and counts the bytes of both", async () => {
    const core = await aCore();
    const poster = { id: "p", blob: new Blob([new Uint8Array(250)]) };
    const blob = new Blob([new Uint8Array(750)], { type: "video/mp4" });
    await add(core, aPicture("v", { kind: "video", blob, poster }));
    expect(sent[0]).toMatchObject({ kind: "image", key: "p" });
    sent[0]?.onProgress(1);
    expect(stateIn(core, "v")?.percent).toBe(25);
    await sent[0]?.answer(success(aMedium("p")));
    expect(sent[1]).toMatchObject({ kind: "video", key: "v", poster: "/img/upload/p" });
    sent[1]?.onProgress(0.5);
    expect(stateIn(core, "v")?.percent).toBe(62);
  });

  it("of a video does not send a poster again that has arrived", async () => {
    const core = await aCore();
    const poster = { id: "p", blob: new Blob(["p"]) };
    await add(core, aPicture("v", { kind: "video", poster }));
    await sent[0]?.answer(success(aMedium("p")));
    await sent[1]?.answer(failure("unknown"));
    core.uploads.retry("v");
    await clock.advance(0);
    expect(keys()).toEqual(["p", "v", "v"]);
  });
});

describe("a failure", () => {
  it("of one among three is repeated by Retry alone: four uploads in all", async () => {
    const core = await aCore();
    await add(core, aPicture("a"), aPicture("b"), aPicture("c"));
    await sent[0]?.answer(success(aMedium("a")));
    await sent[1]?.answer(failure("unknown", "Internal Server Error"));
    await sent[2]?.answer(success(aMedium("c")));
    await clock.advance(120_000);
    expect(stateIn(core, "b")).toMatchObject({ state: "failed", problem: { kind: "unknown", words: "" } });
    expect(keys()).toEqual(["a", "b", "c"]);
    core.uploads.retry("b");
    await clock.advance(0);
    await sent[3]?.answer(success(aMedium("b")));
    expect(keys()).toEqual(["a", "b", "c", "b"]);
    expect(core.uploads.of("draft").map(({ state }) => state)).toEqual(["done", "done", "done"]);
  });

  it("says the server's words of a refusal, and none of a proxy's", async () => {
    const core = await aCore();
    await add(core, aPicture("a"), aPicture("b"));
    await sent[0]?.answer(refusal(4019, "Too large."));
    await sent[1]?.answer(failure("refused", "Payload Too Large"));
    expect(stateIn(core, "a")?.problem).toEqual({ kind: "refused", words: "Too large." });
    expect(stateIn(core, "b")?.problem).toEqual({ kind: "refused", words: "" });
  });

  it("is told after 30 s without progress, not before, however long the upload takes", async () => {
    const core = await aCore();
    await add(core, aPicture("a"));
    for (let step = 1; step <= 20; step += 1) {
      await clock.advance(STALL_MS - 1);
      sent[0]?.onProgress(step / 40);
    }
    expect(stateIn(core, "a")).toMatchObject({ state: "sending", percent: 50 });
    await clock.advance(STALL_MS);
    expect(stateIn(core, "a")).toMatchObject({ state: "failed", problem: { kind: "stalled" } });
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it("without a network waits, and goes on when it is back", async () => {
    const core = await aCore();
    await add(core, aPicture("a"));
    isOnline = false;
    await sent[0]?.answer(failure("unknown"));
    expect(stateIn(core, "a")).toMatchObject({ state: "waiting", problem: { kind: "offline" } });
    await add(core, aPicture("b"));
    expect(stateIn(core, "b")).toMatchObject({ state: "waiting", problem: { kind: "offline" } });
    isOnline = true;
    core.uploads.online();
    await clock.advance(0);
    expect(keys()).toEqual(["a", "a", "b"]);
  });
});

describe("what is not done", () => {
  it("is taken up by the next core under the same key, and what is done is not sent again", async () => {
    const first = await aCore();
    await add(first, aPicture("a"), aPicture("b"));
    await sent[0]?.answer(success(aMedium("a")));
    const next = await aCore();
    expect(keys()).toEqual(["a", "b", "b"]);
    expect(stateIn(next, "a")).toMatchObject({ state: "done", medium: aMedium("a") });
    expect(next.changed).toContain("draft");
  });

  it("stays refused for the next core, and is sent again by Retry", async () => {
    const first = await aCore();
    await add(first, aPicture("a"));
    await sent[0]?.answer(refusal(4030, "Slow down."));
    const next = await aCore();
    expect(stateIn(next, "a")?.problem).toEqual({ kind: "refused", words: "Slow down." });
    next.uploads.retry("a");
    await clock.advance(0);
    expect(keys()).toEqual(["a", "a"]);
  });

  it("says that its file is lost when the store has it no more", async () => {
    const first = await aCore();
    await add(first, aPicture("a"));
    stored.delete("upload.a");
    const next = await aCore();
    expect(stateIn(next, "a")).toMatchObject({ state: "failed", problem: { kind: "lost" } });
    next.uploads.retry("a");
    await clock.advance(0);
    expect(keys()).toEqual(["a"]);
  });

  it("is sent all the same while the store refuses it, which is told", async () => {
    const core = await aCore();
    refusesWrites = true;
    await add(core, aPicture("a"));
    expect(core.uploads.isStored("draft")).toBe(false);
    await sent[0]?.answer(success(aMedium("a")));
    expect(stateIn(core, "a")?.state).toBe("done");
    expect(core.uploads.isStored("draft")).toBe(true);
  });
});

describe("the member", () => {
  it("whose token is refused finds the upload again, and no other member does", async () => {
    const core = await aCore();
    await add(core, aPicture("a"));
    await core.account.end(MEMBER.session);
    await clock.advance(0);
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(core.uploads.of("draft")).toEqual([]);
    await core.account.signIn(user(8));
    await clock.advance(0);
    expect(core.uploads.of("draft")).toEqual([]);
    expect(keys()).toEqual(["a"]);
    await core.account.signIn(user(7));
    await clock.advance(0);
    expect(sent.map(({ key, token }) => [key, token])).toEqual([
      ["a", MEMBER.token],
      ["a", "token-of-7"],
    ]);
  });

  it("who signs out on purpose leaves neither records nor files", async () => {
    const core = await aCore();
    await add(core, aPicture("a"), aPicture("b"));
    core.uploads.forgetMember(MEMBER.memberId);
    await clock.advance(0);
    expect([...stored.keys()].filter((key) => key.startsWith("upload"))).toEqual([]);
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  });
});

describe("removal", () => {
  it("ends an upload under way, takes its file away and makes room", async () => {
    const core = await aCore();
    await add(core, aPicture("a"), aPicture("b"), aPicture("c"));
    core.uploads.remove("a");
    await clock.advance(0);
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(keys()).toEqual(["a", "b", "c"]);
    expect(core.uploads.of("draft").map(({ id }) => id)).toEqual(["b", "c"]);
    expect(stored.has("upload.a")).toBe(false);
  });

  it("of a draft, or of all drafts but some, takes their uploads along", async () => {
    const core = await aCore();
    await core.uploads.add("one", aPicture("a"));
    await core.uploads.add("two", aPicture("b"));
    await core.uploads.add("three", aPicture("c"));
    core.uploads.forget("one");
    core.uploads.keepOnly(["three"]);
    await clock.advance(0);
    expect(["one", "two", "three"].map((id) => core.uploads.of(id).length)).toEqual([0, 0, 1]);
    expect([...stored.keys()].filter((key) => key.startsWith("upload."))).toEqual(["upload.c"]);
  });
});
