// The page an invitation leads to: whose it is, every reason why a code cannot be used, and what is kept of it.
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import type { InviteCodeState } from "#domain/activity/activity.ts";
import { renderPage, settled } from "#components/testing/renderPage.tsx";
import { keepInviteCode, keptInviteCode, readInviteCode } from "#state/session/inviteCode.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { InvitedPage } from "./InvitedPage.tsx";
import { anInviteActivity, OWN } from "./testing/anActivity.ts";

function Forms({ onRegistered }: { onRegistered(): void }) {
  return (
    <button type="button" onClick={onRegistered}>
      forms
    </button>
  );
}

function show(query: string, state: InviteCodeState = "usable") {
  return renderPage({
    address: `/inviteactivity/register${query}`,
    path: "/inviteactivity/register",
    page: () => <InvitedPage Forms={Forms} />,
    answers: {
      inviteCode: () => ({
        state,
        inviter: state === "unknown" ? undefined : { id: 7, name: "Olga", avatar: "" },
        welcomePoints: 50,
      }),
      inviteActivity: () => anInviteActivity({ own: { ...OWN, points: 50 } }),
    },
  });
}

it("says who invites and what one gets, shows the registration, and keeps the code", async () => {
  const { asked } = await show("?code=k7wq-2mzp");
  expect(asked).toEqual(['inviteCode {"code":"K7WQ2MZP"}']);
  expect(screen.getByText(/has invited you/).textContent).toBe(
    "Olga has invited you. You get 50 points when you register here.",
  );
  expect(screen.getByRole("button", { name: "forms" })).toBeTruthy();
  expect(keptInviteCode()).toBe("K7WQ2MZP");
});

it("shows the points to who has registered", async () => {
  await show("?code=K7WQ2MZP");
  fireEvent.click(screen.getByRole("button", { name: "forms" }));
  pageStore.set(sessionAtom, { id: 1, name: "Nina", avatar: "", session: "s1" });
  await settled();
  expect(screen.getByText("Your account is ready.")).toBeTruthy();
  expect(screen.getByText("50 points are yours.")).toBeTruthy();
});

describe("a code that cannot be used", () => {
  it.each([
    ["unknown", "There is no code K7WQ2MZP."],
    ["usedUp", "This code has been used up."],
    ["before", "The promotion has not started yet."],
    ["over", "The promotion has ended."],
  ] as const)("is %s: one may enter another, or register without", async (state, words) => {
    await show("?code=K7WQ2MZP", state);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(words);
    expect(keptInviteCode()).toBeUndefined();
    fireEvent.click(screen.getByRole("button", { name: "Register without a code" }));
    expect(screen.getByRole("button", { name: "forms" })).toBeTruthy();
  });

  it.each([
    ["own", "This is your own code."],
    ["member", "You are a member already."],
  ] as const)("is %s: the page leads to one's own code", async (state, words) => {
    pageStore.set(sessionAtom, { id: 1, name: "Nina", avatar: "", session: "s1" });
    await show("?code=K7WQ2MZP", state);
    expect(screen.getByRole("heading", { name: words })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: "Share your code" })).toBeTruthy();
  });
});

describe("without a code in the address", () => {
  it("asks for one, and checks what is entered", async () => {
    const { asked } = await show("");
    const field = screen.getByLabelText("Invitation code");
    fireEvent.change(field, { target: { value: "no code!" } });
    fireEvent.submit(field.closest("form")!);
    expect(screen.getByText("A code has only letters and digits, such as K7WQ2MZP.")).toBeTruthy();
    fireEvent.change(field, { target: { value: " k7wq 2mzp" } });
    fireEvent.submit(field.closest("form")!);
    await settled();
    expect(asked).toEqual(['inviteCode {"code":"K7WQ2MZP"}']);
  });

  it("goes on with the one that was kept", async () => {
    keepInviteCode("K7WQ2MZP");
    const { asked } = await show("");
    expect(asked).toEqual(['inviteCode {"code":"K7WQ2MZP"}']);
  });
});

it.each([
  ["k7wq-2mzp ", "K7WQ2MZP"],
  [12_345_678, "12345678"],
  ["", undefined],
  ["<b>", undefined],
  ["A".repeat(17), undefined],
  [["K7WQ2MZP"], undefined],
])("reads the code %j as %s", (written, code) => {
  expect(readInviteCode(written)).toBe(code);
});
