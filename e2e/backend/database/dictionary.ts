// Server texts that replace the client's own, per language and message id.
// See docs/product.md#dictionary.
import type { DatabaseSync } from "node:sqlite";

export interface Dictionary {
  /** Texts by message id for a language code such as fr_FR, in any case. */
  texts(language: string): Readonly<Record<string, string>>;
  /** Overlays texts on the stored ones until `clear`. */
  stage(language: string, texts: Readonly<Record<string, string>>): void;
  /** Removes the staged texts. */
  clear(): void;
}

/** The dictionary of a database; languages are stored in upper case. */
export function createDictionary(database: DatabaseSync): Dictionary {
  const select = database.prepare("SELECT message_id, text FROM dictionary WHERE language = ?");
  const staged = new Map<string, Readonly<Record<string, string>>>();
  return {
    texts(language) {
      const code = language.toUpperCase();
      const stored = select.all(code).map((row) => [String(row["message_id"]), String(row["text"])]);
      return { ...(Object.fromEntries(stored) as Record<string, string>), ...staged.get(code) };
    },
    stage(language, texts) {
      const code = language.toUpperCase();
      staged.set(code, { ...staged.get(code), ...texts });
    },
    clear: () => staged.clear(),
  };
}
