// Frequently asked questions with answers.
import { useLingui } from "@lingui/react/macro";
import { DocumentPage } from "./DocumentPage.tsx";

export function FaqPage() {
  const { t } = useLingui();
  return (
    <DocumentPage
      name="faq"
      heading={t`Questions and answers`}
      title={t`Questions and answers – Touchline`}
    />
  );
}
