// Likes that could not be sent, kept for a later core; removed with the sign-in.
// See docs/product.md#likes.
import type { Clock } from "../base/clock.ts";
import { type KeeperStorage, STORE_AGAIN_MS } from "../base/storage.ts";
import type { AccountKeeper } from "../members/accountKeeper.ts";
import type { Wish } from "./likes.ts";

const WISHES_KEY = "posts.wishes";

interface WishesOfMember {
  readonly memberId: number;
  readonly wishes: readonly Wish[];
}

export interface StoredWishes {
  /** What could not be sent by now. A blocked store costs only what a later core could have sent. */
  write(wishes: readonly Wish[]): void;
  /** Another member is signed in. */
  forget(): void;
}

function readStored(value: unknown, memberId: number | undefined): readonly Wish[] {
  const stored = value as WishesOfMember | undefined;
  return stored?.memberId === memberId && Array.isArray(stored?.wishes) ? stored.wishes : [];
}

/** Reads at once, again while the store refuses; `onRead` gets the wishes of the member signed in. */
export function createStoredWishes(deps: {
  readonly account: Pick<AccountKeeper, "current" | "ready">;
  readonly clock: Pick<Clock, "setTimeout">;
  readonly storage: KeeperStorage;
  onRead(wishes: readonly Wish[]): void;
}): StoredWishes {
  const { account, clock, storage } = deps;
  let isRead = false;

  async function read(): Promise<void> {
    await account.ready();
    const memberId = account.current()?.memberId;
    try {
      const stored = await storage.load(WISHES_KEY);
      isRead = true;
      if (account.current()?.memberId === memberId) deps.onRead(readStored(stored, memberId));
    } catch {
      clock.setTimeout(() => void read(), STORE_AGAIN_MS);
    }
  }

  const remove = (): void => void storage.remove(WISHES_KEY).catch(() => undefined);

  void read();
  return {
    write(wishes) {
      const memberId = account.current()?.memberId;
      // Nothing is written over wishes that could not be read yet.
      if (!isRead && memberId !== undefined) return;
      // A visitor has no wishes. Those of a member who signed out before this part was loaded are still stored.
      if (memberId === undefined || wishes.length === 0) remove();
      else void storage.update(WISHES_KEY, () => ({ memberId, wishes })).catch(() => undefined);
    },
    forget() {
      isRead = true;
      remove();
    },
  };
}
