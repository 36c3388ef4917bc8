// How members are written on the wire: to themselves with everything, to others with what is public.
import type { Account } from "../../database/accounts.ts";
import type { Person } from "../../database/relations.ts";
import { writeFeedTime } from "../../server/zones.ts";

/** All a member may know of their own account. */
export function writeSelf(account: Account): object {
  const { id, nickname, avatar, email, bio, birthday, gender, countryId, passwordHash, createdAt } = account;
  return {
    id,
    nickname,
    avatar,
    email: email ?? "",
    bio,
    birthday,
    gender,
    countryId: countryId ?? null,
    hasPassword: passwordHash !== undefined,
    createTime: writeFeedTime(createdAt),
  };
}

/** What lists show of anybody. */
export function writePerson({ userId, userName, avatar }: Person): object {
  return { userId, userName, avatar };
}
