// Extracts the cause from a caught error.

/** The system's code such as `ENOENT` or `EADDRINUSE`; undefined if there is none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** The first line of the error message. */
export function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0] ?? "";
}
