// What a part of the core holds for the member signed in: made anew at each sign-in, and read from the store at once.
import type { Tab } from "../tabs/tab.ts";
import type { Account, AccountKeeper } from "./accountKeeper.ts";

export interface OfMember<Mine> {
  /** Of the sign-in in force; undefined for a visitor. */
  current(): Mine | undefined;
  /** The same once it was read, or could not be. */
  ready(): Promise<Mine | undefined>;
  /** Answers a call of a tab: `answers` holds an answer by each name. Undefined where its member is not the one signed in. */
  answer<Name extends string>(
    tab: Tab,
    request: { readonly call: Name; readonly args: readonly unknown[] },
    answers: Readonly<Record<Name, (mine: Mine, tab: Tab, ...args: never) => unknown>>,
  ): Promise<unknown>;
}

export interface OfMemberOptions<Mine> {
  readonly account: Pick<AccountKeeper, "current" | "ready" | "onChange">;
  /** For another sign-in. What an earlier one has stored is kept or removed by its own part. */
  create(account: Account): Mine;
  /** Reads what is stored. */
  takeUp(mine: Mine): Promise<void>;
}

/** Follows the account from now on. */
export function createOfMember<Mine extends { readonly account: Account }>(
  options: OfMemberOptions<Mine>,
): OfMember<Mine> {
  const { account } = options;
  let current: Mine | undefined;
  let taking = Promise.resolve();

  function follow(): void {
    const of = account.current();
    if (of?.session === current?.account.session) return;
    current = of && options.create(of);
    if (current) taking = options.takeUp(current);
  }
  account.onChange(follow);
  void account.ready().then(follow);

  async function ready(): Promise<Mine | undefined> {
    await account.ready();
    follow();
    await taking;
    return current;
  }

  return {
    current: () => current,
    ready,
    async answer(tab, { call, args }, answers) {
      const mine = await ready();
      if (mine === undefined || tab.member !== mine.account.session) return undefined;
      const answer = answers[call] as (mine: Mine, tab: Tab, ...given: readonly unknown[]) => unknown;
      return answer(mine, tab, ...args);
    },
  };
}
