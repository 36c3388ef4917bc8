// Keeps the stream's token: for every connection of this core, and for a core that starts soon after this one.
import type { LiveApi } from "#api/live/live.ts";
import type { Clock } from "../base/clock.ts";
import type { Counters } from "../base/counters.ts";
import type { KeeperStorage } from "../base/storage.ts";

/** docs/wire.md#stream-token: its key in the worker's store. */
export const STREAM_TOKEN_KEY = "WebSocketToken";

/** docs/product.md#cache-times: a stored token is used up to this age, ms. */
const STORED_MAX_AGE_MS = 60_000;

export interface StreamToken {
  /** The token known, or else a new one; undefined when none can be had now. */
  obtain(): Promise<string | undefined>;
  /** The server refused the token, or may have. */
  drop(): void;
}

/** What the token depends on of the account. */
interface SignIns {
  current(): { readonly session: string } | undefined;
  ready(): Promise<void>;
  onChange(listener: (now: unknown, before: unknown) => void): void;
}

export interface StreamTokenDeps {
  readonly api: Pick<LiveApi, "fetchWebsocketToken">;
  readonly account: SignIns;
  readonly storage: KeeperStorage;
  readonly clock: Pick<Clock, "now">;
  readonly counters: Pick<Counters, "add">;
}

interface Known {
  readonly value: string;
  /** The sign-in it was asked for with; undefined for a visitor. */
  readonly session: string | undefined;
  /** Local epoch ms. */
  readonly fetchedAt: number;
}

function readKnown(stored: unknown): Known | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { value, session, fetchedAt } = stored as Readonly<Record<string, unknown>>;
  if (typeof value !== "string" || value === "" || typeof fetchedAt !== "number") return undefined;
  return { value, session: typeof session === "string" ? session : undefined, fetchedAt };
}

/** Nothing is read before the first connection. A token never serves another sign-in than its own. */
export function createStreamToken({ api, account, storage, clock, counters }: StreamTokenDeps): StreamToken {
  let known: Known | undefined;

  async function write(writing: Promise<void>): Promise<void> {
    await writing.catch(() => counters.add("streamTokenStoreFailures"));
  }

  function drop(): void {
    known = undefined;
    void write(storage.remove(STREAM_TOKEN_KEY));
  }

  /** docs/product.md#failures-only-logged: a store that cannot be read is counted and holds nothing. */
  async function readStored(): Promise<void> {
    try {
      await account.ready();
      const found = readKnown(await storage.load(STREAM_TOKEN_KEY));
      const age = clock.now() - (found?.fetchedAt ?? 0);
      if (age >= 0 && age < STORED_MAX_AGE_MS) known ??= found;
    } catch {
      counters.add("streamTokenStoreFailures");
    }
  }

  let reading: Promise<void> | undefined;
  // Nothing of a member stays behind, and the next sign-in gets a token of its own.
  account.onChange((_, before) => {
    if (before !== undefined) drop();
  });

  return {
    async obtain() {
      await (reading ??= readStored());
      const session = account.current()?.session;
      if (known?.session === session && known !== undefined) return known.value;
      const answer = await api.fetchWebsocketToken();
      if (!answer.ok) return undefined;
      // A sign-in that changed meanwhile has to ask for its own.
      if (account.current()?.session !== session) return answer.value;
      const fresh = { value: answer.value, session, fetchedAt: clock.now() };
      known = fresh;
      void write(storage.update(STREAM_TOKEN_KEY, () => fresh));
      return fresh.value;
    },
    drop,
  };
}
