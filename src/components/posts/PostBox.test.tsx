// The box to write a post with: what is sent and how often, what becomes of a text that was not, and who sees it.
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import type { RelatedObject } from "#domain/community/post.ts";
import { aPost } from "#domain/testing/aPost.ts";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import { OPEN_AUTH_DIALOG, type AuthRequest } from "#state/dialogs/authDialog.ts";
import { communityConfigAtom } from "#state/preferences/communityConfig.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { dropMyTexts } from "#state/writing/texts.ts";
import { isWriting } from "#state/writing/writing.ts";
import { done, type MemberServer, memberServer, refused } from "../testing/memberServer.ts";
import { settled } from "../testing/renderPage.tsx";
import { renderWithLive } from "../testing/renderWithLive.tsx";
import { PostBox } from "./PostBox.tsx";

const MATCH: RelatedObject = {
  kind: "match",
  id: 1001,
  name: "Ripon – Ely",
  logo: "",
  minute: undefined,
  scoreThen: undefined,
};
const nina = { id: 7, name: "Nina", avatar: "", session: "s1" };
const signIn = (member: typeof nina | undefined) => act(() => getDefaultStore().set(sessionAtom, member));

beforeEach(() => signIn(nina));
afterEach(() => {
  signIn(nina);
  dropMyTexts();
  signIn(undefined);
  vi.restoreAllMocks();
  pageClient.clear();
});

function show(server: MemberServer = memberServer({ createPost: done(aPost(9)) })) {
  cleanup();
  const rendered = renderWithLive(
    <PostBox slot="new:match:1001" prompt="Write about this match" related={[MATCH]} />,
    { act: server.act },
  );
  return { ...rendered, server };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const area = () => screen.getByLabelText<HTMLTextAreaElement>("Write about this match");
function write(text: string): void {
  press(/Write about this match|Go on writing/);
  fireEvent.change(area(), { target: { value: text } });
}
async function publish(): Promise<void> {
  press("Publish");
  await settled();
}
const problem = () => screen.getByRole("alert").textContent;
const keys = (server: MemberServer) => server.asked.map(({ key }) => key);

it("publishes a post about the match with what its writer chose, and shows the prompt again", async () => {
  const { server } = show();
  write("  What a goal.\n");
  expect(document.activeElement).toBe(area());
  fireEvent.change(screen.getByLabelText("Who sees the post"), { target: { value: "close" } });
  fireEvent.change(screen.getByLabelText("Who may reply"), { target: { value: "none" } });
  fireEvent.click(screen.getByLabelText("Contains spoilers"));
  await publish();
  expect(server.asked).toMatchObject([
    {
      act: "createPost",
      params: {
        content: "What a goal.",
        visibility: "close",
        replyRule: "none",
        isSpoiler: true,
        related: [{ kind: "match", id: 1001 }],
      },
    },
  ]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Write about this match" }));
});

it("begins with what the member's settings say about new posts", async () => {
  const config = { ...DEFAULT_COMMUNITY_CONFIG, visibility: "close", replyRule: "followed" } as const;
  act(() => getDefaultStore().set(communityConfigAtom, config));
  const { server } = show();
  write("Mine");
  expect(screen.getByLabelText<HTMLSelectElement>("Who sees the post").value).toBe("close");
  await publish();
  expect(server.asked).toMatchObject([{ params: { visibility: "close", replyRule: "followed" } }]);
  act(() => getDefaultStore().set(communityConfigAtom, DEFAULT_COMMUNITY_CONFIG));
});

it("publishes by Ctrl and Enter, but not by Enter alone or while an input method composes", async () => {
  const { server } = show();
  write("Now");
  fireEvent.keyDown(area(), { key: "Enter" });
  fireEvent.keyDown(area(), { key: "Enter", ctrlKey: true, isComposing: true });
  await settled();
  expect(server.asked).toHaveLength(0);
  fireEvent.keyDown(area(), { key: "Enter", metaKey: true });
  await settled();
  expect(server.asked).toHaveLength(1);
});

it("tells the letters left near the limit, and makes no call beyond it", async () => {
  const { server } = show();
  write("a".repeat(990));
  expect(screen.getByText("10 letters left")).toBeTruthy();
  fireEvent.change(area(), { target: { value: "👍🏽".repeat(1_001) } });
  expect(screen.getByText("1 letter too many")).toBeTruthy();
  await publish();
  expect(problem()).toBe("Use at most 1,000 characters.");
  fireEvent.change(area(), { target: { value: " " } });
  await publish();
  expect(problem()).toBe("Write something first.");
  expect(server.asked).toHaveLength(0);
});

it("makes no call while the browser is offline", async () => {
  const { server } = show();
  write("Later");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await publish();
  expect(problem()).toBe("You are offline. Your text is kept here until you send it.");
  expect(server.asked).toHaveLength(0);
  expect(area().value).toBe("Later");
});

it("keeps a refused text over navigation, and sends it with a new key", async () => {
  const { server } = show(memberServer({ createPost: refused(4030, "Try again in 600 s.") }));
  write("Mine");
  await publish();
  expect(problem()).toBe("Try again in 600 s.");
  expect(isWriting()).toBe(true);
  show(server);
  expect(area().value).toBe("Mine");
  expect(problem()).toBe("Try again in 600 s.");
  await publish();
  expect(new Set(keys(server)).size).toBe(2);
});

it("sends an unknown outcome again with the same key, and says when that text was sent before", async () => {
  const unknown = { ok: false, reason: "unknown", code: -1, message: "error" } as const;
  let answer: Awaited<ReturnType<MemberServer["act"]>> = unknown;
  const asked: unknown[] = [];
  const answering: MemberServer["act"] = async ({ key }) => {
    asked.push(key);
    return answer;
  };
  show({ ...memberServer(), act: answering });
  write("Once");
  await publish();
  expect(problem()).toContain("We do not know whether this was sent.");
  fireEvent.change(area(), { target: { value: "Once!" } });
  expect(problem()).toContain("We do not know whether this was sent.");
  answer = refused(4028, "This was sent for something else.");
  await publish();
  expect(problem()).toContain("This was already sent, before you changed it.");
  await publish();
  expect(asked[1]).toBe(asked[0]);
  expect(asked[2]).not.toBe(asked[0]);
});

it("keeps the outcome of a call that is answered after the box has left the page", async () => {
  let answer: (value: Awaited<ReturnType<MemberServer["act"]>>) => void = () => undefined;
  const pending = new Promise<Awaited<ReturnType<MemberServer["act"]>>>((resolve) => {
    answer = resolve;
  });
  show({ ...memberServer(), act: async () => pending });
  write("On my way out");
  await publish();
  expect(area().readOnly).toBe(true);
  cleanup();
  answer(refused(4025, "Not for you."));
  await settled();
  show();
  expect(problem()).toBe("Not for you.");
  expect(area().readOnly).toBe(false);
});

it.each([
  [{ reason: "signedOut", code: 401, message: "Please sign in" }, "Your sign-in has ended."],
  [{ reason: "refused", code: -1, message: "Too Many Requests" }, "Too many requests at once."],
  [{ reason: "noAnswer", code: -1, message: "error" }, "This was not sent. Try again."],
] as const)("keeps the text after %j, and says what happened", async (failed, words) => {
  show({ ...memberServer(), act: async () => ({ ok: false, ...failed }) });
  write("Still here");
  await publish();
  expect(problem()).toContain(words);
  expect(area().value).toBe("Still here");
});

it("sends once for two presses", async () => {
  const { server } = show();
  write("Once");
  fireEvent.submit(area().form!);
  fireEvent.submit(area().form!);
  await settled();
  expect(server.asked).toHaveLength(1);
});

it("asks a visitor to sign in, and opens afterwards", () => {
  signIn(undefined);
  show();
  let request: AuthRequest | undefined;
  const asked = (event: Event) => (request = (event as CustomEvent<AuthRequest>).detail);
  addEventListener(OPEN_AUTH_DIALOG, asked);
  press("Write about this match");
  expect(screen.queryByLabelText("Write about this match")).toBeNull();
  signIn(nina);
  act(() => request?.goOn?.());
  expect(area()).toBeTruthy();
  removeEventListener(OPEN_AUTH_DIALOG, asked);
});

it("hides a text when its sign-in ends, keeps it for the same member, and goes on sending after a sign-in", async () => {
  const { server } = show();
  write("Secret");
  signIn(undefined);
  expect(area().value).toBe("");
  expect(problem()).toContain("Your sign-in has ended.");
  const asked = vi.fn((event: Event) => {
    signIn({ ...nina, session: "s2" });
    (event as CustomEvent<AuthRequest>).detail.goOn?.();
  });
  addEventListener(OPEN_AUTH_DIALOG, asked);
  press("Sign in");
  await settled();
  expect(server.asked).toMatchObject([{ params: { content: "Secret" } }]);
  removeEventListener(OPEN_AUTH_DIALOG, asked);
});

it("does not show a member's text to another, and forgets it with the sign-out", () => {
  show();
  write("Secret");
  signIn({ ...nina, id: 8 });
  expect(screen.queryByDisplayValue("Secret")).toBeNull();
  signIn(nina);
  expect(area().value).toBe("Secret");
  act(() => dropMyTexts());
  expect(screen.getByRole("button", { name: "Write about this match" })).toBeTruthy();
  expect(isWriting()).toBe(false);
});

it("keeps the text of a closed box, and asks before the site is left", () => {
  show();
  write("Half a thought");
  press("Close");
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  press("Go on writing your post");
  expect(area().value).toBe("Half a thought");
  fireEvent.change(area(), { target: { value: "" } });
  const gone = new Event("beforeunload", { cancelable: true });
  dispatchEvent(gone);
  expect(gone.defaultPrevented).toBe(false);
});

it("ties the post to the minute and score at the moment of the press", async () => {
  const { server, send } = show();
  write("Goal!");
  expect(screen.queryByRole("button", { name: /^At/ })).toBeNull();
  send(flatRows(aRow(1001)));
  press("At 67′ · 1–0");
  send(flatRows(aRow(1001, { minute: 6800, homeScore: 2 })));
  expect(screen.getByRole("button", { name: "At 67′ · 1–0" }).getAttribute("aria-pressed")).toBe("true");
  await publish();
  expect(server.asked).toMatchObject([
    { params: { related: [{ kind: "match", id: 1001, minute: "67", scoreThen: "1-0" }] } },
  ]);
});

it("offers a post for subscribers to creators alone", async () => {
  const visibilities = () =>
    [...screen.getByLabelText<HTMLSelectElement>("Who sees the post").options].map(({ text }) => text);
  show();
  write("Mine");
  expect(visibilities()).toEqual(["Everybody", "Only me"]);
  pageClient.clear();
  const server = memberServer();
  cleanup();
  renderWithLive(<PostBox slot="new" prompt="Write" />, {
    act: server.act,
    getPage: async () => ({ ok: true, value: { id: 7, isCreator: true } }),
  });
  press("Write");
  await settled();
  expect(visibilities()).toEqual(["Everybody", "Only subscribers", "Only me"]);
});

it("removes what the post is about, and moves the focus to the text", async () => {
  const { server } = show();
  write("Something else");
  press("Remove Ripon – Ely");
  expect(document.activeElement).toBe(area());
  await publish();
  expect(server.asked).toMatchObject([{ params: { related: [] } }]);
});
