// New ids for drafts, uploads, orders, sessions and calls.

/** The part of Web Crypto used here, which pages, workers and tests have. */
declare const crypto: {
  readonly randomUUID?: () => string;
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
};

/**
 * A random UUID (version 4). Over plain http on another host than localhost the browser has no `crypto.randomUUID`: there
 * it is made of random bytes.
 */
export function newId(): string {
  if (crypto.randomUUID !== undefined) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [8, 12, 16, 20, 32].map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end)).join("-");
}
