// Returns the records of a change answer or frame as one text, whether they were sent as text or as a list.
// See docs/wire.md#frames.

const RECORD_END = "!";

/**
 * Records joined by "!"; "" when nothing changed (null or an empty list), undefined when the value is
 * neither text nor a list. Items of a list that are no text are left out.
 */
export function readRecords(data: unknown): string | undefined {
  if (typeof data === "string") return data;
  if (data === null) return "";
  if (!Array.isArray(data)) return undefined;
  return data.filter((record) => typeof record === "string").join(RECORD_END);
}
