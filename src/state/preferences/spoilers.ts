// How late this browser shows everything, and whether it hides scores (docs/product.md#delay-and-hidden-scores).
import { NO_SPOILERS, readSpoilers, type Spoilers } from "#domain/spoilers.ts";
import { SPOILERS_KEY } from "#domain/spoilerWords.ts";
import { storedAtom } from "./stored.ts";

const isOff = ({ delaySeconds, hideScores }: Spoilers): boolean => delaySeconds === 0 && !hideScores;

/** The settings of this browser. Nothing is stored while both are off, so that a start loads no code for them. */
export const spoilersAtom = storedAtom<Spoilers>({
  key: SPOILERS_KEY,
  initial: NO_SPOILERS,
  read: readSpoilers,
  write: (spoilers) => (isOff(spoilers) ? undefined : spoilers),
});

/** The settings as the core takes them. */
export function spoilersText(spoilers: Spoilers): string {
  return isOff(spoilers) ? "" : JSON.stringify(spoilers);
}
