// Who is subscribed to the creator.
// See docs/product.md#studio.
import { Trans, useLingui } from "@lingui/react/macro";
import { StudioPage } from "#components/studio/StudioPage.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";

export function SubscribersPage() {
  const { t } = useLingui();
  return (
    <StudioPage title={t({ message: "Subscribers", comment: "Page of the creator studio" })}>
      <EmptyState icon="lineup" title={<Trans>There is nothing here yet.</Trans>} />
    </StudioPage>
  );
}
