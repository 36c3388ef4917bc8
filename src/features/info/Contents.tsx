// The table of contents of a long text: its chapters as links, folded on phones.
import type { TextLanguage } from "#components/posts/RichText.tsx";
import type { Heading } from "#domain/richText/outline.ts";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./Contents.module.css";

/** Shorter texts have no table of contents, because their chapters are visible at a glance. */
const LONG = 4;

export interface ContentsProps {
  readonly label: string;
  readonly headings: readonly Heading[];
  /** The language of the headings; undefined where it is unknown. */
  readonly language: TextLanguage | undefined;
}

export function Contents({ label, headings, language }: ContentsProps) {
  if (headings.length < LONG) return null;
  return (
    <nav aria-label={label} className={styles["contents"]}>
      <details open>
        <summary className={styles["label"]}>
          {label}
          <Icon name="chevronDown" size={18} className={styles["arrow"]} />
        </summary>
        <ol className={styles["list"]} lang={language?.html} dir={language?.dir}>
          {headings.map(({ id, text }) => (
            <li key={id} dir={language === undefined ? "auto" : undefined}>
              <a href={`#${encodeURIComponent(id)}`} className={styles["link"]} onClick={scrollToChapter(id)}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Scrolls to the chapter and moves the focus there, so that the keyboard continues from it. */
function scrollToChapter(id: string) {
  return (): void => {
    const heading = document.getElementById(id);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}
