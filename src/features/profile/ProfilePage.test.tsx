// The profile page: available actions depend on whose profile it is.
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import type { CreatorOffer } from "#domain/creators/creator.ts";
import type { Paged, Profile, RelatedUser } from "#domain/member/member.ts";
import { memberServer } from "#components/testing/memberServer.ts";
import { type PageAnswers, renderPage, settled } from "#components/testing/renderPage.tsx";
import { OPEN_AUTH_DIALOG } from "#state/dialogs/authDialog.ts";
import { memberDialogAtom } from "#state/dialogs/memberDialogs.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { aCreator } from "#domain/testing/aCreator.ts";
import { aPostPage } from "#domain/testing/aPost.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { ProfilePage } from "./ProfilePage.tsx";
import type { ProfileTab } from "./profileSearch.ts";

const olga: Profile = {
  id: 7,
  name: "Olga",
  avatar: "",
  bio: "Left back.",
  joinedAt: Date.UTC(2026, 2, 4, 12),
  postCount: 1,
  followerCount: 2,
  followingCount: 0,
  self: false,
  isCreator: false,
  followed: false,
  muted: false,
  favorites: undefined,
};

const nothing: Paged<RelatedUser> = { items: [], page: 1, total: 0, hasMore: false };

function show(
  profile: Partial<Profile> | { readonly code: number },
  tab?: ProfileTab,
  act?: LiveClient["act"],
  followers: Paged<RelatedUser> = nothing,
  more: Partial<PageAnswers> & { readonly query?: string } = {},
) {
  const { query = "", ...others } = more;
  const answers: PageAnswers = {
    profile: () => ("code" in profile ? profile : { ...olga, ...profile }),
    userPosts: () => aPostPage([]),
    followers: () => followers,
    following: () => nothing,
    ...others,
  };
  return renderPage({
    address: `/profile/7${query}`,
    path: "/profile/$userId",
    page: () => <ProfilePage userId={7} path="/profile/7" tab={tab} />,
    answers,
    ...(act === undefined ? {} : { act }),
  });
}

const names = (role: "button" | "link"): readonly string[] =>
  screen.queryAllByRole(role).map((element) => element.textContent ?? "");

it("of another member has following and muting, for which a visitor signs in", async () => {
  const opened = vi.fn();
  addEventListener(OPEN_AUTH_DIALOG, opened);
  await show({});
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Olga");
  expect(document.title).toBe("Olga – Touchline");
  expect(screen.getByText("Left back.")).toBeTruthy();
  expect(names("button")).toEqual(["Follow", "Mute", ""]);
  expect(names("link")).toEqual(expect.arrayContaining(["1 post", "2 followers", "0 following"]));
  fireEvent.click(screen.getByRole("button", { name: "Follow" }));
  expect(opened).toHaveBeenCalledTimes(1);
  removeEventListener(OPEN_AUTH_DIALOG, opened);
});

it("of another member asks for how long to mute, and can be reported", async () => {
  pageStore.set(sessionAtom, { id: 1, name: "Nina", avatar: "", session: "s1" });
  await show({});
  fireEvent.click(screen.getByRole("button", { name: "Mute" }));
  expect(pageStore.get(memberDialogAtom)).toEqual({
    open: "mute",
    person: { id: 7, name: "Olga", isCreator: false },
  });
  fireEvent.click(screen.getByRole("button", { name: "More actions" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Report" }));
  expect(pageStore.get(memberDialogAtom)).toMatchObject({
    open: "report",
    target: { kind: "user", id: 7 },
  });
  pageStore.set(memberDialogAtom, undefined);
  pageStore.set(sessionAtom, undefined);
});

it("offers to undo following and muting", async () => {
  await show({ followed: true, muted: true });
  expect(names("button")).toEqual(["Unfollow", "Unmute", ""]);
});

it("has a box to write with for its owner alone, and an order of its posts", async () => {
  pageStore.set(sessionAtom, { id: 7, name: "Olga", avatar: "", session: "s1" });
  const own = await show({ self: true });
  expect(screen.getByRole("button", { name: "Write a post" })).toBeTruthy();
  fireEvent.change(screen.getByRole("combobox", { name: "Order of posts" }), {
    target: { value: "mostLiked" },
  });
  await settled();
  expect(own.address()).toBe("/profile/7?sort=mostLiked");
  expect(own.asked.findLast((call) => call.startsWith("userPosts"))).toContain('"sort":"mostLiked"');
  own.unmount();
  await show({});
  expect(screen.queryByRole("button", { name: "Write a post" })).toBeNull();
  pageStore.set(sessionAtom, undefined);
});

it("of the viewer has links to edit it and to the favourites", async () => {
  await show({ self: true, favorites: { match: 1, league: 0, team: 2 } });
  expect(names("button")).toEqual(["Write a post"]);
  expect(names("link")).toEqual(
    expect.arrayContaining(["Edit profile", "Favourites: 1 match, 0 leagues, 2 teams"]),
  );
  expect(screen.getByText("You have not written anything yet.")).toBeTruthy();
});

it.each([
  ["followers", "Nobody follows \u2068Olga\u2069 yet."],
  ["following", "\u2068Olga\u2069 follows nobody yet."],
] as const)("says that the list of %s is empty", async (tab, words) => {
  await show({}, tab);
  expect(screen.getByText(words)).toBeTruthy();
});

it("of an unknown member is not found", async () => {
  await show({ code: 404 });
  expect(screen.getByText("not found")).toBeTruthy();
});

it("keeps the button as it was when following fails, and sends one request for two presses", async () => {
  const server = memberServer();
  pageStore.set(sessionAtom, { id: 1, name: "Nina", avatar: "", session: "s1" });
  await show({}, undefined, server.act);
  const button = screen.getByRole("button", { name: "Follow" });
  fireEvent.click(button);
  fireEvent.click(button);
  await settled();
  expect(names("button")).toEqual(["Follow", "Mute", ""]);
  expect(server.asked).toEqual([{ act: "follow", params: { userId: 7 } }]);
  pageStore.set(sessionAtom, undefined);
});

it("links each follower to their profile", async () => {
  const rosa = { id: 9, name: "Rosa", avatar: "", since: undefined };
  await show({}, "followers", undefined, { items: [rosa], page: 1, total: 1, hasMore: false });
  expect(screen.getByRole("link", { name: "Rosa" }).getAttribute("href")).toBe("/profile/9");
});

describe("a creator's profile", () => {
  const creator = { isCreator: true, name: "Cleo" };
  const offer = (over: Partial<CreatorOffer> = {}) => ({ creator: () => aCreator(7, over) });
  const shown = (): string => document.querySelector("[data-creator-id]")?.textContent ?? "";

  it("names the price and the posts for subscribers", async () => {
    const { asked } = await show(creator, undefined, undefined, nothing, offer());
    expect(shown()).toBe("4 posts for subscribersfrom $1.663 / monthSubscribe");
    expect(asked).toContain('creator {"userId":7}');
  });

  it("says until when the reader is subscribed", async () => {
    const subscribedUntil = Date.now() + 30 * 86_400_000;
    await show(creator, undefined, undefined, nothing, offer({ subscribedUntil }));
    expect(shown()).toMatch(/^4 posts for subscribersSubscribed until /);
  });

  it("of one's own leads to the studio", async () => {
    await show({ ...creator, self: true }, undefined, undefined, nothing, offer({ isSelf: true }));
    expect(screen.getByRole("link", { name: "Open the studio" }).getAttribute("href")).toBe("/studio");
  });

  it("keeps the way to the purchase where the offer could not be loaded", async () => {
    await show(creator, undefined, undefined, nothing, { creator: () => ({ code: 5 }) });
    expect(shown()).toBe("Subscribe");
  });

  it("can show the posts for subscribers alone, which is in the address", async () => {
    const { address, asked } = await show(creator, undefined, undefined, nothing, {
      ...offer(),
      query: "?sort=oldest",
    });
    fireEvent.click(screen.getByRole("radio", { name: "For subscribers" }));
    await settled();
    expect(address()).toBe("/profile/7?sort=oldest&posts=subscribers");
    expect(asked.findLast((call) => call.startsWith("userPosts"))).toContain('"forSubscribers":true');
    expect(screen.getByText("There are no posts for subscribers yet.")).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: "All" }));
    await settled();
    expect(address()).toBe("/profile/7?sort=oldest");
  });
});

it("of a member who is no creator asks for no offer and has no choice of posts", async () => {
  const { asked } = await show({}, undefined, undefined, nothing, { query: "?posts=subscribers" });
  expect(asked.filter((call) => call.startsWith("creator"))).toEqual([]);
  expect(screen.queryByRole("radio")).toBeNull();
  expect(asked.find((call) => call.startsWith("userPosts"))).not.toContain("forSubscribers");
});
