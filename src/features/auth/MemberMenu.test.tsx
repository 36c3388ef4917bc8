// The entries of the member's menu about subscriptions, and the sign-out.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { renderWithLive, type RenderOptions } from "#components/testing/renderWithLive.tsx";
import { questionAtom } from "#state/dialogs/confirm.ts";
import { onMySubscriptions } from "#state/dialogs/mySubscriptions.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { markDrafts } from "#state/writing/draftTail.ts";
import { MemberMenu } from "./MemberMenu.tsx";

beforeEach(() => pageStore.set(sessionAtom, { id: 1, name: "Ada", avatar: "", session: "s" }));
afterEach(() => markDrafts(false));

function openMenu(options?: RenderOptions) {
  const anchor = createRef<HTMLButtonElement>();
  return renderWithLive(
    <>
      <button ref={anchor} type="button" aria-label="Account" />
      <MemberMenu
        name="Ada"
        unreadId="unread"
        anchor={anchor}
        open
        focusItem={false}
        onOpenChange={() => undefined}
      />
    </>,
    options,
  );
}

const isSignedIn = (): boolean => pageStore.get(sessionAtom) !== undefined;

it("opens the own subscriptions on the page that is shown", async () => {
  const open = vi.fn();
  const stop = onMySubscriptions(open);
  const { commands } = openMenu();
  fireEvent.click(await screen.findByRole("menuitem", { name: "My subscriptions" }));
  expect([open.mock.calls.length, commands.filter((command) => command.startsWith("go"))]).toEqual([1, []]);
  stop();
});

it("leads to the creators", async () => {
  const { commands } = openMenu();
  fireEvent.click(await screen.findByRole("menuitem", { name: "Creators" }));
  expect(commands).toContain("go /creators");
});

it("signs out at the press where there are no drafts: the page may be left at once", async () => {
  const act = vi.fn(async () => undefined);
  const draft = vi.fn(async () => undefined);
  openMenu({ act, draft });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  expect(isSignedIn()).toBe(false);
  expect([act.mock.calls.length, draft.mock.calls.length]).toEqual([1, 0]);
});

it("stays signed in while it counts drafts", async () => {
  markDrafts(true);
  const draft = vi.fn(async () => new Promise<undefined>(() => undefined));
  openMenu({ draft });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  await waitFor(() => expect(draft).toHaveBeenCalledTimes(1));
  expect(isSignedIn()).toBe(true);
});

it("asks without a number where the core does not say whether there are drafts", async () => {
  markDrafts(true);
  openMenu({ draft: async () => undefined });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  await expect
    .poll(() => pageStore.get(questionAtom)?.message)
    .toBe("Signing out removes your drafts from this browser.");
  expect(isSignedIn()).toBe(true);
  pageStore.get(questionAtom)?.answer(true);
  await expect.poll(isSignedIn).toBe(false);
});
