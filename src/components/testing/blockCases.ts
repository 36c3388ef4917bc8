// Cases of rich text about blocks: paragraphs, headings, quotes, code, lists, alignment and indent.
// See docs/product.md#rich-text.
import type { ReaderCase } from "./readerCase.ts";

export const BLOCK_CASES: readonly ReaderCase[] = [
  { name: "one line is one paragraph", ops: ["Hello\n"], tree: "p(Hello)" },
  { name: "consecutive lines are one paragraph", ops: ["one\ntwo\n"], tree: "p(one,br,two)" },
  { name: "empty lines at the start and the end are not drawn", ops: ["\n\none\n\n\n"], tree: "p(one)" },
  { name: "no ops draw nothing", ops: [], tree: "" },
  { name: "the last line needs no newline", ops: ["one\ntwo"], tree: "p(one,br,two)" },
  { name: "spaces and tabs inside a line are kept", ops: ["a  b\tc\n"], tree: 'p("a  b\\tc")' },
  {
    name: "block formats on text that ends no line do nothing",
    ops: [["text", { header: 1, list: "bullet" }], "\n"],
    tree: "p(text)",
  },
  {
    name: "inline formats on a newline do nothing to the block",
    ops: [
      ["one\ntwo", { bold: true }],
      ["\n", { bold: true }],
    ],
    tree: "p(strong(one),br,strong(two))",
  },
  {
    name: "headers 1 to 6 (levels of the document; a page may shift them)",
    ops: [
      "H1",
      ["\n", { header: 1 }],
      "H2",
      ["\n", { header: 2 }],
      "H3",
      ["\n", { header: 3 }],
      "H4",
      ["\n", { header: 4 }],
      "H5",
      ["\n", { header: 5 }],
      "H6",
      ["\n", { header: 6 }],
    ],
    tree: "h1(H1),h2(H2),h3(H3),h4(H4),h5(H5),h6(H6)",
  },
  { name: "header level as text of a number", ops: ["A", ["\n", { header: "2" }]], tree: "h2(A)" },
  { name: "header level with a fraction is cut", ops: ["A", ["\n", { header: 1.7 }]], tree: "h1(A)" },
  {
    name: "two headers of one level stay two headers",
    ops: ["A", ["\n", { header: 2 }], "B", ["\n", { header: 2 }]],
    tree: "h2(A),h2(B)",
  },
  {
    name: "formats inside a header",
    ops: ["A ", ["b", { italic: true }], ["\n", { header: 3 }]],
    tree: 'h3("A ",em(b))',
  },
  { name: "an empty header is not drawn", ops: [["\n", { header: 2 }], "x\n"], tree: "p(x)" },
  {
    name: "quoted lines that follow each other are one quote",
    ops: ["A", ["\n", { blockquote: true }], "B", ["\n", { blockquote: true }]],
    tree: "blockquote(A,br,B)",
  },
  {
    name: "quotes of different alignment are two",
    ops: ["A", ["\n", { blockquote: true, align: "right" }], "B", ["\n", { blockquote: true }]],
    tree: "blockquote[align=right](A),blockquote(B)",
  },
  {
    name: "code lines are one block",
    ops: ["a()", ["\n", { "code-block": true }], "  b()", ["\n", { "code-block": true }]],
    tree: 'pre(code("a()\\n  b()"))',
  },
  {
    name: "code with a language",
    ops: ["x = 1", ["\n", { "code-block": "python" }]],
    tree: 'pre[language=python](code("x = 1"))',
  },
  {
    name: "formats, links and embeds inside code are not drawn",
    ops: [
      ["a", { bold: true, link: "https://a.example" }],
      { image: "/x.png" },
      ["\n", { "code-block": true }],
    ],
    tree: "pre(code(a))",
  },
  { name: "inline code", ops: ["run ", ["npm i", { code: true }], "\n"], tree: 'p("run ",code(npm i))' },
  {
    name: "ordered list",
    ops: ["a", ["\n", { list: "ordered" }], "b", ["\n", { list: "ordered" }]],
    tree: "ol(li(a),li(b))",
  },
  {
    name: "a nested list is inside the item above it",
    ops: [
      "a",
      ["\n", { list: "bullet" }],
      "b",
      ["\n", { list: "bullet", indent: 1 }],
      "c",
      ["\n", { list: "bullet" }],
    ],
    tree: "ul(li(a,ul(li(b))),li(c))",
  },
  {
    name: "three levels and back to the first",
    ops: [
      "a",
      ["\n", { list: "ordered" }],
      "b",
      ["\n", { list: "ordered", indent: 1 }],
      "c",
      ["\n", { list: "ordered", indent: 2 }],
      "d",
      ["\n", { list: "ordered" }],
    ],
    tree: "ol(li(a,ol(li(b,ol(li(c))))),li(d))",
  },
  {
    name: "kinds that alternate on one level are lists in sequence",
    ops: ["a", ["\n", { list: "bullet" }], "b", ["\n", { list: "ordered" }]],
    tree: "ul(li(a)),ol(li(b))",
  },
  {
    name: "a level that is skipped is one step deeper",
    ops: [
      "a",
      ["\n", { list: "bullet" }],
      "b",
      ["\n", { list: "bullet", indent: 3 }],
      "c",
      ["\n", { list: "bullet" }],
    ],
    tree: "ul(li(a,ul(li(b))),li(c))",
  },
  {
    name: "a list that begins indented, then less so, loses no item",
    ops: ["a", ["\n", { list: "bullet", indent: 2 }], "b", ["\n", { list: "bullet" }]],
    tree: "ul(li(a),li(b))",
  },
  {
    name: "a paragraph separates lists, and numbers restart",
    ops: ["a", ["\n", { list: "ordered" }], "p\n", "b", ["\n", { list: "ordered" }]],
    tree: "ol(li(a)),p(p),ol(li(b))",
  },
  {
    name: "numbers continue after a bullet of the same level, as in the editor",
    ops: [
      "a",
      ["\n", { list: "ordered" }],
      "b",
      ["\n", { list: "bullet" }],
      "c",
      ["\n", { list: "ordered" }],
    ],
    tree: "ol(li(a)),ul(li(b)),ol[start=2](li(c))",
  },
  {
    name: "an empty item stays an item",
    ops: ["a", ["\n", { list: "bullet" }], ["\n", { list: "bullet" }]],
    tree: "ul(li(a),li())",
  },
  {
    name: "check items and bullets of one level are one list",
    ops: ["a", ["\n", { list: "checked" }], "b", ["\n", { list: "bullet" }]],
    tree: "ul(li[checked=true](a),li(b))",
  },
  {
    name: "formats and links in items",
    ops: [
      ["a ", { bold: true }],
      ["b", { link: "https://a.example/" }],
      ["\n", { list: "bullet" }],
    ],
    tree: 'ul(li(strong("a "),a[href=https://a.example/](b)))',
  },
  {
    name: "alignment",
    ops: [
      "A",
      ["\n", { align: "center" }],
      "B",
      ["\n", { align: "right" }],
      "C",
      ["\n", { align: "justify" }],
    ],
    tree: "p[align=center](A),p[align=right](B),p[align=justify](C)",
  },
  {
    name: "alignment that is none of the known is left out",
    ops: ["A", ["\n", { align: "left;color:red" }]],
    tree: "p(A)",
  },
  {
    name: "direction of a list is the list's, so that signs and indents change sides",
    ops: ["مرحبا", ["\n", { list: "bullet", direction: "rtl" }]],
    tree: "ul[dir=rtl](li[dir=rtl](مرحبا))",
  },
  { name: "indent of a paragraph", ops: ["A", ["\n", { indent: 3 }]], tree: "p[indent=3](A)" },
  {
    name: "indent 0, negative or no number is none",
    ops: ["A", ["\n", { indent: 0 }], "B", ["\n", { indent: -2 }], "C", ["\n", { indent: "x" }]],
    tree: "p(A,br,B,br,C)",
  },
];
