// Texts of system notices as they are stored: a key of the table, with what fills it, so that they follow the reader.
import type { WordsKey } from "./english.ts";
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

/** What the words of a notice are about. */
interface Subject {
  readonly type: "CREATOR" | "SUBSCRIBER" | "WITHDRAWAL";
  readonly id: number;
}

const SUBJECTS: Partial<Record<WordsKey, Subject["type"]>> = {
  subscriptionPaid: "CREATOR",
  subscriptionEnding: "CREATOR",
  subscriptionEnded: "CREATOR",
  subscriptionRefunded: "CREATOR",
  subscriberNew: "SUBSCRIBER",
  withdrawalPaid: "WITHDRAWAL",
  withdrawalFailed: "WITHDRAWAL",
  withdrawalReturned: "WITHDRAWAL",
};

/** The other side of a subscription, or the withdrawal, that a stored text tells of; undefined for any other text. */
export function subjectOf(stored: string): Subject | undefined {
  const text = readSystemText(stored);
  const type = text === undefined ? undefined : SUBJECTS[text.key];
  const id = Number(text?.values?.[type === "WITHDRAWAL" ? "withdrawId" : "userId"]);
  return type === undefined || !Number.isSafeInteger(id) || id < 1 ? undefined : { type, id };
}

/** A stored text in the reader's language; any other text as it is. */
export function saySystemText(lang: unknown, stored: string): string {
  const text = readSystemText(stored);
  return text === undefined ? stored : say(lang, text);
}
