// Texts of system notices as they are stored: a key of the table, with what fills it, so that they follow the reader.
import { isWordsKey, say, type Words, words } from "./words.ts";

/** What is stored for a text of the table. */
export function writeSystemText({ key, values }: Words): string {
  return JSON.stringify({ key, values });
}

function readSystemText(stored: string): Words | undefined {
  if (isWordsKey(stored)) return words(stored);
  if (!stored.startsWith("{")) return undefined;
  try {
    const { key, values } = JSON.parse(stored) as {
      readonly key?: unknown;
      readonly values?: Words["values"];
    };
    return typeof key === "string" && isWordsKey(key) ? words(key, values) : undefined;
  } catch {
    return undefined;
  }
}

/** A stored text in the reader's language; any other text as it is. */
export function saySystemText(lang: unknown, stored: string): string {
  const text = readSystemText(stored);
  return text === undefined ? stored : say(lang, text);
}
