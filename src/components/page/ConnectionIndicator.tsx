// Shows how data arrives and how old it is, and offers Retry when none arrives.
// See docs/wire.md#connection-states.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useFormats } from "#i18n/hooks.ts";
import { useDataAge } from "#state/footballSource.ts";
import { useLiveCommands } from "#state/live/client/hooks.ts";
import { announce } from "#ui/page/announce.ts";
import { Button } from "#ui/controls/Button.tsx";
import type { Connection } from "#workers/live/contract.ts";
import { ageText } from "../people/ageText.ts";
import styles from "./ConnectionIndicator.module.css";

/** How the data arrives, in words. */
export const CONNECTION_WORDS: Readonly<Record<Connection["state"], MessageDescriptor>> = {
  live: msg({ message: "Live", comment: "Connection: data is pushed as it happens" }),
  polling: msg({ message: "Up to date", comment: "Connection: data is fetched every 2 seconds" }),
  reconnecting: msg`Reconnecting…`,
  offline: msg`Offline`,
};

const CONNECTING = msg`Connecting…`;

/** The age of a kept list has no longer text than this one, s. */
const LONGEST_AGE = 59 * 60;

/** Changes that screen readers announce; steps of the age are not announced. */
const ANNOUNCED: Readonly<Partial<Record<Connection["state"], MessageDescriptor>>> = {
  live: msg`Live scores are coming in again`,
  reconnecting: msg`The connection was lost. Reconnecting.`,
  offline: msg`You are offline. Scores may be out of date.`,
};

export function ConnectionIndicator() {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { state, ageSeconds, stale, asking } = useDataAge();
  const commands = useLiveCommands();
  useStateAnnouncements(ageSeconds === undefined || asking ? undefined : state);

  // Before the first answer there is no connection that could be lost.
  const starting = state === "reconnecting" && ageSeconds === undefined && !stale;
  const troubled = !starting && !asking && (state === "reconnecting" || state === "offline");
  // An open socket can be silent for 10 s; in every other state the age is shown as soon as it is known.
  const old =
    ageSeconds !== undefined && (troubled || asking === true || ageSeconds >= (state === "live" ? 20 : 10));
  const word = i18n._(starting ? CONNECTING : CONNECTION_WORDS[state]);
  const age = old ? ageText(ageSeconds, i18n) : undefined;
  // On a phone there is no room for text beside Retry: the age is shown, and the colour carries the state.
  const short = old && troubled ? formats.age(ageSeconds) : undefined;
  // The texts of a start, one a line: the style sheet reserves the width of the longest.
  const words = [CONNECTING, CONNECTION_WORDS.polling, CONNECTION_WORDS.live].map((each) => i18n._(each));
  const room = [...words, ageText(LONGEST_AGE, i18n)].join("\n");
  return (
    <div className={styles["indicator"]} data-connection={state} data-stale={stale || asking}>
      <i aria-hidden="true" className={styles["dot"]} />
      <span className={styles["words"]} data-short={short} data-room={troubled ? undefined : room}>
        {troubled || age === undefined ? <span>{word}</span> : null}
        {age === undefined ? null : <span className="num">{age}</span>}
      </span>
      {troubled ? (
        <Button small look="quiet" onClick={() => commands.retry()}>
          <Trans>Retry</Trans>
        </Button>
      ) : null}
    </div>
  );
}

/** Announces a change of state. undefined is the time before the first answer, which is not announced. */
function useStateAnnouncements(state: Connection["state"] | undefined): void {
  const { i18n } = useLingui();
  const before = useRef<Connection["state"]>(undefined);
  useEffect(() => {
    const earlier = before.current;
    if (state === undefined || state === earlier) return;
    before.current = state;
    if (earlier === undefined) return;
    const message = ANNOUNCED[state];
    const recovered = earlier === "reconnecting" || earlier === "offline";
    if (message !== undefined && (state !== "live" || recovered)) announce(i18n._(message));
  }, [state, i18n]);
}
