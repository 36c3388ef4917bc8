// The part of the creators' page that is in its address: the name searched for, and the order.
// See docs/product.md#creators-page.
import { CREATOR_SORTS, type CreatorSort } from "#domain/creators/creator.ts";

/** Names are no longer than this; a longer text is cut, UTF-16 units. */
export const LONGEST_NAME = 64;

export interface CreatorsSearch {
  /** Absent means all creators. */
  readonly q?: string | undefined;
  /** Absent means those with the most subscribers first. */
  readonly sort?: CreatorSort | undefined;
}

/** Without spaces at the ends and repeated spaces, at most `LONGEST_NAME` long. */
export function tidyName(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ").slice(0, LONGEST_NAME).trimEnd();
}

/** Reads the query; an unknown value yields undefined, which overrides the raw value in the router. */
export function readCreatorsSearch({ q, sort }: Record<string, unknown>): CreatorsSearch {
  // The router reads a text of digits as a number.
  const name = typeof q === "string" || typeof q === "number" ? tidyName(String(q)) : "";
  return { q: name === "" ? undefined : name, sort: CREATOR_SORTS.find((known) => known === sort) };
}
