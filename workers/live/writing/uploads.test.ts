// Uploads arrive once each and make room, and a failure says what went wrong.
import { beforeEach, describe, expect, it } from "vitest";
import { failure, refusal, success } from "#api/transport/result.ts";
import { aMedium, anUploader, aPicture, MEMBER, stateIn } from "../testing/anUploader.ts";
import { STALL_MS } from "./sendUploadFiles.ts";

let uploader: ReturnType<typeof anUploader>;
beforeEach(() => {
  uploader = anUploader();
});

describe("an upload", () => {
  it("is sent under its own id as key with its owner's token, and is done with what the server keeps", async () => {
    const core = await uploader.aCore();
    await uploader.add(core, aPicture("a"));
    expect(uploader.sent).toMatchObject([{ kind: "image", key: "a", token: MEMBER.token, poster: "" }]);
    expect(stateIn(core, "a")).toMatchObject({ state: "sending", percent: 0, name: "a.jpg" });
    await uploader.sent[0]?.answer(success(aMedium("a")));
    expect(stateIn(core, "a")).toMatchObject({ state: "done", percent: 100, medium: aMedium("a") });
    expect(uploader.stored.has("upload.a")).toBe(false);
  });

  it("tells growing whole percents below 100 while it is sent", async () => {
    const core = await uploader.aCore();
    await uploader.add(core, aPicture("a"));
    const seen: (number | undefined)[] = [];
    for (const part of [0.101, 0.1, 0.5, 0.5, 0.999, 1]) {
      uploader.sent[0]?.onProgress(part);
      seen.push(stateIn(core, "a")?.percent);
    }
    expect(seen).toEqual([10, 10, 50, 50, 99, 99]);
  });

  it("goes beside one other; a third waits for room", async () => {
    const core = await uploader.aCore();
    await uploader.add(core, aPicture("a"), aPicture("b"), aPicture("c"));
    expect(uploader.keys()).toEqual(["a", "b"]);
    expect(stateIn(core, "c")?.state).toBe("waiting");
    await uploader.sent[1]?.answer(success(aMedium("b")));
    expect(uploader.keys()).toEqual(["a", "b", "c"]);
  });

  it("that a tab adds again is sent once", async () => {
    const core = await uploader.aCore();
    await uploader.add(core, aPicture("a"), aPicture("a"));
    expect(uploader.keys()).toEqual(["a"]);
    expect(core.uploads.of("draft")).toHaveLength(1);
  });

  it("of a video sends its poster before, and counts the bytes of both", async () => {
    const core = await uploader.aCore();
    const poster = { id: "p", blob: new Blob([new Uint8Array(250)]) };
    const blob = new Blob([new Uint8Array(750)], { type: "video/mp4" });
    await uploader.add(core, aPicture("v", { kind: "video", blob, poster }));
    expect(uploader.sent[0]).toMatchObject({ kind: "image", key: "p" });
    uploader.sent[0]?.onProgress(1);
    expect(stateIn(core, "v")?.percent).toBe(25);
    await uploader.sent[0]?.answer(success(aMedium("p")));
    expect(uploader.sent[1]).toMatchObject({ kind: "video", key: "v", poster: "/img/upload/p" });
    uploader.sent[1]?.onProgress(0.5);
    expect(stateIn(core, "v")?.percent).toBe(62);
  });

  it("of a video does not send a poster again that has arrived", async () => {
    const core = await uploader.aCore();
    const poster = { id: "p", blob: new Blob(["p"]) };
    await uploader.add(core, aPicture("v", { kind: "video", poster }));
    await uploader.sent[0]?.answer(success(aMedium("p")));
    await uploader.sent[1]?.answer(failure("unknown"));
    core.uploads.retry("v");
    await uploader.clock.advance(0);
    expect(uploader.keys()).toEqual(["p", "v", "v"]);
  });
});

describe("a failure", () => {
  it("of one among three is repeated by Retry alone: four uploads in all", async () => {
    const core = await uploader.aCore();
    await uploader.add(core, aPicture("a"), aPicture("b"), aPicture("c"));
    await uploader.sent[0]?.answer(success(aMedium("a")));
    await uploader.sent[1]?.answer(failure("unknown", "Internal Server Error"));
    await uploader.sent[2]?.answer(success(aMedium("c")));
    await uploader.clock.advance(120_000);
    expect(stateIn(core, "b")).toMatchObject({ state: "failed", problem: { kind: "unknown", words: "" } });
    expect(uploader.keys()).toEqual(["a", "b", "c"]);
    core.uploads.retry("b");
    await uploader.clock.advance(0);
    await uploader.sent[3]?.answer(success(aMedium("b")));
    expect(uploader.keys()).toEqual(["a", "b", "c", "b"]);
    expect(core.uploads.of("draft").map(({ state }) => state)).toEqual(["done", "done", "done"]);
  });

  it("says the server's words of a refusal, and none of a proxy's", async () => {
    const core = await uploader.aCore();
    await uploader.add(core, aPicture("a"), aPicture("b"));
    await uploader.sent[0]?.answer(refusal(4019, "Too large."));
    await uploader.sent[1]?.answer(failure("refused", "Payload Too Large"));
    expect(stateIn(core, "a")?.problem).toEqual({ kind: "refused", words: "Too large." });
    expect(stateIn(core, "b")?.problem).toEqual({ kind: "refused", words: "" });
  });

  it("is told after 30 s without progress, not before, however long the upload takes", async () => {
    const core = await uploader.aCore();
    await uploader.add(core, aPicture("a"));
    for (let step = 1; step <= 20; step += 1) {
      await uploader.clock.advance(STALL_MS - 1);
      uploader.sent[0]?.onProgress(step / 40);
    }
    expect(stateIn(core, "a")).toMatchObject({ state: "sending", percent: 50 });
    await uploader.clock.advance(STALL_MS);
    expect(stateIn(core, "a")).toMatchObject({ state: "failed", problem: { kind: "stalled" } });
    expect(uploader.sent[0]?.signal.aborted).toBe(true);
  });

  it("without a network waits, and goes on when it is back", async () => {
    const core = await uploader.aCore();
    await uploader.add(core, aPicture("a"));
    uploader.isOnline = false;
    await uploader.sent[0]?.answer(failure("unknown"));
    expect(stateIn(core, "a")).toMatchObject({ state: "waiting", problem: { kind: "offline" } });
    await uploader.add(core, aPicture("b"));
    expect(stateIn(core, "b")).toMatchObject({ state: "waiting", problem: { kind: "offline" } });
    uploader.isOnline = true;
    core.uploads.online();
    await uploader.clock.advance(0);
    expect(uploader.keys()).toEqual(["a", "a", "b"]);
  });
});

describe("removal", () => {
  it("ends an upload under way, takes its file away and makes room", async () => {
    const core = await uploader.aCore();
    await uploader.add(core, aPicture("a"), aPicture("b"), aPicture("c"));
    core.uploads.remove("a");
    await uploader.clock.advance(0);
    expect(uploader.sent[0]?.signal.aborted).toBe(true);
    expect(uploader.keys()).toEqual(["a", "b", "c"]);
    expect(core.uploads.of("draft").map(({ id }) => id)).toEqual(["b", "c"]);
    expect(uploader.stored.has("upload.a")).toBe(false);
  });

  it("of a draft, or of all drafts but some, takes their uploads along", async () => {
    const core = await uploader.aCore();
    await core.uploads.add("one", aPicture("a"));
    await core.uploads.add("two", aPicture("b"));
    await core.uploads.add("three", aPicture("c"));
    core.uploads.forget("one");
    core.uploads.keepOnly(["three"]);
    await uploader.clock.advance(0);
    expect(["one", "two", "three"].map((id) => core.uploads.of(id).length)).toEqual([0, 0, 1]);
    expect([...uploader.stored.keys()].filter((key) => key.startsWith("upload."))).toEqual(["upload.c"]);
  });
});
