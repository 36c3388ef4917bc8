// Says for 6 s that somebody is not muted any more, with Undo; it stays while the pointer or the focus is on it.
// See docs/product.md#settings-of-the-community.
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { MutedUser } from "#domain/member/member.ts";
import { useAct } from "#components/forms/useAct.ts";
import { Button } from "#ui/controls/Button.tsx";
import { classNames } from "#ui/styles/classNames.ts";
import { announce } from "#ui/page/announce.ts";
import styles from "./MutedLine.module.css";

/** docs/product.md#settings-of-the-community. */
const UNDO_MS = 6_000;

export interface UnmutedLineProps {
  readonly user: MutedUser;
  /** Undo gets the focus. */
  readonly focused: boolean;
  /** The time is over, or the mute is back. */
  onGone(): void;
}

export function UnmutedLine({ user, focused, onGone }: UnmutedLineProps) {
  const { t } = useLingui();
  const { busy, run } = useAct("mute");
  const undo = useRef<HTMLButtonElement>(null);
  const [isHeld, setHeld] = useState(false);
  const name = user.name === "" ? t`Somebody` : user.name;
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (isHeld || busy) return undefined;
    const timer = setTimeout(leave, UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld, busy]);
  useEffect(() => {
    if (focused) undo.current?.focus();
  }, [focused]);
  const words = t`You will see what ${name} writes again.`;
  useEffect(() => announce(words), [words]);

  const muteAgain = async (): Promise<void> => {
    const answer = await run({ userId: user.id, ...(user.until === undefined ? {} : { until: user.until }) });
    if (answer?.ok) onGone();
  };
  return (
    <div
      className={classNames(styles["line"], styles["gone"])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles["texts"]}>{words}</p>
      <Button ref={undo} aria-disabled={busy} onClick={() => void muteAgain()}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
