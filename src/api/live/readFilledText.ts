// Reads an answer that is one word: the stream's token, or the name of a country.

/** The token is sent in an address; servers refuse addresses that are too long. */
const LONGEST_WORD = 4_096;

/** The text without spaces around it; undefined where it is empty, too long or none. */
export function readFilledText(data: unknown): string | undefined {
  const text = typeof data === "string" && data.length <= LONGEST_WORD ? data.trim() : "";
  return text === "" ? undefined : text;
}
