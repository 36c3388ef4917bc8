// The rich editor in a browser: input methods, the toolbar, and hostile input, of which nothing runs or is fetched.
import type { CDPSession, Locator, Page } from "@playwright/test";
import type { Product } from "../../support/product.ts";
import { aMember, requestsTo, startSignedIn } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

const CREATE = "/v1/api/community/post/create";

/** Opens the dialog in rich mode; answers its text. */
async function openEditor(page: Page, product: Product): Promise<Locator> {
  await startSignedIn(page, product, await aMember(product));
  await page.goto("/community");
  await expect(page.locator("[data-feed] [data-post-id]").first()).toBeVisible();
  // What opens the dialog cancels the event; before its code is loaded nothing does.
  await page.waitForFunction(() => !dispatchEvent(new CustomEvent("open-create-post", { cancelable: true })));
  await page.getByRole("radio", { name: "Rich" }).click();
  const text = page.locator("[data-editor-text]");
  await expect(text).toBeFocused();
  return text;
}

/** Composes a word as the keyboards of input methods do: each state replaces the one before, and the word ends it. */
async function compose(cdp: CDPSession, states: readonly string[], word: string): Promise<void> {
  for (const text of states) {
    const { length } = text;
    await cdp.send("Input.imeSetComposition", { text, selectionStart: length, selectionEnd: length });
  }
  await cdp.send("Input.insertText", { text: word });
}

test("Chinese, Japanese and Korean are composed without a letter doubled, and Enter publishes nothing", async ({
  context,
  page,
  product,
}) => {
  const text = await openEditor(page, product);
  const cdp = await context.newCDPSession(page);
  await compose(cdp, ["n", "ni", "nih", "nihao"], "你好");
  await compose(cdp, ["k", "か", "かn", "かん"], "漢");
  await page.getByRole("button", { name: "Bold", exact: true }).click();
  await expect(text).toBeFocused();
  await compose(cdp, ["ㅎ", "하", "한"], "한");
  await compose(cdp, ["g", "gu"], "gu");
  for (const modifiers of [0, 2]) {
    const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 229, modifiers };
    await cdp.send("Input.imeSetComposition", { text: "ok", selectionStart: 2, selectionEnd: 2 });
    await cdp.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...enter });
    await cdp.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
  }
  await cdp.send("Input.insertText", { text: "ok" });
  await expect(text).toHaveText("你好漢한guok");
  await expect(text.locator("strong")).toHaveText("한guok");
  expect(await requestsTo(product, CREATE)).toBe(0);

  await page.keyboard.press("Control+Enter");
  await expect.poll(() => requestsTo(product, CREATE)).toBe(1);
  await expect(text).toHaveCount(0);
  await expect(page.locator("[data-feed] [data-post-id]").filter({ hasText: "你好漢한guok" })).toBeVisible();
});

const EVIL = "https://evil.example";
const HOSTILE = [
  `<img src="${EVIL}/a.png" onerror="document.title='ran'" alt="of a picture">`,
  `<a href="javascript:document.title='ran'" onclick="document.title='ran'">of a link</a>`,
  `<svg onload="document.title='ran'"><script>document.title='ran'</script></svg>`,
  `<p style="background:url(${EVIL}/b.png)" onmouseover="document.title='ran'">of a style</p>`,
  `<iframe srcdoc="<script>parent.document.title='ran'</script>"></iframe><video src="${EVIL}/v.mp4"></video>`,
].join("");
const HOSTILE_DELTA = JSON.stringify({
  ops: [
    { insert: { image: `${EVIL}/c.png` }, attributes: { link: "javascript:alert(1)" } },
    { insert: { tag: { id: "x", text: "of a tag", color: `red;background:url(${EVIL}/d.png)` } } },
    { insert: { video: { src: `${EVIL}/e.mp4`, posterUrl: `${EVIL}/e.png` } } },
    { insert: "of a delta", attributes: { style: `background:url(${EVIL}/f.png)`, header: "<b>" } },
  ],
});

/** Sends a paste or a drop with this data to the text. */
const bring = (
  text: Locator,
  type: "paste" | "drop",
  data: Readonly<Record<string, string>>,
): Promise<void> =>
  text.evaluate(
    (root, [kind, entries]) => {
      const transfer = new DataTransfer();
      for (const [name, value] of Object.entries(entries)) transfer.setData(name, value);
      const init = { bubbles: true, cancelable: true };
      root.dispatchEvent(
        kind === "paste"
          ? new ClipboardEvent(kind, { ...init, clipboardData: transfer })
          : new DragEvent(kind, { ...init, dataTransfer: transfer }),
      );
    },
    [type, data] as const,
  );

test("nothing of hostile pastes and drops runs or is fetched, and a copy of it is clean", async ({
  page,
  product,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(EVIL)) foreign.push(request.url());
  });
  const text = await openEditor(page, product);
  const title = await page.title();
  await bring(text, "paste", { "text/html": HOSTILE, "text/plain": "x" });
  await bring(text, "drop", { "text/html": HOSTILE, "text/plain": "x" });
  await bring(text, "paste", { "application/x-touchline-delta": HOSTILE_DELTA });
  for (const words of ["of a picture", "of a link", "of a style", "of a tag", "of a delta"]) {
    await expect(text).toContainText(words);
  }
  expect(await text.locator("img, a, svg, script, iframe, video, [onclick], [onerror]").count()).toBe(0);

  await text.press("Control+a");
  const copied = await text.evaluate((root) => {
    const clipboardData = new DataTransfer();
    root.dispatchEvent(new ClipboardEvent("copy", { bubbles: true, cancelable: true, clipboardData }));
    return Object.fromEntries(clipboardData.types.map((type) => [type, clipboardData.getData(type)]));
  });
  expect(copied["text/html"]).toMatch(/^(?:<p>[^<>]*<\/p>)+$/);
  expect(Object.values(copied).join(" ")).not.toMatch(/evil\.example|javascript:|onerror/);
  expect(await page.title()).toBe(title);
  expect(foreign).toEqual([]);
});

test("a list is made by a second line alone, and one Backspace or undo gives the typed text back", async ({
  page,
  product,
}) => {
  const text = await openEditor(page, product);
  await page.keyboard.type("2. Bundesliga\n30. November\n1. Köln\n2. ");
  await expect(text.locator("p")).toHaveText(["2. Bundesliga", "30. November"]);
  await expect(text.locator("li")).toHaveText(["Köln", ""]);
  await page.keyboard.press("Backspace");
  await expect(text.locator("li")).toHaveCount(0);
  await page.keyboard.type("Liga\n- a\n- b");
  const signs = text.locator("li > .ql-ui");
  await expect(text.locator("li")).toHaveText(["a", "b"]);
  await page.keyboard.press("Control+z");
  await expect(text.locator("p")).toHaveText([
    "2. Bundesliga",
    "30. November",
    "1. Köln",
    "2. Liga",
    "- a",
    "- b",
  ]);
  await page.keyboard.press("Control+Shift+z");
  await expect(text.locator("li")).toHaveText(["a", "b"]);
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("1. one\n2. two\nthree");
  await expect(signs.nth(4)).toHaveAttribute("data-number", "3");
  await page.keyboard.press("Control+Enter");
  await expect(text).toHaveCount(0);
  const card = page.locator("[data-feed] [data-post-id]").filter({ hasText: "2. Liga" });
  await expect(card).toContainText("3. three");
});
