// Payloads in every position of posts and replies, as the server sends them and as they are written: nothing runs.
import type { Page } from "@playwright/test";
import { aPng } from "../../support/picture.ts";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const EVIL = "https://evil.example";
const RUN = "globalThis.broken=1";
/** Short enough for the name of a topic. */
const MARKUP = "<img src=x onerror=globalThis.broken=1>";
const PAYLOADS = [
  `${MARKUP}<svg onload="${RUN}"><script>${RUN}</script></svg>`,
  `javascript:${RUN}`,
  `java\nscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `${EVIL}/a.png`,
  "//evil.example/b.png",
  "/\\evil.example/c.png",
  `red;background:url(${EVIL}/d.png)`,
  `" onmouseover="${RUN}" style="background:url(${EVIL}/e.png)`,
];
/** Formats of text, lines and embeds, and attributes that are none. */
const FORMATS = [
  "header",
  "list",
  "indent",
  "align",
  "direction",
  "code-block",
  "blockquote",
  "bold",
  "link",
];
const ATTRIBUTES = [
  ...FORMATS,
  "color",
  "background",
  "font",
  "style",
  "class",
  "onclick",
  "srcdoc",
  "__html",
];
const EMBEDS = {
  image: ["src", "alt", "caption", "width", "height", "srcset", "onerror"],
  video: ["id", "src", "posterUrl", "originalFileUrl", "caption", "width", "height"],
  tag: ["id", "text", "color", "uniqueId", "href"],
  "empty-space": ["text"],
  upload: ["id", "alt"],
  iframe: ["src", "srcdoc"],
} as const;
const GOOD = { text: "words", src: "/images/default-avatar.png", caption: "words" };

const inserts = PAYLOADS.flatMap((payload) => [
  { insert: payload },
  ...ATTRIBUTES.flatMap((name) => [
    { insert: "words", attributes: { [name]: payload } },
    { insert: { image: payload }, attributes: { [name]: payload } },
    { insert: "\n", attributes: { [name]: payload } },
  ]),
  ...Object.entries(EMBEDS).flatMap(([kind, fields]) => [
    ...fields.map((field) => ({ insert: { [kind]: { ...GOOD, [field]: payload } } })),
    { insert: { [kind]: payload } },
  ]),
  { insert: { [payload]: payload } },
  { insert: "\n" },
]);
const DOCUMENT = JSON.stringify({ ops: inserts });
const MEDIA = PAYLOADS.map((payload, at) => ({
  kind: at % 2 === 0 ? ("IMAGE" as const) : ("VIDEO" as const),
  src: payload,
  poster: payload,
  width: 16,
  height: 9,
  alt: payload,
  embedded: false,
}));

/** Addresses that the browser was asked for outside of the product. */
function noteForeign(page: Page, origin: string): readonly string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:data|blob):/.test(url)) foreign.push(url);
  });
  return foreign;
}

/** Nothing has run, and nothing on the page could: no handler, no frame, no address of a script or of another site. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate((own) => {
    const bad = ([...document.querySelectorAll("body *")] as HTMLElement[]).filter((element) => {
      if (element.matches("iframe, object, embed, svg script, form[action], base")) return true;
      return [...element.attributes].some(({ name, value }) => {
        if (name.startsWith("on")) return true;
        if (name === "style") return /url|expression/i.test(value);
        // An empty address leads to the page itself.
        if (name === "href") return !/^(?:$|https?:\/\/|mailto:|\/(?![/\\])|#)/.test(value);
        if (!["src", "srcset", "poster", "srcdoc", "data", "formaction"].includes(name)) return false;
        return new URL(value, own).origin !== own && !/^(?:data:image|blob:)/.test(value);
      });
    });
    return { broken: "broken" in globalThis, bad: bad.map(({ outerHTML }) => outerHTML.slice(0, 200)) };
  }, new URL(page.url()).origin);
  expect(found).toEqual({ broken: false, bad: [] });
}

test("payloads that the server sends are words in lists, posts, replies and the editor", async ({
  page,
  product,
  complaints,
}) => {
  const { control, origin } = product;
  const foreign = noteForeign(page, origin);
  await freezeWorld(product, 2);
  const member = await aMember(product, MARKUP);
  const { userId } = member;
  const rich = { contentMode: "RICH_TEXT", content: DOCUMENT, media: MEDIA } as const;
  const { postIds } = await control.act("post", {
    ...rich,
    userId,
    title: MARKUP,
    summary: PAYLOADS.join(" "),
  });
  const [postId = 0] = postIds;
  await control.act("reply", { ...rich, postId, userId });
  await control.act("reply", { postId, userId, content: PAYLOADS.join("\n"), media: MEDIA.slice(0, 4) });
  await startSignedIn(page, product, member);

  await page.goto("/community?type=all");
  await expect(page.locator(`[data-post-id="${postId}"]`)).toContainText(MARKUP);
  await expectHarmless(page);
  await page.goto(`/posts/${postId}`);
  const article = page.locator("main article").first();
  await expect(article).toContainText(`javascript:${RUN}`);
  await expect(page.locator("main article").nth(2)).toContainText(MARKUP);
  await expectHarmless(page);

  await article.getByRole("button", { name: "More actions" }).first().click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const text = page.locator("[data-editor-text]");
  await expect(text).toContainText(`javascript:${RUN}`);
  await expectHarmless(page);
  await text.press("Control+a");
  const copied = await text.evaluate((root) => {
    const clipboardData = new DataTransfer();
    root.dispatchEvent(new ClipboardEvent("copy", { bubbles: true, cancelable: true, clipboardData }));
    return clipboardData.getData("text/html");
  });
  const attributes = [...copied.matchAll(/<[a-z][a-z0-9]*\s+([^>]*)>/gi)].map(([, each]) => each);
  expect(copied).toContain("words");
  expect(attributes.join("\n")).not.toMatch(/evil\.example\/[b-e]|javascript:|\bon\w+=|style=/);
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test("payloads that a member writes are words in the composer and in the post", async ({
  page,
  product,
  complaints,
}) => {
  const foreign = noteForeign(page, product.origin);
  await freezeWorld(product, 2);
  await startSignedIn(page, product, await aMember(product, "Harry"));
  await page.goto("/community?type=all");
  await page.getByRole("button", { name: "Write a post" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New post" });
  await dialog.getByLabel("Title").fill(MARKUP);
  await dialog.getByRole("textbox", { name: "Text" }).fill(PAYLOADS.join("\n"));
  const file = { name: `${MARKUP}.png`, mimeType: "image/png", buffer: aPng(40, 20, [200, 30, 30]) };
  await dialog.locator("input[type=file]").setInputFiles(file);
  await expect(dialog.getByText(`${MARKUP}.png`)).toBeVisible();
  await dialog.getByLabel("What it shows").fill(MARKUP);
  await dialog.getByLabel("Topics").fill(MARKUP);
  await dialog.getByRole("option").filter({ hasText: MARKUP }).click();
  await expect(dialog.locator("[data-upload-progress]")).toHaveCount(0);
  await expectHarmless(page);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog).toHaveCount(0);

  // Beside the list there may still be the card of the post while it was sent.
  const card = page.locator("[data-feed]").getByRole("article", { name: "Harry" });
  await page.goto(`/posts/${await card.getAttribute("data-post-id")}`);
  const article = page.locator("main article").first();
  await expect(article).toContainText(MARKUP);
  await expect(article.getByRole("img", { name: MARKUP })).toBeVisible();
  await expectHarmless(page);
  await article.getByRole("link").filter({ hasText: MARKUP }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(MARKUP);
  await expectHarmless(page);
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});
