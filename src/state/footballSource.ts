// What the first screen knows of the source of the football data. The rest comes after the rows.
// See docs/product.md#football-source.
import { atom } from "jotai";
import type { ReactNode } from "react";
import type { Connection } from "#workers/live/contract.ts";
import { storedAtom } from "./preferences/stored.ts";

/** What an empty list says. */
export interface EmptyWords {
  /** Undefined for the list's own. */
  readonly title: ReactNode;
  readonly words: ReactNode;
}

export interface SourceOnPage {
  /** What lists say of a source that is late or stopped. */
  readonly notice: ReactNode;
  readonly empty: EmptyWords;
  /** The connection with the older one of its age and the source's. */
  withAge(connection: Connection): Connection;
}

/** Undefined for a made-up world, and until the server has told. */
export const sourceOnPageAtom = atom<SourceOnPage | undefined>(undefined);

/** False where the source has no odds: there is no place for them, from the first drawing of the next visit on. */
export const hasOddsAtom = storedAtom<boolean>({
  key: "touchline.hasOdds.1",
  initial: true,
  read: (stored) => (stored === false ? false : undefined),
});
