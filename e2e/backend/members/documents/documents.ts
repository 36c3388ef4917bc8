// The server's documents, by tag.
import { ABOUT } from "./about.ts";
import { CONTRIBUTOR_PROGRAM } from "./contributorProgram.ts";
import { FAQ } from "./faq.ts";
import { PRIVACY_POLICY } from "./privacyPolicy.ts";
import { SERVICE_AGREEMENT } from "./serviceAgreement.ts";

export interface StoredDocument {
  readonly title: string;
  /** YYYYMMDDHHmm at UTC+8. */
  readonly updated: string;
  /** In the markup that `writeOps` reads. */
  readonly text: string;
}

export const DOCUMENTS: Readonly<Record<string, StoredDocument>> = {
  serviceAgreement: { title: "Service agreement", updated: "202609010900", text: SERVICE_AGREEMENT },
  privacyPolicy: { title: "Privacy policy", updated: "202609010900", text: PRIVACY_POLICY },
  about: { title: "About Touchline", updated: "202610150900", text: ABOUT },
  faq: { title: "Questions and answers", updated: "202611020900", text: FAQ },
  contributorProgram: {
    title: "Contributor programme",
    updated: "202610200900",
    text: CONTRIBUTOR_PROGRAM,
  },
};
