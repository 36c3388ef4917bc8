// What all parts of one rendered document share.
import type { Block } from "#domain/richText/blocks.ts";
import type { Locale } from "#i18n/locales.ts";

export interface Setting {
  readonly locale: Locale;
  /** Id of the text that says that links open in a new tab. */
  readonly hint: string;
  /** `rel` of links. */
  readonly rel: string;
  readonly topHeading: number;
  /** "auto" where the direction of the text is unknown. */
  readonly dir: "auto" | undefined;
  /** Heading ids by block. */
  readonly ids: ReadonlyMap<Block, string>;
}
