// Forwards the commands of the table to the core, each in its way.
import { FORWARDED, type CommandRule } from "#workers/live/commands.ts";
import type { LiveSession } from "#workers/live/contract.ts";

/** What can be asked of a core over an open session. */
export type Command = keyof LiveSession;
export type CommandArgs<Name extends Command> = Parameters<LiveSession[Name]>;
export type CommandAnswer<Name extends Command> = Awaited<ReturnType<LiveSession[Name]>>;

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
export function createForwards(calls: Readonly<Record<CommandRule, Call>>): Forwards {
  const forwards = Object.entries<CommandRule>(FORWARDED).map(([name, way]) => [
    name,
    (...args: never) => calls[way](name as Names, ...args),
  ]);
  return Object.fromEntries(forwards) as Forwards;
}
