// The error page, fetched only when a page fails; where even that cannot be had, what failed stands there as it is.
import type { ErrorComponentProps } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { isCrawler } from "./isCrawler.ts";
import { withTexts } from "#i18n/withTexts.ts";

const Page = lazy(() =>
  withTexts(() => import("./ErrorPage.tsx")).then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: BarePage }),
  ),
);

function BarePage({ error }: ErrorComponentProps) {
  return <pre role="alert">{error instanceof Error ? error.message : String(error)}</pre>;
}

/** Nothing for crawlers (SPEC §4, §8): what failed must not stand in anybody's search results. */
export function LazyErrorPage(props: ErrorComponentProps) {
  if (isCrawler(navigator.userAgent)) return null;
  return (
    <Suspense fallback={null}>
      <Page {...props} />
    </Suspense>
  );
}
