// The commands of a tab that are forwarded to its core as they are, and how each of them travels.
import type { LiveSession } from "#workers/live/contract.ts";

/** What can be asked of a core over an open session. */
export type Command = keyof LiveSession;
export type CommandArgs<Name extends Command> = Parameters<LiveSession[Name]>;
export type CommandAnswer<Name extends Command> = Awaited<ReturnType<LiveSession[Name]>>;

/** How a command travels: the methods of CoreCalls say what each way does when a core is lost. */
type Way = "tell" | "ask" | "askThrough" | "askOnce";

/** A new command of this kind is one line here and its implementation in the core's session. */
const FORWARDED = {
  setLowPower: "tell",
  retry: "tell",
  getLeagueDirectory: "ask",
  getStatus: "ask",
  getPage: "askThrough",
  act: "askOnce",
} as const satisfies Partial<Record<Command, Way>>;

type Names = keyof typeof FORWARDED;

/** A method per forwarded command; answers are undefined when the core does not answer. */
export type Forwards = {
  readonly [Name in Names]: (
    ...args: CommandArgs<Name>
  ) => (typeof FORWARDED)[Name] extends "tell" ? void : Promise<CommandAnswer<Name> | undefined>;
};

/** One way of calling a core. */
type Call = <Name extends Command>(
  name: Name,
  ...args: CommandArgs<Name>
) => void | Promise<CommandAnswer<Name> | undefined>;

/** The forwards of the table over these calls. */
export function createForwards(calls: Readonly<Record<Way, Call>>): Forwards {
  const forwards = Object.entries(FORWARDED).map(([name, way]) => [
    name,
    (...args: never) => calls[way](name as Names, ...args),
  ]);
  return Object.fromEntries(forwards) as Forwards;
}
