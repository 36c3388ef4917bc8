// Shows where the words of a search stand in a name, whatever its accents and case.
import { foldClusters, foldWords } from "./foldText.ts";

export interface Segment {
  readonly text: string;
  /** This part is what was looked for. */
  readonly hit: boolean;
}

/**
 * A name in parts, those that fit a word of the query marked; the parts together are the name.
 * A word is marked wherever a word of the name begins with it, and where none does, at its first place inside.
 */
export function highlight(name: string, query: string): readonly Segment[] {
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

/** First and last letter of each place of a word: at the starts of words, else the first inside one. */
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

/** The last letter of a word that begins at a letter; undefined when another stands there. */
function endOf(word: string, letters: readonly string[], from: number): number | undefined {
  let rest = word;
  for (let at = from; at < letters.length; at++) {
    const letter = letters[at] ?? "";
    if (letter === "") return undefined;
    // One letter may stand for two (ß): half of them is enough at the end.
    if (letter.startsWith(rest)) return at;
    if (!rest.startsWith(letter)) return undefined;
    rest = rest.slice(letter.length);
  }
  return undefined;
}
