// The texts of ours that the server keeps.
import type { Delta } from "./richText/delta.ts";

export type DocumentName = "serviceAgreement" | "privacyPolicy" | "about" | "faq" | "contributorProgram";

export interface StoredDocument {
  /** Rich text as the editor keeps it. */
  readonly content: Delta;
  /** Code of the language it is written in, such as fr_FR; "" where the server does not say. */
  readonly language: string;
  /** Epoch ms. */
  readonly updatedAt: number | undefined;
}
