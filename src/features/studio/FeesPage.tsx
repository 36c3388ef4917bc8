// What the creator asks for a subscription.
// See docs/product.md#studio.
import { Trans, useLingui } from "@lingui/react/macro";
import { StudioPage } from "#components/studio/StudioPage.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";

export function FeesPage() {
  const { t } = useLingui();
  return (
    <StudioPage
      title={t({ message: "Prices", comment: "Page of the creator studio: what a subscription costs" })}
    >
      <EmptyState icon="lineup" title={<Trans>There is nothing here yet.</Trans>} />
    </StudioPage>
  );
}
