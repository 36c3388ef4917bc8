// The rail's lists of the community: what they show, and that they leave no card where there is nothing to show.
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type PageAnswers, renderPage } from "#components/testing/renderPage.tsx";
import type { RailList } from "#components/page/RailCard.tsx";
import { aCreator, aCreatorPage } from "#domain/testing/aCreator.ts";
import { aPost } from "#domain/testing/aPost.ts";
import { RailLists } from "./RailLists.tsx";

const CREATOR = aCreator(8, { name: "Cleo", subscriberCount: 1, leastPrice: undefined });

function open(answers: PageAnswers, lists: readonly RailList[] = ["topics", "creators", "posts"]) {
  return renderPage({ address: "/about", path: "/about", page: () => <RailLists lists={lists} />, answers });
}

const cards = (): readonly (string | null)[] =>
  screen.queryAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

it("shows hot topics, creators and hot posts, each leading to its page", async () => {
  await open({
    hotTopics: () => [{ id: 3, name: "Derby", postCount: 41 }],
    creators: () => ({ items: [CREATOR], page: 1, total: 1, hasMore: false }),
    hotPosts: () => [
      aPost(5, { title: "", text: "What a match", likeCount: 7, replyCount: 1 }),
      aPost(6, { title: "The title", text: "The text" }),
      aPost(7, { title: "", text: "", mediaCount: 2 }),
    ],
  });
  expect(cards()).toEqual(["Hot topics", "Creators to follow", "Hot posts"]);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/topic/3", "/creators", "/profile/8", "/posts/5", "/posts/6", "/posts/7"]);
  const posts = within(screen.getByRole("region", { name: "Hot posts" })).getAllByRole("link");
  expect(posts[0]?.textContent).toContain("What a match");
  expect(posts[0]?.textContent).toContain("7 likes");
  expect(posts[0]?.textContent).toContain("1 reply");
  expect(posts[1]?.textContent).toContain("The title");
  expect(posts[1]?.textContent).not.toContain("The text");
  expect(posts[2]?.textContent).toContain("Pictures by");
  expect(screen.getByRole("link", { name: /Cleo/ }).textContent).toContain("12 posts · 1 subscriber");
});

it("shows four hot posts at most, and asks for no list that is not shown", async () => {
  const { asked } = await open({ hotPosts: () => Array.from({ length: 10 }, (_, at) => aPost(at + 1)) }, [
    "posts",
  ]);
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  expect(asked).toEqual(["hotPosts {}"]);
});

it("has no card for a list that is empty or could not be loaded", async () => {
  await open({ hotTopics: () => [], hotPosts: () => [aPost(5)] });
  expect(cards()).toEqual(["Hot posts"]);
  expect(document.querySelector("[aria-hidden=true].card")).toBeNull();
});

it("keeps the place of a list while it loads", async () => {
  await open({ hotPosts: () => new Promise<never>(() => undefined) }, ["posts"]);
  expect(cards()).toEqual([]);
  expect(document.querySelector("[aria-hidden=true].card")).not.toBeNull();
});

it("names the least price of a creator, or until when the reader is subscribed", async () => {
  const until = Date.now() + 20 * 86_400_000;
  await open(
    {
      creators: () => aCreatorPage([aCreator(8), aCreator(9, { subscribedUntil: until })]),
    },
    ["creators"],
  );
  const [, first, second] = screen.getAllByRole("link");
  expect(first?.textContent).toBe("Creator 8from $1.663 / month · 23 subscribers");
  expect(second?.textContent).toMatch(/^Creator 9Subscribed until /);
});
