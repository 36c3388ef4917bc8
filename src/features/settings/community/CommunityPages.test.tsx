// The settings of the community: a choice is stored, a failed save is shown, and a mute is taken back and put back.
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import type { MutedUser, Paged, Profile } from "#domain/member/member.ts";
import { DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import { done, memberServer, refused } from "#components/testing/memberServer.ts";
import { type PageAnswers, renderPage, settled } from "#components/testing/renderPage.tsx";
import { questionAtom } from "#state/dialogs/confirm.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { communityConfigAtom } from "#state/preferences/communityConfig.ts";
import { personalConfigAtom } from "#state/preferences/personalConfig.ts";
import { configFailureAtom } from "#state/session/configFailure.ts";
import { undoOffers } from "#ui/overlays/undo.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { CommunityMenuPage } from "./CommunityMenuPage.tsx";
import { FeedSortPage } from "./FeedSortPage.tsx";
import { ForYouPage } from "./ForYouPage.tsx";
import { MutedPage } from "./MutedPage.tsx";
import { NewPostsPage } from "./NewPostsPage.tsx";

const store = pageStore;
const NINA: Profile = {
  id: 1,
  name: "Nina",
  avatar: "",
  bio: "",
  joinedAt: undefined,
  postCount: 0,
  followerCount: 0,
  followingCount: 0,
  self: true,
  followed: false,
  muted: false,
  isCreator: false,
  favorites: undefined,
};
const stored = (): unknown => JSON.parse(localStorage.getItem("touchline.community.1") ?? "null");

async function open(page: () => React.ReactNode, answers: PageAnswers = {}, server = memberServer()) {
  return renderPage({
    address: "/settings/page",
    path: "/settings/page",
    page,
    answers,
    act: server.act,
  });
}

beforeEach(() => store.set(sessionAtom, { id: 1, name: "Nina", avatar: "", session: "s1" }));
describe("a choice", () => {
  it("is stored for all tabs, and the menu shows it", async () => {
    await open(() => (
      <>
        <CommunityMenuPage />
        <FeedSortPage />
        <NewPostsPage />
        <ForYouPage />
      </>
    ));
    expect(screen.getByRole("link", { name: /^Order of posts Newest first/ })).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: "Most liked" }));
    fireEvent.click(screen.getByRole("radio", { name: "Only me" }));
    fireEvent.click(screen.getByRole("radio", { name: "Nobody may reply" }));
    fireEvent.click(screen.getByRole("switch", { name: "Made for me" }));
    expect(stored()).toEqual({
      sort: "mostLiked",
      visibility: "close",
      replyRule: "none",
      recommend: false,
    });
    for (const value of [/^Order of posts Most liked/, /^New posts Only me/, /^For you Off/]) {
      expect(screen.getByRole("link", { name: value })).toBeTruthy();
    }
  });

  it("of posts for subscribers is offered to creators alone", async () => {
    const profile = (isCreator: boolean) => () => ({ ...NINA, isCreator });
    await open(() => <NewPostsPage />, { profile: profile(false) });
    expect(screen.queryByRole("radio", { name: "Only subscribers" })).toBeNull();
    cleanup();
    pageClient.clear();
    await open(() => <NewPostsPage />, { profile: profile(true) });
    fireEvent.click(screen.getByRole("radio", { name: "Only subscribers" }));
    expect(stored()).toMatchObject({ visibility: "onlyFans" });
  });

  it("goes back to the defaults after a question", async () => {
    store.set(communityConfigAtom, { ...DEFAULT_COMMUNITY_CONFIG, sort: "oldest", recommend: false });
    await open(() => <ForYouPage />);
    const reset = async (yes: boolean): Promise<void> => {
      fireEvent.click(screen.getByRole("button", { name: "Reset the settings of the community" }));
      await act(async () => store.get(questionAtom)?.answer(yes));
    };
    await reset(false);
    expect(stored()).toMatchObject({ sort: "oldest", recommend: false });
    await reset(true);
    expect(stored()).toEqual(DEFAULT_COMMUNITY_CONFIG);
  });

  it("that could not be saved is shown with the reason, and saved again by Retry", async () => {
    await open(() => <FeedSortPage />);
    expect(screen.getByRole("alert").textContent).toBe("");
    const retry = vi.fn();
    const failure = { ...refused(5001, "The stand is closed"), silent: true } as const;
    act(() => store.set(configFailureAtom, { failure, retry }));
    const alert = screen.getByRole("alert").textContent;
    expect(alert).toContain("could not be saved to your account");
    expect(alert).toContain("The stand is closed");
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

const UNTIL = Date.UTC(2026, 11, 24, 22, 30);
const rosa: MutedUser = { id: 7, name: "Rosa", avatar: "", since: undefined, until: UNTIL };
const igor: MutedUser = { id: 8, name: "Igor", avatar: "", since: undefined, until: undefined };
const RELATION = { followed: false, followerCount: 0 };

/** The list over a server that mutes and unmutes; a refusal is its answer to both. */
async function openMuted(list: readonly MutedUser[], refusal?: ReturnType<typeof refused>) {
  const server = memberServer();
  const state = { list };
  const acted: MemberServerAct = async (...asked) => {
    const answer = await server.act(...asked);
    const [{ act: name, params }] = asked;
    if (refusal) return refusal;
    if (name === "unmute") state.list = state.list.filter(({ id }) => id !== params.userId);
    else if (name === "mute") state.list = [rosa, ...state.list];
    else return answer;
    await pageClient.invalidateQueries();
    return done({ userId: params.userId, muted: name === "mute", ...RELATION });
  };
  const page = (): Paged<MutedUser> => ({
    items: state.list,
    page: 1,
    total: state.list.length,
    hasMore: false,
  });
  await open(() => <MutedPage />, { mutedUsers: page }, { ...server, act: acted });
  return server;
}
type MemberServerAct = ReturnType<typeof memberServer>["act"];

const names = () => [...document.querySelectorAll("[data-muted-user]")].map(({ textContent }) => textContent);

describe("muted people", () => {
  it("are listed with the end of the mute by the viewer's clock, and linked to their profiles", async () => {
    store.set(personalConfigAtom, { language: undefined, zoneOffset: 330 });
    await openMuted([rosa, igor]);
    expect(names()).toEqual(["Rosauntil 25/12/26 04:00Unmute", "Igorfor everUnmute"]);
    expect(screen.getByRole("link", { name: "Rosa" }).getAttribute("href")).toBe("/profile/7");
    store.set(personalConfigAtom, { language: undefined, zoneOffset: undefined });
  });

  it("are unmuted at once, and muted again until the same moment by Undo", async () => {
    const server = await openMuted([rosa, igor]);
    fireEvent.click(screen.getByRole("button", { name: "Unmute Rosa" }));
    await settled();
    expect(names()).toHaveLength(1);
    const [offer] = undoOffers.read();
    expect(offer?.item.text).toBe("You will see what \u2068Rosa\u2069 writes again.");
    act(() => offer?.item.undo());
    await settled();
    expect(server.asked.at(-1)).toEqual({ act: "mute", params: { userId: 7, until: UNTIL } });
    expect(names()).toHaveLength(2);
  });

  it("stay muted where the server refuses", async () => {
    await openMuted([rosa], refused(5001, "No"));
    fireEvent.click(screen.getByRole("button", { name: "Unmute Rosa" }));
    await settled();
    expect(names()).toHaveLength(1);
    expect(undoOffers.read()).toEqual([]);
  });

  it("are nobody at first, with a hint where to mute", async () => {
    await openMuted([]);
    expect(screen.getByText("You have muted nobody.")).toBeTruthy();
  });

  it("cannot be listed without an answer, and are asked for again by Retry", async () => {
    const { asked } = await open(() => <MutedPage />);
    expect(screen.getByText("The list could not be loaded.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await settled();
    expect(asked.filter((call) => call.startsWith("mutedUsers"))).toHaveLength(2);
  });
});
