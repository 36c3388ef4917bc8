// What pages read about members, and the texts the server keeps (SPEC §7 "User", getDoc; CONTRACT §4).
import type { DocumentName } from "#domain/calls/pageCalls.ts";
import type { Endpoint } from "../transport/endpoint.ts";
import { storedDocument } from "./document.ts";
import { bindings, member, notices, platforms, profile, relatedUsers, unreadCounts } from "./members.ts";
import { postPage } from "../community/posts.ts";
import { readWith } from "../wire/pageParts.ts";
import { assumed, type PageCallTable } from "../transport/pageCall.ts";

/** People, posts or notices on a page. */
const PAGE_SIZE = 20;

function listed(path: string): Endpoint {
  return { method: "GET", path, source: "spec", retry: "never" };
}

const people = (path: string) => ({
  endpoint: assumed(path),
  params: ({ userId, page }: { readonly userId: number; readonly page: number }) => ({
    userId,
    page,
    size: PAGE_SIZE,
  }),
  read: readWith(relatedUsers),
});

export const MEMBER_CALLS: PageCallTable<
  | "account"
  | "profile"
  | "followers"
  | "following"
  | "userPosts"
  | "mutedUsers"
  | "platforms"
  | "bindings"
  | "notices"
  | "unreadNotices"
  | "document"
> = {
  account: { endpoint: assumed("/v1/api/user/info"), params: () => ({}), read: readWith(member) },
  profile: {
    endpoint: assumed("/v1/api/user/profile"),
    params: ({ userId }) => ({ userId }),
    read: readWith(profile),
  },
  followers: people("/v1/api/community/user/followers"),
  following: people("/v1/api/community/user/following"),
  userPosts: {
    endpoint: assumed("/v1/api/community/post/byUser"),
    params: ({ userId, page }) => ({ userId, page, size: PAGE_SIZE }),
    read: readWith(postPage),
  },
  mutedUsers: {
    endpoint: {
      method: "POST",
      path: "/v1/api/community/user/getUserUnvoicedListListByPage",
      source: "spec",
      retry: "onStatus",
    },
    params: () => ({}),
    body: ({ page }) => ({ page, size: PAGE_SIZE }),
    read: readWith(relatedUsers),
  },
  platforms: { endpoint: assumed("/v1/api/user/platforms"), params: () => ({}), read: readWith(platforms) },
  bindings: { endpoint: listed("/v1/api/user/bindList"), params: () => ({}), read: readWith(bindings) },
  notices: {
    endpoint: assumed("/v1/api/community/message/list"),
    params: ({ kind, page }) => ({ type: kind, page, size: PAGE_SIZE }),
    read: readWith(notices),
  },
  unreadNotices: {
    endpoint: assumed("/v1/api/community/message/unread"),
    params: () => ({}),
    read: readWith(unreadCounts),
  },
  document: {
    endpoint: listed("/v1/api/user/getDoc"),
    params: ({ name }: { readonly name: DocumentName }) => ({ tag: name }),
    read: readWith(storedDocument),
  },
};
