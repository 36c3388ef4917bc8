// What the creator has earned.
// See docs/product.md#studio.
import { Trans, useLingui } from "@lingui/react/macro";
import { StudioPage } from "#components/studio/StudioPage.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";

export function WalletPage() {
  const { t } = useLingui();
  return (
    <StudioPage title={t({ message: "Wallet", comment: "Page of the creator studio: what one has earned" })}>
      <EmptyState icon="lineup" title={<Trans>There is nothing here yet.</Trans>} />
    </StudioPage>
  );
}
