// The calls of a tab to its core: each ends in time, and calls that a lost core did not answer go to the next one.
import type { CoreLine } from "../link/coreLine.ts";
import { withDeadline } from "../liveness/countedTime.ts";
import { ACT_DEADLINE_MS, CALL_DEADLINE_MS, PAGE_DEADLINE_MS } from "../liveness/timings.ts";
import type { Command, CommandAnswer, CommandArgs } from "./commands.ts";

/** A question fails after this many cores were lost before they answered it. */
const LOSSES_MAX = 5;

/** The part of a line used here. */
export type CallLine = Pick<CoreLine, "core" | "opened" | "lost">;

export interface CoreCalls {
  /** Calls go here from now on; undefined between two cores. */
  use(line: CallLine | undefined): void;
  /** The session of the line in use has been requested. */
  opened(): void;
  /** A call without an answer. It is not repeated: the tab's hello gives the next core the same data. */
  tell<Name extends Command>(name: Name, ...args: CommandArgs<Name>): void;
  /**
   * As `tell`, for data that the hello lacks: sent to each next core too, until one answers. Of two calls with one key the
   * later one counts.
   */
  deliver<Name extends Command>(key: string, name: Name, ...args: CommandArgs<Name>): void;
  /** The arguments of the delivered calls of this name that no core has answered yet. */
  undelivered<Name extends Command>(name: Name): readonly CommandArgs<Name>[];
  /** Delivered calls of this name that no core has answered yet are not sent again. */
  drop(name: Command): void;
  /** A question about the present moment; undefined when no answer arrives. */
  ask<Name extends Command>(name: Name, ...args: CommandArgs<Name>): Promise<CommandAnswer<Name> | undefined>;
  /** A question that is sent to the next core when one is lost before it answers; undefined when no answer arrives. */
  askThrough<Name extends Command>(
    name: Name,
    ...args: CommandArgs<Name>
  ): Promise<CommandAnswer<Name> | undefined>;
  /** What must not happen twice: sent to one core, once it has a session; undefined when that core is lost. */
  askOnce<Name extends Command>(
    name: Name,
    ...args: CommandArgs<Name>
  ): Promise<CommandAnswer<Name> | undefined>;
}

interface Delivery {
  readonly name: Command;
  readonly args: CommandArgs<Command>;
}

/** Sends a command at once; a rejection means that the core has refused it. */
function send<Name extends Command>(
  { core }: CallLine,
  name: Name,
  args: CommandArgs<Name>,
): Promise<CommandAnswer<Name>> {
  const method = core[name] as unknown as (...given: CommandArgs<Name>) => Promise<CommandAnswer<Name>>;
  return method(...args);
}

/** The answer; undefined when the line was lost or the answer did not arrive in time. */
async function answerOf<T>(
  { lost }: CallLine,
  answer: Promise<T>,
  deadlineMs: number,
): Promise<T | undefined> {
  const outcome = await Promise.race([withDeadline(answer, deadlineMs), lost.then(() => undefined)]);
  return outcome?.ok ? outcome.value : undefined;
}

/** Calls that have no line yet. */
export function createCoreCalls(): CoreCalls {
  let line: CallLine | undefined;
  let isOpen = false;
  const undelivered = new Map<string, Delivery>();
  let waiting: (() => void)[] = [];

  /** The line in use, or the next one; undefined when there is none in time. */
  async function nextLine(): Promise<CallLine | undefined> {
    if (line === undefined) {
      await withDeadline(new Promise<void>((resolve) => waiting.push(resolve)), PAGE_DEADLINE_MS);
    }
    return line;
  }

  /** Sends it once the session of `asked` is open. */
  function askOn<Name extends Command>(
    asked: CallLine,
    name: Name,
    args: CommandArgs<Name>,
    deadlineMs: number,
  ): Promise<CommandAnswer<Name> | undefined> {
    return answerOf(
      asked,
      asked.opened.then(() => send(asked, name, args)),
      deadlineMs,
    );
  }

  function attempt(asked: CallLine, key: string, delivery: Delivery): void {
    void send(asked, delivery.name, delivery.args).then(
      () => {
        if (undelivered.get(key) === delivery) undelivered.delete(key);
      },
      () => undefined,
    );
  }

  async function askThrough<T>(ask: (asked: CallLine) => Promise<T | undefined>): Promise<T | undefined> {
    for (let losses = 0; losses < LOSSES_MAX; losses += 1) {
      const asked = await nextLine();
      if (asked === undefined) return undefined;
      let isLost = false;
      void asked.lost.then(() => (isLost = true));
      const answer = await ask(asked);
      if (answer !== undefined || !isLost) return answer;
    }
    return undefined;
  }

  async function askOnce<T>(ask: (asked: CallLine) => Promise<T | undefined>): Promise<T | undefined> {
    // At once where it can be: what the page sends next, such as who is signed in, must not overtake it.
    if (line && isOpen) return ask(line);
    for (let losses = 0; losses < LOSSES_MAX; losses += 1) {
      const asked = await nextLine();
      if (asked === undefined) return undefined;
      if (await Promise.race([asked.opened.then(() => true), asked.lost.then(() => false)]))
        return ask(asked);
    }
    return undefined;
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
      if (line) for (const [key, delivery] of undelivered) attempt(line, key, delivery);
    },
    tell(name, ...args) {
      if (line) void send(line, name, args).catch(() => undefined);
    },
    deliver(key, name, ...args) {
      const delivery: Delivery = { name, args };
      // The order of the last calls is the order of delivery.
      undelivered.delete(key);
      undelivered.set(key, delivery);
      // A core ignores calls before the session.
      if (line && isOpen) attempt(line, key, delivery);
    },
    undelivered: <Name extends Command>(wanted: Name) =>
      [...undelivered.values()]
        .filter(({ name }) => name === wanted)
        .map(({ args }) => args as CommandArgs<Name>),
    drop(unwanted) {
      for (const [key, { name }] of undelivered) if (name === unwanted) undelivered.delete(key);
    },
    ask: (name, ...args) => (line ? askOn(line, name, args, CALL_DEADLINE_MS) : Promise.resolve(undefined)),
    askThrough: (name, ...args) => askThrough((asked) => askOn(asked, name, args, PAGE_DEADLINE_MS)),
    askOnce: (name, ...args) => askOnce((asked) => answerOf(asked, send(asked, name, args), ACT_DEADLINE_MS)),
  };
}
