// Renders rich text as elements, never as HTML: only the elements built here can appear.
// See docs/product.md#rich-text.
import { Trans } from "@lingui/react/macro";
import { createElement, Fragment, type ReactNode, useId, useMemo } from "react";
import { type Block, blocksOf, type Line, type List, type Span } from "#domain/richText/blocks.ts";
import type { Delta } from "#domain/richText/delta.ts";
import { outlineOf } from "#domain/richText/outline.ts";
import { useLocale } from "#i18n/hooks.ts";
import type { Locale } from "#i18n/locales.ts";
import { linkHref } from "./linkHref.ts";
import styles from "./RichText.module.css";

export interface RichTextProps {
  readonly document: Delta;
  /** Heading level on the page of the document's first level; default 3, since pages have headings of their own. */
  readonly topHeading?: 1 | 2 | 3;
  /** Gives headings the ids of `outlineOf`, for links into the document. */
  readonly anchors?: boolean;
  /** Omits the document's first heading, for a page that renders it itself. */
  readonly withoutTitle?: boolean;
  /** The language of the text. Where it is unknown, each block takes its direction from its first letters. */
  readonly language?: TextLanguage | undefined;
}

export type TextLanguage = Pick<Locale, "html" | "dir">;

/** docs/product.md#rich-text-limits: header level at most 6. */
const DEEPEST = 6;

/** Settings shared by all links and headings of one document. */
interface Setting {
  readonly locale: Locale;
  /** Id of the text that says that links open in a new tab. */
  readonly hint: string;
  readonly topHeading: number;
  /** "auto" where the direction of the text is unknown. */
  readonly dir: "auto" | undefined;
  /** Heading ids by block. */
  readonly ids: ReadonlyMap<Block, string>;
}

export function RichText(props: RichTextProps) {
  const { document, topHeading = 3, anchors = false, withoutTitle = false, language } = props;
  const hint = useId();
  const locale = useLocale();
  const blocks = useMemo(() => blocksOf(document), [document]);
  const ids = useMemo(() => (anchors ? headingIds(blocks) : NO_IDS), [anchors, blocks]);
  const dir = language === undefined ? "auto" : undefined;
  const setting: Setting = { locale, hint, topHeading, ids, dir };
  return (
    <div data-rich-text className={styles["text"]} lang={language?.html} dir={language?.dir}>
      {blocks.slice(withoutTitle && blocks[0]?.kind === "heading" ? 1 : 0).map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks of a document have no other name
        <Fragment key={at}>{drawBlock(block, setting)}</Fragment>
      ))}
      <span id={hint} hidden lang={locale.html} dir={locale.dir}>
        <Trans>Opens in a new tab</Trans>
      </span>
    </div>
  );
}

const NO_IDS: ReadonlyMap<Block, string> = new Map();

function headingIds(blocks: readonly Block[]): ReadonlyMap<Block, string> {
  const headings = blocks.filter(({ kind }) => kind === "heading");
  const outline = outlineOf(blocks);
  return new Map(headings.flatMap((block, at) => (outline[at] ? [[block, outline[at].id]] : [])));
}

function drawBlock(block: Block, setting: Setting): ReactNode {
  switch (block.kind) {
    case "heading": {
      const level = Math.min(DEEPEST, setting.topHeading + block.level - 1);
      const props = { id: setting.ids.get(block), dir: setting.dir, "data-level": block.level };
      return createElement(`h${level}`, props, drawLine(block.line, setting));
    }
    case "list":
      return block.lists.map((list, at) => drawList(list, at, setting));
    case "code":
      return (
        <pre dir="ltr">
          <code>{block.text}</code>
        </pre>
      );
    case "quote":
      return <blockquote dir={setting.dir}>{drawLines(block.lines, setting)}</blockquote>;
    default:
      return (
        <p dir={setting.dir} style={indented(block.indent)}>
          {drawLines(block.lines, setting)}
        </p>
      );
  }
}

/** At any depth, half of a phone's width remains for the text. */
function indented(depth: number): { readonly paddingInlineStart: string } | undefined {
  return depth > 0 ? { paddingInlineStart: `min(${depth * 1.5}em, 50%)` } : undefined;
}

function drawList({ ordered, items }: List, key: number, setting: Setting): ReactNode {
  const Tag = ordered ? "ol" : "ul";
  return (
    <Tag key={key} dir={setting.dir}>
      {items.map(({ line, lists }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- items of a list have no other name
        <li key={at}>
          {drawLine(line, setting)}
          {lists.map((list, place) => drawList(list, place, setting))}
        </li>
      ))}
    </Tag>
  );
}

function drawLines(lines: readonly Line[], setting: Setting): ReactNode {
  return lines.map((line, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines of a block have no other name
    <Fragment key={at}>
      {at === 0 ? null : <br />}
      {drawLine(line, setting)}
    </Fragment>
  ));
}

function drawLine(line: Line, setting: Setting): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- spans of a line have no other name
  return line.map((span, at) => <Fragment key={at}>{drawSpan(span, setting)}</Fragment>);
}

function drawSpan({ text, bold, italic, underline, strike, link }: Span, setting: Setting): ReactNode {
  let drawn: ReactNode = text;
  if (strike) drawn = <s>{drawn}</s>;
  if (underline) drawn = <u>{drawn}</u>;
  if (italic) drawn = <em>{drawn}</em>;
  if (bold) drawn = <strong>{drawn}</strong>;
  if (link === undefined) return drawn;
  return (
    <a href={linkHref(link, setting.locale)} target="_blank" rel="noopener" aria-describedby={setting.hint}>
      {drawn}
    </a>
  );
}
