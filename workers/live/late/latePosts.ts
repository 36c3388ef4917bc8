// Holds back what others have written within the delay: their words could tell what is not shown yet.
// See docs/product.md#delay-and-hidden-scores.
import type { Result } from "#api/transport/result.ts";
import type { Notice, Paged } from "#domain/member/member.ts";
import type { Late } from "../base/late.ts";

export interface MemberAccount {
  current(): { readonly memberId?: number } | undefined;
}

interface Written {
  readonly writtenAt: number;
  readonly editedAt?: number | undefined;
  readonly author?: { readonly id?: number };
}

export interface LatePostsDeps {
  readonly late: Late;
  readonly serverClock: { now(): number };
  readonly account: MemberAccount;
}

/** The wire tells times in whole seconds, without their fractions: words are up to so much newer, ms. */
const FRACTION_MS = 1_000;

const isWritten = (value: unknown): value is Written =>
  typeof value === "object" && value !== null && typeof (value as Partial<Written>).writtenAt === "number";

/** By when its words were written or changed last, server time, epoch ms; undefined for those of the member. */
function wordsAt(value: unknown, { account }: LatePostsDeps): number | undefined {
  if (!isWritten(value)) return undefined;
  const { writtenAt, editedAt = writtenAt, author } = value;
  const mine = account.current()?.memberId;
  return mine !== undefined && author?.id === mine ? undefined : Math.max(writtenAt, editedAt) + FRACTION_MS;
}

const noticedAt = ({ at = -Infinity }: Notice): number => at + FRACTION_MS;

const isFresh = (at: number | undefined, { late, serverClock }: LatePostsDeps): boolean =>
  at !== undefined && at > serverClock.now() - late.ms;

/**
 * By when the newest words of an answer with one post, or with one reply and what is above it, were written, server time,
 * epoch ms; undefined where they are older than the delay.
 */
export function freshWordsAt(answer: Result<unknown>, deps: LatePostsDeps): number | undefined {
  if (!answer.ok) return undefined;
  const value = answer.value as Readonly<Record<string, unknown>>;
  const written = [value, value["post"], value["reply"], value["ancestors"]].flat();
  const newest = Math.max(...written.map((each) => wordsAt(each, deps) ?? -Infinity));
  return isFresh(newest, deps) ? newest : undefined;
}

/** The answer without the words of replies of the last moments; `onHeld` gets by when the oldest of them was written. */
export function withoutFreshWords(
  answer: Result<unknown>,
  deps: LatePostsDeps,
  onHeld: (at: number) => void,
): Result<unknown> {
  if (!answer.ok) return answer;
  const page = answer.value as Paged<Notice>;
  const isHeld = (notice: Notice): boolean => notice.kind === "reply" && isFresh(noticedAt(notice), deps);
  const held = page.items.filter(isHeld);
  if (held.length === 0) return answer;
  onHeld(Math.min(...held.map(noticedAt)));
  const items = page.items.map((notice) => (isHeld(notice) ? { ...notice, text: "" } : notice));
  return { ...answer, value: { ...page, items } };
}

/** The answer without what others have written within the delay; the same object where nothing falls away. */
export function withoutFreshPosts(answer: Result<unknown>, deps: LatePostsDeps): Result<unknown> {
  if (!answer.ok) return answer;

  function kept(value: unknown): unknown {
    if (Array.isArray(value)) {
      const rest = value.filter((each) => !isFresh(wordsAt(each, deps), deps));
      return rest.length === value.length ? value : rest;
    }
    if (typeof value !== "object" || value === null) return value;
    let copy: Record<string, unknown> | undefined;
    for (const [name, part] of Object.entries(value)) {
      if (!Array.isArray(part)) continue;
      const rest = kept(part);
      if (rest !== part) copy = { ...(copy ?? (value as Record<string, unknown>)), [name]: rest };
    }
    return copy ?? value;
  }

  const value = kept(answer.value);
  return value === answer.value ? answer : { ...answer, value };
}
