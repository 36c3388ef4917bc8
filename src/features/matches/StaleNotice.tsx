// A notice that the data on the screen may be out of date, with its age.
import { Plural, Trans } from "@lingui/react/macro";
import type { Connection } from "#workers/live/contract.ts";
import { useLiveCommands } from "#state/live/client/hooks.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./StaleNotice.module.css";

export function StaleNotice({ connection }: { connection: Connection }) {
  const { retry } = useLiveCommands();
  const seconds = connection.ageSeconds ?? 0;
  const minutes = Math.floor(seconds / 60);
  return (
    <div className={styles["notice"]} role="status">
      <Icon name="wifiOff" size={18} />
      <span>
        {minutes === 0 ? (
          <Trans>No news from the server for {seconds} s. Scores may have changed.</Trans>
        ) : (
          <Plural
            value={minutes}
            one="No news from the server for # minute. Scores may have changed."
            other="No news from the server for # minutes. Scores may have changed."
          />
        )}
      </span>
      <Button small onClick={() => retry()}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
