// What of a list's state lives in its address: day, filter, order, and the country or league chosen in the rail.
import type { ListFilter, ListOrder } from "#domain/board/view.ts";

export interface ListSearch {
  /** yyyy-mm-dd; absent is today. */
  readonly date?: string | undefined;
  readonly filter?: ListFilter | undefined;
  readonly order?: ListOrder | undefined;
  readonly country?: number | undefined;
  readonly league?: number | undefined;
}
