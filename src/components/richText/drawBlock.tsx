// Draws the blocks of rich text: headings, paragraphs, quotes, code, lists and figures.
// See docs/product.md#rich-text.
import { type CSSProperties, createElement, Fragment, type ReactNode } from "react";
import type { Block } from "#domain/richText/blocks.ts";
import type { Line } from "#domain/richText/lines.ts";
import type { List } from "#domain/richText/lists.ts";
import type { Shape } from "#domain/richText/shape.ts";
import { drawFigure } from "./drawFigure.tsx";
import { drawLine } from "./drawLine.tsx";
import styles from "./RichText.module.css";
import type { Setting } from "./setting.ts";

/** docs/product.md#rich-text-limits: header level at most 6. */
const DEEPEST = 6;
/** Lists below this level are not moved further in, so that half of a phone's width remains for the text. */
const DEEPEST_INDENT = 6;

export function drawBlock(block: Block, setting: Setting): ReactNode {
  switch (block.kind) {
    case "heading": {
      const level = Math.min(DEEPEST, setting.topHeading + block.level - 1);
      const props = { id: setting.ids.get(block), "data-level": block.level, ...placed(block, setting) };
      return createElement(`h${level}`, props, drawLine(block.line, setting));
    }
    case "list":
      return block.lists.map((list, at) => drawList(list, at, 1, setting));
    case "code":
      return (
        <pre dir="ltr" data-language={block.language}>
          <code>{block.text}</code>
        </pre>
      );
    case "quote":
      return <blockquote {...placed(block, setting)}>{drawLines(block.lines, setting)}</blockquote>;
    case "figure":
      return drawFigure(block.figure, setting);
    default:
      return <p {...placed(block, setting)}>{drawLines(block.lines, setting)}</p>;
  }
}

interface Placed {
  readonly dir: "rtl" | "auto" | undefined;
  readonly "data-align": string | undefined;
  readonly "data-indent": number | undefined;
  readonly style: CSSProperties | undefined;
}

/** At any indent, half of a phone's width remains for the text. */
function placed({ align, rtl, indent }: Shape, setting: Setting): Placed {
  return {
    dir: rtl ? "rtl" : setting.dir,
    "data-align": align,
    "data-indent": indent || undefined,
    style: indent > 0 ? { marginInlineStart: `min(${indent * 1.5}em, 50%)` } : undefined,
  };
}

function drawList(
  { ordered, start, rtl, items }: List,
  key: number,
  depth: number,
  setting: Setting,
): ReactNode {
  const props = {
    key,
    dir: rtl ? "rtl" : setting.dir,
    className: depth > DEEPEST_INDENT ? styles["flat"] : undefined,
    // A number that is the default would be one more attribute of every list.
    ...(ordered && start > 1 ? { start } : {}),
  };
  return createElement(
    ordered ? "ol" : "ul",
    props,
    items.map((item, at) => (
      <li
        // oxlint-disable-next-line react/no-array-index-key -- items of a list have no other name
        key={at}
        dir={item.rtl ? "rtl" : undefined}
        data-align={item.align}
        data-checked={item.checked}
      >
        {drawLine(item.line, setting)}
        {item.lists.map((list, place) => drawList(list, place, depth + 1, setting))}
      </li>
    )),
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
