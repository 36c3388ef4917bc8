// More replies of a list: how many there are, the wait for them, what can be done when they fail, and new ones.
// See docs/product.md#post-page.
import { Plural, Trans } from "@lingui/react/macro";
import { failureText } from "#components/acting/tellFailure.ts";
import { TO_POST } from "#domain/community/replyTree.ts";
import { Spinner } from "#ui/content/Spinner.tsx";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./MoreReplies.module.css";
import type { ThreadState } from "./useThread.ts";

export interface MoreRepliesProps {
  /** As `ThreadParts.lists`. */
  readonly listKey: number;
  /** How many replies of the list are not loaded. */
  readonly hidden: number;
  readonly thread: ThreadState;
}

export function MoreReplies({ listKey, hidden, thread }: MoreRepliesProps) {
  const state = thread.stateOf(listKey);
  if (state?.hasChanged === true) {
    return (
      <div role="alert" className={styles["more"]}>
        <p>
          <Trans>The order has changed.</Trans>
        </p>
        <Button small onClick={() => thread.restart(listKey)}>
          <Trans comment="Button: reads a list whose order has changed again from its first page">
            Start again
          </Trans>
        </Button>
      </div>
    );
  }
  if (state?.failure !== undefined) {
    return (
      <div role="alert" className={styles["more"]}>
        <p>
          <Trans>More replies could not be loaded.</Trans> <bdi>{failureText(state.failure)}</bdi>
        </p>
        <Button small onClick={() => thread.retry(listKey)}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    );
  }
  const isLoading = state?.loading === true;
  if (hidden === 0 && !isLoading) return null;
  return (
    <div className={styles["more"]} data-more data-of-post={listKey === TO_POST || undefined}>
      <Button
        small
        look={listKey === TO_POST ? "plain" : "quiet"}
        aria-disabled={isLoading}
        onClick={isLoading ? undefined : () => thread.more(listKey)}
      >
        {isLoading ? (
          <Spinner bare />
        ) : (
          <span>
            <Plural value={hidden} one="# more reply" other="# more replies" />
          </span>
        )}
      </Button>
    </div>
  );
}

export interface NewRepliesProps {
  readonly count: number;
  readonly onShow: () => void;
}

/**
 * Says that others have replied since the replies were read, and shows them on request. The region is there from the
 * start, since only what changes in it is read out.
 */
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
