// Opening the dialogs about subscriptions by their events, and what closes them.
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { aNavigation } from "#components/testing/aNavigation.ts";
import { settled } from "#components/testing/renderPage.tsx";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { type AuthRequest, OPEN_AUTH_DIALOG } from "#state/dialogs/authDialog.ts";
import { openContributor } from "#state/dialogs/contributor.ts";
import { openMySubscriptions } from "#state/dialogs/mySubscriptions.ts";
import { openSubscribePurchase } from "#state/dialogs/subscribePurchase.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { SubscribeDialogs } from "./SubscribeDialogs.tsx";

const nina = { id: 7, name: "Nina", avatar: "", session: "s1" };
const signIn = (member: typeof nina | undefined) => act(() => pageStore.set(sessionAtom, member));

beforeEach(() => signIn(nina));
afterEach(async () => {
  await settled();
});

/** The frame's part at a place that the test changes. */
function show() {
  const navigation = aNavigation();
  let place = navigation.place();
  let tell = (): void => undefined;
  renderWithLive(<SubscribeDialogs />, {
    navigation: {
      ...navigation,
      place: () => place,
      subscribe(listener) {
        tell = listener;
        return () => undefined;
      },
    },
  });
  return (path: string, search = {}): void => {
    place = place && { ...place, path, search };
    act(() => tell());
  };
}

const send = (name: string, detail: unknown): void =>
  act(() => void dispatchEvent(new CustomEvent(name, { detail })));
const purchase = () => openSubscribePurchase({ userId: 9 });
const DIALOGS = [
  ["Subscribe", "show-subscribe-purchase", purchase],
  ["My subscriptions", "show-my-subscribe-dialog", openMySubscriptions],
  ["Contributor programme", "show-contributor-dialog", openContributor],
] as const;

it.each(DIALOGS)(
  "%s opens, stays when the query changes, and closes when the path does",
  async (name, _, open) => {
    const goTo = show();
    act(open);
    await screen.findByRole("dialog", { name });
    goTo("/", { page: 2 });
    expect(screen.getByRole("dialog")).toBeTruthy();
    goTo("/live");
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

it.each(DIALOGS)("%s opens by the event %s of any script", async (name, event) => {
  show();
  send(event, { userId: 9, userName: "Nell", avatar: "" });
  await screen.findByRole("dialog", { name });
});

it.each(DIALOGS)(
  "%s that was asked for before the frame was ready opens once it is",
  async (name, _, open) => {
    open();
    show();
    await screen.findByRole("dialog", { name });
  },
);

it("the purchase does not open for a payload that names no creator, and the console says so", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  show();
  for (const detail of [
    undefined,
    null,
    {},
    { authorId: 9 },
    { userId: "9" },
    { userId: -1 },
    { userId: 1.5 },
  ]) {
    send("show-subscribe-purchase", detail);
    await settled();
    expect(screen.queryByRole("dialog")).toBeNull();
  }
  await waitFor(() => expect(logged.mock.calls.join()).toContain("show-subscribe-purchase"));
  logged.mockRestore();
});

it.each(DIALOGS.slice(0, 2))("%s asks a visitor to sign in, and opens afterwards", async (name, _, open) => {
  signIn(undefined);
  const asked = vi.fn<(event: Event) => void>();
  addEventListener(OPEN_AUTH_DIALOG, asked);
  show();
  act(open);
  await settled();
  expect(screen.queryByRole("dialog")).toBeNull();
  signIn(nina);
  act(() => (asked.mock.calls[0]?.[0] as CustomEvent<AuthRequest> | undefined)?.detail.goOn?.());
  await screen.findByRole("dialog", { name });
  removeEventListener(OPEN_AUTH_DIALOG, asked);
});

it("the programme opens for a visitor", async () => {
  signIn(undefined);
  show();
  act(openContributor);
  await screen.findByRole("dialog", { name: "Contributor programme" });
});

it("the end of the sign-in leaves a dialog open, another member's sign-in closes it", async () => {
  show();
  act(openMySubscriptions);
  await screen.findByRole("dialog");
  signIn(undefined);
  expect(screen.getByText("Your sign-in has ended.")).toBeTruthy();
  signIn({ ...nina, id: 8, session: "s2" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
