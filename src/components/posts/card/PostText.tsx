// The text of a post in a list: at most eight lines, and a link to the rest where there is more.
// See docs/product.md#posts-on-the-screen.
import { Trans } from "@lingui/react/macro";
import { useLayoutEffect, useRef, useState } from "react";
import { RowLink } from "../../page/RowLink.tsx";
import { postPath } from "../postLinks.ts";
import styles from "./PostText.module.css";
import { flushSync } from "react-dom";

type Tell = (clamped: boolean) => void;

let observer: ResizeObserver | undefined;
const tells = new WeakMap<Element, Tell>();

/** A hidden line is a whole line. Letters of high scripts reach beyond the last line by a few pixels without one. */
function isClamped(text: Element): boolean {
  const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
  return text.scrollHeight - text.clientHeight > (Number.isNaN(lineHeight) ? 1 : lineHeight / 2);
}

/**
 * Calls `tell` before the text is first painted and whenever its width changes, without a layout of its own: the browser
 * reports sizes when it has them. Returns how to stop.
 */
function followClamped(text: Element, tell: Tell): () => void {
  // Without an observer the text is clamped and its link is missing; the card leads to the post all the same.
  if (!("ResizeObserver" in globalThis)) return () => undefined;
  observer ??= new ResizeObserver((entries) => {
    // Within this frame, so that the link does not move what is below it after it was painted.
    flushSync(() => {
      for (const { target } of entries) tells.get(target)?.(isClamped(target));
    });
  });
  const watching = observer;
  tells.set(text, tell);
  watching.observe(text);
  return () => {
    watching.unobserve(text);
    tells.delete(text);
  };
}

export interface PostTextProps {
  readonly postId: number;
  /** The beginning of the post; one that is cut off ends with three dots. */
  readonly text: string;
}

export function PostText({ postId, text }: PostTextProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [clamped, setClamped] = useState(false);
  useLayoutEffect(() => (paragraph.current ? followClamped(paragraph.current, setClamped) : undefined), []);
  return (
    <>
      <p ref={paragraph} className={styles["text"]} dir="auto">
        {text}
      </p>
      {clamped || text.endsWith("…") ? (
        <RowLink path={postPath(postId)} className={styles["more"]}>
          <Trans comment="Link from the beginning of a post to the whole post">Read more</Trans>
        </RowLink>
      ) : null}
    </>
  );
}
