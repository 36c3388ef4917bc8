// The documents of posts and topics: what everybody may read of them, and nothing else.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPicture, keyed, picture } from "../routes/community/communityClient.ts";
import { type MemberBackend, startMemberBackend } from "../routes/user/memberClient.ts";

let backend: MemberBackend;
let token: string;
beforeAll(async () => {
  backend = await startMemberBackend();
  ({ token } = await backend.control.act("member", { name: "Ada" }));
});
afterAll(() => backend.close());

async function documentOf(body: object): Promise<string> {
  const { data } = await keyed(backend, "post/create", body, token);
  return (await fetch(`${backend.origin}/posts/${data.postId}`)).text();
}

const GENERIC = "<title>Touchline</title>";

test("says title, beginning and first picture of a public post", async () => {
  const src = await aPicture(backend, token);
  const mediaList = [picture(src)];
  const html = await documentOf({ title: "A <late> goal", content: "In the 90th\nminute.", mediaList });
  expect(html).toContain("<title>A &#60;late&#62; goal – Touchline</title>");
  expect(html).toContain('<meta name="description" content="In the 90th minute." />');
  expect(html).toContain(`<meta property="og:image" content="${new URL(src, backend.origin).href}" />`);
  expect(html).toContain('<meta property="og:image:alt" content="A ball" />');
});

test("names the author of a post without a title, and keeps the common picture where it has none", async () => {
  const html = await documentOf({ content: "Well played." });
  expect(html).toContain("<title>Ada – Touchline</title>");
  expect(html).toContain('<meta property="og:image" content="/og.png" />');
});

test("says nothing but the title of a spoiler", async () => {
  const mediaList = [picture(await aPicture(backend, token))];
  const html = await documentOf({ title: "The final", content: "2-1!", isSpoiler: true, mediaList });
  expect(html).toContain("<title>The final – Touchline</title>");
  expect(html).not.toContain("2-1!");
  expect(html).toContain('<meta property="og:image" content="/og.png" />');
});

test("says the name of a topic that a visitor may see, and of no other", async () => {
  const post = { content: "Words", topicIds: ["Late <goals>"] };
  const { data } = await keyed<{ topicList: { topicId: number }[] }>(backend, "post/create", post, token);
  const topic = `${backend.origin}/topic/${data.topicList[0]?.topicId}`;
  expect(await (await fetch(topic)).text()).toContain("<title>Late &#60;goals&#62; – Touchline</title>");
  const closed = { content: "Words", topicIds: ["Mine alone"], visibility: "CLOSE" };
  const own = (await keyed<{ topicList: { topicId: number }[] }>(backend, "post/create", closed, token)).data;
  const hidden = await (await fetch(`${backend.origin}/topic/${own.topicList[0]?.topicId}`)).text();
  expect(hidden).toContain(GENERIC);
});

test("says nothing of a post for few, a deleted one, or none", async () => {
  const few = await documentOf({ title: "Quiet", content: "zebra", visibility: "CLOSE" });
  expect(few).toContain(GENERIC);
  expect(few).not.toMatch(/Quiet|zebra/);
  const { data } = await keyed(backend, "post/create", { title: "Gone", content: "okapi" }, token);
  await backend.control.act("deletePost", { postId: data.postId });
  for (const path of [`/posts/${data.postId}`, "/posts/999999", "/posts/x", "/live"]) {
    const html = await (await fetch(backend.origin + path)).text();
    expect([path, html.includes(GENERIC)]).toEqual([path, true]);
  }
});
