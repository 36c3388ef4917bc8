// Knows whom the member has muted and until when, by the server's clock, for all tabs.
// See docs/product.md#muting.
import type { Result } from "#api/transport/result.ts";
import type { MutedUser, Paged } from "#domain/member/member.ts";
import type { Clock, Timer } from "../base/clock.ts";

/** The server is asked again after this: the member may have muted on another device. */
export const MUTED_MAX_AGE_MS = 10 * 60_000;
/** An answer waits at most so long for the first list of muted members. */
export const MUTED_WAIT_MS = 2_000;
/** After a list without an answer the server is asked again after this. */
const MUTED_AGAIN_MS = 30_000;
/** A mute ends so much after its end, because the server's time is known to the second. */
export const MUTED_MARGIN_MS = 2_000;
/** The end of a mute is looked at again after this, because the server's clock is corrected and machines sleep. */
const LOOK_AGAIN_MS = 60 * 60_000;
/** Pages of the list that are read at most. */
const PAGES_MAX = 100;

type Muted = Pick<MutedUser, "id" | "until">;

export interface MutedMembers {
  has(userId: number): boolean;
  /** The member has muted somebody, until epoch ms by the server's clock or for ever. */
  mute(muted: Muted): void;
  unmute(userId: number): void;
  /**
   * A page of the list that a tab has asked for at `askedAt` (local epoch ms): another device may have muted and unmuted
   * people.
   */
  take(page: Paged<MutedUser>, askedAt: number): void;
  /** Asks for the list where it is old; resolves once one was read, at the latest after 2 s. */
  ready(): Promise<void>;
  /** Another member, or none: nothing is known, and nothing is asked until `ready`. */
  forget(): void;
}

export interface MutedMembersDeps {
  readonly clock: Clock;
  readonly serverNow: () => number;
  /** A page of the list, from 1. */
  fetchPage(page: number): Promise<Result<Paged<MutedUser>>>;
  onChange(userId: number, isMuted: boolean): void;
}

const NONE: ReadonlySet<number> = new Set();

interface Loading {
  /** Members muted or unmuted since it began: the answer may be older. */
  readonly touched: Set<number>;
  readonly done: Promise<void>;
}

/** Knows nobody at first. */
export function createMutedMembers(deps: MutedMembersDeps): MutedMembers {
  const { clock, serverNow, onChange } = deps;
  /** Ends by member, epoch ms; undefined for ever. */
  let ends = new Map<number, number | undefined>();
  let loading: Loading | undefined;
  let isKnown = false;
  /** Local epoch ms. */
  let askAgainAt = -Infinity;
  /** When the member muted or unmuted somebody last, local epoch ms. */
  let actedAt = -Infinity;
  let timer: Timer | undefined;

  /** ms until this mute is over; Infinity for ever. */
  const left = (until: number | undefined): number => (until ?? Infinity) + MUTED_MARGIN_MS - serverNow();

  /** Ends what is over, and waits for the next end. */
  function review(): void {
    clock.clearTimeout(timer);
    timer = undefined;
    let next = Infinity;
    for (const [userId, until] of ends) {
      if (left(until) <= 0) remove(userId);
      else next = Math.min(next, left(until));
    }
    if (next < Infinity) timer = clock.setTimeout(review, Math.min(next, LOOK_AGAIN_MS));
  }

  function touch(userId: number): void {
    loading?.touched.add(userId);
    actedAt = clock.now();
  }

  function set({ id, until }: Muted): void {
    if (left(until) <= 0) return;
    const isNew = !ends.has(id);
    ends.set(id, until);
    if (isNew) onChange(id, true);
  }

  function remove(userId: number): void {
    if (ends.delete(userId)) onChange(userId, false);
  }

  /** The whole list; undefined when a page of it had no answer. */
  async function fetchAll(): Promise<readonly MutedUser[] | undefined> {
    const all: MutedUser[] = [];
    for (let page = 1; page <= PAGES_MAX; page += 1) {
      const answer = await deps.fetchPage(page);
      if (!answer.ok) return undefined;
      all.push(...answer.value.items);
      if (!answer.value.hasMore) break;
    }
    return all;
  }

  async function load(touched: ReadonlySet<number>, isKept: () => boolean): Promise<void> {
    // The code of the calls could not be loaded: that is no answer either.
    const all = await fetchAll().catch(() => undefined);
    if (!isKept()) return;
    loading = undefined;
    askAgainAt = clock.now() + (all === undefined ? MUTED_AGAIN_MS : MUTED_MAX_AGE_MS);
    if (all === undefined) return;
    replace(all, touched);
  }

  /** `all`: the whole list; what it says about members in `touched` is old. */
  function replace(all: readonly MutedUser[], touched: ReadonlySet<number>): void {
    isKnown = true;
    const named = new Set(all.map(({ id }) => id));
    for (const id of ends.keys()) if (!named.has(id) && !touched.has(id)) remove(id);
    for (const muted of all) if (!touched.has(muted.id)) set(muted);
    review();
  }

  function refresh(): void {
    if (loading !== undefined || clock.now() < askAgainAt) return;
    const touched = new Set<number>();
    const done = load(touched, () => loading?.touched === touched);
    loading = { touched, done };
  }

  return {
    has: (userId) => ends.has(userId) && left(ends.get(userId)) > 0,
    mute(muted) {
      touch(muted.id);
      set(muted);
      review();
    },
    unmute(userId) {
      touch(userId);
      remove(userId);
      review();
    },
    take(page, askedAt) {
      // An older page may name somebody who was unmuted meanwhile.
      if (askedAt <= actedAt) return;
      if (page.page === 1 && !page.hasMore) replace(page.items, NONE);
      for (const muted of page.items) set(muted);
      review();
    },
    async ready() {
      refresh();
      if (isKnown || loading === undefined) return;
      const late = new Promise<void>((resolve) => void clock.setTimeout(resolve, MUTED_WAIT_MS));
      await Promise.race([loading.done, late]);
    },
    forget() {
      ends = new Map();
      loading = undefined;
      isKnown = false;
      askAgainAt = -Infinity;
      actedAt = -Infinity;
      review();
    },
  };
}
