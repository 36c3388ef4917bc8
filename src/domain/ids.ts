// Reads ids, which are whole numbers above 0, from addresses and from the wire.

/** The id of a number, or of a text of digits; undefined for anything else. Never throws. */
export function readId(value: unknown): number | undefined {
  const isNumeral = typeof value === "string" && value.length <= 20 && /^\d+(?:\.\d+)?$/.test(value);
  const id = isNumeral ? Number(value) : value;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
