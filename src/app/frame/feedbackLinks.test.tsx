// The feedback form can be reached from the footer, the phones' menu and the member's menu.
import { fireEvent, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { MemberMenu } from "#features/auth/MemberMenu.tsx";
import { BottomNav } from "./BottomNav.tsx";
import { Footer } from "./Footer.tsx";

it("from the footer", () => {
  renderWithLive(<Footer />);
  expect(screen.getByRole("link", { name: "Feedback" }).getAttribute("href")).toBe("/feedback");
});

it("from the menu More of phones", async () => {
  const { commands } = renderWithLive(<BottomNav />);
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  await vi.dynamicImportSettled();
  fireEvent.click(await screen.findByRole("menuitem", { name: "Feedback" }));
  expect(commands).toContain("go /feedback");
});

it("from the member's menu", async () => {
  const anchor = createRef<HTMLButtonElement>();
  const { commands } = renderWithLive(
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
  fireEvent.click(await screen.findByRole("menuitem", { name: "Feedback" }));
  expect(commands).toContain("go /feedback");
});
