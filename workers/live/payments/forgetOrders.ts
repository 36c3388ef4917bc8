// Removes stored orders without the code of the orders' part, which may not be loadable.
import type { KeeperStorage } from "../base/storage.ts";
import type { AccountKeeper } from "../members/accountKeeper.ts";
import { ORDERS_KEY, WITHDRAWAL_KEY } from "./ordersKey.ts";

/** Removes them whenever a sign-in ends, and at a start without one. */
export function forgetOrdersWithSignIn(deps: {
  readonly account: Pick<AccountKeeper, "current" | "ready" | "onChange">;
  readonly storage: Pick<KeeperStorage, "remove">;
}): void {
  const { account, storage } = deps;
  const forget = (): void => {
    for (const key of [ORDERS_KEY, WITHDRAWAL_KEY]) storage.remove(key).catch(() => undefined);
  };
  account.onChange((_now, before) => {
    if (before) forget();
  });
  void account.ready().then(() => {
    if (!account.current()) forget();
  });
}
