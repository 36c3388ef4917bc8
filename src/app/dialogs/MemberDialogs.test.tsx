// The dialogs about what members write: reports and mutes, opened from the menu of a post.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { done, memberServer, refused } from "#components/testing/memberServer.ts";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { PostCard } from "#components/posts/PostCard.tsx";
import type { PostSummary as Post, PostDetail } from "#domain/community/post.ts";
import { aPost } from "#domain/testing/aPost.ts";
import { type AuthRequest, OPEN_AUTH_DIALOG } from "#state/dialogs/authDialog.ts";
import { memberDialogAtom } from "#state/dialogs/memberDialogs.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { undoOffers } from "#ui/overlays/undo.ts";
import type { PageResult } from "#workers/live/contract.ts";
import { MemberDialogs } from "./MemberDialogs.tsx";

const MEMBER = { session: "s", id: 1, name: "Nina", avatar: "" };

beforeEach(() => pageStore.set(sessionAtom, MEMBER));

/** A card with its dialogs; `details` answers each reading of the post in turn, the last one from then on. */
function show(post: Partial<Post> = {}, details: readonly Partial<PostDetail>[] = [{}]) {
  const server = memberServer();
  const shown = aPost(5, post);
  let read = 0;
  const getPage = async (): Promise<PageResult> => {
    const detail = details[Math.min(read, details.length - 1)];
    read += 1;
    return { ok: true, value: { ...shown, content: "All of the text", ...detail } };
  };
  const rendered = renderWithLive(
    <>
      <PostCard post={shown} />
      <MemberDialogs />
    </>,
    { act: server.act, getPage },
  );
  return { server, ...rendered };
}

async function choose(entry: string): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole("button", { name: "More actions" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: entry }));
  return screen.findByRole("dialog");
}
const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));
const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
const findField = async (label: string): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const keysOf = ({ server }: ReturnType<typeof show>): readonly unknown[] =>
  server.asked.map((request) => ("key" in request ? request.key : undefined));

describe("the menu", () => {
  const entries = (): readonly (string | null)[] =>
    [...document.querySelectorAll("[role^=menuitem]")].map((item) => item.textContent);

  it("of another's post mutes its author and reports it", async () => {
    show();
    press("More actions");
    await screen.findByRole("menu");
    expect(entries()).toEqual(["Mute \u2068Writer 5\u2069", "Report"]);
  });

  it("of an own post edits, deletes, and says who sees it", async () => {
    show({ isOwn: true });
    press("More actions");
    await screen.findByRole("menu");
    expect(entries()).toEqual(["Edit", "Delete", "Everybody", "Only me"]);
    expect(screen.getByRole("menuitemradio", { checked: true }).textContent).toBe("Everybody");
  });

  it("of a creator's own post offers subscribers", async () => {
    show({
      isOwn: true,
      author: { id: 1, name: "Nina", avatar: "", isCreator: true },
    });
    press("More actions");
    await screen.findByRole("menu");
    expect(entries()).toEqual(["Edit", "Delete", "Everybody", "Only subscribers", "Only me"]);
  });

  it("asks a visitor to sign in, and goes on with the dialog", async () => {
    pageStore.set(sessionAtom, undefined);
    show();
    const signIn = vi.fn<(event: Event) => void>();
    addEventListener(OPEN_AUTH_DIALOG, signIn);
    press("More actions");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Report" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    pageStore.set(sessionAtom, MEMBER);
    (signIn.mock.calls[0]?.[0] as CustomEvent<AuthRequest> | undefined)?.detail.goOn?.();
    expect(await screen.findByRole("dialog", { name: "Report a post" })).toBeTruthy();
    removeEventListener(OPEN_AUTH_DIALOG, signIn);
  });
});

describe("a report", () => {
  it("is sent once with reason and text, and the card says so", async () => {
    const shown = show();
    shown.server.answers.report = done({ isRepeated: false });
    await choose("Report");
    fireEvent.click(screen.getByRole("radio", { name: "Violence or threats" }));
    write("Tell us more, if you like", " He means it. ");
    const send = screen.getByRole("button", { name: "Send" });
    fireEvent.click(send);
    fireEvent.click(send);
    await screen.findByText("Thank you. We will look at your report.");
    expect(shown.server.asked).toEqual([
      {
        act: "report",
        params: { target: "post", targetId: 5, reason: "violence", text: "He means it." },
        key: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText("You reported this.")).toBeTruthy();
    press("More actions");
    await screen.findByRole("menu");
    expect(screen.queryByRole("menuitem", { name: "Report" })).toBeNull();
  });

  it("says when the member had reported it before", async () => {
    show().server.answers.report = done({ isRepeated: true });
    await choose("Report");
    press("Send");
    expect(await screen.findByText(/You have reported this before/)).toBeTruthy();
  });

  it("keeps the text when it is refused, with the server's words, and has a new key afterwards", async () => {
    const shown = show();
    shown.server.answers.report = refused(4030, "Slow down.");
    await choose("Report");
    write("Tell us more, if you like", "Words");
    press("Send");
    await screen.findByText("Slow down.");
    expect(field("Tell us more, if you like").value).toBe("Words");
    press("Send");
    await waitFor(() => expect(shown.server.asked).toHaveLength(2));
    expect(new Set(keysOf(shown)).size).toBe(2);
  });

  it("keeps its key while its outcome is not known", async () => {
    const shown = show();
    shown.server.answers.report = { ok: false, reason: "unknown" } as never;
    await choose("Report");
    press("Send");
    await screen.findByText(/We do not know whether this was sent/);
    press("Send");
    await waitFor(() => expect(shown.server.asked).toHaveLength(2));
    expect(new Set(keysOf(shown)).size).toBe(1);
  });

  it("tells the letters left near the limit, and is not sent beyond it", async () => {
    const { server } = show();
    await choose("Report");
    write("Tell us more, if you like", "x".repeat(450));
    expect(screen.getByRole("status").textContent).toBe("50 characters left");
    write("Tell us more, if you like", "x".repeat(501));
    expect(screen.getByText("This text is too long.")).toBeTruthy();
    press("Send");
    expect(server.asked).toEqual([]);
  });

  it("hides its text after a sign-out, and goes on for the same member alone", async () => {
    show();
    const signIn = vi.fn<(event: Event) => void>();
    addEventListener(OPEN_AUTH_DIALOG, signIn);
    await choose("Report");
    write("Tell us more, if you like", "Words");
    pageStore.set(sessionAtom, undefined);
    await waitFor(() => expect(screen.queryByLabelText("Tell us more, if you like")).toBeNull());
    press("Sign in");
    const goOn = (signIn.mock.calls[0]?.[0] as CustomEvent<AuthRequest> | undefined)?.detail.goOn;
    pageStore.set(sessionAtom, { ...MEMBER, id: 2, session: "other" });
    goOn?.();
    expect(pageStore.get(memberDialogAtom)).toBeUndefined();
    pageStore.set(sessionAtom, { ...MEMBER, session: "later" });
    goOn?.();
    const area = await findField("Tell us more, if you like");
    expect(area.value).toBe("Words");
    removeEventListener(OPEN_AUTH_DIALOG, signIn);
  });
});

describe("a mute", () => {
  it("asks for how long", async () => {
    const { server } = show();
    server.answers.mute = done({ userId: 7, followed: false, muted: true } as never);
    await choose("Mute \u2068Writer 5\u2069");
    const durations = screen.getAllByRole("radio").map((radio) => radio.parentElement?.textContent);
    expect(durations).toEqual(["24 hours", "7 days", "30 days", "For ever"]);
    fireEvent.click(screen.getByRole("radio", { name: "For ever" }));
    press("Mute");
    await waitFor(() => expect(server.asked).toEqual([{ act: "mute", params: { userId: 7 } }]));
    await waitFor(() => expect(undoOffers.read()).toHaveLength(1));
  });

  it("of a creator says what becomes of the money of one who is subscribed", async () => {
    const author = { id: 7, name: "Cleo", avatar: "", isCreator: true };
    const until = { subscribedUntil: Date.now() + 20 * 86_400_000 } as Partial<PostDetail>;
    const { server } = show({ author }, [until]);
    await choose("Mute \u2068Cleo\u2069");
    expect(await screen.findByText(/You are subscribed to .*Cleo.* until .*no money back/)).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  it("of a creator to whom the reader is not subscribed, and of another member, says nothing of money", async () => {
    const author = { id: 7, name: "Cleo", avatar: "", isCreator: true };
    const { unmount } = show({ author });
    await choose("Mute \u2068Cleo\u2069");
    await waitFor(() => expect(screen.queryByText(/money back/)).toBeNull());
    unmount();
    pageStore.set(memberDialogAtom, undefined);
    show();
    await choose("Mute \u2068Writer 5\u2069");
    expect(screen.queryByText(/money back/)).toBeNull();
  });

  it("is not done when the question is cancelled", async () => {
    const { server } = show();
    await choose("Mute \u2068Writer 5\u2069");
    press("Cancel");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.asked).toEqual([]);
  });
});

it("Escape closes a dialog, and the focus is back on the menu of the post", async () => {
  show();
  screen.getByRole("button", { name: "More actions" }).focus();
  await userEvent.keyboard("{ArrowDown}");
  await screen.findByRole("menu");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Mute \u2068Writer 5\u2069"));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await screen.findByRole("dialog", { name: "Report a post" });
  await waitFor(() => expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "More actions" })),
  );
});
