// Pictures and feedback.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS, type MemberBackend, MINUTE_MS, startMemberBackend } from "./memberClient.ts";
import { subjectOf } from "../../testing/testBackend.ts";

const USER = "/v1/api/user";
/** The heads of picture files of 300 by 200 px. */
const PNG = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 44, 0, 0, 0,
  200,
];
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 17, 8, 0, 200, 1, 44, 3];
const WEBP = [
  ...Buffer.from("RIFF\x04\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00\x00\x00\x00\x00", "latin1"),
  43,
  1,
  0,
  199,
  0,
  0,
];
const LIMIT = 2 * 1024 * 1024;

let backend: MemberBackend;
let token: string;
beforeAll(async () => {
  backend = await startMemberBackend();
  ({ token } = await backend.control.act("member", { name: "Ada" }));
});
beforeEach(() => backend.pass(20 * MINUTE_MS));
afterAll(() => backend.close());

async function upload(
  head: readonly number[],
  size: number,
  type: string,
  who: string | undefined = token,
  key?: string,
) {
  const bytes = new Uint8Array(size);
  bytes.set(head.slice(0, size));
  const response = await fetch(`${backend.origin}/v1/api/common/upload`, {
    method: "POST",
    headers: {
      "content-type": type,
      ...(who === "" ? {} : { authorization: `Bearer ${who}` }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    body: bytes,
  });
  return (await response.json()) as { code: number; msg: string; data: { url: string } | null };
}

test.each([
  ["png", PNG, "image/png"],
  ["jpg", JPEG, "image/jpeg"],
  ["webp", WEBP, "image/webp"],
])("a %s is kept and served as what it is, and may be an avatar", async (extension, head, type) => {
  const { code, data } = await upload(head, 5000, "image/png");
  expect(code).toBe(0);
  const url = data?.url ?? "";
  expect(data).toMatchObject({ width: 300, height: 200 });
  expect(url).toMatch(new RegExp(`^/img/upload/[0-9a-f]{32}\\.${extension}$`));
  const served = await fetch(backend.origin + url);
  expect(served.headers.get("content-type")).toBe(type);
  expect(served.headers.get("x-content-type-options")).toBe("nosniff");
  expect(served.headers.get("content-disposition")).toBe(`inline; filename="${url.split("/").at(-1)}"`);
  const bytes = new Uint8Array(await served.arrayBuffer());
  expect([bytes.length, ...bytes.slice(0, head.length)]).toEqual([5000, ...head]);
  const updated = await backend.post(`${USER}/updateUser`, { avatar: url }, token);
  expect(updated.data).toMatchObject({ avatar: url });
});

test("what is no picture, too large, or without a token is refused", async () => {
  expect((await upload(PNG, LIMIT, "image/png")).code).toBe(0);
  expect((await upload(PNG, LIMIT + 1, "image/png")).code).toBe(4019);
  expect((await upload([...Buffer.from("<svg onload=")], 500, "image/png")).code).toBe(4020);
  expect((await upload([...Buffer.from("GIF89a")], 500, "image/gif")).code).toBe(4020);
  expect((await upload(PNG, 4, "image/png")).code).toBe(4020);
  // Of no size, and of an impossible one.
  expect((await upload(PNG.slice(0, 16), 500, "image/png")).code).toBe(4020);
  expect((await upload([...PNG.slice(0, 16), 255, 255, 255, 255], 500, "image/png")).code).toBe(4020);
  expect((await upload(JPEG.slice(0, 8), 500, "image/jpeg")).code).toBe(4020);
  expect((await upload([], 0, "image/png")).code).toBe(4020);
  expect((await upload(PNG, 100, "application/json")).code).toBe(0);
  expect((await upload(PNG, 100, "image/png", "")).code).toBe(401);
  expect((await fetch(`${backend.origin}/img/upload/none.png`)).status).toBe(404);
});

test("a picture that is sent again with its key is stored once", async () => {
  const key = crypto.randomUUID();
  const { data } = await upload(PNG, 100, "image/png", token, key);
  expect((await upload(PNG, 100, "image/png", token, key)).data).toEqual(data);
  expect((await upload(PNG, 100, "image/png")).data).not.toEqual(data);
  expect((await upload(PNG, 101, "image/png", token, key)).code).toBe(4028);
});

const FEEDBACK = { type: "BUG", content: "The star of match 1001 stays grey." };
const submit = (body: object, who?: string) => backend.post(`${USER}/submitFeedback`, body, who);

test("feedback is accepted from members and visitors, with pictures", async () => {
  const { data } = await upload(PNG, 100, "image/png");
  expect(await submit({ ...FEEDBACK, pictures: [data?.url], contact: "ada@example.org" }, token)).toEqual({
    code: 0,
    msg: "Thank you. We read everything.",
    data: null,
  });
  expect((await submit(FEEDBACK)).code).toBe(0);
});

test.each([
  [{ type: "PRAISE" }, "type"],
  [{ content: "  " }, "text"],
  [{ content: "x".repeat(2001) }, "text"],
  [{ pictures: "none" }, "pictures"],
  [{ pictures: ["/img/upload/none.png"] }, "pictures"],
  [{ pictures: ["", "", "", "", ""] }, "pictures"],
  [{ contact: 5 }, "contact"],
])("feedback with %j is refused", async (field, word) => {
  const { code, msg } = await submit({ ...FEEDBACK, ...field });
  expect([code, subjectOf(msg)]).toEqual([400, word]);
});

test("feedback is limited in number", async () => {
  const codes: number[] = [];
  for (let count = 0; count < 11; count++) codes.push((await submit(FEEDBACK)).code);
  expect(codes.filter((code) => code !== 0)).toEqual([4007]);
});

test.each([
  ["HTML", "<!doctype html><script>alert(1)</script>", "image/png"],
  ["SVG", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', "image/svg+xml"],
  ["HTML behind the letters of a PNG", "PNG\r\n<script>alert(1)</script>", "image/png"],
])("%s is no picture", async (_what, text, type) => {
  expect((await upload([...Buffer.from(text)], 200, type)).code).toBe(4020);
});

test("what nothing uses is removed after a day; what a post, reply, profile or feedback uses stays", async () => {
  const { token: who } = await backend.control.act("member", { name: "Cleo" });
  const urls: string[] = [];
  for (let size = 200; size < 205; size += 1) {
    urls.push((await upload(PNG, size, "image/png", who)).data?.url ?? "");
  }
  const [inPost, inReply, avatar, inFeedback] = urls as [string, string, string, string];
  const unused = urls[4] ?? "";
  const medium = (src: string) => ({ kind: "IMAGE", src, width: 300, height: 200, alt: "" });
  const community = "/v1/api/community";
  const keyed = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const headers = {
      authorization: `Bearer ${who}`,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    };
    const response = await fetch(backend.origin + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  };
  const { postId } = await keyed(`${community}/post/create`, { content: "One", mediaList: [medium(inPost)] });
  expect(postId).toEqual(expect.any(Number));
  const { replyId } = await keyed(`${community}/reply/create`, {
    postId,
    content: "Two",
    mediaList: [medium(inReply)],
  });
  expect(replyId).toEqual(expect.any(Number));
  await backend.post(`${USER}/updateUser`, { avatar }, who);
  await submit({ ...FEEDBACK, pictures: [inFeedback] }, who);
  const statuses = async (): Promise<readonly number[]> => {
    const answers = [inPost, inReply, avatar, inFeedback, unused].map((url) => fetch(backend.origin + url));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  backend.pass(DAY_MS - 60 * MINUTE_MS);
  await upload(PNG, 300, "image/png", who);
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
  backend.pass(2 * 60 * MINUTE_MS);
  await upload(PNG, 300, "image/png", who);
  expect(await statuses()).toEqual([200, 200, 200, 200, 404]);
});
