// The part of a list's state that is in its address: day, filter, order, country or league.
import type { ListFilter, ListOrder } from "#domain/board/view.ts";

export interface ListSearch {
  /** yyyy-mm-dd; absent means today. */
  readonly date?: string | undefined;
  readonly filter?: ListFilter | undefined;
  readonly order?: ListOrder | undefined;
  readonly country?: number | undefined;
  readonly league?: number | undefined;
}
