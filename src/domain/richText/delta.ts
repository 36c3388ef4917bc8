// Rich text in the editor's format: a list of inserts with their formats.
// See docs/product.md#rich-text.

/** Formats of a text, or of the line that a "\n" ends; unknown formats are kept and not rendered. */
export type DeltaAttributes = Readonly<Record<string, unknown>>;

export interface DeltaInsert {
  /** A text, or an embedded object such as a picture. */
  readonly insert: string | Readonly<Record<string, unknown>>;
  readonly attributes?: DeltaAttributes;
}

export interface Delta {
  readonly ops: readonly DeltaInsert[];
}

export const EMPTY_DELTA: Delta = { ops: [] };
