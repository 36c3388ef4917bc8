// Damages JSON: replaces, removes, duplicates and swaps values, renames keys, and breaks the text itself.
import type { SeededRandom } from "../../../support/seededRandom.ts";
import { damageText } from "./damageText.ts";
import { JSON_KEYS, junkBody, junkValue } from "./junkTexts.ts";

/** Position of a value in a text; a member starts with its key at `from`, an item with its value. */
interface Place {
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

/** A JSON text with the positions of all its values, computed once for many damages. */
export interface MappedJson {
  readonly text: string;
  readonly places: readonly Place[];
}

/** Maps a text written by JSON.stringify: no spaces, no unusual forms. */
export function mapJson(text: string): MappedJson {
  const places: Place[] = [];
  let at = 0;

  function skipString(): void {
    for (at += 1; text[at] !== '"'; at += 1) if (text[at] === "\\") at += 1;
    at += 1;
  }

  function walk(from: number): void {
    const start = at;
    const first = text[at];
    if (first === '"') skipString();
    else if (first === "{" || first === "[") {
      at += 1;
      while (text[at] !== "}" && text[at] !== "]") {
        const member = at;
        if (first === "{") {
          skipString();
          at += 1;
        }
        walk(member);
        if (text[at] === ",") at += 1;
      }
      at += 1;
    } else {
      while (at < text.length && !",]}".includes(text[at] ?? "")) at += 1;
    }
    places.push({ from, start, end: at });
  }

  walk(0);
  return { text, places };
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly put: string;
}

function editAt({ text, places }: MappedJson, place: Place, random: SeededRandom): Edit {
  const { from, start, end } = place;
  const comma = text[end] === "," ? 1 : 0;
  const key = text.slice(from, start);
  switch (random.below(10)) {
    case 0:
      return { from, to: end + comma, put: "" };
    case 1:
      return { from, to: from, put: `${key}${junkValue(random)},` };
    case 2:
      return { from: end, to: end, put: `,${key}${junkValue(random)}` };
    case 3:
      return key === ""
        ? { from: start, to: end, put: "{}" }
        : { from, to: start, put: `"${random.pick(JSON_KEYS)}":` };
    case 4: {
      if (text[start] !== "{" || end - start === 2) return { from: start, to: end, put: junkValue(random) };
      return { from: start + 1, to: start + 1, put: `"${random.pick(JSON_KEYS)}":{"polluted":true},` };
    }
    case 5: {
      const other = random.oneOf(places) ?? place;
      // Inserting the whole into one of its parts would double the text with each such damage.
      return { from: start, to: end, put: text.slice(other.start, Math.min(other.end, other.start + 2_000)) };
    }
    default:
      return { from: start, to: end, put: junkValue(random) };
  }
}

/** The text with one to three damages. */
export function damageJson(mapped: MappedJson, random: SeededRandom): string {
  if (random.chance(0.02)) return junkBody(random);
  let { text } = mapped;
  if (random.chance(0.15)) return damageText(text, random);
  const chosen = Array.from({ length: random.chance(0.6) ? 1 : 2 + random.below(2) }, () =>
    random.oneOf(mapped.places),
  );
  chosen.sort((a, b) => (b?.from ?? 0) - (a?.from ?? 0));
  // From the end to the start, so that earlier positions remain valid.
  let until = Infinity;
  for (const place of chosen) {
    if (place === undefined || place.end + 1 > until) continue;
    const { from, to, put } = editAt(mapped, place, random);
    text = text.slice(0, from) + put + text.slice(to);
    until = place.from;
  }
  return random.chance(0.03) ? damageText(text, random) : text;
}
