// An arrow for a price or a line that went up or down, with its words for those who do not see it.
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./MoveArrow.module.css";

export interface MoveArrowProps {
  readonly direction: -1 | 0 | 1;
  /** What is said for it. */
  readonly up: string;
  readonly down: string;
}

/** Takes the same room when nothing moved, so that numbers stay where they are. */
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
