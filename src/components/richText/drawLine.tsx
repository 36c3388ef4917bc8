// Draws a line of rich text: formatted texts, links, tags and pictures.
// See docs/product.md#rich-text.
import { Fragment, type ReactNode } from "react";
import { type Line, linkRuns, type Span, textOfLine } from "#domain/richText/lines.ts";
import { drawPicture } from "./drawFigure.tsx";
import { linkHref } from "./linkHref.ts";
import type { Setting } from "./setting.ts";
import { TagChip } from "./TagChip.tsx";

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
