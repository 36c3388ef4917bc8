// The server's documents: each tag in the languages it is written in.
import { ABOUT_AR } from "./about/ar.ts";
import { ABOUT_EN } from "./about/en.ts";
import { ABOUT_ES } from "./about/es.ts";
import { ABOUT_ZH } from "./about/zh.ts";
import { CONTRIBUTOR_PROGRAM_AR } from "./contributorProgram/ar.ts";
import { CONTRIBUTOR_PROGRAM_EN } from "./contributorProgram/en.ts";
import { CONTRIBUTOR_PROGRAM_ES } from "./contributorProgram/es.ts";
import { CONTRIBUTOR_PROGRAM_ZH } from "./contributorProgram/zh.ts";
import { FAQ_AR } from "./faq/ar.ts";
import { FAQ_EN } from "./faq/en.ts";
import { FAQ_ES } from "./faq/es.ts";
import { FAQ_ZH } from "./faq/zh.ts";
import { PRIVACY_POLICY_AR } from "./privacyPolicy/ar.ts";
import { PRIVACY_POLICY_EN } from "./privacyPolicy/en.ts";
import { PRIVACY_POLICY_ES } from "./privacyPolicy/es.ts";
import { PRIVACY_POLICY_ZH } from "./privacyPolicy/zh.ts";
import { SERVICE_AGREEMENT_AR } from "./serviceAgreement/ar.ts";
import { SERVICE_AGREEMENT_EN } from "./serviceAgreement/en.ts";
import { SERVICE_AGREEMENT_ES } from "./serviceAgreement/es.ts";
import { SERVICE_AGREEMENT_ZH } from "./serviceAgreement/zh.ts";

/** The languages in which every document is written, by the codes that calls carry in `lang`. */
export const DOCUMENT_LANGUAGES = ["en_GB", "zh_CN", "es_ES", "ar_SA"] as const;

type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

/** Languages whose readers read another one of those four; all others get English. */
const READ_INSTEAD: Readonly<Record<string, DocumentLanguage>> = { zh_HK: "zh_CN" };

interface Translated {
  /** YYYYMMDDHHmm at UTC+8. */
  readonly updated: string;
  /** In the markup that `writeOps` reads; begins with the title as a first-level heading. */
  readonly texts: Readonly<Record<DocumentLanguage, string>>;
}

export const DOCUMENTS = {
  serviceAgreement: {
    updated: "202611230900",
    texts: {
      en_GB: SERVICE_AGREEMENT_EN,
      zh_CN: SERVICE_AGREEMENT_ZH,
      es_ES: SERVICE_AGREEMENT_ES,
      ar_SA: SERVICE_AGREEMENT_AR,
    },
  },
  privacyPolicy: {
    updated: "202611230900",
    texts: {
      en_GB: PRIVACY_POLICY_EN,
      zh_CN: PRIVACY_POLICY_ZH,
      es_ES: PRIVACY_POLICY_ES,
      ar_SA: PRIVACY_POLICY_AR,
    },
  },
  about: {
    updated: "202611230900",
    texts: { en_GB: ABOUT_EN, zh_CN: ABOUT_ZH, es_ES: ABOUT_ES, ar_SA: ABOUT_AR },
  },
  faq: {
    updated: "202611230900",
    texts: { en_GB: FAQ_EN, zh_CN: FAQ_ZH, es_ES: FAQ_ES, ar_SA: FAQ_AR },
  },
  contributorProgram: {
    updated: "202611230900",
    texts: {
      en_GB: CONTRIBUTOR_PROGRAM_EN,
      zh_CN: CONTRIBUTOR_PROGRAM_ZH,
      es_ES: CONTRIBUTOR_PROGRAM_ES,
      ar_SA: CONTRIBUTOR_PROGRAM_AR,
    },
  },
} as const satisfies Readonly<Record<string, Translated>>;

/** The language in which a reader of `lang` gets the documents: their own, a related one, or English. */
export function documentLanguageOf(lang: unknown): DocumentLanguage {
  const own = DOCUMENT_LANGUAGES.find((language) => language === lang);
  if (own !== undefined) return own;
  return (typeof lang === "string" && Object.hasOwn(READ_INSTEAD, lang) && READ_INSTEAD[lang]) || "en_GB";
}
