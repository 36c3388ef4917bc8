// What is left out of one file of a library, as text: see trimLibraries.ts.

/** One cut: from the start of `from` up to the start of `to`, which stays. Both occur in the library, in this order. */
export interface Cut {
  readonly from: string;
  readonly to: string;
}

export interface Trim {
  readonly file: RegExp;
  readonly cuts: readonly Cut[];
  /** Texts that are replaced; each occurs at least once. */
  readonly replaced: readonly (readonly [text: RegExp, by: string])[];
}
