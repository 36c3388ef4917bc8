// Rich text as elements: their kinds, safe links, tags, pictures and videos.
import { cleanup } from "@testing-library/react";
import { expect, it } from "vitest";
import type { RichTextProps } from "./RichText.tsx";
import { renderDocument } from "../testing/renderDocument.tsx";

const draw = (ops: readonly unknown[], props: Omit<RichTextProps, "document"> = {}): HTMLElement =>
  renderDocument({ ops }, props);

const html = (root: HTMLElement): string =>
  root.innerHTML.replaceAll(/ (?:dir|data-level|aria-describedby)="[^"]*"/g, "");

it("renders headings, paragraphs, lists and formats as elements", () => {
  const root = draw([
    { insert: "Title" },
    { insert: "\n", attributes: { header: 1 } },
    { insert: "one " },
    { insert: "two", attributes: { bold: true, italic: true } },
    { insert: "\nthree\n" },
    { insert: "a" },
    { insert: "\n", attributes: { list: "bullet" } },
    { insert: "b" },
    { insert: "\n", attributes: { list: "ordered", indent: 1 } },
    { insert: "s", attributes: { strike: true, underline: true } },
    { insert: "\n", attributes: { blockquote: true } },
  ]);
  expect(html(root)).toBe(
    "<h3>Title</h3><p>one <strong><em>two</em></strong><br>three</p>" +
      "<ul><li>a<ol><li>b</li></ol></li></ul><blockquote><u><s>s</s></u></blockquote>",
  );
});

it("limits headings to level six, and gives them ids on request", () => {
  const ops = [{ insert: "Deep" }, { insert: "\n", attributes: { header: 6 } }];
  expect(draw(ops).querySelector("h6")?.id).toBe("");
  cleanup();
  expect(draw(ops, { anchors: true, topHeading: 1 }).querySelector("h6")?.id).toBe("s-deep");
});

it("opens links of members in a new tab, marked as theirs, and has none to our own pages", () => {
  const root = draw([
    { insert: "web", attributes: { link: "https://a.example/x" } },
    { insert: "page", attributes: { link: "/privacy?x=1" } },
  ]);
  const links = [...root.querySelectorAll("a")];
  expect(links.map((link) => [link.getAttribute("href"), link.target, link.rel])).toEqual([
    ["https://a.example/x", "_blank", "noopener nofollow ugc"],
  ]);
  expect(root.textContent).toBe("webpage");
});

it("opens links of our own documents in a new tab, those to our pages in the current language", () => {
  const ops = [
    { insert: "web", attributes: { link: "https://a.example/x" } },
    { insert: "page", attributes: { link: "/privacy?x=1" } },
  ];
  const links = [...draw(ops, { own: true }).querySelectorAll("a")];
  expect(links.map((link) => [link.getAttribute("href"), link.target, link.rel])).toEqual([
    ["https://a.example/x", "_blank", "noopener"],
    ["/privacy?x=1", "_blank", "noopener"],
  ]);
});

it("reads text, JSON and objects", () => {
  for (const document of ["Words\n", '{"ops":[{"insert":"Words"}]}', { ops: [{ insert: "Words" }] }]) {
    expect(html(renderDocument(document))).toBe("<p>Words</p>");
    cleanup();
  }
});

it.each([
  "javascript:alert(1)",
  " jAvAsCrIpT:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html;base64,PHNjcmlwdD4=",
  "vbscript:x",
  "//evil.example",
  "/\\evil.example",
  ["javascript:alert(1)"],
])("shows the words of the link %j without the link", (link) => {
  const root = draw([{ insert: "words", attributes: { link } }]);
  expect(root.querySelector("a")).toBeNull();
  expect(root.textContent).toBe("words");
});

it("shows HTML markup as plain text, and omits unknown blocks", () => {
  const root = draw([
    { insert: '<img src=x onerror="alert(1)"><script>alert(1)</script>' },
    { insert: { image: "x", onerror: "alert(1)" } },
    { insert: { html: "<iframe>" } },
    { insert: "\n", attributes: { header: { toString: "x" }, style: "position:fixed", onclick: "alert(1)" } },
  ]);
  expect(root.querySelectorAll("img, script, iframe, [onclick]")).toHaveLength(0);
  expect(root.textContent).toBe('<img src=x onerror="alert(1)"><script>alert(1)</script>');
});

it("leads from a tag to what it names, in the same tab", () => {
  const tag = (id: string) => ({ insert: { tag: { id, text: id } } });
  const ids = ["match:1", "team:2", "league:3", "player:4", "topic:5", "user:6", "word", "page:7"];
  const root = draw(ids.map(tag));
  expect([...root.querySelectorAll("[data-tag]")].map((each) => each.textContent)).toEqual(ids);
  expect([...root.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/football/match/1",
    "/football/team/2",
    "/football/league/3",
    "/football/player/4",
    "/topic/5",
    "/profile/6",
  ]);
  expect(root.querySelector("a")?.target).toBe("");
});

it("draws a tag inside a link without a link of its own", () => {
  const link = "https://a.example/";
  const root = draw([
    { insert: "a ", attributes: { link } },
    { insert: { tag: { id: "team:2", text: "United" } }, attributes: { link } },
  ]);
  expect([...root.querySelectorAll("a")].map((each) => each.textContent)).toEqual(["a United"]);
});

it("loads pictures late, reserves their room, and names a linked one that has no description", () => {
  const root = draw([
    { insert: { image: { src: "/img/a.png", width: 640, height: 360, alt: "A goal" } } },
    { insert: { image: "/img/b.png" }, attributes: { link: "https://a.example/" } },
  ]);
  const [sized, unsized] = root.querySelectorAll("img");
  expect([sized?.loading, sized?.width, sized?.height, sized?.alt]).toEqual(["lazy", 640, 360, "A goal"]);
  expect(unsized?.hasAttribute("width")).toBe(false);
  expect(sized?.className).not.toBe(unsized?.className);
  expect(root.querySelector("a")?.getAttribute("aria-label")).toBe("https://a.example/");
});

it("draws the caption of a picture and of a video, and loads no video before it is played", () => {
  const root = draw([
    { insert: { image: { src: "/img/a.png", caption: "The goal" } } },
    { insert: { video: { src: "/v.mp4", width: 640, height: 360, caption: "All of it" } } },
  ]);
  expect([...root.querySelectorAll("figure > figcaption")].map((each) => each.textContent)).toEqual([
    "The goal",
    "All of it",
  ]);
  const video = root.querySelector("video");
  expect([video?.controls, video?.getAttribute("preload"), video?.hasAttribute("poster")]).toEqual([
    true,
    "none",
    false,
  ]);
});

it("takes the side of a list from its first letters, and marks every item on that side", () => {
  const root = draw([
    { insert: "one" },
    { insert: "\n", attributes: { list: "bullet" } },
    { insert: "واحد" },
    { insert: "\n", attributes: { list: "bullet" } },
  ]);
  expect(root.querySelector("ul")?.getAttribute("dir")).toBe("auto");
  // A direction of its own would put the mark of an item outside the text.
  expect(root.querySelectorAll("li[dir]")).toHaveLength(0);
});

it("moves lists in by six levels at most, and keeps all thirty", () => {
  const root = draw(
    Array.from({ length: 31 }, (_, indent) => [
      { insert: `${indent}` },
      { insert: "\n", attributes: { list: "bullet", indent } },
    ]).flat(),
  );
  expect(root.querySelectorAll("ul")).toHaveLength(31);
  expect(root.querySelectorAll("ul[class]")).toHaveLength(25);
});
