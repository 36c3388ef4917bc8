// The pages whose texts are on the server: about, privacy policy, service agreement, questions and answers.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { DocumentName } from "#domain/documents.ts";
import { DocumentPage } from "./DocumentPage.tsx";

type InfoName = Exclude<DocumentName, "contributorProgram">;

interface InfoTexts {
  readonly heading: MessageDescriptor;
  /** Title of the browser tab, including the brand. */
  readonly title: MessageDescriptor;
}

const TEXTS: Readonly<Record<InfoName, InfoTexts>> = {
  about: { heading: msg`About Touchline`, title: msg`About Touchline – Touchline` },
  faq: { heading: msg`Questions and answers`, title: msg`Questions and answers – Touchline` },
  privacyPolicy: { heading: msg`Privacy policy`, title: msg`Privacy policy – Touchline` },
  serviceAgreement: { heading: msg`Service agreement`, title: msg`Service agreement – Touchline` },
};

export function InfoPage({ name }: { readonly name: InfoName }) {
  const { i18n } = useLingui();
  const { heading, title } = TEXTS[name];
  return <DocumentPage name={name} heading={i18n._(heading)} title={i18n._(title)} />;
}
