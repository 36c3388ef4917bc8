// The error page, fetched only when a page fails; where even that cannot be had, what failed stands there as it is.
import type { ErrorComponentProps } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { withTexts } from "./withTexts.ts";

const Page = lazy(() =>
  withTexts(() => import("./ErrorPage.tsx")).then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: BarePage }),
  ),
);

function BarePage({ error }: ErrorComponentProps) {
  return <pre role="alert">{error instanceof Error ? error.message : String(error)}</pre>;
}

export function LazyErrorPage(props: ErrorComponentProps) {
  return (
    <Suspense fallback={null}>
      <Page {...props} />
    </Suspense>
  );
}
