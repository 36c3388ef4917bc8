// A topic's page: its name and posts in the chosen order, writing with it, and topics that are unknown or without posts.
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { createPostRequests } from "#components/testing/createPostRequests.ts";
import { type PageAnswers, renderPage, settled } from "#components/testing/renderPage.tsx";
import { DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import { aPost, aPostPage } from "#domain/testing/aPost.ts";
import { communityConfigAtom } from "#state/preferences/communityConfig.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { TopicPage } from "./TopicPage.tsx";

const store = pageStore;

const signIn = () => store.set(sessionAtom, { session: "s", id: 7, name: "Ada", avatar: "" });

function show(answers: PageAnswers = {}, address = "/topic/3") {
  return renderPage({
    address,
    path: "/topic/$topicId",
    page: () => <TopicPage topicId={3} />,
    answers: {
      topic: () => ({ id: 3, name: "Derby", postCount: 41 }),
      topicPosts: () => aPostPage([aPost(1)]),
      ...answers,
    },
  });
}

const sortOf = ({ asked }: { readonly asked: readonly string[] }): unknown =>
  (JSON.parse(asked.findLast((call) => call.startsWith("topicPosts"))!.slice(11)) as { sort: unknown }).sort;

it("shows name, number of posts and posts, the newest first", async () => {
  const page = await show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Derby");
  expect(screen.getByText(/41 posts/)).toBeTruthy();
  expect(screen.getByText("Text 1")).toBeTruthy();
  expect(document.title).toBe("Derby – Touchline");
  expect(sortOf(page)).toBe("newest");
});

it("takes the order from the address, else from the member's settings, and keeps a choice in the address", async () => {
  signIn();
  store.set(communityConfigAtom, { ...DEFAULT_COMMUNITY_CONFIG, sort: "mostLiked" });
  const page = await show();
  expect(sortOf(page)).toBe("mostLiked");
  fireEvent.change(screen.getByRole("combobox", { name: "Order of posts" }), { target: { value: "oldest" } });
  await settled();
  expect(page.address()).toBe("/topic/3?sort=oldest");
  expect(sortOf(page)).toBe("oldest");
});

it("is not found where the server knows no such topic", async () => {
  await show({ topic: () => ({ code: 404 }) });
  expect(screen.getByText("not found")).toBeTruthy();
});

it("says so where the topic has no posts", async () => {
  await show({ topicPosts: () => aPostPage([]) });
  expect(screen.getByText("Nobody has written about this topic yet.")).toBeTruthy();
});

it("gives the topic to what is written there", async () => {
  signIn();
  await show({}, "/topic/3");
  const opened = createPostRequests();
  fireEvent.click(screen.getByRole("button", { name: "Write about Derby" }));
  expect(opened.requests).toEqual([{ topics: [{ id: 3, name: "Derby" }] }]);
  opened.stop();
});
