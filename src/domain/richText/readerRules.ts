// What a text may show and lead to: it depends on who wrote it and on where the build keeps pictures.

export interface ReaderRules {
  /** The address of a picture or video that may be requested; "" for any other value. */
  readonly readAddress: (value: unknown) => string;
  /** Whether paths of this site are links: in our own documents, not in what members write. */
  readonly innerLinks: boolean;
}
