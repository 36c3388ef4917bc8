// What is shown when a page fails: what happened, a way on, a way back. Crawlers see nothing (SPEC §4).
import { Trans, useLingui } from "@lingui/react/macro";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { Link } from "@tanstack/react-router";
import { Button } from "#ui/Button.tsx";
import { StateMessage } from "#ui/StateMessage.tsx";
import { isCrawler } from "./isCrawler.ts";
import styles from "./ErrorPage.module.css";

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  if (isCrawler(navigator.userAgent)) return null;
  const actions = (
    <>
      <Button look="primary" onClick={reset}>
        <Trans>Try again</Trans>
      </Button>
      <Button onClick={() => location.reload()}>
        <Trans>Reload the page</Trans>
      </Button>
      <Link to="/" className={styles["home"]} onClick={reset}>
        <Trans id="goBackHome">Back to the scores</Trans>
      </Link>
    </>
  );
  return (
    <StateMessage icon="warning" alert title={t`This page could not be shown`} actions={actions}>
      <Trans>Something went wrong on our side of the pitch. Your favourites and settings are safe.</Trans>
      <code className={styles["detail"]}>{error instanceof Error ? error.message : String(error)}</code>
    </StateMessage>
  );
}
