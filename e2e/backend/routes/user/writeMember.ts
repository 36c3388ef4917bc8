// Wire form of members: all data for themselves, public data for others.
import type { Account } from "../../database/accounts.ts";
import type { Person } from "../../database/relations.ts";
import { writeFeedTime } from "../../server/zones.ts";

/** All data of a member's own account. */
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

/** A member as shown in lists. */
export function writePerson({ userId, userName, avatar }: Person): object {
  return { userId, userName, avatar };
}
