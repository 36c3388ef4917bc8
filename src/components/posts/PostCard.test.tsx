// A post as a card in each of its states: what it shows, what it keeps out of the page, and what it leads to.
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import type { Medium, PostSummary as Post } from "#domain/community/post.ts";
import { aPost } from "#domain/testing/aPost.ts";
import { NO_SPOILERS } from "#domain/spoilers.ts";
import { OPEN_AUTH_DIALOG } from "#state/dialogs/authDialog.ts";
import { onSubscribePurchase, type PurchaseRequest } from "#state/dialogs/subscribePurchase.ts";
import { spoilersAtom } from "#state/preferences/spoilers.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { renderWithLive } from "../testing/renderWithLive.tsx";
import { PostCard, type PostCardProps } from "./PostCard.tsx";

const show = (post: Partial<Post> = {}, props: Partial<PostCardProps> = {}) =>
  renderWithLive(<PostCard post={aPost(5, post)} {...props} />);
const card = (): HTMLElement => screen.getByRole("article");
const state = (): string | undefined => card().dataset["postState"];
const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));

const picture = (at: number, over: Partial<Medium> = {}): Medium => ({
  kind: "image",
  src: `/img/upload/${at}.webp`,
  poster: "",
  width: 800,
  height: 600,
  alt: `Picture ${at}`,
  ...over,
});

afterEach(() => {
  vi.restoreAllMocks();
  act(() => pageStore.set(spoilersAtom, NO_SPOILERS));
});

describe("a plain post", () => {
  it("is an article named after its author, and its time leads to the post", () => {
    show({ title: "At last", likeCount: 3, replyCount: 2 });
    expect(screen.getByRole("article", { name: "Writer 5" })).toBe(card());
    expect(state()).toBeUndefined();
    expect(screen.getByRole("heading", { name: "At last" })).toBeTruthy();
    const time = screen.getByRole("link", { name: /minutes ago/ });
    expect(time.getAttribute("href")).toBe("/posts/5");
    expect(time.querySelector("time")?.title).toMatch(/\d\d:\d\d/);
    expect(screen.getByRole("link", { name: /2\s*replies/ }).getAttribute("href")).toBe("/posts/5");
    expect(card().querySelector("[data-field=likeCount]")?.textContent).toBe("3");
    expect(card().querySelector("[data-field=replyCount]")?.textContent).toBe("2");
  });

  it("nests no control within another", () => {
    show({ media: [picture(1, { kind: "video" })], topics: [{ id: 3, name: "Derby" }] });
    expect(card().querySelectorAll(":is(a, button, video) :is(a, button, video)")).toHaveLength(0);
  });

  it("marks creators, edits, and posts that not everybody sees", () => {
    show({
      author: { id: 7, name: "Olga", avatar: "", isCreator: true },
      editedAt: Date.now(),
      visibility: "close",
      isOwn: true,
    });
    for (const mark of ["Creator", "Edited", "Only you"]) expect(screen.getByText(mark)).toBeTruthy();
    expect(screen.getByText("Edited").title).toMatch(/\d\d:\d\d/);
  });

  it("leads to its topics and to what it is about, with the minute and the score of then", () => {
    show({
      topics: [{ id: 3, name: "Derby" }],
      related: [
        { kind: "match", id: 1001, name: "Arsenal – Chelsea", logo: "", minute: "67", scoreThen: "1-0" },
        { kind: "other", id: 9, name: "Transfers", logo: "", minute: undefined, scoreThen: undefined },
      ],
    });
    expect(screen.getByRole("link", { name: "#Derby" }).getAttribute("href")).toBe("/topic/3");
    const match = screen.getByRole("link", { name: /Arsenal – Chelsea/ });
    expect(match.getAttribute("href")).toBe("/football/match/1001");
    expect(match.textContent).toContain("Arsenal – Chelsea67′ · 1–0");
    expect(screen.getByText("Transfers").closest("a")).toBeNull();
  });

  it("copies its own address where the system has no share sheet", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    show();
    press("Share");
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/posts/5`);
  });

  it("leads to the rest of a text that is cut off, and of no other", () => {
    const { rerender } = show({ text: "The beginning…" });
    expect(screen.getByRole("link", { name: "Read more" }).getAttribute("href")).toBe("/posts/5");
    rerender(<PostCard post={aPost(5)} />);
    expect(screen.queryByRole("link", { name: "Read more" })).toBeNull();
  });
});

describe("media", () => {
  it("have descriptions, and their space is reserved", () => {
    show({ media: [picture(1), picture(2, { alt: "" })], mediaCount: 2 });
    const images = screen.getAllByRole("img").filter((image) => image.closest("[data-count]"));
    expect(images.map((image) => image.getAttribute("alt"))).toEqual([
      "Picture 1",
      "Picture without a description",
    ]);
    for (const image of images) expect(image.parentElement?.style.aspectRatio).toBe("1 / 1");
  });

  it("a single picture keeps its shape, a very high one is cut", () => {
    const { rerender } = show({ media: [picture(1)] });
    const ratio = (): string | undefined => screen.getByAltText("Picture 1").parentElement?.style.aspectRatio;
    expect(ratio()).toBe("800 / 600");
    rerender(<PostCard post={aPost(5, { media: [picture(1, { height: 9_000 })] })} />);
    expect(ratio()).toBe("800 / 1000");
    rerender(<PostCard post={aPost(5, { media: [picture(1, { width: 0, height: 0 })] })} />);
    expect(ratio()).toBe("640 / 480");
  });

  it("a video is not fetched before it is played", () => {
    show({ media: [picture(1, { kind: "video", src: "/v.mp4", poster: "/p.webp", alt: "The goal" })] });
    const video = card().querySelector("video");
    expect(video?.getAttribute("preload")).toBe("none");
    expect(video?.getAttribute("poster")).toBe("/p.webp");
    expect(video?.getAttribute("aria-label")).toBe("The goal");
  });
});

describe("what is hidden", () => {
  it("a spoiler has neither text nor pictures in the page until it is uncovered", () => {
    show({ isSpoiler: true, title: "Final", media: [picture(1)] });
    expect(state()).toBe("spoiler");
    expect(screen.queryByText("Text 5")).toBeNull();
    expect(screen.queryByAltText("Picture 1")).toBeNull();
    press("Show the post");
    expect(state()).toBeUndefined();
    expect(screen.getByText("Text 5")).toBeTruthy();
    expect(screen.getByAltText("Picture 1")).toBeTruthy();
  });

  it("a post about a match whose score is hidden has neither title nor text until it or the score is asked for", () => {
    const hide = (shownIds: readonly number[]): void =>
      act(() => pageStore.set(spoilersAtom, { ...NO_SPOILERS, hideScores: true, shownIds }));
    const related: Post["related"] = [
      { kind: "match", id: 1001, name: "A – B", logo: "", minute: "67", scoreThen: "1-0" },
    ];
    hide([]);
    show({ title: "It is 1–0", related });
    expect(state()).toBe("score");
    expect(card().textContent).not.toMatch(/1–0|Text 5/);
    hide([1001]);
    expect(state()).toBeUndefined();
    expect(screen.getByRole("heading", { name: "It is 1–0" })).toBeTruthy();
    hide([]);
    press("Show the post");
    expect(screen.getByText("Text 5")).toBeTruthy();
  });

  it("one's own spoiler is not covered", () => {
    show({ isSpoiler: true, isOwn: true });
    expect(screen.getByText("Text 5")).toBeTruthy();
  });

  it("a locked post leads to the purchase, a visitor through the sign-in", () => {
    const purchase = vi.fn<(request: PurchaseRequest) => void>();
    const signIn = vi.fn();
    const stop = onSubscribePurchase(purchase);
    addEventListener(OPEN_AUTH_DIALOG, signIn);
    show({ isLocked: true, visibility: "onlyFans", text: "", mediaCount: 3, isSpoiler: true });
    expect(state()).toBe("locked");
    expect(screen.getByText("3 pictures and videos")).toBeTruthy();
    press("Subscribe");
    expect([purchase.mock.calls.length, signIn.mock.calls.length]).toEqual([0, 1]);
    pageStore.set(sessionAtom, { session: "s", id: 1, name: "A", avatar: "" });
    press("Subscribe");
    expect(purchase).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ userId: 7 }));
    stop();
    removeEventListener(OPEN_AUTH_DIALOG, signIn);
  });

  it("a deleted post is a line without its text", () => {
    show({ isDeleted: true });
    expect(state()).toBe("deleted");
    expect(card().textContent).toBe("This post was deleted.");
  });

  it("a post by a muted author is shown once on request", () => {
    show({ isMuted: true });
    expect(state()).toBe("muted");
    expect(screen.queryByText("Text 5")).toBeNull();
    press("Show once");
    expect(state()).toBeUndefined();
    expect(screen.getByText("Text 5")).toBeTruthy();
  });
});

describe("a post that is being sent", () => {
  it("says so, and has neither likes nor a link yet", () => {
    show({}, { sending: { sending: { state: "pending" } } });
    expect(state()).toBe("pending");
    expect(screen.getByRole("status").textContent).toContain("Sending…");
    expect(screen.queryByRole("button", { name: /Like/ })).toBeNull();
    expect(screen.queryByRole("link", { name: /minutes ago/ })).toBeNull();
  });

  it("can be checked and copied when its outcome is not known", () => {
    const choices = { onCheck: vi.fn(), onCopy: vi.fn() };
    show({}, { sending: { sending: { state: "unknown" }, ...choices } });
    expect(state()).toBe("unknown");
    expect(card().textContent).toContain("We do not know whether this was sent.");
    for (const name of ["Check", "Copy"]) press(name);
    for (const choice of Object.values(choices)) expect(choice).toHaveBeenCalledOnce();
  });

  it.each([
    [
      { state: "failed", problem: { kind: "refused", words: "The title is too long." } },
      "This was not sent. The title is too long.",
      ["Retry", "Edit", "Discard"],
    ],
    [{ state: "failed", problem: { kind: "lost", words: "" } }, "This was not sent.", ["Retry"]],
    [{ state: "asks" }, "Send it now?", ["Send", "Edit", "Discard"]],
    [{ state: "waiting", since: 0 }, "This is sent when the connection is back.", ["Edit", "Discard"]],
  ] as const)("in the state %j says so, and offers what its author can do", (sending, words, names) => {
    const choices = { onSend: vi.fn(), onEdit: vi.fn(), onDiscard: vi.fn() };
    show({}, { sending: { sending, ...choices } });
    expect(state()).toBe(sending.state);
    expect(screen.getByRole("status").textContent).toContain(words);
    for (const name of names) press(name);
    const pressed = Object.values(choices).filter((choice) => choice.mock.calls.length === 1);
    expect(pressed).toHaveLength(names.length);
  });
});
