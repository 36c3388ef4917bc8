// The terms of service.
import { useLingui } from "@lingui/react/macro";
import { DocumentPage } from "./DocumentPage.tsx";

export function ServiceAgreementPage() {
  const { t } = useLingui();
  return (
    <DocumentPage
      name="serviceAgreement"
      heading={t`Service agreement`}
      title={t`Service agreement – Touchline`}
    />
  );
}
