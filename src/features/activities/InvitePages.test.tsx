// The invite activity's pages in each state: visitor, member, before and after, failed, and claims.
import { fireEvent, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import type { InvitedFriend } from "#domain/activity/activity.ts";
import { done, memberServer, refused } from "#components/testing/memberServer.ts";
import { type PageAnswers, renderPage, settled } from "#components/testing/renderPage.tsx";
import { OPEN_AUTH_DIALOG } from "#state/dialogs/authDialog.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { personalConfigAtom } from "#state/preferences/personalConfig.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { InviteDetailsPage } from "./InviteDetailsPage.tsx";
import { InvitePage } from "./InvitePage.tsx";
import { InviteSharePage } from "./InviteSharePage.tsx";
import { anInviteActivity } from "./testing/anActivity.ts";

const LINK = "http://localhost:3000/inviteactivity/register?code=K7WQ2MZP";

beforeEach(() => {
  pageStore.set(sessionAtom, { id: 1, name: "Nina", avatar: "", session: "s1" });
});
afterEach(() => vi.unstubAllGlobals());

const VISITOR = anInviteActivity({
  own: undefined,
  steps: [{ id: 1, friends: 1, points: 50, state: "open" }],
});

function show(Page: ComponentType, answers: PageAnswers, act?: LiveClient["act"]) {
  return renderPage({
    address: "/inviteactivity",
    path: "/inviteactivity",
    page: () => <Page />,
    answers,
    ...(act === undefined ? {} : { act }),
  });
}
const line = (title: string): HTMLElement => screen.getByText(title).closest("li")!;

describe("the overview", () => {
  it("says what one gets, how far one is, and which steps are claimed, reached and open", async () => {
    await show(InvitePage, { inviteActivity: () => anInviteActivity() });
    expect(document.title).toBe("Invite friends – Touchline");
    expect(screen.getByText(/^Your friend gets/).textContent).toBe(
      "Your friend gets 50 points, and you get 100 points for each of up to 50 friends.",
    );
    expect(screen.getByText("6 more friends to the next step")).toBeTruthy();
    expect(line("1 friend").textContent).toContain("Claimed");
    expect(within(line("3 friends")).getByRole("button", { name: "Claim" })).toBeTruthy();
    const bar = within(line("10 friends")).getByRole("progressbar", { name: "4 of 10" });
    expect(bar.getAttribute("aria-valuenow")).toBe("4");
    expect(within(line("10 friends")).queryByRole("button")).toBeNull();
  });

  it("offers a visitor the sign-in, and has neither figures nor claims", async () => {
    pageStore.set(sessionAtom, undefined);
    const opened = vi.fn();
    addEventListener(OPEN_AUTH_DIALOG, opened);
    await show(InvitePage, { inviteActivity: () => VISITOR });
    expect(screen.queryByText("Your progress")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Sign in to get your code" }));
    expect(opened).toHaveBeenCalledTimes(1);
    removeEventListener(OPEN_AUTH_DIALOG, opened);
  });

  it.each([
    ["before", "Begins on 01/11/26 08:00. Nothing counts before."],
    ["running", "Runs until 31/12/26 22:30."],
    ["over", "Ended on 31/12/26 22:30. What you reached before can still be claimed."],
  ] as const)("says when it runs: %s", async (state, words) => {
    pageStore.set(personalConfigAtom, (config) => ({ ...config, zoneOffset: 0 }));
    await show(InvitePage, { inviteActivity: () => anInviteActivity({ state }) });
    expect(document.querySelector("[data-activity-state]")?.textContent).toBe(words);
  });

  it("claims a step once for two presses, with a key, and keeps the focus on its line", async () => {
    const server = memberServer({ claimInviteStep: done(200) });
    await show(InvitePage, { inviteActivity: () => anInviteActivity() }, server.act);
    const button = within(line("3 friends")).getByRole("button", { name: "Claim" });
    fireEvent.click(button);
    fireEvent.click(button);
    await settled();
    expect(server.asked).toEqual([
      { act: "claimInviteStep", params: { stepId: 2 }, key: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]);
    expect(document.activeElement).toBe(line("3 friends"));
  });

  it("claims with the same key again while the outcome is unknown, and with a new one after a refusal", async () => {
    const server = memberServer();
    const outcomes = [
      { ok: false, reason: "unknown", code: -1, message: "error" },
      refused(4035, "This reward has not been reached yet."),
      done(200),
    ];
    const act: LiveClient["act"] = async (...given) => {
      await server.act(...given);
      return outcomes.shift() as never;
    };
    await show(InvitePage, { inviteActivity: () => anInviteActivity() }, act);
    for (let press = 0; press < 3; press += 1) {
      fireEvent.click(within(line("3 friends")).getByRole("button", { name: "Claim" }));
      await settled();
    }
    const keys = server.asked.map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("says that it could not be loaded, and shows it after Retry", async () => {
    let down = true;
    const answer = () => (down ? { code: -1 } : anInviteActivity());
    await show(InvitePage, { inviteActivity: answer });
    down = false;
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await settled();
    expect(line("3 friends")).toBeTruthy();
  });
});

describe("the own code", () => {
  it("can be copied, alone and as a link", async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await show(InviteSharePage, { inviteActivity: () => anInviteActivity() });
    fireEvent.click(screen.getByRole("button", { name: "Copy the code" }));
    fireEvent.click(screen.getByRole("button", { name: "Copy the link" }));
    expect(writeText.mock.calls).toEqual([["K7WQ2MZP"], [LINK]]);
    expect(screen.queryByRole("button", { name: "Share the link" })).toBeNull();
  });

  it("goes to the share sheet where there is one", async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { share });
    await show(InviteSharePage, { inviteActivity: () => anInviteActivity() });
    fireEvent.click(screen.getByRole("button", { name: "Share the link" }));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: LINK }));
  });

  it("has a QR code of the link", async () => {
    await show(InviteSharePage, { inviteActivity: () => anInviteActivity() });
    expect(await screen.findByRole("img", { name: "QR code of your link" })).toBeTruthy();
  });

  it("says that it is of no use while the activity does not run", async () => {
    await show(InviteSharePage, { inviteActivity: () => anInviteActivity({ state: "over" }) });
    expect(screen.getByText(/nobody can register with your code/)).toBeTruthy();
  });

  it("needs a sign-in", async () => {
    pageStore.set(sessionAtom, undefined);
    await show(InviteSharePage, { inviteActivity: () => VISITOR });
    expect(screen.getByRole("heading", { name: "Sign in to get your code" })).toBeTruthy();
  });
});

describe("the friends", () => {
  const friend = (id: number, over: Partial<InvitedFriend> = {}): InvitedFriend => ({
    id,
    user: { id: 100 + id, name: `Friend ${id}`, avatar: "" },
    points: 100,
    at: Date.UTC(2026, 10, 20, 12, 0),
    ...over,
  });
  const details = (invitedFriends: NonNullable<PageAnswers["invitedFriends"]>) =>
    show(InviteDetailsPage, { inviteActivity: () => anInviteActivity(), invitedFriends });

  it("are listed with day and points, page by page, also those who have left", async () => {
    await details(({ page }) => ({
      items: page === 1 ? [friend(2)] : [friend(1, { user: undefined })],
      page,
      total: 2,
      hasMore: page === 1,
    }));
    expect(screen.getByRole("link", { name: "Friend 2" }).getAttribute("href")).toBe("/profile/102");
    fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    await settled();
    expect(screen.getByText("Somebody who has left")).toBeTruthy();
    expect(screen.getAllByText("100 points")).toHaveLength(2);
  });

  it("are none yet: the page leads to the code", async () => {
    await details(() => ({ items: [], page: 1, total: 0, hasMore: false }));
    expect(screen.getByRole("link", { name: "Share your code" }).getAttribute("href")).toBe(
      "/inviteactivity/share",
    );
  });

  it("could not be loaded", async () => {
    await details(() => ({ code: -1 }));
    expect(screen.getByText("The list could not be loaded.")).toBeTruthy();
  });

  it("are not asked for by a visitor", async () => {
    pageStore.set(sessionAtom, undefined);
    const { asked } = await show(InviteDetailsPage, { inviteActivity: () => VISITOR });
    expect(asked).toEqual(["inviteActivity {}"]);
    expect(screen.getByRole("button", { name: "Create an account" })).toBeTruthy();
  });
});
