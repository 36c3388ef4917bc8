// The privacy policy.
import { useLingui } from "@lingui/react/macro";
import { DocumentPage } from "./DocumentPage.tsx";

export function PrivacyPage() {
  const { t } = useLingui();
  return (
    <DocumentPage name="privacyPolicy" heading={t`Privacy policy`} title={t`Privacy policy – Touchline`} />
  );
}
