// The ops of a document as JSON text, as a draft holds it: unchecked, and with the places of uploads.
import { isFields } from "../richText/fields.ts";

/** None for plain text and damaged JSON. */
export function documentOps(document: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(document);
    const ops = isFields(value) ? value["ops"] : value;
    return Array.isArray(ops) ? ops : [];
  } catch {
    return [];
  }
}
