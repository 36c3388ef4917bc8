// The half-time score in page direction; a plain hyphen would keep two numbers left to right.
import { type Row, ROW_FLAGS } from "#domain/board/rowCode.ts";

/** "1-0" (docs/wire.md#field-texts `halfTime`); renders nothing before the first half is over. */
export function HalfTimeScore({ row }: { readonly row: Row }) {
  if ((row.flags & ROW_FLAGS.halfTime) === 0) return null;
  return (
    <>
      <bdi translate="no">{row.homeHalfTime}</bdi>-<bdi translate="no">{row.awayHalfTime}</bdi>
    </>
  );
}
