// Reads the server's answers about members: accounts, profiles, bindings, notices, lists of people.
// See docs/wire.md#listed-and-assumed-calls.
import * as v from "valibot";
import type {
  Binding,
  Gender,
  Member,
  MutedUser,
  Notice,
  NoticeKind,
  Paged,
  Platform,
  Profile,
  RelatedUser,
  Relation,
  UnreadCounts,
  User,
} from "#domain/member/member.ts";
import type { Credentials } from "#domain/member/signIn.ts";
import {
  count,
  flag,
  id,
  instant,
  arrayOf,
  oneOf,
  orElse,
  orNone,
  type Reads,
  reads,
  second,
  text,
  memberName,
} from "../wire/pageParts.ts";
import { pictureAddress } from "../wire/pictureAddress.ts";
import { readObject, readText } from "../wire/values.ts";

/** Address of a platform's sign-in page: a path of the API's host or an https address; "" for anything else. */
const platformAddress: Reads<string> = v.pipe(
  v.unknown(),
  v.transform((value) => {
    const written = readText(value);
    return /^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/.test(written) ? written : "";
  }),
);

/** A text longer than a name, at most 2,000 characters. */
const longText = reads((value) => (typeof value === "string" ? value.slice(0, 2_000) : ""));

/** Wire values of the profile form and ours. */
export const GENDER_WORDS: Readonly<Record<string, Gender>> = {
  "": "unsaid",
  MALE: "male",
  FEMALE: "female",
  OTHER: "other",
};

const gender = orElse<Gender>(oneOf(GENDER_WORDS), "unsaid");

export const member: Reads<Member> = v.pipe(
  v.object({
    id,
    nickname: memberName,
    avatar: pictureAddress,
    email: text,
    bio: longText,
    birthday: text,
    gender,
    countryId: orNone(id),
    hasPassword: orElse(flag, true),
    createTime: orElse(orNone(instant), undefined),
  }),
  v.transform(({ nickname, createTime, ...wire }) => ({ ...wire, name: nickname, joinedAt: createTime })),
);

export const credentials: Reads<Credentials> = v.pipe(
  v.object({
    user: v.object({ id, nickname: memberName, avatar: pictureAddress }),
    // The token is sent in a header of every call, and servers refuse headers that are too long.
    token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/)),
  }),
  v.transform(({ user, token }) => ({
    user: { id: user.id, name: user.nickname, avatar: user.avatar },
    token,
  })),
);

export const person: Reads<User> = v.pipe(
  v.object({ userId: id, userName: memberName, avatar: pictureAddress }),
  v.transform(({ userId, userName, avatar }) => ({ id: userId, name: userName, avatar })),
);

const favoriteCounts: Reads<NonNullable<Profile["favorites"]>> = v.pipe(
  v.object({ matchs: arrayOf(id), leagues: arrayOf(id), teams: arrayOf(id) }),
  v.transform(({ matchs, leagues, teams }) => ({
    match: matchs.length,
    league: leagues.length,
    team: teams.length,
  })),
);

export const profile: Reads<Profile> = v.pipe(
  v.object({
    userId: id,
    userName: memberName,
    avatar: pictureAddress,
    bio: longText,
    createTime: orElse(orNone(instant), undefined),
    postCount: orElse(count, 0),
    followerCount: orElse(count, 0),
    followingCount: orElse(count, 0),
    isSelf: orElse(flag, false),
    isCreator: orElse(flag, false),
    isFollowed: orElse(flag, false),
    isMuted: orElse(flag, false),
    favourites: orNone(favoriteCounts),
  }),
  v.transform((wire) => ({
    id: wire.userId,
    name: wire.userName,
    avatar: wire.avatar,
    bio: wire.bio,
    joinedAt: wire.createTime,
    postCount: wire.postCount,
    followerCount: wire.followerCount,
    followingCount: wire.followingCount,
    self: wire.isSelf,
    isCreator: wire.isCreator,
    followed: wire.isFollowed,
    muted: wire.isMuted,
    favorites: wire.favourites,
  })),
);

export const relation: Reads<Relation> = v.pipe(
  v.object({ userId: id, isFollowed: flag, isMuted: flag, followerCount: orElse(count, 0) }),
  v.transform(({ userId, isFollowed, isMuted, followerCount }) => ({
    userId,
    followed: isFollowed,
    muted: isMuted,
    followerCount,
  })),
);

/** A page of a list whose unreadable items are left out. */
export function paged<Item>(item: Reads<Item>): Reads<Paged<Item>> {
  return v.pipe(
    v.object({ list: arrayOf(item), page: count, total: count, hasMore: flag }),
    v.transform(({ list, page, total, hasMore }) => ({ items: list, page, total, hasMore })),
  );
}

export const relatedUsers: Reads<Paged<RelatedUser>> = paged(
  v.pipe(
    v.intersect([person, v.object({ createTime: orElse(orNone(instant), undefined) })]),
    v.transform(({ id: userId, name, avatar, createTime }) => ({
      id: userId,
      name,
      avatar,
      since: createTime,
    })),
  ),
);

export const mutedUsers: Reads<Paged<MutedUser>> = paged(
  v.pipe(
    v.intersect([
      person,
      v.object({
        createTime: orElse(orNone(instant), undefined),
        until: orElse(orNone(second), undefined),
      }),
    ]),
    v.transform(({ createTime, ...wire }) => ({ ...wire, since: createTime })),
  ),
);

const noticeKind: Reads<NoticeKind> = oneOf({
  reply: "reply",
  like: "like",
  follow: "follow",
  system: "system",
});

const subjectKind: Reads<NonNullable<Notice["subject"]>["kind"]> = oneOf({
  CREATOR: "creator",
  SUBSCRIBER: "subscriber",
  WITHDRAWAL: "withdrawal",
});

export const notices: Reads<Paged<Notice>> = paged(
  v.pipe(
    v.object({
      messageId: id,
      type: noticeKind,
      user: orNone(person),
      postId: orNone(id),
      replyId: orElse(orNone(id), undefined),
      parentId: orElse(orNone(id), undefined),
      subjectType: orElse(orNone(subjectKind), undefined),
      subjectId: orElse(orNone(id), undefined),
      postSummary: text,
      text: longText,
      createTime: orElse(orNone(instant), undefined),
      isRead: flag,
    }),
    v.transform((wire) => ({
      id: wire.messageId,
      kind: wire.type,
      actor: wire.user,
      postId: wire.postId,
      replyId: wire.replyId,
      isToReply: wire.parentId !== undefined,
      subject:
        wire.subjectType === undefined || wire.subjectId === undefined
          ? undefined
          : { kind: wire.subjectType, id: wire.subjectId },
      postSummary: wire.postSummary,
      text: wire.text,
      at: wire.createTime,
      read: wire.isRead,
    })),
  ),
);

export const unreadCounts: Reads<UnreadCounts> = v.object({
  reply: orElse(count, 0),
  like: orElse(count, 0),
  follow: orElse(count, 0),
  system: orElse(count, 0),
  total: count,
});

export const platforms: Reads<readonly Platform[]> = arrayOf(
  v.pipe(
    v.object({
      platform: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)),
      name: text,
      authorizeUrl: platformAddress,
    }),
    v.check(({ authorizeUrl }) => authorizeUrl !== ""),
    v.transform(({ platform, name, authorizeUrl }) => ({ id: platform, name, authorizeUrl })),
  ),
);

export const bindings: Reads<readonly Binding[]> = arrayOf(
  v.pipe(
    v.object({
      platform: text,
      name: text,
      bound: flag,
      account: text,
      bindTime: orElse(orNone(instant), undefined),
    }),
    v.transform(({ bindTime, ...wire }) => ({ ...wire, boundAt: bindTime })),
  ),
);

/** Reads one field of an object, for wrapped answers. */
export function field<T>(name: string, schema: Reads<T>): Reads<T> {
  return v.pipe(
    v.unknown(),
    v.transform((data) => readObject(data)?.[name]),
    schema,
  );
}

/** UTF-16 units; a longer one is no ticket of our server's. */
const TICKET_MAX = 2_000;

export const ticket: Reads<string> = field(
  "ticket",
  v.pipe(v.string(), v.minLength(1), v.maxLength(TICKET_MAX)) as Reads<string>,
);
