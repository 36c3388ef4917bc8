// A case of rich text: a document with the elements it becomes.
// See docs/product.md#rich-text.

type Insert = string | Readonly<Record<string, unknown>>;
/** An insert, alone or with its formats. */
type CaseOp = Insert | readonly [insert: Insert, attributes: Readonly<Record<string, unknown>>];

export interface ReaderCase {
  readonly name: string;
  readonly ops: readonly CaseOp[];
  /**
   * Elements as `name[attribute=value …](child,child)`: plain words as they are, other text as a JSON string, `tag` for a
   * tag.
   */
  readonly tree: string;
}

/** The ops of a case as a document has them. */
export function opsOfCase({ ops }: ReaderCase): readonly object[] {
  return ops.map((op) => {
    const [insert, attributes] = Array.isArray(op) ? (op as readonly [Insert, object]) : [op, undefined];
    return attributes === undefined ? { insert } : { insert, attributes };
  });
}
