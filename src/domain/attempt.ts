// Parts of the browser that may be missing, null or forbidden.

/** What `open` returns; undefined where it throws or returns null. */
export function attempt<Part>(open: () => Part): NonNullable<Part> | undefined {
  try {
    return open() ?? undefined;
  } catch {
    return undefined;
  }
}
