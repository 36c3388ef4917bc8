// Hostile rich text: whatever is in a document, only known elements, attributes and addresses are rendered.
import { cleanup } from "@testing-library/react";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANY_DOCUMENT, WORDY_DOCUMENT, withoutSpace } from "#domain/testing/anyDocument.ts";
import { renderDocument } from "../testing/renderDocument.tsx";

/** Every element that may appear, with the attributes that it may have besides those of all. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  h3: ["data-level"],
  h4: ["data-level"],
  h5: ["data-level"],
  h6: ["data-level"],
  p: [],
  blockquote: [],
  pre: ["data-language"],
  code: [],
  ul: [],
  ol: ["start"],
  li: ["data-checked"],
  br: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  bdi: ["translate"],
  a: ["href", "target", "rel", "aria-label", "aria-describedby"],
  span: ["data-tag"],
  img: ["src", "alt", "width", "height", "loading", "decoding"],
  figure: [],
  figcaption: [],
  video: ["src", "poster", "width", "height", "controls", "playsinline", "preload"],
};
const EVERYWHERE = new Set(["class", "dir", "style", "data-align", "data-indent"]);
const STYLES = /^(?:margin-inline-start: min\([\d.]+em, 50%\);|--tag: #[\da-f]{6};)$/;
const LINKS = /^(?:https?:\/\/[^/?#@\s\\]|mailto:|\/(?:football|topic|profile)\/)/i;

/** What is not allowed in the tree below an element. */
function findForbidden(root: Element): readonly string[] {
  return [...root.querySelectorAll("*")].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    const allowed = ALLOWED[name];
    if (allowed === undefined) return [`<${name}>`];
    return [...element.attributes].flatMap((attribute) => {
      const { value } = attribute;
      const found = `<${name} ${attribute.name}="${value}">`;
      switch (attribute.name) {
        case "href":
          return LINKS.test(value) ? [] : [found];
        case "src":
        case "poster":
          return isOurs(value) ? [] : [found];
        case "style":
          return STYLES.test(value.trim()) ? [] : [found];
        default:
          return allowed.includes(attribute.name) || EVERYWHERE.has(attribute.name) ? [] : [found];
      }
    });
  });
}

const PAGE = "https://touchline.example";
const isOurs = (address: string): boolean =>
  address.startsWith("/") && new URL(address, PAGE).origin === PAGE;

const SCRIPTS = [
  "javascript:alert(1)",
  " jAvAsCrIpT:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml,<svg onload='alert(1)'/>",
  "blob:https://touchline.example/1",
  "vbscript:x",
  "//evil.example/a.png",
  "/\\evil.example/a.png",
  "/\t/evil.example/a.png",
  "https://evil.example/a.png",
  "https://touchline.example@evil.example/a.png",
  '"><script>alert(1)</script>',
  "' onerror='alert(1)",
  "<img src=x onerror=alert(1)>",
  "</p><iframe srcdoc='<script>alert(1)</script>'>",
  "red;background:url(//evil.example)",
  "expression(alert(1))",
  "var(--accent)",
  "{{constructor.constructor('alert(1)')()}}",
  "team:7/../../logout",
  "__proto__",
];

const FORMATS = [
  "header",
  "indent",
  "list",
  "bold",
  "code",
  "blockquote",
  "code-block",
  "align",
  "direction",
  "link",
  "color",
  "background",
  "font",
  "size",
  "script",
  "style",
  "class",
  "id",
  "onclick",
  "dangerouslySetInnerHTML",
  "ref",
  "key",
  "children",
];
const FIELDS = [
  "id",
  "text",
  "color",
  "uniqueId",
  "src",
  "posterUrl",
  "originalFileUrl",
  "width",
  "height",
  "caption",
  "alt",
  "href",
  "srcset",
  "srcdoc",
  "onerror",
  "style",
];
const GOOD_FIELDS = { text: "words", src: "/img/a.png", caption: "words" };
const KINDS = ["tag", "image", "video", "empty-space", "html", "iframe", "script", "formula", "divider"];

describe.each(SCRIPTS)("%j", (payload) => {
  it("is text in the position of a text, and of a plain document", () => {
    expect(findForbidden(renderDocument({ ops: [{ insert: payload }] }))).toEqual([]);
    expect(withoutSpace(document.body.textContent)).toContain(withoutSpace(payload));
    cleanup();
    expect(findForbidden(renderDocument(payload))).toEqual([]);
  });

  it("does nothing as any format of text, line or embed", () => {
    const ops = FORMATS.flatMap((name) =>
      [payload, { toString: payload }, [payload], { [payload]: payload, __html: payload }].flatMap(
        (value) => [
          { insert: "words", attributes: { [name]: value } },
          { insert: { image: "/img/a.png" }, attributes: { [name]: value } },
          { insert: "\n", attributes: { [name]: value } },
        ],
      ),
    );
    const root = renderDocument({ ops });
    expect(findForbidden(root)).toEqual([]);
    expect(root.textContent).toContain("words");
    // A text as "code-block" is the name of a language, and code has no pictures.
    expect(root.querySelectorAll("img")).toHaveLength(FORMATS.length * 4 - 1);
  });

  it("does nothing as any field of an embed, as its whole value, and as its name", () => {
    const ops = KINDS.flatMap((kind) => [
      ...FIELDS.flatMap((field) => [
        { insert: { [kind]: { ...GOOD_FIELDS, [field]: payload } } },
        { insert: { [kind]: { ...GOOD_FIELDS, [field]: { [field]: payload } } } },
      ]),
      { insert: { [kind]: payload } },
      { insert: { [payload]: GOOD_FIELDS } },
      { insert: { [kind]: GOOD_FIELDS, [payload]: payload, onerror: payload } },
    ]);
    const root = renderDocument({ ops });
    expect(findForbidden(root)).toEqual([]);
    expect(root.querySelectorAll("img, video, [data-tag]").length).toBeGreaterThan(40);
  });
});

it("the search for forbidden parts finds them", () => {
  const root = document.createElement("div");
  const add = (name: string, attributes: Readonly<Record<string, string>>): void => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    root.append(element);
  };
  add("iframe", {});
  add("a", { href: "javascript:alert(1)" });
  add("a", { href: "//evil.example" });
  add("img", { src: "//evil.example/a.png" });
  add("img", { src: "/img/a.png", onerror: "alert(1)" });
  add("p", { style: "position: fixed" });
  expect(findForbidden(root)).toHaveLength(6);
});

it("any value is rendered without failing, and has nothing forbidden", () => {
  fc.assert(
    fc.property(ANY_DOCUMENT, (value) => {
      expect(findForbidden(renderDocument(value))).toEqual([]);
      cleanup();
    }),
    { numRuns: 150 },
  );
});

it("no word of a document is lost", () => {
  fc.assert(
    fc.property(WORDY_DOCUMENT, ({ ops, words }) => {
      expect(withoutSpace(renderDocument({ ops }).textContent)).toBe(words);
      cleanup();
    }),
    { numRuns: 150 },
  );
});
