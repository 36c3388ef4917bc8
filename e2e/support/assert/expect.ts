// Playwright's `expect`, which looks at a page every 100 ms instead of every 500 ms or every second.
import { expect as playwright } from "@playwright/test";

/**
 * How long an assertion waits that names no other time, ms; also for the configuration of the tests. It ends a test that has
 * failed: the first page of a cold browser takes more than 10 s at a third of the speed. What must be fast names its time.
 */
export const EXPECT_TIMEOUT_MS = 20_000;

/**
 * An assertion with a timeout below 2.5 s looks every 100 ms; with a longer one Playwright looks every 500 ms after the
 * first 0.3 s. A longer wait is therefore made of rounds of at most this length.
 */
const ROUND_MAX_MS = 2_400;
const POLL_INTERVALS_MS = [50, 100];

type Check = (...args: unknown[]) => Promise<unknown>;
type Matchers = Readonly<Record<string, Check>> & { readonly not: Matchers };

/**
 * Runs `check` in rounds until one passes, at most for `timeoutMs`; 0 is until the test ends. An error that needed no wait
 * ends it at once.
 */
async function inRounds(timeoutMs: number, check: (roundMs: number) => Promise<unknown>): Promise<unknown> {
  const rounds = timeoutMs === 0 ? Infinity : Math.ceil(timeoutMs / ROUND_MAX_MS);
  const roundMs = timeoutMs === 0 ? ROUND_MAX_MS : timeoutMs / rounds;
  for (let round = 1; ; round += 1) {
    const startedAt = performance.now();
    try {
      return await check(roundMs);
    } catch (error) {
      if (round >= rounds || performance.now() - startedAt < roundMs * 0.9) throw atItsCaller(error);
    }
  }
}

/** The error with the place of the assertion, not that of this file, at the head of its stack. */
function atItsCaller(error: unknown): unknown {
  if (error instanceof Error && error.stack !== undefined) {
    const lines = error.stack.split("\n");
    error.stack = lines.filter((line) => !line.includes(import.meta.filename)).join("\n");
  }
  return error;
}

interface WithTimeout {
  readonly timeout: number;
}

function hasTimeout(value: unknown): value is WithTimeout {
  return (
    typeof value === "object" && value !== null && "timeout" in value && typeof value.timeout === "number"
  );
}

/** The matchers of `make`, each in rounds. */
function often(make: (timeoutMs: number) => Matchers): Matchers {
  return new Proxy(make(ROUND_MAX_MS), {
    get(_, name: string) {
      if (name === "not") return often((timeoutMs) => make(timeoutMs).not);
      return (...args: readonly unknown[]) => {
        const own = args.find(hasTimeout);
        return inRounds(own?.timeout ?? EXPECT_TIMEOUT_MS, (roundMs) => {
          const given = args.map((arg) => (arg === own && own ? { ...own, timeout: roundMs } : arg));
          return make(roundMs)[name]!(...given);
        });
      };
    },
  });
}

/** Locators and pages: what an assertion about them looks at may still change. */
function isRetried(subject: unknown): boolean {
  return typeof subject === "object" && subject !== null && ("waitFor" in subject || "goto" in subject);
}

type PollOptions = Parameters<typeof playwright.poll>[1];

/** `expect` as Playwright has it; `expect.soft` is unchanged. */
export const expect = new Proxy(playwright, {
  apply(_, __, [subject, message]: Parameters<typeof playwright>) {
    if (!isRetried(subject)) return playwright(subject, message);
    return often((timeout) => playwright.configure({ timeout })(subject, message) as unknown as Matchers);
  },
  get(target, name) {
    if (name !== "poll") return Reflect.get(target, name) as unknown;
    return (read: () => unknown, options?: PollOptions) =>
      playwright.poll(read, {
        intervals: POLL_INTERVALS_MS,
        ...(typeof options === "string" ? { message: options } : options),
      });
  },
});
