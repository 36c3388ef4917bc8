// The text of a post in a list: at most eight lines, and a link to the rest where there is more.
// See docs/product.md#posts-on-the-screen.
import { Trans } from "@lingui/react/macro";
import { useLayoutEffect, useRef, useState } from "react";
import { RowLink } from "../../page/RowLink.tsx";
import { postPath } from "../postLinks.ts";
import { followClamped } from "./followClamped.ts";
import styles from "./PostText.module.css";

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
