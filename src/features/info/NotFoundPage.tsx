// The 404 page: a picture, the text for 404Error, and links home and to the feedback form.
// See docs/product.md#not-found-page.
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { reportError } from "#state/errors/reportError.ts";
import styles from "./NotFoundPage.module.css";

export function NotFoundPage() {
  const { t } = useLingui();
  // While a link on this page is followed, the router's location is already the next page's.
  const fullPath = useRouterState({
    select: ({ status, location }) => (status === "idle" ? location.publicHref : undefined),
  });
  const text = t({
    id: "404Error",
    message: "This page is not on the pitch. It may have moved, or the address is wrong.",
  });
  usePageTitle(t`Page not found – Touchline`);
  useEffect(() => {
    if (fullPath === undefined) return;
    // docs/product.md#not-found-page: route validation failure, message verbatim.
    reportError(new Error(`Page Not Found: ${fullPath}`), "404");
  }, [fullPath]);
  return (
    <div className={styles["page"]}>
      {/* React moves it into the head: the server knows the routes, but not which ids exist. */}
      <meta name="robots" content="noindex" />
      <img src="/images/404.svg" alt="" width={320} height={200} className={styles["picture"]} />
      <h1 className={styles["code"]}>404</h1>
      <p className={styles["text"]}>{text}</p>
      <Link to="/" className={styles["home"]}>
        <Trans id="goBackHome">Back to the scores</Trans>
      </Link>
      <Link to="/feedback" className={styles["report"]}>
        <Trans>Report a problem</Trans>
      </Link>
    </div>
  );
}
