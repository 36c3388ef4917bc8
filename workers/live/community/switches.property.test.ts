// Members who follow one another in several tabs, with late and lost answers: each tab paints its own member's alone.
// See docs/product.md#session-data.
import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { failure, type Result, success } from "#api/transport/result.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { PageOfPosts } from "#domain/community/post.ts";
import { isPostChange } from "#domain/memberNews.ts";
import type { SignedIn } from "#domain/member/signIn.ts";
import { aPost, aPostPage } from "#domain/testing/aPost.ts";
import { createCoreUnderTest, type FakeTab } from "../testing/aCore.ts";

/** The test plays 100 histories, which takes over 10 s on a busy machine. */
const COMPUTES_MS = 60_000;
vi.setConfig({ testTimeout: COMPUTES_MS });

const RUNS = 100;
const SEED = 20_261_123;
const TABS = 3;
const LONDON = { language: "en_GB", offsetMinutes: 0 };
const KNOWN = { isLiked: false, likeCount: 1 };
const FEED: PageRequest = { call: "feed", params: { scope: "forYou", type: "all", sort: "newest", page: 1 } };
const THREAD: PageRequest = { call: "replies", params: { postId: 1, sort: "oldest", page: 1 } };

/** Member 1 likes the posts 11 to 13 and mutes the authors 14 to 16; member 2 likes 21 to 23, and so on. */
const MEMBERS = [1, 2] as const;
const likedBy = (member: number, nth: number): number => 10 * member + 1 + (nth % 3);
const mutedBy = (member: number, nth: number): number => 10 * member + 4 + (nth % 3);
/** Who likes the post or mutes the author with this id. */
const memberOf = (id: number): number => Math.floor(id / 10);
/** What everybody sees: a post of each author, under the author's id, and the posts that are liked. */
const ALL = MEMBERS.flatMap((member) =>
  [0, 1, 2].flatMap((nth) => [likedBy(member, nth), mutedBy(member, nth)]),
);

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("ask" as const), tab: fc.nat(TABS - 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.constantFrom(1, 40, 300, 2_500) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom("like", "mute", "unmute"),
      tab: fc.nat(TABS - 1),
      nth: fc.nat(2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom("signOut", "learn", "hide", "show"), tab: fc.nat(TABS - 1) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("signIn" as const),
      tab: fc.nat(TABS - 1),
      member: fc.constantFrom(...MEMBERS),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A server that answers each member, by token, after one of these delays in ms; a delay of 0 loses the answer. */
function aServer(under: ReturnType<typeof createCoreUnderTest>, delays: readonly number[]) {
  const { clock, server, account } = under;
  const likes = new Map<number, Set<number>>();
  const mutes = new Map<number, Set<number>>();
  const owners = new Map<string, number>();
  const broken: string[] = [];
  let turn = 0;
  const of = (sets: Map<number, Set<number>>, member: number): Set<number> => {
    const set = sets.get(member) ?? new Set();
    sets.set(member, set);
    return set;
  };
  /** False: the answer is lost. */
  async function travel(): Promise<boolean> {
    const delay = delays[(turn += 1) % delays.length] ?? 1;
    await new Promise<void>((resolve) => void clock.setTimeout(resolve, delay === 0 ? 500 : delay));
    return delay !== 0;
  }
  function listFor(member: number, withMuted: boolean): PageOfPosts {
    const own = of(likes, member);
    const items = ALL.filter((id) => withMuted || !of(mutes, member).has(id)).map((id) =>
      aPost(id, {
        text: `for ${member}`,
        isLiked: own.has(id),
        author: { id, name: "", avatar: "", isCreator: false },
        ...(withMuted ? { postId: 1 } : {}),
      }),
    );
    return aPostPage(items);
  }
  server.pagesApi.load = async ({ call }) => {
    // As the transport does: with the token that is in force when the call is sent.
    const member = owners.get(account.current()?.token ?? "") ?? 0;
    const muted = [...of(mutes, member)].map((id) => ({
      id,
      name: "",
      avatar: "",
      since: undefined,
      until: undefined,
    }));
    const value =
      call === "mutedUsers" ? { items: muted, hasMore: false } : listFor(member, call === "replies");
    return (await travel()) ? success(value) : failure("noAnswer");
  };
  server.membersApi.act = async (request, _language, token): Promise<Result<unknown>> => {
    if (request.act === "signIn") {
      const member = Number(request.params.email);
      const fresh = `token ${member} ${owners.size}`;
      owners.set(fresh, member);
      if (!(await travel())) return failure("noAnswer");
      return success({ user: { id: member, name: "", avatar: "" }, token: fresh });
    }
    const member = owners.get(token ?? "") ?? 0;
    const { params } = request as { params: { postId?: number; userId?: number; like?: boolean } };
    const id = params.postId ?? params.userId;
    if (id !== undefined && memberOf(id) !== member) broken.push(`${request.act} ${id} reached ${member}`);
    if (request.act === "likePost") of(likes, member)[params.like === true ? "add" : "delete"](Number(id));
    if (request.act === "mute") of(mutes, member).add(Number(id));
    if (request.act === "unmute") of(mutes, member).delete(Number(id));
    const value = { id, isLiked: params.like, likeCount: 2 };
    return (await travel()) ? success(value) : failure("unknown");
  };
  return { broken };
}

/** A page as src/state behaves: it asks and paints under the sign-in that it shows. */
class Page {
  shown: { readonly session: string; readonly member: number } | undefined;
  readonly painted: string[] = [];
  #read = 0;

  readonly tab: FakeTab;
  /** The sign-in in the browser's storage, which other pages learn later. */
  readonly storage: { value: Page["shown"] };

  constructor(tab: FakeTab, storage: { value: Page["shown"] }) {
    this.tab = tab;
    this.storage = storage;
  }

  show(next: Page["shown"]): void {
    const before = this.shown?.session;
    if (next?.session === before) return;
    this.shown = next;
    this.tab.session.setMember(next?.session, before);
  }

  act(request: MemberRequest): Promise<Result<unknown>> {
    return this.tab.session.act(request, "en_GB", this.shown?.session);
  }

  async signIn(member: number): Promise<void> {
    const answer = await this.act({ act: "signIn", params: { email: String(member), password: "p" } });
    if (!answer.ok) return;
    const { user, session } = answer.value as SignedIn;
    this.storage.value = { session, member: user.id };
    this.show(this.storage.value);
  }

  signOut(): void {
    if (!this.shown) return;
    void this.act({ act: "signOut", params: {} });
    if (this.storage.value?.session === this.shown.session) this.storage.value = undefined;
    this.show(undefined);
  }

  /** What it paints of the core's messages: changes of its own sign-in. */
  receive(): void {
    for (; this.#read < this.tab.updates.length; this.#read += 1) {
      const { posts = [], signedOut } = this.tab.updates[this.#read] ?? {};
      for (const change of posts.filter(isPostChange)) {
        if (change.kind === "news" || change.session !== (this.shown?.session ?? "")) continue;
        const id = change.kind === "muted" ? change.userId : change.id;
        if (memberOf(id) !== this.shown?.member) this.painted.push(`a change of ${id}`);
      }
      if (signedOut !== undefined && signedOut === this.shown?.session) this.show(undefined);
    }
  }

  async ask(request: PageRequest): Promise<void> {
    const asked = this.shown;
    const answer = (await this.tab.session.getPage(request, LONDON)) as Result<PageOfPosts>;
    this.receive();
    // The page's cache is by sign-in: another one does not see the answer.
    if (!answer.ok || this.shown?.session !== asked?.session) return;
    const own = asked?.member ?? 0;
    const { items } = answer.value;
    for (const { id, text, isLiked, isMuted } of items) {
      if (text !== `for ${own}`) this.painted.push(`${text} instead of ${own}`);
      if (isLiked && memberOf(id) !== own) this.painted.push(`a like of ${id} for ${own}`);
      if (isMuted === true && memberOf(id) !== own) this.painted.push(`a muted ${id} for ${own}`);
    }
    const missing = ALL.filter((id) => memberOf(id) !== own && !items.some((item) => item.id === id));
    if (missing.length > 0) this.painted.push(`without ${missing.join()} for ${own}`);
  }
}

function take(page: Page, each: Exclude<Step, { do: "wait" }>): void {
  const { session } = page.tab;
  const own = page.shown?.member;
  if (each.do === "ask") for (const request of [FEED, THREAD]) void page.ask(request);
  else if (each.do === "signIn") void page.signIn(each.member);
  else if (each.do === "signOut") page.signOut();
  else if (each.do === "learn") page.show(page.storage.value);
  else if (each.do === "hide" || each.do === "show") session.setVisible(each.do === "show");
  else if (own !== undefined && "nth" in each) {
    if (each.do === "like") session.like("post", likedBy(own, each.nth), true, KNOWN, 1);
    else void page.act({ act: each.do, params: { userId: mutedBy(own, each.nth) } });
  }
}

it("no tab paints what another member was given, and no like or mute reaches another member", async () => {
  let paints = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 20, maxLength: 60 }),
      fc.array(fc.constantFrom(0, 5, 60, 700, 4_000), { minLength: 1, maxLength: 9 }),
      async (steps, delays) => {
        const under = createCoreUnderTest();
        const { broken } = aServer(under, delays);
        const storage: { value: Page["shown"] } = { value: undefined };
        const pages = Array.from({ length: TABS }, () => new Page(under.openTab(), storage));
        await under.clock.advance(300);
        for (const each of steps) {
          if (each.do === "wait") await under.clock.advance(each.ms);
          else take(pages[each.tab]!, each);
          await under.clock.advance(0);
          for (const page of pages) page.receive();
        }
        for (const page of pages) {
          page.show(storage.value);
          page.tab.session.setVisible(true);
        }
        await under.clock.advance(60_000);
        for (const page of pages) {
          page.receive();
          const asked = page.ask(FEED);
          await under.clock.advance(20_000);
          await asked;
          paints += 1;
        }
        expect([broken, pages.flatMap(({ painted }) => painted)]).toEqual([[], []]);
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
  expect(paints).toBe(RUNS * TABS);
});
