// Whether a text contains a query, ignoring accents, case and punctuation.
import { foldWords } from "#domain/search/foldText.ts";

/** False for a query without letters or digits, such as "?". */
export function includesFolded(text: string, query: string): boolean {
  const wanted = foldWords(query).join(" ");
  return wanted !== "" && foldWords(text).join(" ").includes(wanted);
}
