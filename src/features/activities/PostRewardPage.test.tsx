// The post reward in each state: tasks with progress, claims, history, visitors, and failures.
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { done, memberServer } from "#components/testing/memberServer.ts";
import { type PageAnswers, renderPage, settled } from "#components/testing/renderPage.tsx";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { OPEN_CREATE_POST } from "#state/dialogs/createPost.ts";
import { personalConfigAtom } from "#state/preferences/personalConfig.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { PostRewardPage } from "./PostRewardPage.tsx";
import { aPostReward } from "./testing/anActivity.ts";

beforeEach(() => {
  pageStore.set(sessionAtom, { id: 1, name: "Nina", avatar: "", session: "s1" });
});
const NONE = { items: [], page: 1, total: 0, hasMore: false };
const show = (answers: PageAnswers, act?: LiveClient["act"]) =>
  renderPage({
    address: "/activity/postreward",
    path: "/activity/postreward",
    page: () => <PostRewardPage />,
    answers: { claimedRewards: () => NONE, ...answers },
    ...(act === undefined ? {} : { act }),
  });
const line = (title: string): HTMLElement => screen.getByText(title).closest("li")!;

it("shows each task with its progress, points and state, and the points claimed", async () => {
  await show({ postReward: () => aPostReward() });
  expect(document.title).toBe("Post rewards – Touchline");
  expect(line("Write 1 post").textContent).toContain("Claimed");
  expect(within(line("Get 20 likes for your posts")).getByRole("button", { name: "Claim" })).toBeTruthy();
  expect(within(line("Write on 7 different days")).getByRole("progressbar", { name: "3 of 7" })).toBeTruthy();
  expect(line("Write on 7 different days").textContent).toContain("200 points");
  expect(screen.getByText("Points claimed").parentElement?.textContent).toContain("20");
  expect(screen.getByText("Nothing claimed yet.")).toBeTruthy();
});

it("opens the dialog in which a post is written", async () => {
  await show({ postReward: () => aPostReward() });
  const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  addEventListener(OPEN_CREATE_POST, opened);
  fireEvent.click(screen.getByRole("button", { name: "Write a post" }));
  expect(opened).toHaveBeenCalledOnce();
  removeEventListener(OPEN_CREATE_POST, opened);
});

it("claims a task with a key", async () => {
  const server = memberServer({ claimPostReward: done(100) });
  await show({ postReward: () => aPostReward() }, server.act);
  fireEvent.click(screen.getByRole("button", { name: "Claim" }));
  await settled();
  expect(server.asked).toEqual([
    { act: "claimPostReward", params: { taskId: 2 }, key: expect.stringMatching(/^[\da-f-]{36}$/) },
  ]);
});

it("lists what was claimed, with the time in the viewer's zone", async () => {
  pageStore.set(personalConfigAtom, (config) => ({ ...config, zoneOffset: 330 }));
  const at = Date.UTC(2026, 10, 20, 20, 0);
  const items = [{ id: 1, kind: "posts", goal: 10, points: 150, at } as const];
  await show({ postReward: () => aPostReward(), claimedRewards: () => ({ ...NONE, items, total: 1 }) });
  const list = screen.getByRole("region", { name: "Claimed so far" });
  expect(list.textContent).toBe("Write 10 posts21/11/26 01:30150 points");
});

it("shows a visitor the tasks and the sign-in, and asks for no history", async () => {
  pageStore.set(sessionAtom, undefined);
  const tasks = [{ id: 1, kind: "replies", goal: 10, progress: 0, points: 100, state: "open" } as const];
  const { asked } = await show({ postReward: () => aPostReward({ points: 0, tasks }) });
  expect(line("Get 10 replies to your posts")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sign in" })).toBeTruthy();
  expect(asked).toEqual(["postReward {}"]);
});

it("says that it has ended, and still lets one claim", async () => {
  pageStore.set(personalConfigAtom, (config) => ({ ...config, zoneOffset: 0 }));
  await show({ postReward: () => aPostReward({ state: "over" }) });
  expect(document.querySelector("[data-activity-state=over]")?.textContent).toContain(
    "Ended on 31/12/26 22:30",
  );
  expect(screen.getByRole("button", { name: "Claim" })).toBeTruthy();
});

it("says that it could not be loaded", async () => {
  await show({});
  expect(screen.getByText("This could not be loaded.")).toBeTruthy();
});
