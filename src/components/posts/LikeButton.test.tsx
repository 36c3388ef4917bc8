// The heart: each press is a wish, also one that comes before the press before it is drawn.
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { aPost } from "#domain/testing/aPost.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { renderWithLive } from "../testing/renderWithLive.tsx";
import { LikeButton } from "./LikeButton.tsx";

it("wishes by turns when it is pressed several times before it is drawn anew", () => {
  pageStore.set(sessionAtom, { session: "s", id: 1, name: "A", avatar: "" });
  const { commands } = renderWithLive(<LikeButton kind="post" item={aPost(5, { likeCount: 3 })} />);
  const heart = screen.getByRole("button");
  act(() => {
    for (let press = 0; press < 3; press += 1) heart.click();
  });
  expect(commands.filter((command) => command.includes("like"))).toEqual([
    "like post 5",
    "unlike post 5",
    "like post 5",
  ]);
});

it("wishes the other of what the last press painted where the press before it is drawn only now", () => {
  pageStore.set(sessionAtom, { session: "s", id: 1, name: "A", avatar: "" });
  const heart = (item: ReturnType<typeof aPost>) => <LikeButton kind="post" item={item} />;
  const { commands, rerender } = renderWithLive(heart(aPost(5, { likeCount: 3 })));
  const press = (): void => act(() => screen.getByRole("button").click());
  press();
  press();
  rerender(heart(aPost(5, { likeCount: 4, isLiked: true })));
  press();
  rerender(heart(aPost(5, { likeCount: 4, isLiked: true })));
  press();
  expect(commands.filter((command) => command.includes("like"))).toEqual([
    "like post 5",
    "unlike post 5",
    "like post 5",
    "unlike post 5",
  ]);
});
