// Leaves out posts and replies written within the delay: their words could tell what is not shown yet.
import type { Result } from "#api/transport/result.ts";
import type { Late } from "../base/late.ts";

export interface MemberAccount {
  current(): { readonly memberId?: number } | undefined;
}

interface Written {
  readonly writtenAt: number;
  readonly author?: { readonly id?: number };
}

const isWritten = (value: unknown): value is Written =>
  typeof value === "object" && value !== null && typeof (value as Partial<Written>).writtenAt === "number";

/** The answer without what others have written within the delay; the same object where nothing falls away. */
export function withoutFreshPosts(
  answer: Result<unknown>,
  deps: {
    readonly late: Late;
    readonly serverClock: { now(): number };
    readonly account: MemberAccount;
  },
): Result<unknown> {
  if (!answer.ok) return answer;
  const newest = deps.serverClock.now() - deps.late.ms;
  const mine = deps.account.current()?.memberId;
  const isFresh = (value: unknown): boolean =>
    isWritten(value) && value.writtenAt > newest && (mine === undefined || value.author?.id !== mine);

  function kept(value: unknown): unknown {
    if (Array.isArray(value)) {
      const rest = value.filter((each) => !isFresh(each));
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
