// One reward: what it is for, how far the member is, its points, and the button to claim it.
import { Plural, Trans } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import type { RewardState } from "#domain/activity/activity.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { ProgressBar } from "#ui/content/ProgressBar.tsx";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./RewardLine.module.css";

export interface RewardLineProps {
  readonly title: ReactNode;
  /** How far the member is, in words. */
  readonly progressText: string;
  readonly value: number;
  readonly goal: number;
  readonly points: number;
  readonly state: RewardState;
  readonly busy: boolean;
  /** Resolves to true once the reward is claimed. */
  onClaim(): Promise<boolean>;
}

export function RewardLine({
  title,
  progressText,
  value,
  goal,
  points,
  state,
  busy,
  onClaim,
}: RewardLineProps) {
  const line = useRef<HTMLLIElement>(null);
  async function claim(): Promise<void> {
    // The button is removed once the reward is claimed, so the line takes the focus.
    if (await onClaim()) line.current?.focus({ preventScroll: true });
  }
  return (
    <li ref={line} tabIndex={-1} className={styles["reward"]} data-reward-state={state}>
      <div className={styles["what"]}>
        <p className={styles["title"]}>{title}</p>
        <p className={styles["points"]}>
          <Plural value={points} one="# point" other="# points" />
        </p>
      </div>
      <div className={styles["act"]}>
        {state === "reached" ? (
          <Button look="primary" aria-disabled={busy} onClick={() => void claim()}>
            <Trans comment="Button: take the points of a reward">Claim</Trans>
          </Button>
        ) : null}
        {state === "claimed" ? (
          <span className={styles["claimed"]}>
            <Icon name="check" size={18} />
            <Trans comment="A reward whose points were taken">Claimed</Trans>
          </span>
        ) : null}
      </div>
      <div className={styles["progress"]}>
        <ProgressBar label={progressText} value={value} goal={goal} />
        <span aria-hidden="true" className={styles["progressText"]}>
          {progressText}
        </span>
      </div>
    </li>
  );
}
