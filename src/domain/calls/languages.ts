// The reads about the reader's place: languages on offer, the texts that replace ours, and the visitor's country.
import { type NoParams, NO_TAGS, read, type SamplesOf } from "./call.ts";

/** Texts by message id under their language's code in upper case (docs/product.md#dictionary). */
export type Dictionary = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const LANGUAGE_READS = {
  /**
   * Codes of the languages on offer (docs/product.md#list-of-languages, such as fr_FR) in the server's order;
   * empty where it names none.
   */
  languages: read<NoParams, readonly string[]>({ ofMember: false, tags: NO_TAGS, silent: true }),
  /** `language` is a code such as fr_FR. */
  dictionary: read<{ readonly language: string }, Dictionary>({
    ofMember: false,
    tags: NO_TAGS,
    silent: true,
  }),
  /** The English name of the visitor's country (docs/wire.md#visitor-country). */
  visitorCountry: read<NoParams, string>({ ofMember: false, tags: NO_TAGS, silent: true }),
};

export const LANGUAGE_SAMPLES: SamplesOf<typeof LANGUAGE_READS> = {
  languages: {},
  dictionary: { language: "fr_FR" },
  visitorCountry: {},
};
