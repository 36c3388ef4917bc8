// What the offline worker knows of the build it belongs to: the build writes it into the script.

export interface KeptBuild {
  readonly id: string;
  /** Paths of the hashed files without which no page starts, in any language. */
  readonly start: readonly string[];
  /** Paths of the other hashed files, except those of languages. */
  readonly rest: readonly string[];
  /** Paths of pictures whose names carry no hash. */
  readonly pictures: readonly string[];
  /** By the language's path segment, such as "fr". */
  readonly languages: Readonly<Record<string, KeptLanguage>>;
  /** The language of addresses without a prefix. */
  readonly defaultLanguage: string;
  /** First path segments of pages without the language; "" is the home page. */
  readonly areas: readonly string[];
}

interface KeptLanguage {
  /** Path of the document that any page of the language can start with. */
  readonly document: string;
  readonly files: readonly string[];
}

/** What a page asks the offline worker to keep (docs/product.md#offline). */
export interface KeepWish {
  readonly type: "keep";
  /** The language's path segment. */
  readonly language: string;
  /** Whether all files are kept, or only those of the start: false in low-power mode and with Save-Data. */
  readonly whole: boolean;
}

/** Reads a message of a page; undefined for any other message. */
export function readWish(message: unknown): KeepWish | undefined {
  if (typeof message !== "object" || message === null) return undefined;
  const { type, language, whole } = message as Partial<Record<keyof KeepWish, unknown>>;
  if (type !== "keep" || typeof language !== "string" || typeof whole !== "boolean") return undefined;
  return { type, language, whole };
}
