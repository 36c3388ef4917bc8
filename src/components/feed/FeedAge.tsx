// Says how old the posts of a list are while the browser is offline.
import { Trans } from "@lingui/react/macro";
import { formatClock } from "#i18n/formats.ts";
import { useConnection } from "#state/live/client/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import styles from "./PostFeed.module.css";

/** `asOf`: when the list was made, epoch ms. */
export function FeedAge({ asOf }: { readonly asOf: number }) {
  const zone = useViewerZone();
  const { state } = useConnection();
  if (state !== "offline") return null;
  const time = formatClock(asOf, zone.offsetAt(asOf));
  return (
    <p role="status" className={styles["age"]}>
      <Trans comment="Above a list of posts; {time} is a time of day such as 14:02">
        You are offline. These posts are as of {time}.
      </Trans>
    </p>
  );
}
