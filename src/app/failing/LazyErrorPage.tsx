// Loads the error page when a page fails; shows the error's message alone when that code cannot be loaded.
import type { ErrorComponentProps } from "@tanstack/react-router";
import { withTexts } from "#i18n/withTexts.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { isCrawler } from "./isCrawler.ts";

const Page = lazyPart<ErrorComponentProps>(() =>
  withTexts(() => import("./ErrorPage.tsx")).then(
    ({ ErrorPage }) => ErrorPage,
    () => BarePage,
  ),
);

function BarePage({ error }: ErrorComponentProps) {
  return <pre role="alert">{error instanceof Error ? error.message : String(error)}</pre>;
}

/** Draws nothing for crawlers, so that no error is found in search results (docs/product.md#error-page). */
export function LazyErrorPage(props: ErrorComponentProps) {
  return isCrawler(navigator.userAgent) ? null : <Page {...props} />;
}
