// Splits pasted HTML into texts and tags without a DOM; never fails, and its time grows with the length alone.
import { decodeEntities } from "./htmlEntities.ts";

export type Attributes = ReadonlyMap<string, string>;

export type HtmlToken =
  /** Text as it is written, with its character references. */
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "open"; readonly name: string; readonly attributes: Attributes }
  | { readonly kind: "close"; readonly name: string };

interface Found {
  /** Undefined for what a page does not show: comments, declarations, scripts, styles. */
  readonly token: HtmlToken | undefined;
  /** Where to go on. */
  readonly next: number;
}

/** What is between their tags is no text of the page, and is skipped unread. */
const RAW = new Set("script style title textarea xmp iframe noembed noframes noscript plaintext".split(" "));
const TAG_NAME = /<(\/?)([a-z][a-z\d:-]{0,30})/iy;
const ATTRIBUTE = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;
const ATTRIBUTES_MAX = 60;
/** Attributes that say something about the text; the others are not kept. */
const READ = new Set(["href", "src", "alt", "style", "width", "height", "start", "type", "value"]);

/** Where the text after the next `end` begins; the end of the text where there is none. */
function after(html: string, end: string, from: number): number {
  const at = html.indexOf(end, from);
  return at < 0 ? html.length : at + end.length;
}

function readAttributes(html: string, from: number): { attributes: Attributes; next: number } {
  const attributes = new Map<string, string>();
  let at = from;
  for (let count = 0; count < ATTRIBUTES_MAX; count += 1) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(html);
    if (match === null) break;
    at = ATTRIBUTE.lastIndex;
    const name = (match[1] ?? "").toLowerCase();
    if (!READ.has(name) || attributes.has(name)) continue;
    attributes.set(name, decodeEntities(match[2] ?? match[3] ?? match[4] ?? ""));
  }
  return { attributes, next: after(html, ">", at) };
}

/** Where the page goes on after an element that is skipped unread. */
function afterRaw(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, "gi");
  end.lastIndex = from;
  const match = end.exec(html);
  return match === null ? html.length : after(html, ">", match.index);
}

function readTag(html: string, at: number): Found {
  TAG_NAME.lastIndex = at;
  const match = TAG_NAME.exec(html);
  if (match === null) {
    // "<" is a sign of the text where neither a name nor a declaration follows.
    if (!/[!?/]/.test(html[at + 1] ?? "")) return { token: { kind: "text", text: "&lt;" }, next: at + 1 };
    return {
      token: undefined,
      next: html.startsWith("<!--", at) ? after(html, "-->", at + 4) : after(html, ">", at),
    };
  }
  const name = (match[2] ?? "").toLowerCase();
  const { lastIndex } = TAG_NAME;
  if (match[1] === "/") return { token: { kind: "close", name }, next: after(html, ">", lastIndex) };
  const { attributes, next } = readAttributes(html, lastIndex);
  if (RAW.has(name)) return { token: undefined, next: afterRaw(html, name, next) };
  return { token: { kind: "open", name, attributes }, next };
}

/** The token at a position below the length of the text. */
export function readToken(html: string, at: number): Found {
  if (html[at] === "<") return readTag(html, at);
  const tag = html.indexOf("<", at);
  const next = tag < 0 ? html.length : tag;
  return { token: { kind: "text", text: html.slice(at, next) }, next };
}
