// Guides and rules for creators.
// See docs/product.md#studio.
import { Trans, useLingui } from "@lingui/react/macro";
import { StudioPage } from "#components/studio/StudioPage.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";

export function DocumentsPage() {
  const { t } = useLingui();
  return (
    <StudioPage title={t({ message: "Documents", comment: "Page of the creator studio: guides and rules" })}>
      <EmptyState icon="lineup" title={<Trans>There is nothing here yet.</Trans>} />
    </StudioPage>
  );
}
