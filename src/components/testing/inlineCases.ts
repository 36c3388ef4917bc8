// Cases of rich text about what a line holds: formats, links, tags, pictures and videos.
// See docs/product.md#rich-text.
import type { ReaderCase } from "./readerCase.ts";

export const INLINE_CASES: readonly ReaderCase[] = [
  {
    name: "bold, italic, underline, strike",
    ops: [
      ["a", { bold: true }],
      ["b", { italic: true }],
      ["c", { underline: true }],
      ["d", { strike: true }],
      "\n",
    ],
    tree: "p(strong(a),em(b),u(c),s(d))",
  },
  {
    name: "all at once, in one order",
    ops: [["a", { strike: true, underline: true, italic: true, bold: true }], "\n"],
    tree: "p(strong(em(u(s(a)))))",
  },
  {
    name: "unknown formats are left out, words stay",
    ops: [
      ["a", { onclick: "alert(1)", style: "position:fixed", font: "x", size: "huge", mention: {} }],
      "\n",
    ],
    tree: "p(a)",
  },
  {
    name: "colour that is none is left out",
    ops: [
      ["a", { color: "red;background:url(//evil)", background: "url(//evil)" }],
      ["b", { color: "var(--x)" }],
      ["c", { color: "expression(1)" }],
      "\n",
    ],
    tree: "p(abc)",
  },
  {
    name: "link",
    ops: [["a", { link: "https://a.example/x?y=1#z" }], "\n"],
    tree: "p(a[href=https://a.example/x?y=1#z](a))",
  },
  {
    name: "link whose words change format is one link",
    ops: [["a ", { link: "https://a.example" }], ["b", { link: "https://a.example", bold: true }], "\n"],
    tree: 'p(a[href=https://a.example]("a ",strong(b)))',
  },
  {
    name: "link to javascript: is words only",
    ops: [["words", { link: "javascript:alert(1)" }], "\n"],
    tree: "p(words)",
  },
  {
    name: "link to javascript: in disguise is words only",
    ops: [["words", { link: " JaVa\tScript:alert(1)" }], "\n"],
    tree: "p(words)",
  },
  {
    name: "link to vbscript: is words only",
    ops: [["words", { link: "vbscript:x" }], "\n"],
    tree: "p(words)",
  },
  {
    name: "link to a name before the host is words only",
    ops: [["words", { link: "https://a.example@evil.example" }], "\n"],
    tree: "p(words)",
  },
  {
    name: "link to file: is words only",
    ops: [["words", { link: "file:///etc/passwd" }], "\n"],
    tree: "p(words)",
  },
  {
    name: "link that is no text is words only",
    ops: [["words", { link: { toString: "x" } }], "\n"],
    tree: "p(words)",
  },
  {
    name: "image with its size: no layout shift",
    ops: [{ image: { src: "/img/a.png", width: 640, height: 360 } }, "\n"],
    tree: "p(img[src=/img/a.png width=640 height=360])",
  },
  {
    name: "image sized by Quill's own formats",
    ops: [[{ image: "/img/a.png" }, { width: "200", height: "100", alt: "Goal" }], "\n"],
    tree: "p(img[src=/img/a.png width=200 height=100 alt=Goal])",
  },
  {
    name: "image with a link",
    ops: [[{ image: "/img/a.png" }, { link: "https://a.example" }], "\n"],
    tree: "p(a[href=https://a.example](img[src=/img/a.png]))",
  },
  {
    name: "image size that is none is left out",
    ops: [{ image: { src: "/img/a.png", width: "100%", height: -1, onerror: "alert(1)" } }, "\n"],
    tree: "p(img[src=/img/a.png])",
  },
  {
    name: "video with poster and caption",
    ops: [
      {
        video: {
          id: "7",
          src: "/v/goal.mp4",
          posterUrl: "/img/p.png",
          originalFileUrl: "/v/raw.mov",
          width: 640,
          height: 360,
          caption: "Goal",
        },
      },
    ],
    tree: "figure(video[src=/v/goal.mp4 poster=/img/p.png width=640 height=360],figcaption(Goal))",
  },
  {
    name: "a video separates its line",
    ops: [
      "before",
      {
        video: {
          id: "7",
          src: "/v/goal.mp4",
          posterUrl: "/img/p.png",
          originalFileUrl: "/v/raw.mov",
          width: 640,
          height: 360,
          caption: "",
        },
      },
      "after\n",
    ],
    tree: "p(before),figure(video[src=/v/goal.mp4 poster=/img/p.png width=640 height=360]),p(after)",
  },
  {
    name: "tag with the default colour",
    ops: ["See ", { tag: { id: "1", text: "#Derby", uniqueId: "u" } }, "\n"],
    tree: 'p("See ",tag[color=#006bd6]("#Derby"))',
  },
  {
    name: "tag with its own colour",
    ops: [{ tag: { id: "1", text: "#Derby", color: "#ff0000" } }, "\n"],
    tree: 'p(tag[color=#ff0000]("#Derby"))',
  },
  { name: "tag without words is left out", ops: ["a", { tag: { id: "1" } }, "\n"], tree: "p(a)" },
  {
    name: "an unknown embed is omitted, its neighbours stay",
    ops: ["a", { html: "<script>alert(1)</script>" }, { formula: "x" }, "b\n"],
    tree: "p(ab)",
  },
  {
    name: "two kinds of block on one line: one kind is drawn, not both",
    ops: ["A", ["\n", { blockquote: true, header: 2 }]],
    tree: "h2(A)",
  },
];
