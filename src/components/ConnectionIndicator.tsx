// Says how the data comes in and how old it is; offers Retry when it does not come (CONTRACT §5 data-connection).
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useConnection, useLiveCommands } from "#state/live/hooks.ts";
import { announce } from "#ui/announce.ts";
import { Button } from "#ui/Button.tsx";
import type { Connection } from "#workers/live/contract.ts";
import { ageText } from "./ageText.ts";
import styles from "./ConnectionIndicator.module.css";

const WORDS: Readonly<Record<Connection["state"], MessageDescriptor>> = {
  live: msg({ message: "Live", comment: "Connection: data is pushed as it happens" }),
  polling: msg({ message: "Up to date", comment: "Connection: data is fetched every 2 seconds" }),
  reconnecting: msg`Reconnecting…`,
  offline: msg`Offline`,
};

/** Changes worth a word to screen readers; the steps of the age are not. */
const ANNOUNCED: Readonly<Partial<Record<Connection["state"], MessageDescriptor>>> = {
  live: msg`Live scores are coming in again`,
  reconnecting: msg`The connection was lost. Reconnecting.`,
  offline: msg`You are offline. Scores may be out of date.`,
};

export function ConnectionIndicator() {
  const { i18n } = useLingui();
  const { state, ageSeconds, stale } = useConnection();
  const { retry } = useLiveCommands();
  useStateAnnouncements(state);

  const troubled = state === "reconnecting" || state === "offline";
  const old = ageSeconds !== undefined && (stale || troubled || (state === "polling" && ageSeconds >= 10));
  const word = i18n._(WORDS[state]);
  const age = old ? ageText(ageSeconds, i18n) : undefined;
  return (
    <div className={styles["indicator"]} data-connection={state} data-stale={stale || undefined}>
      <i aria-hidden="true" className={styles["dot"]} />
      <span className={styles["words"]}>
        {troubled || age === undefined ? <span>{word}</span> : null}
        {age === undefined ? null : <span className={`${styles["age"]} num`}>{age}</span>}
      </span>
      {troubled ? (
        <Button small look="quiet" onClick={retry}>
          <Trans>Retry</Trans>
        </Button>
      ) : null}
    </div>
  );
}

function useStateAnnouncements(state: Connection["state"]): void {
  const { i18n } = useLingui();
  const before = useRef<Connection["state"]>(undefined);
  useEffect(() => {
    const message = before.current === undefined || before.current === state ? undefined : ANNOUNCED[state];
    const fromTrouble = before.current === "reconnecting" || before.current === "offline";
    before.current = state;
    if (message !== undefined && (state !== "live" || fromTrouble)) announce(i18n._(message));
  }, [state, i18n]);
}
