// The page shown after an error: the reason, a retry button, and a link back.
import { Trans, useLingui } from "@lingui/react/macro";
import type { AnyRouter, ErrorComponentProps } from "@tanstack/react-router";
import { useRouter } from "@tanstack/react-router";
import { RowLink } from "#components/page/RowLink.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { StateMessage } from "#ui/content/StateMessage.tsx";
import { fetchRouteCode } from "../routing/routerTraces.ts";
import styles from "./ErrorPage.module.css";

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  // undefined around a list, which is drawn outside the router and has all its code.
  const router: AnyRouter | undefined = useRouter({ warn: false });
  /** Loads the page's code first, because a failed load may be the error. */
  async function tryAgain(): Promise<void> {
    if (router) await fetchRouteCode(router);
    reset();
  }
  const actions = (
    <>
      <Button look="primary" onClick={() => void tryAgain()}>
        <Trans>Try again</Trans>
      </Button>
      <Button onClick={() => location.reload()}>
        <Trans>Reload the page</Trans>
      </Button>
      <RowLink path="/" className={styles["link"]} onFollow={reset}>
        <Trans id="goBackHome">Back to the scores</Trans>
      </RowLink>
      <RowLink path="/feedback" className={styles["link"]} onFollow={reset}>
        <Trans>Report a problem</Trans>
      </RowLink>
    </>
  );
  return (
    <StateMessage icon="warning" alert title={t`This page could not be shown`} actions={actions}>
      <Trans>Something went wrong on our side of the pitch. Your favourites and settings are safe.</Trans>
      <code className={styles["detail"]}>{error instanceof Error ? error.message : String(error)}</code>
    </StateMessage>
  );
}
