// What a tag of rich text leads to.
// See docs/wire.md#tags.

const KINDS = ["match", "team", "league", "player", "topic", "user"] as const;
type TagKind = (typeof KINDS)[number];

const NAMED = new RegExp(`^(${KINDS.join("|")}):([1-9]\\d{0,14})$`);

export interface TagTarget {
  readonly kind: TagKind;
  readonly id: number;
}

/** Undefined for a tag that is a word alone. */
export function tagTarget(tagId: string): TagTarget | undefined {
  const [, kind, id] = NAMED.exec(tagId) ?? [];
  const known = KINDS.find((each) => each === kind);
  return known === undefined ? undefined : { kind: known, id: Number(id) };
}
