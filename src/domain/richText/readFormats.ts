// Formats of rich text that are rendered; all others are dropped.
// See docs/product.md#rich-text-limits.
import type { Formats, ListKind } from "./delta.ts";
import type { Fields } from "./fields.ts";
import type { ReaderRules } from "./readerRules.ts";
import { safeLink } from "./safeLink.ts";

/** docs/product.md#rich-text-limits: header level at most 6. */
const HEADER_MAX = 6;
/** docs/product.md#rich-text-limits: indent at most 30. */
const INDENT_MAX = 30;
const LANGUAGE = /^[\w+#-]{1,30}$/;

type Readers = {
  readonly [Name in keyof Formats]-?: (value: unknown, rules: ReaderRules) => Formats[Name] | undefined;
};

function capped(value: unknown, most: number): number | undefined {
  const number =
    typeof value === "number" || typeof value === "string" ? Math.trunc(Number(value)) : Number.NaN;
  return number >= 1 ? Math.min(number, most) : undefined;
}

const readFlag = (value: unknown): true | undefined => (value === true ? true : undefined);

function oneOf<const Word extends string>(...words: readonly Word[]): (value: unknown) => Word | undefined {
  return (value) => words.find((word) => word === value);
}

/** Code of a language that has no plain name is code all the same. */
function readCode(value: unknown): true | string | undefined {
  if (typeof value !== "string" || value === "") return readFlag(value);
  return LANGUAGE.test(value) ? value : true;
}

const READERS: Readers = {
  bold: readFlag,
  italic: readFlag,
  underline: readFlag,
  strike: readFlag,
  code: readFlag,
  link: (value, { innerLinks }) => {
    const link = safeLink(value);
    return innerLinks || !link?.startsWith("/") ? link : undefined;
  },
  header: (value) => capped(value, HEADER_MAX),
  indent: (value) => capped(value, INDENT_MAX),
  list: oneOf<ListKind>("ordered", "bullet", "checked", "unchecked"),
  blockquote: readFlag,
  "code-block": readCode,
  align: oneOf("center", "right", "justify"),
  direction: oneOf("rtl"),
};

/** Undefined where nothing is left. */
export function readFormats(attributes: Fields, rules: ReaderRules): Formats | undefined {
  const formats = Object.entries(READERS).flatMap(([name, read]) => {
    const format = Object.hasOwn(attributes, name) ? read(attributes[name], rules) : undefined;
    return format === undefined ? [] : [[name, format]];
  });
  return formats.length === 0 ? undefined : (Object.fromEntries(formats) as Formats);
}
