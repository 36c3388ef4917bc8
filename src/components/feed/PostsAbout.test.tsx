// The posts tab of a match, league or team: its order and minute are in the address, and it has a box to write with.
import { fireEvent, screen } from "@testing-library/react";
import { DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import { expect, it } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { aPost, aPostPage } from "#domain/testing/aPost.ts";
import { communityConfigAtom } from "#state/preferences/communityConfig.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { createPostRequests } from "../testing/createPostRequests.ts";
import { renderPage, settled } from "../testing/renderPage.tsx";
import { PostsAbout } from "./PostsAbout.tsx";

const store = pageStore;

const ABOUT = { kind: "match", id: 1001, name: "Ripon – Ely", logo: "" } as const;

function show(address: string, minute?: string) {
  return renderPage({
    address,
    path: "/football/match/1001/posts",
    page: () => <PostsAbout subject={ABOUT} path="/football/match/1001/posts" minute={minute} />,
    answers: { posts: () => aPostPage([aPost(1)]) },
  });
}

it("begins with the newest for a visitor, with the own setting for a member, and takes the order of the address", async () => {
  const order = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Order of posts" }).value;
  store.set(communityConfigAtom, { ...DEFAULT_COMMUNITY_CONFIG, sort: "mostLiked" });
  const visitor = await show("/football/match/1001/posts");
  expect(order()).toBe("newest");
  visitor.unmount();
  store.set(sessionAtom, { session: "s", id: 7, name: "Ada", avatar: "" });
  const member = await show("/football/match/1001/posts");
  expect(order()).toBe("mostLiked");
  member.unmount();
  await show("/football/match/1001/posts?sort=oldest");
  expect(document.querySelector("[data-feed]")?.getAttribute("data-sort")).toBe("oldest");
});

it("keeps the order chosen in the address, beside the rest of it", async () => {
  const page = await show("/football/match/1001/posts?minute=67", "67");
  fireEvent.change(screen.getByRole("combobox", { name: "Order of posts" }), {
    target: { value: "mostReplied" },
  });
  await settled();
  expect(page.address()).toBe("/football/match/1001/posts?minute=67&sort=mostReplied");
  expect(page.asked.findLast((call) => call.startsWith("posts "))).toContain('"sort":"mostReplied"');
});

it("shows the posts about one minute, and leads to all of them", async () => {
  const page = await show("/football/match/1001/posts?minute=45%2B2", "45+2");
  expect(screen.getByText("Posts about 45+2′")).toBeTruthy();
  expect(page.asked.find((call) => call.startsWith("posts "))).toContain('"minute":"45+2"');
  expect(screen.getByRole("link", { name: "Show all posts" }).getAttribute("href")).toBe(
    "/football/match/1001/posts",
  );
});

it("has a prompt to write about the match", async () => {
  store.set(sessionAtom, { session: "s", id: 7, name: "Ada", avatar: "" });
  await show("/football/match/1001/posts");
  const opened = createPostRequests();
  fireEvent.click(screen.getByRole("button", { name: "Write about this match" }));
  expect(opened.requests).toMatchObject([{ related: [{ kind: "match", id: 1001, name: "Ripon – Ely" }] }]);
  opened.stop();
});
