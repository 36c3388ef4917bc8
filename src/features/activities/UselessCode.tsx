// Why an invitation code cannot be used, and what to do instead.
// See docs/product.md#invite-activity.
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { RowLink } from "#components/page/RowLink.tsx";
import type { InviteCodeState } from "#domain/activity/activity.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./InvitedPage.module.css";

type UselessState = Exclude<InviteCodeState, "usable">;

export interface UselessCodeProps {
  readonly state: UselessState;
  readonly code: string;
  onOther(): void;
  /** The registration, for visitors who continue without the code. */
  readonly children: ReactNode;
}

export function UselessCode({ state, code, onOther, children }: UselessCodeProps) {
  const [without, setWithout] = useState(false);
  if (without) return children;
  const forVisitors = state !== "own" && state !== "member";
  return (
    <EmptyState
      icon={state === "own" ? "user" : "info"}
      title={<Title state={state} code={code} />}
      actions={
        forVisitors ? (
          <>
            <Button onClick={onOther}>
              <Trans>Enter another code</Trans>
            </Button>
            <Button look="primary" onClick={() => setWithout(true)}>
              <Trans>Register without a code</Trans>
            </Button>
          </>
        ) : (
          <RowLink path="/inviteactivity/share" className={styles["link"]}>
            <Trans>Share your code</Trans>
          </RowLink>
        )
      }
    >
      <Reason state={state} />
    </EmptyState>
  );
}

function Title({ state, code }: Pick<UselessCodeProps, "state" | "code">) {
  switch (state) {
    case "unknown":
      return (
        <Trans>
          There is no code <bdi translate="no">{code}</bdi>.
        </Trans>
      );
    case "own":
      return <Trans>This is your own code.</Trans>;
    case "member":
      return <Trans>You are a member already.</Trans>;
    case "usedUp":
      return <Trans>This code has been used up.</Trans>;
    case "before":
      return <Trans>The promotion has not started yet.</Trans>;
    default:
      return <Trans>The promotion has ended.</Trans>;
  }
}

function Reason({ state }: Pick<UselessCodeProps, "state">) {
  switch (state) {
    case "unknown":
      return <Trans>Check it, or ask your friend for the link.</Trans>;
    case "own":
      return <Trans>Share your code. When a friend registers with it, you both get points.</Trans>;
    case "member":
      return <Trans>Codes are for new members. Invite friends with a code of your own.</Trans>;
    case "usedUp":
      return <Trans>This code has reached its limit of friends. You can register without it.</Trans>;
    case "before":
      return <Trans>Come back when it runs, or register without points.</Trans>;
    default:
      return <Trans>Codes bring no points any more. You can register all the same.</Trans>;
  }
}
