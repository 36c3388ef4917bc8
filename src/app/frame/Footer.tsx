// The page's footer: product, links to information pages, and the time zone of the times shown.
import { Trans, useLingui } from "@lingui/react/macro";
import { SourceCredit } from "#components/footballSource/SourceCredit.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import { formatOffset } from "#i18n/laterFormats.ts";
import { openExplanations } from "#state/dialogs/explanations.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import styles from "./Footer.module.css";

export function Footer() {
  const { t } = useLingui();
  const zone = formatOffset(useViewerZone().offsetMinutes);
  const pages = {
    "/creators": t({
      message: "Creators",
      comment: "Heading: members who sell subscriptions to their posts",
    }),
    "/faq": t`Questions`,
    "/about": t`About`,
    "/download": t`On your phone`,
    "/privacy": t`Privacy`,
    "/service-agreement": t`Service agreement`,
    "/feedback": t`Feedback`,
  };
  return (
    <footer className={styles["footer"]}>
      <p>
        <Trans>Touchline: football scores and odds as they happen.</Trans>
      </p>
      <button type="button" className={styles["link"]} onClick={openExplanations}>
        <Trans>What the icons mean</Trans>
      </button>
      <nav aria-label="Touchline" className={styles["pages"]}>
        {Object.entries(pages).map(([path, name]) => (
          <RowLink key={path} path={path} className={styles["link"]}>
            {name}
          </RowLink>
        ))}
      </nav>
      <p>
        <Trans>
          All times are <bdi>{zone}</bdi>.
        </Trans>
      </p>
      <SourceCredit linkClass={styles["link"]} />
    </footer>
  );
}
