// What is shown when a page fails: what happened, a way on, a way back.
import { Trans, useLingui } from "@lingui/react/macro";
import type { AnyRouter, ErrorComponentProps } from "@tanstack/react-router";
import { useRouter } from "@tanstack/react-router";
import { RowLink } from "#components/page/RowLink.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { StateMessage } from "#ui/content/StateMessage.tsx";
import styles from "./ErrorPage.module.css";

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  // A list stands outside the router; all its code is there.
  const router: AnyRouter | undefined = useRouter({ warn: false });
  /** Where the page's own code did not come, it is what has to come. */
  async function tryAgain(): Promise<void> {
    const routes = router?.state.matches.map(({ routeId }) => router.routesById[routeId].options);
    await Promise.all(routes?.map(({ component }) => fetchAgain(component)) ?? []);
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
      <RowLink path="/" className={styles["home"]} onFollow={reset}>
        <Trans id="goBackHome">Back to the scores</Trans>
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

/** Fetches a lazy component that is not there. */
async function fetchAgain(component: unknown): Promise<void> {
  if (typeof component !== "function" || !("preload" in component)) return;
  await (component.preload as (() => Promise<void>) | undefined)?.();
}
