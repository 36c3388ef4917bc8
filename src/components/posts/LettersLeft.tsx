// How many letters a text may still have, or how many are too many.
// See docs/product.md#writing-posts.
import { Plural } from "@lingui/react/macro";
import styles from "./LettersLeft.module.css";

/** Shown near the limit and beyond it. It is there from the start, since only what changes in it is read out. */
export function LettersLeft({ left }: { readonly left: number | undefined }) {
  return (
    <span role="status" className={`${styles["left"]} num`} data-over={(left ?? 0) < 0 || undefined}>
      {left === undefined ? null : (
        <span>
          {left < 0 ? (
            <Plural value={-left} one="# character too many" other="# characters too many" />
          ) : (
            <Plural value={left} one="# character left" other="# characters left" />
          )}
        </span>
      )}
    </span>
  );
}
