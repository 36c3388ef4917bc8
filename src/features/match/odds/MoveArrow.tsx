// An arrow for a price or a line that moved up or down, with a text for screen readers.
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./MoveArrow.module.css";

export interface MoveArrowProps {
  readonly direction: -1 | 0 | 1;
  /** Text for screen readers. */
  readonly up: string;
  readonly down: string;
}

/** Takes the same space when nothing moved, so that numbers do not shift. */
export function MoveArrow({ direction, up, down }: MoveArrowProps) {
  return (
    <span className={styles["arrow"]} data-direction={direction}>
      {direction === 0 ? null : (
        <>
          <span aria-hidden="true">{direction > 0 ? "▲" : "▼"}</span>
          <VisuallyHidden>{direction > 0 ? up : down}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
