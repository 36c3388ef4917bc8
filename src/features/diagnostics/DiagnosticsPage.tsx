// The connection check, for support: what server, core and browser know of this visitor and connection.
// See docs/product.md#connection-check.
import { Trans, useLingui } from "@lingui/react/macro";
import { RowLink } from "#components/page/RowLink.tsx";
import { readCookie } from "#domain/cookies.ts";
import { formatOffset } from "#i18n/laterFormats.ts";
import { useLocale } from "#i18n/hooks.ts";
import { copyToClipboard } from "#state/browser/clipboard.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { useCoreStatus } from "#state/pageData/useCoreStatus.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useServerMinute } from "#state/live/useServerTime.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { Button } from "#ui/controls/Button.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { browserFacts, coreFacts, serverFacts, sortedCounters, sourceFacts, textOf } from "./facts.ts";
import { FactList } from "./FactList.tsx";
import styles from "./DiagnosticsPage.module.css";

declare const __BUILD_ID__: string;

export function DiagnosticsPage() {
  const { t } = useLingui();
  usePageView();
  usePageTitle(t`Connection check – Touchline`);
  const { data: seen, failure, fetching, refetch } = usePageData("seenConnection", {});
  const status = useCoreStatus();
  const { html } = useLocale();
  const zone = useViewerZone();
  const { data: source } = usePageData("footballSource", {});
  const now = useServerMinute();
  const server = [...serverFacts(seen, status), ...sourceFacts(source, now)];
  const core = coreFacts(status);
  const browser = browserFacts({
    build: __BUILD_ID__,
    language: html,
    zone: formatOffset(zone.offsetMinutes),
    countryId: readCookie(document, "userCountryIdV1"),
    userAgent: navigator.userAgent,
  });
  const counters = status?.counters ?? {};
  const copy = async (): Promise<void> => {
    const isCopied = await copyToClipboard(textOf([...server, ...core, ...browser], counters));
    if (isCopied) showToast(t`Copied`);
    else showToast(t`This could not be copied.`, "error");
  };
  return (
    <article className={styles["page"]} aria-busy={fetching && seen === undefined}>
      <h1 className={styles["heading"]}>
        <Trans>Connection check</Trans>
      </h1>
      <p className={styles["lead"]}>
        <Trans>
          What the server and this browser know about your connection. Copy it when support asks for it. It
          holds no password, no token and nothing about your account.
        </Trans>
      </p>
      <p className={styles["actions"]}>
        <Button look="primary" onClick={() => void copy()}>
          <Trans>Copy as text</Trans>
        </Button>
        <RowLink path="/" className={styles["home"]}>
          <Trans id="goBackHome">Back to the scores</Trans>
        </RowLink>
      </p>
      {failure === undefined ? null : (
        <p role="status" className={styles["failure"]}>
          <Trans>The server does not answer.</Trans>{" "}
          <Button small look="quiet" onClick={refetch}>
            <Trans>Retry</Trans>
          </Button>
        </p>
      )}
      <FactList title={<Trans>Server</Trans>} facts={server} />
      <FactList title={<Trans>Live data</Trans>} facts={core} />
      <FactList title={<Trans>This browser</Trans>} facts={browser} />
      <details className={styles["counters"]}>
        <summary className={styles["title"]}>
          <Trans>Counters</Trans>
        </summary>
        <dl className={styles["facts"]} dir="ltr" lang="en">
          {sortedCounters(counters).map(([name, count]) => (
            <div key={name} className={styles["fact"]}>
              <dt>{name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
  );
}
