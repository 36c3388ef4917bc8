// The 404 page, fetched when an address has no page.
import { lazy, Suspense } from "react";
import { PagePending } from "./PagePending.tsx";

// Not `lazyPart`: this is a whole page, so the failure to load it must reach the error page.
const Page = lazy(async () => ({ default: (await import("#features/info/NotFoundPage.tsx")).NotFoundPage }));

export function LazyNotFoundPage() {
  return (
    <Suspense fallback={<PagePending />}>
      <Page />
    </Suspense>
  );
}
