// Finds names in joined texts: fast for a hundred thousand names, best first, and stores only the texts.
import { foldName, spellings } from "./foldName.ts";

export interface NameHit {
  readonly id: number;
  /** Quality of the match, 0 best: the whole name, its start, the start of a word, inside, separate words. */
  readonly rank: number;
  /** Position among all names, given when added; lower is more important. */
  readonly order: number;
}

export interface NameIndex {
  /** Adds a name; add the most important names first. `extra` distinguishes equal names (a country, a club). */
  add(id: number, order: number, name: string, extra: string): void;
  /** The best `limit` ids for a folded query and its words, each once. */
  find(query: string, words: readonly string[], limit: number): readonly NameHit[];
  /** Every id whose name has a word that starts with this word. */
  withWord(word: string): ReadonlySet<number>;
}

/** Separates names, also before the first and after the last; folded text never contains it. */
const EDGE = "\n";
/** Names per text: a single text would take long to build. */
const SEGMENT = 4096;
/** A word in more names than this is too frequent to check them all. */
const MOST_TRIED = 4000;

interface Segment {
  readonly names: string[];
  /** Start of each name in the text. */
  readonly starts: number[];
  length: number;
  /** The joined names, built at first use. */
  text: string | undefined;
}

/** @param extraCounts true if the extra words alone can match ("England" for its leagues) */
export function createNameIndex({ extraCounts }: { readonly extraCounts: boolean }): NameIndex {
  const segments: Segment[] = [];
  const ids: number[] = [];
  const orders: number[] = [];
  const extras: string[] = [];
  const foldedExtras = new Map<string, string>();

  function addEntry(name: string): void {
    let last = segments.at(-1);
    if (last === undefined || last.names.length >= SEGMENT) {
      last = { names: [], starts: [], length: 0, text: undefined };
      segments.push(last);
    }
    last.starts.push(last.length);
    last.names.push(name);
    last.length += name.length + 1;
    // A full segment is joined at once, while the index is built; the last one at the first search.
    last.text = last.names.length === SEGMENT ? textOf(last) : undefined;
  }

  /** Calls `hit` with each entry whose name contains `needle` (edges included), until it returns true. */
  function scan(needle: string, hit: (entry: number) => boolean): void {
    for (let at = 0; at < segments.length; at++) {
      const segment = segments[at]!;
      segment.text ??= textOf(segment);
      for (let place = segment.text.indexOf(needle); place >= 0;) {
        const within = nameAt(segment.starts, place);
        if (within >= segment.names.length) break;
        if (hit(at * SEGMENT + within)) return;
        place = segment.text.indexOf(needle, segment.starts[within]! + segment.names[within]!.length + 1);
      }
    }
  }

  const nameOf = (entry: number): string => segments[Math.floor(entry / SEGMENT)]!.names[entry % SEGMENT]!;
  const holds = (entry: number, word: string): boolean =>
    startsWord(nameOf(entry), word) || startsWord(extras[entry]!, word);

  return {
    add(id, order, name, extra) {
      let folded = foldedExtras.get(extra);
      if (folded === undefined) foldedExtras.set(extra, (folded = foldName(extra)));
      for (const spelling of spellings(name)) {
        addEntry(spelling);
        ids.push(id);
        orders.push(order);
        extras.push(folded);
      }
    },

    find(query, words, limit) {
      const hits = new Map<number, NameHit>();
      const take = (entry: number, rank: number): boolean => {
        const id = ids[entry]!;
        if (!hits.has(id)) hits.set(id, { id, rank, order: orders[entry]! });
        return hits.size >= limit;
      };
      const needles = [EDGE + query + EDGE, EDGE + query, ` ${query}`, query];
      for (const [rank, needle] of needles.entries()) {
        if (hits.size < limit) scan(needle, (entry) => take(entry, rank));
      }
      if (words.length > 1) {
        for (const word of words) {
          let tried = 0;
          if (hits.size >= limit) break;
          scan(word, (entry) => {
            tried++;
            return (words.every((each) => holds(entry, each)) && take(entry, 4)) || tried >= MOST_TRIED;
          });
        }
      }
      if (extraCounts && hits.size < limit) {
        ids.some((_, entry) => words.every((word) => holds(entry, word)) && take(entry, 4));
      }
      return [...hits.values()];
    },

    withWord(word) {
      const found = new Set<number>();
      scan(word, (entry) => {
        if (startsWord(nameOf(entry), word)) found.add(ids[entry]!);
        return false;
      });
      return found;
    },
  };
}

function textOf({ names }: Segment): string {
  return EDGE + names.join(EDGE) + EDGE;
}

/** The last name that starts at or before a position of the text. */
function nameAt(starts: readonly number[], place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

function startsWord(text: string, word: string): boolean {
  for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + 1)) {
    if (place === 0 || text[place - 1] === " ") return true;
  }
  return false;
}

/** Hits of several indexes as one list: best rank first, then the most important; each id once. */
export function mergeHits(lists: readonly (readonly NameHit[])[], limit: number): readonly number[] {
  const sorted = lists.flat().sort((a, b) => a.rank - b.rank || a.order - b.order);
  return [...new Set(sorted.map(({ id }) => id))].slice(0, limit);
}
