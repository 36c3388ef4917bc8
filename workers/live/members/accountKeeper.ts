// Keeps who is signed in, for all tabs: the token lives here and in the worker's store, and no page ever sees it.
import type { Credentials, SignedIn } from "#domain/member/signIn.ts";
import type { Counters } from "../base/counters.ts";
import type { KeeperStorage } from "../base/storage.ts";

/** The sign-in in force. */
export interface Account {
  readonly memberId: number;
  readonly token: string;
  /** Names this sign-in in this browser, to pages and to the core. */
  readonly session: string;
}

export interface AccountKeeper {
  current(): Account | undefined;
  /** Resolves when what is stored has been read, or the store has refused; then the next call reads again. */
  ready(): Promise<void>;
  /** Reads the store again; a page knows of a sign-in that this core does not. False where the store refuses. */
  load(): Promise<boolean>;
  /** Stores a sign-in and makes it the current one. Returns what a page may know of it. */
  signIn(credentials: Credentials): Promise<SignedIn>;
  /** Ends this sign-in, unless another has taken its place. True when it was in force. */
  end(session: string): Promise<boolean>;
  /** Calls back whenever the sign-in in force is another, or none. */
  onChange(listener: (now: Account | undefined, before: Account | undefined) => void): void;
}

const KEY = "account";

/** Whatever was stored, as an account; undefined for anything else. */
function readStoredAccount(stored: unknown): Account | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { memberId, token, session } = stored as Readonly<Record<string, unknown>>;
  if (!Number.isSafeInteger(memberId) || typeof token !== "string" || token === "") return undefined;
  if (typeof session !== "string" || session === "") return undefined;
  return { memberId: memberId as number, token, session };
}

/** A keeper that has not read its store yet. */
export function createAccountKeeper(options: {
  readonly storage: KeeperStorage;
  readonly counters: Pick<Counters, "add">;
  newSession(): string;
}): AccountKeeper {
  const { storage, counters } = options;
  const listeners: ((now: Account | undefined, before: Account | undefined) => void)[] = [];
  let account: Account | undefined;
  let reading: Promise<boolean> | undefined;
  /** Counts what happened here: an older answer of the store must not undo it. */
  let changes = 0;

  function set(next: Account | undefined): void {
    const before = account;
    if (before?.session === next?.session) return;
    account = next;
    for (const listener of listeners) listener(next, before);
  }

  async function read(): Promise<boolean> {
    const at = changes;
    try {
      const stored = readStoredAccount(await storage.load(KEY));
      if (at === changes) set(stored);
      return true;
    } catch {
      // A blocked store means a sign-in of this visit only (docs/product.md#failures-only-logged: cache
      // failures are only logged).
      counters.add("accountStoreFailures");
      // What has happened here counts, whatever is stored.
      if (changes === 0) reading = undefined;
      return false;
    }
  }

  async function store(next: Account | undefined): Promise<void> {
    try {
      await (next === undefined ? storage.remove(KEY) : storage.update(KEY, () => next));
    } catch {
      counters.add("accountStoreFailures");
    }
  }

  return {
    current: () => account,
    ready: async () => void (await (reading ??= read())),
    load: () => (reading = read()),
    async signIn({ user, token }) {
      changes += 1;
      const session = options.newSession();
      set({ memberId: user.id, token, session });
      await store(account);
      return { user, session };
    },
    async end(session) {
      if (account?.session !== session) return false;
      changes += 1;
      set(undefined);
      await store(undefined);
      return true;
    },
    onChange(listener) {
      listeners.push(listener);
    },
  };
}
