// Says below an own post or reply whether it has reached the server, and what its author can do about it.
// See docs/product.md#posts-on-the-screen.
import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import { Spinner } from "#ui/content/Spinner.tsx";
import styles from "./SendingLine.module.css";

/** How far a post or reply is that its author has sent. */
export type Sending =
  | { readonly state: "pending" }
  | { readonly state: "unknown"; readonly onCheck: () => void }
  | {
      readonly state: "failed";
      /** The reason in whole sentences; "" for none that is known. */
      readonly words: string;
      readonly onRetry: () => void;
      readonly onEdit: () => void;
      readonly onDiscard: () => void;
    };

export function SendingLine({ sending }: { readonly sending: Sending }) {
  return (
    <div className={styles["line"]} data-look={sending.state}>
      {sending.state === "pending" ? (
        <span aria-hidden="true">
          <Spinner bare />
        </span>
      ) : (
        <Icon name="warning" size={18} />
      )}
      <p role="status" className={styles["words"]}>
        <Words sending={sending} />
      </p>
      <Choices sending={sending} />
    </div>
  );
}

function Words({ sending }: { readonly sending: Sending }) {
  if (sending.state === "pending") return <Trans>Sending…</Trans>;
  if (sending.state === "unknown") return <Trans>We do not know whether this was sent.</Trans>;
  return (
    <>
      <Trans>This was not sent.</Trans> <bdi>{sending.words}</bdi>
    </>
  );
}

function Choices({ sending }: { readonly sending: Sending }) {
  if (sending.state === "pending") return null;
  if (sending.state === "unknown") {
    return (
      <Button small onClick={sending.onCheck}>
        <Trans comment="Button: asks the server whether a post was published">Check</Trans>
      </Button>
    );
  }
  return (
    <>
      <Button small look="primary" onClick={sending.onRetry}>
        <Trans>Retry</Trans>
      </Button>
      <Button small onClick={sending.onEdit}>
        <Trans comment="Changes a post or reply of one's own">Edit</Trans>
      </Button>
      <Button small look="quiet" onClick={sending.onDiscard}>
        <Trans comment="Button: deletes what was written and not sent">Discard</Trans>
      </Button>
    </>
  );
}
