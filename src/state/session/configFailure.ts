// Whether the member's latest choices could not be saved on the server, for the pages that say so.
// See docs/product.md#personal-configuration.
import { atom } from "jotai";
import type { ActFailure } from "./runAct.ts";

interface ConfigFailure {
  readonly failure: ActFailure;
  /** Saves again, at once. */
  retry(): void;
}

/** Why the latest save in this tab failed; undefined when it did not. */
export const configFailureAtom = atom<ConfigFailure | undefined>(undefined);
