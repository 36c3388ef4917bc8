// The formats that Quill knows in our editor: those of posts, and nothing else.
// See docs/product.md#rich-editor.
import Block from "quill/blots/block.js";
import Break from "quill/blots/break.js";
import Cursor from "quill/blots/cursor.js";
import Inline from "quill/blots/inline.js";
import Scroll from "quill/blots/scroll.js";
import TextBlot from "quill/blots/text.js";
import Bold from "quill/formats/bold.js";
import { Code } from "quill/formats/code.js";
import Italic from "quill/formats/italic.js";
import Link from "quill/formats/link.js";
import Strike from "quill/formats/strike.js";
import Underline from "quill/formats/underline.js";
import { safeLink } from "#domain/richText/safeLink.ts";
import {
  CodeLines,
  LanguageCode,
  LevelHeader,
  ListItemLine,
  ListLines,
  PLACING,
  QuoteLine,
} from "./blockFormats.ts";
import { PictureEmbed, SpaceEmbed, TagEmbed, UploadEmbed, VideoEmbed } from "./embeds.ts";
import { Parchment } from "./quill.ts";

class SafeLink extends Link {
  static override sanitize(address: string): string {
    return safeLink(address) ?? Link.SANITIZED_URL;
  }
}

type Definition = Parameters<InstanceType<typeof Parchment.Registry>["register"]>[0];

const BASE = [Block, Break, Cursor, Inline, Scroll, TextBlot];
const WORDS = [Bold, Italic, Underline, Strike, Code, SafeLink];
const LINES = [LevelHeader, QuoteLine, CodeLines, LanguageCode, ListLines, ListItemLine, ...PLACING];
const EMBEDS = [TagEmbed, SpaceEmbed, PictureEmbed, VideoEmbed, UploadEmbed];
const DEFINITIONS = [BASE, WORDS, LINES, EMBEDS].flat() as unknown as readonly Definition[];

/** Each editor has a registry of its own: a registry remembers the elements of its editor. */
export function createRegistry(): InstanceType<typeof Parchment.Registry> {
  const registry = new Parchment.Registry();
  registry.register(...DEFINITIONS);
  return registry;
}
