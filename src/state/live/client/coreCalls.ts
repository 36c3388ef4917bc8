// The calls of a tab to its core: each with a deadline, and what a lost core swallowed is told to the next one.
import type { CoreLine, Endpoint } from "../link/coreLine.ts";
import { withDeadline } from "../liveness/deadline.ts";

/** How long a call may take before it counts as lost, ms. That a core hangs is found sooner, by pings (supervise.ts). */
const CALL_DEADLINE_MS = 6_000;
/** An act may be sent twice, with a wait of 30 s between, as the server asks (CONTRACT §1). */
const ACT_DEADLINE_MS = 65_000;
/** A page's data may take as long as the server is given, and a little more for the way. */
const PAGE_DEADLINE_MS = 17_000;
/** A question is given up when so many cores were lost under it. */
const LOSSES_MAX = 5;

export interface CoreCalls {
  /** Calls go here from now on; undefined between two cores. */
  use(line: CoreLine | undefined): void;
  /** The session of the line in use has been asked for. */
  opened(): void;
  /** A call whose answer nobody waits for; the next core learns it from the tab's hello. */
  tell(run: (endpoint: Endpoint) => Promise<unknown>): void;
  /** As `tell`, for what no hello says: told to the next core too until one has taken it. A later one of the same key counts. */
  deliver(key: string, run: (endpoint: Endpoint) => Promise<unknown>): void;
  /** A question that makes sense only now; undefined when no answer comes. */
  ask<T>(run: (endpoint: Endpoint) => Promise<T>): Promise<T | undefined>;
  /** A question that is asked of the next core when one is lost under it. */
  askThrough<T>(run: (endpoint: Endpoint) => Promise<T>): Promise<T | undefined>;
  /** Something that must not happen twice: sent to one core, once it stands; undefined when that is lost under it. */
  askOnce<T>(run: (endpoint: Endpoint) => Promise<T>): Promise<T | undefined>;
}

/** Calls of no line yet. `onSilent` is told when a core did not answer in time. */
export function createCoreCalls(onSilent: (line: CoreLine) => void): CoreCalls {
  let line: CoreLine | undefined;
  let isOpen = false;
  const undelivered = new Map<string, (endpoint: Endpoint) => Promise<unknown>>();
  let waiting: (() => void)[] = [];

  /** The line in use, or the next one; undefined when none comes in time. */
  async function standing(): Promise<CoreLine | undefined> {
    if (line === undefined) {
      const comes = new Promise<void>((resolve) => waiting.push(resolve));
      await withDeadline(comes, PAGE_DEADLINE_MS);
    }
    return line;
  }

  /** undefined when the line was lost or the answer did not come in time. */
  async function from<T>(asked: CoreLine, answer: Promise<T>, deadlineMs: number): Promise<T | undefined> {
    const outcome = await Promise.race([withDeadline(answer, deadlineMs), asked.lost.then(() => undefined)]);
    return outcome?.ok ? outcome.value : undefined;
  }

  async function call(asked: CoreLine, run: (endpoint: Endpoint) => Promise<unknown>): Promise<boolean> {
    const askedAt = performance.now();
    const { ok } = await asked.ask(run, CALL_DEADLINE_MS);
    // One that has not answered yet may still be loading: its hello has a deadline of its own. News is an answer, too.
    if (!ok && asked.answered() && asked.heardAt() < askedAt) onSilent(asked);
    return ok;
  }

  async function send(
    asked: CoreLine,
    key: string,
    run: (endpoint: Endpoint) => Promise<unknown>,
  ): Promise<void> {
    if ((await call(asked, run)) && undelivered.get(key) === run) undelivered.delete(key);
  }

  return {
    use(next) {
      line = next;
      isOpen = false;
      if (next === undefined) return;
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    },
    opened() {
      isOpen = true;
      if (line) for (const [key, run] of undelivered) void send(line, key, run);
    },
    tell(run) {
      if (line) void call(line, run);
    },
    deliver(key, run) {
      // Asked for again it stands last, as it happened.
      undelivered.delete(key);
      undelivered.set(key, run);
      // A core takes nothing in before the session.
      if (line && isOpen) void send(line, key, run);
    },
    async ask(run) {
      const asked = line;
      return (
        asked &&
        from(
          asked,
          asked.opened.then(() => run(asked.endpoint)),
          CALL_DEADLINE_MS,
        )
      );
    },
    async askThrough<T>(run: (endpoint: Endpoint) => Promise<T>) {
      for (let losses = 0; losses < LOSSES_MAX; losses += 1) {
        const asked = await standing();
        if (asked === undefined) return undefined;
        let gone = false;
        void asked.lost.then(() => (gone = true));
        const answer = await from(
          asked,
          asked.opened.then(() => run(asked.endpoint)),
          PAGE_DEADLINE_MS,
        );
        if (answer !== undefined || !gone) return answer;
      }
      return undefined;
    },
    async askOnce<T>(run: (endpoint: Endpoint) => Promise<T>) {
      // At once where it can be: what the page tells next, such as who is signed in, must not overtake it.
      if (line && isOpen) return from(line, run(line.endpoint), ACT_DEADLINE_MS);
      for (let losses = 0; losses < LOSSES_MAX; losses += 1) {
        const asked = await standing();
        if (asked === undefined) return undefined;
        const stands = await Promise.race([asked.opened.then(() => true), asked.lost.then(() => false)]);
        if (stands) return from(asked, run(asked.endpoint), ACT_DEADLINE_MS);
      }
      return undefined;
    },
  };
}
