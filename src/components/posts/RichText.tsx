// Renders rich text as elements, never as HTML: only the elements built here can appear.
// See docs/product.md#rich-text.
import { Trans } from "@lingui/react/macro";
import { Fragment, useId, useMemo } from "react";
import { type Block, blocksOf } from "#domain/richText/blocks.ts";
import { outlineOf } from "#domain/richText/outline.ts";
import { useLocale } from "#i18n/hooks.ts";
import type { Locale } from "#i18n/locales.ts";
import { drawBlock } from "../richText/drawBlock.tsx";
import { MEMBER_RULES, OWN_RULES } from "#state/pageData/readerRules.ts";
import { classNames } from "#ui/styles/classNames.ts";
import styles from "../richText/RichText.module.css";
import type { Setting } from "../richText/setting.ts";

export interface RichTextProps {
  /** A document as object, as JSON text or as plain text; any other value is empty. */
  readonly document: unknown;
  /** True for our own documents; what members write is the default, whose links say so to search engines. */
  readonly own?: boolean;
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

export function RichText(props: RichTextProps) {
  const { document, own = false, topHeading = 3, anchors = false, withoutTitle = false, language } = props;
  const hint = useId();
  const locale = useLocale();
  const blocks = useMemo(() => blocksOf(document, own ? OWN_RULES : MEMBER_RULES), [document, own]);
  const ids = useMemo(() => (anchors ? headingIds(blocks) : NO_IDS), [anchors, blocks]);
  const dir = language === undefined ? "auto" : undefined;
  const rel = own ? "noopener" : "noopener nofollow ugc";
  const setting: Setting = { locale, hint, rel, topHeading, ids, dir };
  return (
    <div
      data-rich-text
      className={classNames(styles["text"], !own && styles["posted"])}
      lang={language?.html}
      dir={language?.dir}
    >
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
