// A core whose member writes, a server that keeps each key once, and calls about drafts, for tests.
import { refusedAs } from "#api/transport/refusals.ts";
import { failure, type Result, success } from "#api/transport/result.ts";
import type { DraftContent, DraftState, OpenedDraft } from "#domain/writing/draft.ts";
import type { DraftCalls, DraftRequest } from "#domain/writing/draftCalls.ts";
import type { ToldWritingChange } from "#domain/memberNews.ts";
import { aPost } from "#domain/testing/aPost.ts";
import { createCoreUnderTest, type CoreUnderTest, type FakeTab } from "./aCore.ts";

export const TEXT: DraftContent = { mode: "simple", title: "", text: "What a save", caret: 11, media: [] };
export const MIN_MS = 60_000;

/** A server that keeps each key once, as the product's does. */
export function aPostServer() {
  const made = new Map<string, string>();
  const server = {
    made,
    calls: 0,
    /** What goes wrong with the next calls. */
    fault: undefined as "lost" | "cut" | "refused" | "signedOut" | "changed" | undefined,
    /** The server does not tell what a key has made. */
    isSilent: false,
    act(key: string, content: string): Result<unknown> {
      server.calls += 1;
      const { fault } = server;
      if (fault === "refused") return failure("refused", "Too long.", 4026);
      if (fault === "changed") return refusedAs("changedMeanwhile", "Changed.");
      if (fault === "signedOut") return failure("signedOut");
      if (fault === "lost") return failure("unknown");
      const before = made.get(key);
      if (before !== undefined && before !== content) return refusedAs("keyUsed", "Key used.");
      made.set(key, content);
      return fault === "cut" ? failure("unknown") : success(aPost(9, { text: content }));
    },
    byKey(key: string): Result<unknown> {
      if (server.isSilent) return failure("noAnswer");
      const content = made.get(key);
      return success({ post: content === undefined ? undefined : aPost(9, { text: content, version: 1 }) });
    },
  };
  return server;
}
export type PostServer = ReturnType<typeof aPostServer>;

export function connect(under: CoreUnderTest, posts: PostServer): CoreUnderTest {
  under.server.membersApi.act = async (request) =>
    request.act === "createPost" ? posts.act(request.key, request.params.content) : success(true);
  under.server.pagesApi.load = async (request) =>
    request.call === "createdPost" ? posts.byKey(request.params.key) : failure("noAnswer");
  return under;
}

/** `startAt`: epoch ms. */
export async function aWriter(stored = new Map<string, unknown>(), posts = aPostServer(), startAt?: number) {
  const clock = startAt === undefined ? {} : { startAt };
  const under = connect(createCoreUnderTest({ signedIn: true, stored, clock }), posts);
  const tab = under.openTab();
  await under.clock.advance(300);
  return { ...under, posts, tab };
}

export async function ask<Name extends keyof DraftCalls>(
  tab: FakeTab,
  call: Name,
  ...args: Parameters<DraftCalls[Name]>
): Promise<ReturnType<DraftCalls[Name]>> {
  const answer = await tab.session.draft({ call, args } as unknown as DraftRequest);
  return answer as ReturnType<DraftCalls[Name]>;
}

export const list = (tab: FakeTab): Promise<readonly DraftState[]> => ask(tab, "list");

/** Opens the slot and saves this text. */
export async function write(tab: FakeTab, text = TEXT, slot = "new"): Promise<OpenedDraft> {
  const { id } = await ask(tab, "open", slot);
  const saved = await ask(tab, "save", { id, slot, revision: 0, wasStored: false, content: text });
  return { id: saved.id, slot, revision: saved.revision, content: text };
}

export const sentIn = (tab: FakeTab): readonly string[] =>
  tab.updates.flatMap(({ posts = [] }) =>
    posts
      .filter((change): change is ToldWritingChange => change.kind === "sent")
      .map((told) => JSON.stringify(told)),
  );
export const stateOf = async (tab: FakeTab): Promise<string | undefined> =>
  (await list(tab))[0]?.sending?.state;
