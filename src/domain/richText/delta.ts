// Rich text as the editor keeps it: a list of inserts, each with its format (SPEC §3 "Rich text").

/** Formats of text and of the line that a "\n" ends; anything we do not know is carried along and not drawn. */
export type DeltaAttributes = Readonly<Record<string, unknown>>;

export interface DeltaInsert {
  /** A text, or one thing that stands in it, such as a picture. */
  readonly insert: string | Readonly<Record<string, unknown>>;
  readonly attributes?: DeltaAttributes;
}

export interface Delta {
  readonly ops: readonly DeltaInsert[];
}

export const EMPTY_DELTA: Delta = { ops: [] };
