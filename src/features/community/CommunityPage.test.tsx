// The community page: whose posts of which sport in which order, for members and visitors, and its empty states.
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { createPostRequests } from "#components/testing/createPostRequests.ts";
import { type FakeDrafts, fakeDrafts } from "#components/testing/fakeDrafts.ts";
import { renderPage, settled } from "#components/testing/renderPage.tsx";
import type { PageOfPosts } from "#domain/community/post.ts";
import { aPost, aPostPage } from "#domain/testing/aPost.ts";
import { DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import { communityConfigAtom } from "#state/preferences/communityConfig.ts";
import { postTypeAtom } from "#state/preferences/postType.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { undoOffers } from "#ui/overlays/undo.ts";
import { CommunityPage } from "./CommunityPage.tsx";

const store = pageStore;

const signIn = () => store.set(sessionAtom, { session: "s", id: 7, name: "Ada", avatar: "" });

function show(address = "/community", page: PageOfPosts = aPostPage([aPost(1)]), core?: FakeDrafts) {
  return renderPage({
    address,
    path: "/community",
    page: () => <CommunityPage />,
    answers: { feed: () => page },
    ...(core ? { draft: core.draft } : {}),
  });
}

const lastFeed = ({ asked }: { readonly asked: readonly string[] }): unknown => {
  const { page: _page, ...list } = JSON.parse(
    asked.findLast((call) => call.startsWith("feed "))!.slice("feed ".length),
  ) as Readonly<Record<string, unknown>>;
  return list;
};

it("shows a visitor football for the reader, the newest first, and no posts of their own", async () => {
  const page = await show("/community?scope=personal");
  expect(lastFeed(page)).toEqual({ scope: "forYou", type: "football", sort: "newest" });
  expect(screen.queryByRole("radio", { name: "My posts" })).toBeNull();
  expect(document.title).toBe("Community – Touchline");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Community");
});

it("begins with the member's order, and takes sport, order and whose posts from the address", async () => {
  signIn();
  store.set(communityConfigAtom, { ...DEFAULT_COMMUNITY_CONFIG, sort: "mostLiked" });
  expect(lastFeed(await show())).toEqual({ scope: "forYou", type: "football", sort: "mostLiked" });
  const page = await show("/community?type=tennis&sort=oldest&scope=personal");
  expect(lastFeed(page)).toEqual({ scope: "personal", type: "tennis", sort: "oldest" });
});

it("keeps each choice in the address, and the sport in the browser", async () => {
  signIn();
  const page = await show();
  fireEvent.click(screen.getByRole("radio", { name: "Tennis" }));
  await settled();
  fireEvent.change(screen.getByRole("combobox", { name: "Order of posts" }), {
    target: { value: "mostReplied" },
  });
  await settled();
  fireEvent.click(screen.getByRole("radio", { name: "My posts" }));
  await settled();
  expect(page.address()).toBe("/community?type=tennis&sort=mostReplied&scope=personal");
  expect(lastFeed(page)).toEqual({ scope: "personal", type: "tennis", sort: "mostReplied" });
  expect(document.querySelector("[data-feed]")?.getAttribute("data-sort")).toBe("mostReplied");
  fireEvent.click(screen.getByRole("radio", { name: "For you" }));
  await settled();
  expect(page.address()).toBe("/community?type=tennis&sort=mostReplied");
  expect(store.get(postTypeAtom)).toBe("tennis");
  page.unmount();
  expect(lastFeed(await show())).toMatchObject({ type: "tennis" });
});

it("tells a member without posts to look elsewhere, and leads to those whose posts are left out", async () => {
  signIn();
  await show("/community", aPostPage([]));
  screen.getByText("There are no posts here.");
  expect(screen.getByRole("link", { name: "Muted people" }).getAttribute("href")).toBe(
    "/settings/community/muted",
  );
});

it("tells a visitor nothing about muted people, and a member without own posts where to write", async () => {
  const visitor = await show("/community", aPostPage([]));
  screen.getByText("There are no posts here.");
  expect(screen.queryByRole("link", { name: "Muted people" })).toBeNull();
  visitor.unmount();
  signIn();
  await show("/community?scope=personal", aPostPage([]));
  screen.getByText("You have not written anything yet.");
});

it("opens the dialog to write a post about the sport shown", async () => {
  signIn();
  await show("/community?type=tennis&sort=mostLiked");
  const opened = createPostRequests();
  fireEvent.click(screen.getByRole("button", { name: "Write a post" }));
  expect(opened.requests).toEqual([{ sport: "tennis" }]);
  opened.stop();
});

describe("what is not published yet", () => {
  const scopes = { forYou: "/community", personal: "/community?scope=personal" } as const;

  async function showDrafts(address: string): Promise<FakeDrafts> {
    signIn();
    const core: FakeDrafts = fakeDrafts(() => page, pageStore.get(sessionAtom)?.session);
    core.keep("new", { title: "Half", text: "A thought" });
    core.keep("reply:5:6", { text: "An answer" });
    core.keep("new:match:1001", { text: "On its way" });
    const page = await show(address, undefined, core);
    core.become("new:match:1001", {
      sending: { state: "failed", problem: { kind: "refused", words: "No." } },
    });
    await settled();
    return core;
  }

  it("is above the member's own posts, with what can be done", async () => {
    const core = await showDrafts(scopes.personal);
    const part = screen.getByRole("region", { name: "Not published yet" });
    expect(part.querySelector("[data-post-state=failed]")?.textContent).toContain("This was not sent. No.");
    expect(
      within(part)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining("An answer"), expect.stringContaining("Half")]);
    fireEvent.click(within(part).getByRole("button", { name: "Retry" }));
    await settled();
    expect(core.asked).toEqual(["send new:match:1001"]);
    const opened = createPostRequests();
    fireEvent.click(within(part).getAllByRole("button", { name: "Keep writing" })[1]!);
    expect(opened.requests).toMatchObject([{ slot: "new" }]);
    opened.stop();
    fireEvent.click(within(part).getAllByRole("button", { name: "Discard" }).at(-1)!);
    await settled();
    expect(core.asked.at(-1)).toBe("discard new");
    expect(undoOffers.read()).toHaveLength(1);
    for (const { id } of undoOffers.read()) undoOffers.remove(id);
  });

  it("is above other lists only where it is being sent", async () => {
    await showDrafts(scopes.forYou);
    const part = screen.getByRole("region", { name: "Not published yet" });
    expect(part.textContent).toContain("On its way");
    expect(part.textContent).not.toContain("A thought");
  });
});
