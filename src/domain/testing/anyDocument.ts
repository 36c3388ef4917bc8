// Documents of any kind, for property tests: known inserts in any order, and values that are no documents.
import * as fc from "fast-check";

const TEXT = fc.oneof(
  fc.constantFrom("\n", "a", "a\nb", "\n\n", "\r\n", " ", "\t"),
  fc.string({ unit: "grapheme" }),
);
const ADDRESS = fc.oneof(
  fc.constantFrom(
    "/img/a.png",
    "https://a.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example/a",
    "blob:https://evil.example/1",
  ),
  fc.string(),
  fc.anything(),
);
const VALUE = fc.oneof(
  fc.constantFrom("ordered", "bullet", "checked", "center", "right", "rtl", "python", true, 1, "2", 40),
  ADDRESS,
);
const ATTRIBUTES = fc.dictionary(
  fc.constantFrom(
    "header",
    "list",
    "indent",
    "bold",
    "italic",
    "code",
    "link",
    "blockquote",
    "code-block",
    "align",
    "direction",
    "style",
    "onclick",
    "__proto__",
  ),
  VALUE,
);
const EMBEDDED = fc.record(
  {
    id: fc.oneof(fc.constantFrom("team:7", "user:0", 5), fc.anything()),
    text: fc.string({ unit: "grapheme" }),
    color: fc.oneof(fc.constantFrom("#ff0000", "url(//evil.example)"), fc.anything()),
    src: ADDRESS,
    posterUrl: ADDRESS,
    width: fc.oneof(fc.integer(), fc.anything()),
    height: fc.oneof(fc.integer(), fc.anything()),
    caption: fc.oneof(fc.string(), fc.anything()),
    onerror: fc.constant("alert(1)"),
  },
  { requiredKeys: [] },
);
const EMBED = fc
  .tuple(
    fc.constantFrom("tag", "image", "video", "empty-space", "customTag", "html", "formula"),
    fc.oneof(EMBEDDED, ADDRESS),
  )
  .map(([name, value]) => ({ [name]: value }));

/** An insert with formats: known, unknown and damaged ones. */
const ANY_OP = fc.record(
  { insert: fc.oneof(TEXT, EMBED, fc.anything()), attributes: fc.oneof(ATTRIBUTES, fc.anything()) },
  { requiredKeys: ["insert"] },
);

/** What may arrive as a document: deltas, their JSON, and anything else. */
export const ANY_DOCUMENT: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ops: fc.array(ANY_OP) }) },
  fc.array(ANY_OP),
  fc.array(ANY_OP).map((ops) => JSON.stringify({ ops })),
  fc.json(),
  fc.string(),
  fc.anything(),
);

/** A document of words and tags in any format, and its words without white space. */
export const WORDY_DOCUMENT: fc.Arbitrary<{ readonly ops: readonly object[]; readonly words: string }> = fc
  .array(
    fc.record({
      insert: fc.oneof(
        TEXT,
        fc.string({ unit: "grapheme" }).map((text) => ({ tag: { text } })),
        fc.constant({ formula: "e=mc2" }),
        fc.constant({ image: "/img/a.png" }),
      ),
      attributes: ATTRIBUTES,
    }),
  )
  .map((ops) => ({ ops, words: withoutSpace(ops.map(({ insert }) => wordsOf(insert)).join("")) }));

function wordsOf(insert: string | object): string {
  if (typeof insert === "string") return insert;
  return "tag" in insert ? (insert.tag as { readonly text: string }).text : "";
}

/** White space is moved by grouping lines, and does not count as a word. */
export const withoutSpace = (text: string): string => text.replaceAll(/\s/g, "");
