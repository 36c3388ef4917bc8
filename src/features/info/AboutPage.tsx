// Describes the product and its audience.
import { useLingui } from "@lingui/react/macro";
import { DocumentPage } from "./DocumentPage.tsx";

export function AboutPage() {
  const { t } = useLingui();
  return <DocumentPage name="about" heading={t`About Touchline`} title={t`About Touchline – Touchline`} />;
}
