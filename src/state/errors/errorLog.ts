// Writes failures to the console with what is needed to find the cause, without secrets, each at most once a minute.

declare const __BUILD_ID__: string;

/** Lines logged in the last minute, with their times, so that an error in every frame is logged once a minute. */
const lately = new Map<string, number>();
const NEWS_AFTER_MS = 60_000;
const REMEMBERED = 100;

/** Secrets and personal data in an address or a sentence: the text after these words, and every e-mail address. */
const SECRET = /(\bbearer\s+|\b\w*(?:token|code|state|session|session_id|password|secret)=)[^\s&#"'`]+/gi;
const PERSON = /[^\s:/"'<>(]+@[^\s:/"'<>)]+/g;

/**
 * Logs `[where] what`, then the build and the path of the page (without its query). The same line at most once a
 * minute; tokens, codes and e-mail addresses never. Throws nothing, whatever `error` is.
 */
export function logError(error: unknown, where: string, page: string): void {
  const line = `[${where}] ${wordsOf(error)}`.replace(SECRET, "$1…").replace(PERSON, "…@…");
  const now = performance.now();
  if (now - (lately.get(line) ?? Number.NEGATIVE_INFINITY) < NEWS_AFTER_MS) return;
  if (lately.size >= REMEMBERED) lately.clear();
  lately.set(line, now);
  // oxlint-disable-next-line no-console -- the one place that may, with reportError
  console.error(line, `(build ${__BUILD_ID__}, page ${page})`);
}

function wordsOf(error: unknown): string {
  try {
    if (!(error instanceof Error)) return String((error as Partial<Error> | undefined)?.message ?? error);
    const { stack = "", cause } = error;
    const title = String(error);
    // Some browsers' stacks begin with the error's message, others contain the calls only.
    const words = stack.startsWith(title) ? stack : `${title}\n${stack}`;
    return cause === undefined ? words : `${words}\ncaused by ${wordsOf(cause)}`;
  } catch {
    return "something that cannot be said";
  }
}
