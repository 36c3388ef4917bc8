// Damages text: truncates it, changes, removes, duplicates or inserts characters.
import type { SeededRandom } from "../../../support/seededRandom.ts";
import { junkField } from "./junkTexts.ts";

function spliced(text: string, at: number, remove: number, put: string): string {
  return text.slice(0, at) + put + text.slice(at + remove);
}

/** The text with one damage. */
export function damageText(text: string, random: SeededRandom): string {
  const at = random.below(text.length + 1);
  const length = 1 + random.below(8);
  switch (random.below(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return spliced(text, at, 1, String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(7))));
    case 2:
      return spliced(text, at, length, "");
    case 3:
      return spliced(text, at, 0, text.slice(at, at + 4 * length));
    case 4:
      return spliced(text, at, 0, junkField(random));
    default:
      return text.slice(at);
  }
}
