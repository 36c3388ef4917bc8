// The connected accounts: failed connections, and the last way to sign in, which cannot be disconnected.
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { memberServer, refused } from "#components/testing/memberServer.ts";
import { renderPage, settled } from "#components/testing/renderPage.tsx";
import { questionAtom } from "#state/dialogs/confirm.ts";
import type { PlatformSearch } from "#state/session/platformRedirect.ts";
import { ConnectedAccounts } from "./ConnectedAccounts.tsx";

async function show(search: PlatformSearch, server = memberServer()) {
  const onTaken = vi.fn<() => void>();
  const path = "/settings/account/connected";
  await renderPage({
    address: path,
    path,
    page: () => <ConnectedAccounts search={search} onTaken={onTaken} />,
    answers: {
      bindings: () => [
        { platform: "google", name: "Google", bound: true, account: "n@g.example", boundAt: undefined },
        { platform: "apple", name: "Apple", bound: false, account: "", boundAt: undefined },
      ],
      platforms: () => [],
    },
    act: server.act,
  });
  return { ...server, onTaken };
}

it("connects nothing after a redirect that was not started here, and removes its parameters from the address", async () => {
  const { asked, onTaken } = await show({ platform: "google", code: "stolen", state: "made-up" });
  expect(screen.getByRole("alert").textContent).toBe("Nothing was connected. Start again from here.");
  expect(onTaken).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
});

it("disconnects only after a question, and links to the password when it is the last way to sign in", async () => {
  const { asked } = await show(
    {},
    memberServer({ unbind: refused("lastWayIn", "This is your only way to sign in.") }),
  );
  const answer = async (yes: boolean): Promise<void> => {
    fireEvent.click(screen.getByRole("button", { name: "Disconnect" }));
    const question = pageStore.get(questionAtom);
    expect(question?.title).toBe("Disconnect Google?");
    act(() => question?.answer(yes));
    await settled();
  };
  await answer(false);
  expect(asked).toEqual([]);
  await answer(true);
  expect(asked).toEqual([{ act: "unbind", params: { platform: "google" } }]);
  expect(screen.getByRole("alert").textContent).toContain("This is your only way to sign in.");
  const link = screen.getByRole("link", { name: "Set a password" });
  expect(link.getAttribute("href")).toBe("/settings/account/password");
});
