// Closes a service cleanly when the process is asked to stop.

/** Closes once on SIGINT or SIGTERM, then ends the process; a second signal ends it at once. */
export function untilStopped(close: () => Promise<void>): void {
  const stop = (): void => {
    process.once("SIGINT", () => process.exit(1));
    process.once("SIGTERM", () => process.exit(1));
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}
