// The table of contents of a long text: its chapters as links, folded on phones.
import type { Heading } from "#domain/richText/outline.ts";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./Contents.module.css";

/** With fewer chapters than this one sees them at a glance. */
const LONG = 4;

export interface ContentsProps {
  readonly label: string;
  readonly headings: readonly Heading[];
  readonly language: string | undefined;
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
        <ol className={styles["list"]} lang={language}>
          {headings.map(({ id, text }) => (
            <li key={id} dir="auto">
              <a href={`#${encodeURIComponent(id)}`} className={styles["link"]} onClick={leadTo(id)}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Scrolls there and moves the reading point along, so that the keyboard goes on from the chapter. */
function leadTo(id: string) {
  return (): void => {
    const heading = document.getElementById(id);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}
