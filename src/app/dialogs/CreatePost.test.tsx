// Opening the dialog in which a post is written: when its code is fetched, what closes it, and what follows a publication.
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { aNavigation } from "#components/testing/aNavigation.ts";
import { fakeDrafts } from "#components/testing/fakeDrafts.ts";
import { settled } from "#components/testing/renderPage.tsx";
import { type Rendered, renderWithLive } from "#components/testing/renderWithLive.tsx";
import { openCreatePost } from "#state/dialogs/createPost.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { CreatePost } from "./CreatePost.tsx";

const code = vi.hoisted(() => ({ isFetched: false }));

vi.mock("#features/composer/ComposerDialog.tsx", async (original) => {
  code.isFetched = true;
  return original();
});

/** The browser is idle at the latest after this, ms. */
const IDLE_MS = 2_000;
const nina = { id: 7, name: "Nina", avatar: "", session: "s1" };
const signIn = (member: typeof nina | undefined) => act(() => pageStore.set(sessionAtom, member));

beforeEach(() => signIn(nina));
afterEach(async () => {
  vi.useRealTimers();
  await settled();
  document.documentElement.toggleAttribute("data-low-power", false);
});

/** The frame's part at a path that the test changes. */
function show() {
  let path = "/";
  let tell = (): void => undefined;
  const navigation = aNavigation();
  const place = navigation.place();
  const core = fakeDrafts(() => rendered);
  const rendered: Rendered = renderWithLive(<CreatePost />, {
    draft: core.draft,
    navigation: {
      ...navigation,
      place: () => place && { ...place, path },
      subscribe(listener) {
        tell = listener;
        return () => undefined;
      },
    },
  });
  const goTo = (next: string): void => {
    path = next;
    act(() => tell());
  };
  return { core, rendered, goTo };
}

async function open(): Promise<void> {
  act(() => openCreatePost());
  await screen.findByRole("dialog", { name: "New post" });
  await settled();
}

it("fetches the dialog's code for a member when the browser is idle, but not in low-power mode", async () => {
  vi.useFakeTimers();
  signIn(undefined);
  show();
  await act(() => vi.advanceTimersByTimeAsync(IDLE_MS));
  expect(code.isFetched).toBe(false);
  cleanup();
  signIn(nina);
  document.documentElement.toggleAttribute("data-low-power", true);
  show();
  await act(() => vi.advanceTimersByTimeAsync(IDLE_MS));
  expect(code.isFetched).toBe(false);
  cleanup();
  document.documentElement.toggleAttribute("data-low-power", false);
  show();
  expect(code.isFetched).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(IDLE_MS));
  vi.useRealTimers();
  await waitFor(() => expect(code.isFetched).toBe(true));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("closes when the path changes", async () => {
  const { goTo } = show();
  await open();
  goTo("/");
  expect(screen.getByRole("dialog")).toBeTruthy();
  goTo("/live");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("stays after the end of the sign-in, without the text, and closes for another member", async () => {
  show();
  await open();
  signIn(undefined);
  expect(screen.getByText(/Your sign-in has ended/)).toBeTruthy();
  signIn({ ...nina, id: 8, session: "s2" });
  expect(screen.queryByRole("dialog")).toBeNull();
});
