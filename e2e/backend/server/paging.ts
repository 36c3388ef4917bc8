// Pages of lists: what is asked for, and the shape of all paged answers.
import { answer, type Envelope, refusal } from "./envelope.ts";
import { type Fields, type Read, readWhole } from "./readFields.ts";

export interface Paging {
  /** Starts at 1. */
  readonly page: number;
  readonly size: number;
}

const DEFAULT_SIZE = 20;
const MAX_SIZE = 50;

/** `page` (1 when absent) and `size` (20 when absent, at most 50 or `maxSize`). */
export function readPaging(fields: Fields, maxSize = MAX_SIZE): Read<Paging> {
  const page = fields["page"] === undefined ? 1 : readWhole(fields["page"], 100_000);
  const size = fields["size"] === undefined ? DEFAULT_SIZE : readWhole(fields["size"], maxSize);
  if (page === undefined) return { ok: false, msg: "page is a whole number from 1" };
  if (size === undefined) return { ok: false, msg: `size is a whole number from 1 to ${maxSize}` };
  return { ok: true, value: { page, size } };
}

/** Answers with one page of a list, in the shape of all paged calls. */
export function answerPage(
  fields: Fields,
  total: () => number,
  list: (paging: Paging) => readonly object[],
  maxSize?: number,
): Envelope {
  const paging = readPaging(fields, maxSize);
  if (!paging.ok) return refusal(400, paging.msg);
  const { page, size } = paging.value;
  const all = total();
  return answer({ list: list(paging.value), page, size, total: all, hasMore: page * size < all });
}
