// Whether what was typed stands in a text, accents, case and punctuation aside.
import { foldWords } from "#domain/search/foldText.ts";

/** What folds to nothing, such as "?", stands nowhere. */
export function includesFolded(text: string, query: string): boolean {
  const wanted = foldWords(query).join(" ");
  return wanted !== "" && foldWords(text).join(" ").includes(wanted);
}
