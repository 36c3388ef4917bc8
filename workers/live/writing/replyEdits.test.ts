// Edits of replies, which name no version: an unknown outcome is found by the reply itself, and the latest edit stays.
// See docs/product.md#writing-replies.
import { beforeEach, describe, expect, it } from "vitest";
import { failure, type Result, success } from "#api/transport/result.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { Medium } from "#domain/community/post.ts";
import type { DraftContent } from "#domain/writing/draft.ts";
import { aPost } from "#domain/testing/aPost.ts";
import { aReply } from "#domain/testing/aReply.ts";
import { ask, aWriter, list, stateOf, TEXT, write } from "../testing/aWriter.ts";

const SLOT = "editReply:1:5";
const PICTURE: Medium = { kind: "image", src: "/img/a.png", poster: "", width: 4, height: 3, alt: "A save" };

/** As the server cleans it: one space less at the end of a description, and the fields in its own order. */
const SENT = `{"ops":[{"insert":"Late","attributes":{"bold":true,"italic":true}},{"insert":{"image":{"src":"/img/a.png","width":4,"height":3,"alt":"A save ","caption":""}}},{"insert":"\\n"}]}`;
const KEPT = `{"ops":[{"attributes":{"italic":true,"bold":true},"insert":"Late"},{"insert":{"image":{"alt":"A save","caption":"","height":3,"src":"/img/a.png","width":4}}},{"insert":"\\n"}]}`;

let reply = aReply(5);
/** What goes wrong with the next edit: it is done and its answer cut, or it does not arrive. */
let fault: "cut" | "lost" | undefined;

beforeEach(() => {
  reply = aReply(5);
  fault = undefined;
});

/** A device of the member: its core and one tab. */
async function aDevice() {
  const device = await aWriter();
  device.server.membersApi.act = async (request: MemberRequest): Promise<Result<unknown>> => {
    if (request.act !== "updateReply") return success(true);
    if (fault === "lost") return failure("unknown");
    const { contentMode, content, media } = request.params;
    reply = { ...reply, contentMode, media, content: content === SENT ? KEPT : content };
    return fault === "cut" ? failure("unknown") : success(reply);
  };
  device.server.pagesApi.load = async ({ call }) =>
    call === "replyContext"
      ? success({ post: aPost(1), ancestors: [], reply, page: 1 })
      : failure("noAnswer");
  return device;
}
type Device = Awaited<ReturnType<typeof aDevice>>;

async function edit({ tab, clock }: Device, content: Partial<DraftContent>): Promise<void> {
  const { id } = await write(tab, { ...TEXT, ...content }, SLOT);
  await ask(tab, "send", id);
  await clock.advance(100);
}

describe("an edit of a reply whose outcome is unknown", () => {
  it("is found by Check as rich text, however the server wrote the document", async () => {
    const device = await aDevice();
    fault = "cut";
    await edit(device, { mode: "rich", text: SENT });
    expect(await stateOf(device.tab)).toBe("unknown");
    await ask(device.tab, "check", (await list(device.tab))[0]!.id);
    await device.clock.advance(1_000);
    expect(await list(device.tab)).toEqual([]);
    expect(reply.content).toBe(KEPT);
  });

  it("is not said to be done where its words arrived before and its pictures did not", async () => {
    const device = await aDevice();
    reply = aReply(5, { content: TEXT.text });
    fault = "lost";
    await edit(device, { media: [{ medium: PICTURE }] });
    await device.clock.advance(5_000);
    expect(await list(device.tab)).toMatchObject([
      { slot: SLOT, sending: { state: "failed", problem: { kind: "lost" } } },
    ]);
    fault = undefined;
    await ask(device.tab, "send", (await list(device.tab))[0]!.id);
    await device.clock.advance(100);
    expect(reply.media).toEqual([PICTURE]);
  });
});

describe("two edits of one reply", () => {
  it("from two devices have no conflict: the latest one stays", async () => {
    const [phone, laptop] = [await aDevice(), await aDevice()];
    await edit(phone, { text: "From the phone" });
    await edit(laptop, { text: "From the laptop" });
    expect(reply.content).toBe("From the laptop");
    expect([await list(phone.tab), await list(laptop.tab)]).toEqual([[], []]);
  });

  it("in two tabs are two drafts, each of which is published; the latest one stays", async () => {
    const device = await aDevice();
    const other = device.openTab();
    await device.clock.advance(100);
    const first = await write(device.tab, { ...TEXT, text: "From one tab" }, SLOT);
    await ask(other, "open", SLOT);
    expect((await list(other))[0]?.isElsewhere).toBe(true);
    const content = { ...TEXT, text: "From the other tab" };
    const saves = await Promise.all(
      [device.tab, other].map((tab, at) =>
        ask(tab, "save", {
          id: first.id,
          slot: SLOT,
          revision: 1,
          wasStored: true,
          content: at === 0 ? { ...TEXT, text: "One more word" } : content,
        }),
      ),
    );
    const ids = saves.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) {
      await ask(device.tab, "send", id);
      await device.clock.advance(100);
    }
    expect([reply.content, await list(device.tab)]).toEqual(["From the other tab", []]);
  });
});
