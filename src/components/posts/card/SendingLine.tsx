// Says of an own post or reply whether it has reached the server, and what its author can do about it.
// See docs/product.md#outbox.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Sending } from "#domain/writing/draft.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import { Spinner } from "#ui/content/Spinner.tsx";
import { problemText } from "../problemText.ts";
import styles from "./SendingLine.module.css";

/** What the author can do; a choice that is left out has no button. */
interface SendingActs {
  readonly onCheck?: (() => void) | undefined;
  readonly onCopy?: (() => void) | undefined;
  /** Sends it, or sends it again. */
  readonly onSend?: (() => void) | undefined;
  readonly onEdit?: (() => void) | undefined;
  readonly onDiscard?: (() => void) | undefined;
}

export interface SendingLineProps extends SendingActs {
  readonly sending: Sending;
  /** The browser refuses to keep it: it is gone when the product is closed before it is sent. */
  readonly isUnstored?: boolean;
}

export function SendingLine(props: SendingLineProps) {
  const { state } = props.sending;
  return (
    <div className={styles["line"]} data-look={state}>
      {state === "pending" ? (
        <span aria-hidden="true">
          <Spinner bare />
        </span>
      ) : (
        <Icon name={state === "waiting" ? "wifiOff" : "warning"} size={18} />
      )}
      <p role="status" className={styles["words"]}>
        <Words sending={props.sending} />
        {props.isUnstored === true ? (
          <span>
            {" "}
            <Trans>Your browser does not store it: keep this page open.</Trans>
          </span>
        ) : null}
      </p>
      <span className={styles["choices"]}>
        <Choices {...props} />
      </span>
    </div>
  );
}

function Words({ sending }: { readonly sending: Sending }) {
  switch (sending.state) {
    case "pending":
      return <Trans>Sending…</Trans>;
    case "waiting":
      return <Trans>You are offline. This is sent when the connection is back.</Trans>;
    case "asks":
      return <Trans>This has been waiting for more than 10 minutes. Send it now?</Trans>;
    case "unknown":
      return <Trans>We do not know whether this was sent.</Trans>;
    default:
      return (
        <>
          <Trans>This was not sent.</Trans> <bdi>{problemText(sending.problem)}</bdi>
        </>
      );
  }
}

function Choices({ sending: { state }, onCheck, onCopy, onSend, onEdit, onDiscard }: SendingLineProps) {
  if (state === "pending") return null;
  if (state === "unknown") {
    return (
      <>
        <Choice look="primary" onPress={onCheck}>
          <Trans comment="Button: asks the server whether a post was published">Check</Trans>
        </Choice>
        <Choice look="plain" onPress={onCopy}>
          <Trans comment="Button: copies what was written">Copy</Trans>
        </Choice>
      </>
    );
  }
  return (
    <>
      {state === "waiting" ? null : (
        <Choice look="primary" onPress={onSend}>
          {state === "asks" ? <Trans>Send</Trans> : <Trans>Retry</Trans>}
        </Choice>
      )}
      <Choice look="plain" onPress={onEdit}>
        <Trans comment="Changes a post or reply of one's own">Edit</Trans>
      </Choice>
      <Choice look="quiet" onPress={onDiscard}>
        <Trans comment="Button: deletes what was written and not sent">Discard</Trans>
      </Choice>
    </>
  );
}

interface ChoiceProps {
  readonly look: "primary" | "plain" | "quiet";
  readonly onPress: (() => void) | undefined;
  readonly children: ReactNode;
}

function Choice({ look, onPress, children }: ChoiceProps) {
  return onPress === undefined ? null : (
    <Button small look={look} onClick={onPress}>
      {children}
    </Button>
  );
}
