// A name in which the words of the search are marked.
import { highlight } from "#domain/search/highlight.ts";
import styles from "./Highlighted.module.css";

export function Highlighted({ name, query }: { readonly name: string; readonly query: string }) {
  let at = 0;
  return highlight(name, query).map(({ text, hit }) => {
    const place = at;
    at += text.length;
    return hit ? (
      <mark key={place} className={styles["mark"]}>
        {text}
      </mark>
    ) : (
      <span key={place}>{text}</span>
    );
  });
}
