// Marks where the words of a query occur in a name, ignoring accents and case.
import { foldClusters, foldWords } from "./foldText.ts";

export interface HighlightPart {
  readonly text: string;
  /** This part matches the query. */
  readonly hit: boolean;
}

/**
 * A name split into parts; parts that match a word of the query are marked, and all parts joined are the name.
 * A word is marked wherever a word of the name starts with it; without such a word, at its first occurrence
 * inside.
 */
export function highlight(name: string, query: string): readonly HighlightPart[] {
  const clusters = foldClusters(name);
  const marked = new Set<number>();
  for (const word of foldWords(query)) {
    const places = placesOf(
      word,
      clusters.map((cluster) => cluster.folded),
    );
    for (const [from, to] of places) for (let at = from; at <= to; at++) marked.add(at);
  }
  const segments: { text: string; hit: boolean }[] = [];
  clusters.forEach(({ source }, at) => {
    const hit = marked.has(at);
    const last = segments.at(-1);
    if (last?.hit === hit) last.text += source;
    else segments.push({ text: source, hit });
  });
  return segments;
}

/** Start and end index of each occurrence of a word: at the starts of words, else the first one inside a word. */
function placesOf(word: string, letters: readonly string[]): readonly (readonly [number, number])[] {
  const starts: (readonly [number, number])[] = [];
  let inside: readonly [number, number] | undefined;
  for (let at = 0; at < letters.length; at++) {
    const end = endOf(word, letters, at);
    if (end === undefined) continue;
    if (at === 0 || letters[at - 1] === "") starts.push([at, end]);
    else inside ??= [at, end];
  }
  return starts.length === 0 && inside ? [inside] : starts;
}

/** Index of the last letter of `word` if it starts at `from`; undefined if it does not. */
function endOf(word: string, letters: readonly string[], from: number): number | undefined {
  let rest = word;
  for (let at = from; at < letters.length; at++) {
    const letter = letters[at] ?? "";
    if (letter === "") return undefined;
    // One letter may fold to two (ß): at the end, half of them is a match.
    if (letter.startsWith(rest)) return at;
    if (!rest.startsWith(letter)) return undefined;
    rest = rest.slice(letter.length);
  }
  return undefined;
}
