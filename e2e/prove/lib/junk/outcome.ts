// The outcome of one case: its input, the product's time, and a failure if any.

export interface Outcome {
  readonly kind: string;
  /** Milliseconds spent in the product's code. */
  readonly ms: number;
  /** undefined if the case passed. */
  readonly failure: string | undefined;
  /** The input in readable form, for replays. */
  show(): string;
}

export interface Stopwatch {
  /** Runs a part of the product and measures its time; an exception is stored as `thrown` and yields undefined. */
  time<T>(run: () => T): T | undefined;
  readonly ms: number;
  readonly thrown: string | undefined;
}

/** A stopwatch at 0. */
export function createStopwatch(): Stopwatch {
  let ms = 0;
  let thrown: string | undefined;
  return {
    time(run) {
      const from = performance.now();
      try {
        return run();
      } catch (error) {
        thrown = `threw ${describeError(error)}`;
        return undefined;
      } finally {
        ms += performance.now() - from;
      }
    },
    get ms() {
      return ms;
    },
    get thrown() {
      return thrown;
    },
  };
}

/** An error on one line with its location. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = /\(?([^\s(]+:\d+:\d+)\)?/.exec(error.stack?.split("\n")[1] ?? "")?.[1] ?? "";
  return `${error.message} ${place.slice(-60)}`;
}

/** Any text as one line of ASCII, shortened. */
export function shownText(text: string): string {
  const cut = text.length > 4_000 ? `${text.slice(0, 4_000)}… (${text.length} characters)` : text;
  return JSON.stringify(cut).replaceAll(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Bytes as hexadecimal digits, shortened. */
export function shownBytes(bytes: Buffer): string {
  const cut = bytes.subarray(0, 2_000).toString("hex");
  return bytes.length > 2_000 ? `${cut}… (${bytes.length} bytes)` : cut;
}
