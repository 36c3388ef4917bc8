// The figures of a creator.
// See docs/product.md#studio.
import { Trans, useLingui } from "@lingui/react/macro";
import { StudioPage } from "#components/studio/StudioPage.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";

export function OverviewPage() {
  const { t } = useLingui();
  return (
    <StudioPage title={t({ message: "Overview", comment: "Page of the creator studio: figures" })}>
      <EmptyState icon="lineup" title={<Trans>There is nothing here yet.</Trans>} />
    </StudioPage>
  );
}
