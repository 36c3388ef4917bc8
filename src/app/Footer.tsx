// The foot of the page: the product and the zone its times are in.
import { Trans } from "@lingui/react/macro";
import { formatOffset } from "#i18n/formats.ts";
import { openExplanations } from "#state/explanations.ts";
import { useViewerZone } from "#state/viewerZone.ts";
import styles from "./Footer.module.css";

export function Footer() {
  const zone = formatOffset(useViewerZone().offsetMinutes);
  return (
    <footer className={styles["footer"]}>
      <p>
        <Trans>Touchline: football scores and odds as they happen.</Trans>
      </p>
      <button type="button" className={styles["link"]} onClick={openExplanations}>
        <Trans>What the icons mean</Trans>
      </button>
      <p>
        <Trans>
          All times are <bdi>{zone}</bdi>.
        </Trans>
      </p>
    </footer>
  );
}
