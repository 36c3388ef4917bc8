// All matches in play; the list adds and removes matches as they start and end.
import { Trans, useLingui } from "@lingui/react/macro";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { EmptyList } from "./EmptyList.tsx";
import { ListPage } from "./ListPage.tsx";

export function LivePage() {
  const { t } = useLingui();
  usePageTitle(t`Live now – Touchline`);
  return (
    <ListPage
      page="live"
      title={t`Live now`}
      dated={false}
      filters={false}
      empty={<EmptyList title={<Trans>No match is being played right now.</Trans>} />}
    />
  );
}
