// Uploads that are not done survive the core and a sign-in that ended, and belong to their member alone.
import { beforeEach, describe, expect, it } from "vitest";
import { refusal, success } from "#api/transport/result.ts";
import { aMedium, anUploader, aPicture, MEMBER, stateIn } from "../testing/anUploader.ts";

const user = (id: number) => ({ user: { id, name: "", avatar: "" }, token: `token-of-${id}` });

let uploader: ReturnType<typeof anUploader>;
beforeEach(() => {
  uploader = anUploader();
});

describe("what is not done", () => {
  it("is taken up by the next core under the same key, and what is done is not sent again", async () => {
    const first = await uploader.aCore();
    await uploader.add(first, aPicture("a"), aPicture("b"));
    await uploader.sent[0]?.answer(success(aMedium("a")));
    const next = await uploader.aCore();
    expect(uploader.keys()).toEqual(["a", "b", "b"]);
    expect(stateIn(next, "a")).toMatchObject({ state: "done", medium: aMedium("a") });
    expect(next.changed).toContain("draft");
  });

  it("stays refused for the next core, and is sent again by Retry", async () => {
    const first = await uploader.aCore();
    await uploader.add(first, aPicture("a"));
    await uploader.sent[0]?.answer(refusal(4030, "Slow down."));
    const next = await uploader.aCore();
    expect(stateIn(next, "a")?.problem).toEqual({ kind: "refused", words: "Slow down." });
    next.uploads.retry("a");
    await uploader.clock.advance(0);
    expect(uploader.keys()).toEqual(["a", "a"]);
  });

  it("says that its file is lost when the store has it no more", async () => {
    const first = await uploader.aCore();
    await uploader.add(first, aPicture("a"));
    uploader.stored.delete("upload.a");
    const next = await uploader.aCore();
    expect(stateIn(next, "a")).toMatchObject({ state: "failed", problem: { kind: "lost" } });
    next.uploads.retry("a");
    await uploader.clock.advance(0);
    expect(uploader.keys()).toEqual(["a"]);
  });

  it("is sent all the same while the store refuses it, which is told", async () => {
    const core = await uploader.aCore();
    uploader.refusesWrites = true;
    await uploader.add(core, aPicture("a"));
    expect(core.uploads.isStored("draft")).toBe(false);
    await uploader.sent[0]?.answer(success(aMedium("a")));
    expect(stateIn(core, "a")?.state).toBe("done");
    expect(core.uploads.isStored("draft")).toBe(true);
  });
});

describe("the member", () => {
  it("whose token is refused finds the upload again, and no other member does", async () => {
    const core = await uploader.aCore();
    await uploader.add(core, aPicture("a"));
    await core.account.end(MEMBER.session);
    await uploader.clock.advance(0);
    expect(uploader.sent[0]?.signal.aborted).toBe(true);
    expect(core.uploads.of("draft")).toEqual([]);
    await core.account.signIn(user(8));
    await uploader.clock.advance(0);
    expect(core.uploads.of("draft")).toEqual([]);
    expect(uploader.keys()).toEqual(["a"]);
    await core.account.signIn(user(7));
    await uploader.clock.advance(0);
    expect(uploader.sent.map(({ key, token }) => [key, token])).toEqual([
      ["a", MEMBER.token],
      ["a", "token-of-7"],
    ]);
  });

  it("who signs out on purpose leaves neither records nor files", async () => {
    const core = await uploader.aCore();
    await uploader.add(core, aPicture("a"), aPicture("b"));
    await core.uploads.forgetMember(MEMBER.memberId);
    await uploader.clock.advance(0);
    expect([...uploader.stored.keys()].filter((key) => key.startsWith("upload"))).toEqual([]);
    expect(uploader.sent.every(({ signal }) => signal.aborted)).toBe(true);
  });
});
