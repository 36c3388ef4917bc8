// Promise 4: a post is read as it was written, and no key of an input method publishes it.
import { aPng } from "../../support/picture.ts";
import { aMember } from "../../support/signIn.ts";
import type { Tab } from "../driver/tab.ts";
import { isAtRest, startSignedIn, takesFiles } from "../pages.ts";
import type { Product } from "../../support/product.ts";
import { expect, type Stage, test } from "../test.ts";

const DIALOG = "[role=dialog]";
const AREA = `${DIALOG} [data-composer] textarea:not([name=title])`;
const EDITOR = `${DIALOG} [data-editor-text]`;
const CREATE = "/v1/api/community/post/create";

/** Signs that one Backspace takes as a whole. */
const SIGNS = ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇧🇷", "👨‍👩‍👧", "é"];
/** Letters of Thai and Hindi, and what one Backspace leaves of them. WebKitGTK, unlike Safari, takes them as a whole, too. */
const SIGN_BY_SIGN = { ที่: "ที", कि: "क" };

interface Pasted {
  readonly css: string;
  readonly data: Readonly<Record<string, string>>;
  /** A PNG as base64. */
  readonly picture?: string;
}

/** Sends a paste to the element that has the focus. */
async function paste(tab: Tab, pasted: Pasted): Promise<void> {
  await tab.evaluate(({ css, data, picture }) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    if (picture !== undefined) {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      clipboardData.items.add(new File([bytes], "save.png", { type: "image/png" }));
    }
    const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
    // Firefox does not take it from the constructor.
    Object.defineProperty(event, "clipboardData", { value: clipboardData });
    document.querySelector(css)?.dispatchEvent(event);
    return true;
  }, pasted);
}

/** Enter with Ctrl as an input method sends it, while it composes and as its last key. */
async function enterOfInputMethod(tab: Tab, css: string): Promise<void> {
  await tab.evaluate((selector) => {
    for (const isComposing of [true, false]) {
      const init = {
        key: "Enter",
        code: "Enter",
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
        isComposing,
      };
      const event = new KeyboardEvent("keydown", init);
      Object.defineProperty(event, "keyCode", { value: 229 });
      document.querySelector(selector)?.dispatchEvent(event);
    }
    return true;
  }, css);
}

/** Opens the dialog as a member of its own. */
async function openComposer(stage: Stage, product: Product, mode: "Simple" | "Rich"): Promise<Tab> {
  const tab = await (await stage.browser()).tab();
  await startSignedIn(tab, stage.origin, product, await aMember(product));
  await tab.open(`${stage.origin}/community?type=all`);
  await tab.press("main button", "Write a post");
  await takesFiles(tab);
  if (mode === "Rich") await tab.press(`${DIALOG} [role=radio]`, "Rich");
  await tab.press(mode === "Rich" ? EDITOR : AREA);
  return tab;
}

const publishes = async ({ control }: Product): Promise<number> =>
  (await control.state()).sinceReset.requests[CREATE] ?? 0;

/** Publishes, and opens the post on its page. */
async function publish(tab: Tab, origin: string, words: string): Promise<void> {
  await tab.press(`${DIALOG} button`, "Publish");
  await tab.gone(DIALOG);
  const id = await tab.until(
    "the post in the list",
    (text) =>
      [...document.querySelectorAll("[data-feed] [data-post-id]")]
        .find((card) => card.textContent?.includes(text))
        ?.getAttribute("data-post-id"),
    words,
  );
  await isAtRest(tab);
  await tab.open(`${origin}/posts/${id}`);
  await tab.text("main article", `${words}…`);
}

test("4: a plain post is read as written, and no key of an input method publishes it @short", async ({
  stage,
  product,
}) => {
  const tab = await openComposer(stage, product, "Simple");
  await tab.type("What a save");
  await enterOfInputMethod(tab, AREA);
  await tab.key("Enter");
  await tab.type("Twice");
  expect(await publishes(product)).toBe(0);
  await publish(tab, stage.origin, "What a save");
  const lines = (): number => {
    const range = document.createRange();
    const walker = document.createTreeWalker(document.querySelector("main article")!, NodeFilter.SHOW_TEXT);
    const tops = new Set<number>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/What a save|Twice/.test(node.textContent ?? "")) continue;
      range.selectNodeContents(node);
      for (const { top } of range.getClientRects()) tops.add(Math.round(top));
    }
    return tops.size;
  };
  expect(await tab.evaluate(lines)).toBe(2);
  expect(stage.complaints()).toEqual([]);
});

test("4: a rich post with a list, bold words, a tag, pastes and a picture is read as written @short", async ({
  stage,
  product,
}) => {
  const tab = await openComposer(stage, product, "Rich");
  await tab.key("b", "Control");
  await tab.type("Bold");
  await enterOfInputMethod(tab, EDITOR);
  await tab.key("b", "Control");
  await tab.key("Enter");
  await tab.type("#");
  await tab.text(`${DIALOG} [role=option]`);
  await tab.key("ArrowDown");
  await tab.text(`${DIALOG} [role=option][aria-selected=true]`);
  await tab.key("Enter");
  // Quill puts invisible signs around it.
  const topic = (await tab.text(`${EDITOR} .ql-tag`)).replaceAll("\uFEFF", "");
  await tab.key("Enter");
  await tab.type("- first");
  await tab.key("Enter");
  await tab.type("- second");
  await tab.key("Enter");
  await tab.key("Enter");
  await paste(tab, {
    css: EDITOR,
    data: { "text/html": "<p>From <i>outside</i></p>", "text/plain": "From outside" },
  });
  await tab.text(`${EDITOR} em`, "outside");
  await tab.type(" gone");
  await tab.key("z", "Control");
  await tab.until(
    "the undone words",
    (css) => !document.querySelector(css)?.textContent?.includes("gone"),
    EDITOR,
  );
  await paste(tab, { css: EDITOR, data: {}, picture: aPng(60, 30, [200, 30, 30]).toString("base64") });
  await tab.text(`${EDITOR} img`);
  await tab.until(
    "a picture that is sent",
    (css) => document.querySelector(`${css} [data-upload-progress]`) === null,
    EDITOR,
  );
  await tab.fill(`${DIALOG} li textarea`, "A save in the rain");
  expect(await publishes(product)).toBe(0);
  await publish(tab, stage.origin, "From outside");
  expect(
    await tab.evaluate(() => {
      const article = document.querySelector("main article")!;
      const texts = (css: string) => [...article.querySelectorAll(css)].map((each) => each.textContent);
      return {
        bold: texts("strong"),
        tags: texts("[data-tag]"),
        list: texts("li"),
        italic: texts("em"),
        pictures: article.querySelectorAll("figure img, p img").length > 0,
      };
    }),
  ).toEqual({
    bold: ["Bold"],
    tags: [topic],
    list: ["first", "second"],
    italic: ["outside"],
    pictures: true,
  });
  expect(stage.complaints()).toEqual([]);
});

test("4: one Backspace takes a flag, a family and an accent as a whole, and one sign of Thai and Hindi", async ({
  stage,
  product,
}) => {
  const tab = await openComposer(stage, product, "Rich");
  const isWhole = stage.engine === "webkit" && process.platform === "linux";
  const expected = [
    ...SIGNS.map((sign) => [sign, ""]),
    ...Object.entries(SIGN_BY_SIGN).map(([letter, rest]) => [letter, isWhole ? "" : rest]),
  ];
  const left: string[][] = [];
  for (const [sign = ""] of expected) {
    await paste(tab, { css: EDITOR, data: { "text/plain": `a${sign}` } });
    await tab.until("the sign", (sought) => document.querySelector(sought.css)?.textContent === sought.text, {
      css: EDITOR,
      text: `a${sign}`,
    });
    await tab.key("Backspace");
    const rest = await tab.until(
      "the sign to be taken",
      (sought) => {
        const text = document.querySelector(sought.css)?.textContent ?? "";
        return text === sought.text ? undefined : { text };
      },
      { css: EDITOR, text: `a${sign}` },
    );
    left.push([sign, rest.text.replace(/^a/, "")]);
    await tab.key("a", "Control");
    await tab.key("Backspace");
  }
  expect(left).toEqual(expected);
});
