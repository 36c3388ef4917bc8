// Lines about a post: it is deleted, its author is muted, or the reader has reported it.
// See docs/product.md#posts-on-the-screen.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Likeable } from "#domain/community/postChange.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./PostStub.module.css";

export interface DeletedLineProps {
  readonly kind?: Likeable;
  /** Controls at the end of the line. */
  readonly children?: ReactNode;
}

export function DeletedLine({ kind = "post", children }: DeletedLineProps) {
  return (
    <div className={styles["stub"]}>
      <Icon name="info" size={18} />
      <p>
        {kind === "post" ? <Trans>This post was deleted.</Trans> : <Trans>This reply was deleted.</Trans>}
      </p>
      {children}
    </div>
  );
}

export interface MutedLineProps extends DeletedLineProps {
  /** Uncovers it until the page is left. */
  readonly onShow: () => void;
}

export function MutedLine({ kind = "post", onShow, children }: MutedLineProps) {
  return (
    <div className={styles["stub"]}>
      <Icon name="eyeOff" size={18} />
      <p>
        {kind === "post" ? (
          <Trans>A post by somebody you muted</Trans>
        ) : (
          <Trans>1 reply by somebody you muted</Trans>
        )}
      </p>
      <Button small onClick={onShow}>
        <Trans comment="Button: shows what a muted member wrote, until the page is left">Show once</Trans>
      </Button>
      {children}
    </div>
  );
}

/** Below the post, which stays readable. */
export function ReportedLine() {
  return (
    <p className={styles["stub"]}>
      <Icon name="flag" size={16} />
      <Trans>You reported this.</Trans>
    </p>
  );
}
