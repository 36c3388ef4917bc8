// Shows how data arrives and how old it is, and offers Retry when none arrives.
// See docs/wire.md#connection-states.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useFormats } from "#i18n/hooks.ts";
import { sourceOnPageAtom } from "#state/footballSource.ts";
import { useConnection, useLiveCommands } from "#state/live/client/hooks.ts";
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

export function ConnectionIndicator() {
  const { i18n } = useLingui();
  const formats = useFormats();
  const connection = useConnection();
  const source = useAtomValue(sourceOnPageAtom);
  const { state, ageSeconds, stale, asking } = source?.withAge(connection) ?? connection;
  const commands = useLiveCommands();

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
