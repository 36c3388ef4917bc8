// Says that others have replied since the replies were read, and shows them on request.
// See docs/product.md#post-page.
import { Plural } from "@lingui/react/macro";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./MoreReplies.module.css";

export interface NewRepliesProps {
  readonly count: number;
  readonly onShow: () => void;
}

/** The region is there from the start, since only what changes in it is read out. */
export function NewReplies({ count, onShow }: NewRepliesProps) {
  return (
    <div role="status">
      {count === 0 ? null : (
        <div className={styles["more"]} data-of-post>
          <Button small look="primary" onClick={onShow}>
            <Plural value={count} one="Show # new reply" other="Show # new replies" />
          </Button>
        </div>
      )}
    </div>
  );
}
