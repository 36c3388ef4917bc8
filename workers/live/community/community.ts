// The community's part of the core: likes, muted members, news and counts of posts, and the messages to tabs about them.
// See docs/product.md#community.
import type { Result } from "#api/transport/result.ts";
import type { AnyRead } from "#domain/calls/call.ts";
import type { CacheTag } from "#domain/calls/cacheTags.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import { type PageRequest, READS } from "#domain/calls/pageCalls.ts";
import { ofUnmuting } from "#domain/calls/people.ts";
import type { LikeState, PostSummary, PostCounts, PostNews, PostsOnScreen } from "#domain/community/post.ts";
import {
  isNumbersChange,
  type Likeable,
  type MutedShown,
  type PostChange,
  type ToldPostChange,
} from "#domain/community/postChange.ts";
import type { ToldChange } from "#domain/memberNews.ts";
import type { MutedUser, Paged } from "#domain/member/member.ts";
import type { TabContext } from "../contract.ts";
import type { MemberPartDeps } from "../members/memberPartDeps.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { Tab } from "../tabs/tab.ts";
import { createPostChanges } from "./changes.ts";
import { createLikes, type Wish } from "./likes.ts";
import { createMutedMembers } from "./mutedMembers.ts";
import { createPostNews } from "./postNews.ts";
import { createStoredWishes } from "./storedWishes.ts";

export interface Community {
  /**
   * The member of this tab likes a post or reply, or takes it back; `known` is what the page showed before. What this tab
   * is told afterwards bears the number of the press.
   */
  like(tab: Tab, kind: Likeable, id: number, like: boolean, known: Wish["known"], press: number): void;
  /** A tab shows other posts, was shown or hidden, or has gone. */
  review(): void;
  /**
   * An act of this sign-in is done, with its answer: muting, deleting and editing reach every list at once, unless another
   * sign-in is in force.
   */
  done(answer: unknown, request: MemberRequest, language: string, member: string | undefined): void;
  /**
   * An answer to a read with posts, replies or members that was asked for at `askedAt` (local epoch ms), with all that
   * changed since, and without muted members.
   */
  handOut(call: PageRequest["call"], answer: Result<unknown>, askedAt: number): Promise<Result<unknown>>;
  /** The network is back. */
  online(): void;
}

export interface CommunityDeps extends MemberPartDeps {
  readonly publisher: Pick<Publisher, "answer" | "schedule">;
  /** Answers with these tags are out of date, in the cache and in every tab. */
  outdate(tags: readonly CacheTag[]): void;
}

/** Names what a change is about, and the sign-in that it belongs to. */
function subjectOf(change: ToldPostChange): string {
  const { kind, session } = change;
  if (kind === "muted") return JSON.stringify([session, kind, change.userId]);
  if (kind === "news") return JSON.stringify([session, kind, change.list, change.anchor]);
  return JSON.stringify([session, kind, change.id]);
}

/** Both changes in one. A wish that failed before the later change is not reported any more. */
function mergeChanges(earlier: ToldChange | undefined, later: ToldChange): ToldChange {
  if (earlier === undefined || !("failed" in earlier)) return { ...earlier, ...later };
  const { failed: _failed, ...numbers } = earlier;
  return { ...numbers, ...later };
}

/** Nothing is known at first; wishes that an earlier core could not send are taken up again. */
export function createCommunity(deps: CommunityDeps): Community {
  const { account, clock, storage, tabs, publisher } = deps;
  const changes = createPostChanges({ clock, isMuted: (userId) => muted.has(userId) });

  /** Tabs learn later than the core of another member: each change names the sign-in that it belongs to. */
  function tell(change: PostChange): void {
    const told = { ...change, session: account.current()?.session ?? "" };
    const subject = subjectOf(told);
    for (const tab of tabs.values()) {
      const { press } = tab;
      const own = isNumbersChange(change) && press !== undefined ? { ...told, press } : told;
      tab.dirty.markPost(subject, (earlier) => mergeChanges(earlier, own));
      publisher.schedule(tab);
    }
  }

  function record(change: PostChange): void {
    if (isNumbersChange(change)) changes.add(change);
    tell(change);
  }

  const context = (): TabContext | undefined => [...tabs.values()].find((tab) => tab.visible)?.context;

  const likes = createLikes({
    clock,
    send: (kind, id, like) => {
      const request: MemberRequest =
        kind === "post"
          ? { act: "likePost", params: { postId: id, like } }
          : { act: "likeReply", params: { replyId: id, like } };
      const language = context()?.language ?? "en_GB";
      return deps.act(request, language, account.current()?.session) as Promise<Result<LikeState>>;
    },
    onChange: record,
    onPending: (pending) => wishes.write(pending),
  });
  const wishes = createStoredWishes({ account, clock, storage, onRead: (stored) => likes.restore(stored) });

  const visiblePosts = (): readonly PostsOnScreen[] =>
    [...tabs.values()].flatMap((tab) => (tab.visible && tab.posts ? [tab.posts] : []));

  const asked = async (request: PageRequest): Promise<Result<unknown>> =>
    deps.ask(request, context() ?? { language: "en_GB", offsetMinutes: 0 });
  const muted = createMutedMembers({
    clock,
    serverNow: () => deps.serverClock.now(),
    fetchPage: (page) => asked({ call: "mutedUsers", params: { page } }) as Promise<Result<Paged<MutedUser>>>,
    onChange(userId, isMuted) {
      tell({ kind: "muted", userId, isMuted });
      if (!isMuted) deps.outdate(ofUnmuting({ userId }));
    },
  });
  const news = createPostNews({
    clock,
    onScreens: visiblePosts,
    fetchNews: (feed) => asked({ call: "postNews", params: feed }) as Promise<Result<PostNews>>,
    fetchCounts: (postIds) =>
      asked({ call: "postCounts", params: { postIds } }) as Promise<Result<readonly PostCounts[]>>,
    onChange(change, askedAt) {
      if (isNumbersChange(change)) record({ ...change, ...changes.since(change.kind, change.id, askedAt) });
      else record(change);
    },
  });

  account.onChange((_now, before) => {
    likes.forget();
    changes.forget();
    muted.forget();
    // The first reading of the account is no change of member: its wishes are about to be read.
    if (before !== undefined) wishes.forget();
  });

  /** The server leaves muted members out of lists by itself; marks are made here. */
  async function waitForMuted(shown: MutedShown): Promise<void> {
    const ready = muted.ready();
    if (shown === "marked") await ready;
  }

  return {
    like(tab, kind, id, like, known, press) {
      // A tab that believes in another sign-in is told by the watch of members.
      if (tab.member !== account.current()?.session) return;
      tab.press = press;
      likes.wish(kind, id, like, known);
    },
    review: news.review,
    done(answer, request, _language, member) {
      if (member !== account.current()?.session) return;
      if (request.act === "mute") {
        muted.mute({ id: request.params.userId, until: request.params.until });
      } else if (request.act === "unmute") {
        muted.unmute(request.params.userId);
      } else if (request.act === "deletePost" || request.act === "restorePost") {
        record({ kind: "post", id: request.params.postId, isDeleted: request.act === "deletePost" });
      } else if (request.act === "updatePost") {
        record({ kind: "post", ...(answer as PostSummary) });
      }
    },
    async handOut(call, answer, askedAt) {
      const { muted: shown }: AnyRead = READS[call];
      if (!answer.ok || shown === undefined) return answer;
      if (call === "mutedUsers") muted.take(answer.value as Paged<MutedUser>, askedAt);
      else if (account.current()) await waitForMuted(shown);
      return { ...answer, value: changes.handOut(answer.value, askedAt, shown) };
    },
    online: likes.retry,
  };
}
