// Which of our formats an element of pasted HTML gives to its words and to its lines.
// See docs/product.md#pasting.
import type { Formats } from "../delta.ts";
import { safeLink } from "../safeLink.ts";
import type { Attributes } from "./htmlTokens.ts";

type Writable = { -readonly [Name in keyof Formats]: Formats[Name] };

/** A "text-decoration" of many declarations is not read to its end. */
const RULES_MAX = 80;

const BLOCKS = new Set(
  "address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody tfoot thead tr ul".split(
    " ",
  ),
);
/** Nothing of theirs is shown as text. */
const HIDDEN = new Set(
  "head template svg math object select datalist audio video canvas map applet".split(" "),
);
const INLINE: Readonly<Record<string, Formats>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  del: { strike: true },
  strike: { strike: true },
  code: { code: true },
  kbd: { code: true },
  samp: { code: true },
};

export const isBlock = (name: string): boolean => BLOCKS.has(name);

export type Style = (name: string) => string;

/** Reads a style attribute; "" for what it does not declare. */
export function readStyle(attributes: Attributes): Style {
  const text = attributes.get("style");
  if (text === undefined) return () => "";
  const rules = new Map(
    text
      .toLowerCase()
      .split(";", RULES_MAX)
      .map((rule) => {
        const colon = rule.indexOf(":");
        return [rule.slice(0, colon).trim(), rule.slice(colon + 1).trim()] as const;
      }),
  );
  return (name) => rules.get(name) ?? "";
}

export function isHidden(name: string, style: Style): boolean {
  const isGone =
    style("display") === "none" || style("visibility") === "hidden" || style("mso-hide") === "all";
  return isGone || HIDDEN.has(name);
}

/** The formats of words in this element; what it says of weight and slant wins over the elements around it. */
export function inlineFormats(around: Formats, name: string, attributes: Attributes, style: Style): Formats {
  const formats: Writable = { ...around, ...(Object.hasOwn(INLINE, name) ? INLINE[name] : {}) };
  const weight = style("font-weight");
  // A heading is bold by itself.
  if (/^(?:bold|[6-9]00)/.test(weight) && !/^h[1-6]$/.test(name)) formats.bold = true;
  else if (/^(?:normal|[1-5]00)/.test(weight)) delete formats.bold;
  const slant = style("font-style");
  if (slant === "italic" || slant === "oblique") formats.italic = true;
  else if (slant === "normal") delete formats.italic;
  const decoration = style("text-decoration") + style("text-decoration-line");
  if (decoration.includes("underline") && name !== "a") formats.underline = true;
  if (decoration.includes("line-through")) formats.strike = true;
  const link = name === "a" ? safeLink(attributes.get("href")) : undefined;
  if (link !== undefined && !link.startsWith("/")) {
    formats.link = link;
    // A link is underlined by itself.
    delete formats.underline;
  }
  return formats;
}

/** The formats of lines in this element; `depth`: how many lists are around them, this one included. */
export function lineFormats(around: Formats, name: string, style: Style, depth: number): Formats {
  const formats: Writable = { ...around };
  if (/^h[1-6]$/.test(name)) formats.header = Number(name[1]);
  if (name === "blockquote") formats.blockquote = true;
  if (name === "pre") formats["code-block"] = true;
  if (name === "ul" || name === "ol") {
    formats.list = name === "ol" ? "ordered" : "bullet";
    if (depth > 1) formats.indent = depth - 1;
  }
  if (name === "li") formats.list ??= "bullet";
  const [, level] = /\bl\d+ level(\d)/.exec(style("mso-list")) ?? [];
  if (level !== undefined) {
    formats.list = "bullet";
    if (Number(level) > 1) formats.indent = Number(level) - 1;
  }
  return formats;
}
