// Draws a line of rich text: formatted texts, links, tags and pictures.
// See docs/product.md#rich-text.
import { type CSSProperties, Fragment, type ReactNode } from "react";
import { type Line, linkRuns, type Span, textOfLine } from "#domain/richText/lines.ts";
import { drawPicture } from "./drawFigure.tsx";
import { linkHref } from "./linkHref.ts";
import type { Setting } from "./setting.ts";
import type { Tag } from "#domain/richText/delta.ts";
import { type TagTarget, tagTarget } from "#domain/richText/tagTarget.ts";
import { leaguePath, matchPath, playerPath, profilePath, teamPath, topicPath } from "../page/pageLinks.ts";
import { RowLink } from "../page/RowLink.tsx";
import styles from "./RichText.module.css";

export function drawLine(line: Line, setting: Setting): ReactNode {
  return linkRuns(line).map(({ link, spans }, at) =>
    link === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of a line have no other name
      <Fragment key={at}>{drawSpans(spans, false)}</Fragment>
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- parts of a line have no other name
        key={at}
        href={linkHref(link, setting.locale)}
        target="_blank"
        rel={setting.rel}
        aria-label={nameOf(spans) === "" ? link : undefined}
        aria-describedby={setting.hint}
      >
        {drawSpans(spans, true)}
      </a>
    ),
  );
}

/** What a link around these is called; a picture without description gives it no name. */
function nameOf(spans: Line): string {
  return (textOfLine(spans) + spans.map(({ picture }) => picture?.alt ?? "").join("")).trim();
}

function drawSpans(spans: Line, inLink: boolean): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- spans of a line have no other name
  return spans.map((span, at) => <Fragment key={at}>{drawSpan(span, inLink)}</Fragment>);
}

function drawSpan(span: Span, inLink: boolean): ReactNode {
  if (span.picture !== undefined) return drawPicture(span.picture);
  let drawn: ReactNode = span.text;
  if (span.tag !== undefined) drawn = <TagChip tag={span.tag} plain={inLink} />;
  if (span.code) drawn = <code dir="ltr">{drawn}</code>;
  if (span.strike) drawn = <s>{drawn}</s>;
  if (span.underline) drawn = <u>{drawn}</u>;
  if (span.italic) drawn = <em>{drawn}</em>;
  return span.bold ? <strong>{drawn}</strong> : drawn;
}

const PATHS: Readonly<Record<TagTarget["kind"], (id: number) => string>> = {
  match: matchPath,
  team: teamPath,
  league: leaguePath,
  player: playerPath,
  topic: topicPath,
  user: profilePath,
};

interface TagChipProps {
  readonly tag: Tag;
  /** True inside a link, which holds no link of its own. */
  readonly plain: boolean;
}

/**
 * A tag in rich text: the name of a match, a team or a person, which leads to its page, or a word alone. See
 * docs/product.md#tags.
 */
function TagChip({ tag: { id, text, color }, plain }: TagChipProps) {
  const target = plain ? undefined : tagTarget(id);
  const words = <bdi translate="no">{text}</bdi>;
  return (
    <span data-tag className={styles["tag"]} style={{ "--tag": color } as CSSProperties}>
      {target === undefined ? words : <RowLink path={PATHS[target.kind](target.id)}>{words}</RowLink>}
    </span>
  );
}
