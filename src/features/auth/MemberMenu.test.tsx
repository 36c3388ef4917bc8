// The entries of the member's menu about subscriptions.
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { createRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { onMySubscriptions } from "#state/dialogs/mySubscriptions.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { MemberMenu } from "./MemberMenu.tsx";

beforeEach(() => getDefaultStore().set(sessionAtom, { id: 1, name: "Ada", avatar: "", session: "s" }));
afterEach(() => {
  cleanup();
  getDefaultStore().set(sessionAtom, undefined);
});

function openMenu() {
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
  );
}

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
