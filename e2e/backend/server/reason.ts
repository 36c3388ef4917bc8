// Reads what the system says went wrong out of whatever was thrown.

/** The system's code such as `ENOENT` or `EADDRINUSE`; undefined when it gave none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** The first line of what was said. */
export function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0] ?? "";
}
