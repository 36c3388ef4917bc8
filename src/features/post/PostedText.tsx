// The body of a post or reply: plain text with its line breaks, or a document of rich text.
import { RichText } from "#components/posts/RichText.tsx";
import type { ContentMode } from "#domain/community/post.ts";
import styles from "./PostedText.module.css";

export interface PostedTextProps {
  /** Text, or a document as JSON text. */
  readonly content: string;
  readonly mode: ContentMode;
  /** Level on the page of the text's first headings; default 3, below the heading of the replies. */
  readonly topHeading?: 2 | 3;
}

export function PostedText({ content, mode, topHeading = 3 }: PostedTextProps) {
  if (mode === "rich") return <RichText document={content} topHeading={topHeading} />;
  if (content === "") return null;
  return (
    <p className={styles["text"]} dir="auto">
      {content}
    </p>
  );
}
