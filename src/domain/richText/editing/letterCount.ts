// Counts the letters of a text that changes with every key, quickly for what it has counted before.
// See docs/wire.md#community-limits.
import { lettersOf } from "../../member/formRules.ts";

/** Signs that are a letter each: those of Latin, Greek, Cyrillic, Chinese, Japanese and Korean texts. */
const SINGLE =
  /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u3001-\u3029\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]*$/;
/** Before a letter a new one begins, so that words are counted one by one. */
const WORDS = / (?=\p{L})/u;
/** Words that are remembered; all are forgotten beyond. */
const KEPT = 5_000;

/** `count` answers as `lettersOf`, for a text without "\r". */
export function createLetterCount(): (text: string) => number {
  const known = new Map<string, number>();

  function wordLetters(word: string): number {
    if (SINGLE.test(word)) return word.length;
    const found = known.get(word);
    if (found !== undefined) return found;
    if (known.size >= KEPT) known.clear();
    const letters = lettersOf(word);
    known.set(word, letters);
    return letters;
  }

  function lineLetters(line: string): number {
    if (SINGLE.test(line)) return line.length;
    const words = line.split(WORDS);
    return words.reduce((sum, word) => sum + wordLetters(word), words.length - 1);
  }

  return (text) => {
    const lines = text.split("\n");
    return lines.reduce((sum, line) => sum + lineLetters(line), lines.length - 1);
  };
}
