// The 404 page, fetched only by those who get lost.
import { lazy, Suspense } from "react";
import { PagePending } from "../routing/PagePending.tsx";

const Page = lazy(async () => ({ default: (await import("./NotFoundPage.tsx")).NotFoundPage }));

export function LazyNotFoundPage() {
  return (
    <Suspense fallback={<PagePending />}>
      <Page />
    </Suspense>
  );
}
