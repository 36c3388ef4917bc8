// The draft of a slot in a page: shared by the parts that show it, sealed with the sign-in, and gone once it is published.
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DraftContent, DraftState, SentDraft } from "#domain/writing/draft.ts";
import type { DraftRequest } from "#domain/writing/draftCalls.ts";
import type { ToldWritingChange } from "#domain/memberNews.ts";
import { pageStore } from "../pageStore.ts";
import { LiveProvider } from "../live/client/hooks.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { createLiveStore } from "../live/client/liveStore.ts";
import { sessionAtom } from "../session/sessionAtom.ts";
import { mayHaveDrafts, tailsOf } from "./draftTail.ts";
import { countMyDrafts, dropMyDrafts } from "./leavingDrafts.ts";
import { areDraftsUnreadAtom } from "./memberDrafts.ts";
import { takeUpDrafts } from "./takeUpDrafts.ts";
import { type DraftHandle, useDraft } from "./useDraft.ts";
import { useDraftActs } from "./useDrafts.ts";
import { useSent } from "./useSent.ts";
import { isWriting } from "../navigation/unsavedFields.ts";

const signIn = (id: number | undefined): void =>
  pageStore.set(sessionAtom, id === undefined ? undefined : { session: `s${id}`, id, name: "A", avatar: "" });

beforeEach(() => {
  vi.useFakeTimers();
  signIn(7);
});
afterEach(async () => {
  // A draft is closed in a task of its own.
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
});

const settle = (ms = 10): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const stateOf = (id: string, over: Partial<DraftState> = {}): DraftState => ({
  id,
  slot: "new",
  revision: 1,
  changedAt: 0,
  title: "",
  excerpt: "",
  sending: undefined,
  uploads: [],
  isStored: true,
  isElsewhere: false,
  ...over,
});

/** A page with the draft of a slot, over a core in memory. */
async function setUp() {
  const store = createLiveStore();
  const kept = new Map<string, DraftContent>();
  const asked: string[] = [];
  const core = { answers: true };
  let ids = 0;
  const draft = async ({ call, args }: DraftRequest): Promise<unknown> => {
    asked.push(call);
    if (pageStore.get(sessionAtom) === undefined && call !== "drop") return undefined;
    if (!core.answers) return undefined;
    if (call === "list") return [...kept.keys()].map((id) => stateOf(id));
    if (call === "read") return kept.get(args[0]);
    if (call === "save") {
      kept.set(args[0].id, args[0].content);
      return { id: args[0].id, revision: args[0].revision + 1, isStored: true };
    }
    if (call === "open") {
      const [id, content] = [...kept][0] ?? [`draft-${(ids += 1)}`, undefined];
      return { id, slot: args[0], revision: content ? 1 : 0, content };
    }
    return true;
  };
  const client = { store, draft } as unknown as LiveClient;
  let seq = 0;
  const tell = (...posts: readonly ToldWritingChange[]): void => {
    seq += 1;
    act(() => void store.receive({ seq, snapshot: true, posts }));
  };
  const shown: { handle?: DraftHandle; other?: DraftHandle } = {};
  const sent: SentDraft[] = [];
  function Page() {
    shown.handle = useDraft("new");
    shown.other = useDraft("new");
    useSent((each) => void sent.push(each));
    return null;
  }
  const page = render(<Page />, {
    wrapper: ({ children }) => <LiveProvider value={client}>{children}</LiveProvider>,
  });
  await settle();
  return {
    client,
    core,
    kept,
    asked,
    tell,
    sent,
    page,
    handle: () => shown.handle!,
    other: () => shown.other!,
  };
}

it("is shared by the parts of a page, saved, and known by its state", async () => {
  const { handle, other, kept, tell } = await setUp();
  act(() => handle().change({ text: "What a save" }));
  expect(other()).toMatchObject({ content: { text: "What a save" }, save: "saving" });
  expect(isWriting()).toBe(true);
  await settle(800);
  expect([...kept.values()]).toMatchObject([{ text: "What a save" }]);
  expect([handle().save, isWriting()]).toEqual(["saved", false]);
  tell({ kind: "drafts", drafts: [stateOf(handle().id, { isElsewhere: true })], session: "s7" });
  expect(handle()).toMatchObject({ isElsewhere: true, state: { id: handle().id } });
});

it("is told once it is published, and begins anew; what another member published is not told", async () => {
  const { handle, kept, tell, sent } = await setUp();
  act(() => handle().change({ text: "What a save" }));
  await settle(800);
  const { id } = handle();
  tell({ kind: "drafts", drafts: [stateOf(id)], session: "s7" });
  kept.clear();
  tell(
    { kind: "drafts", drafts: [], session: "s7" },
    { kind: "sent", sent: { draftId: id, slot: "new" }, session: "s7" },
    { kind: "sent", sent: { draftId: "x", slot: "new" }, session: "s8" },
  );
  await settle();
  expect(sent.map(({ draftId }) => draftId)).toEqual([id]);
  expect(handle()).toMatchObject({ content: { text: "" }, isReady: true });
});

it("is copied when the page is hidden or left, and handed to the core by the next page of the same member", async () => {
  const { handle, page, kept, client } = await setUp();
  act(() => handle().change({ text: "Last keys" }));
  const { id } = handle();
  act(() => void dispatchEvent(new Event("pagehide")));
  expect(tailsOf(7)).toMatchObject([{ id, content: { text: "Last keys" } }]);
  await settle();
  expect(tailsOf(7)).toEqual([]);
  page.unmount();
  await settle();
  kept.clear();
  localStorage.setItem(
    `touchline.draftTail.${id}`,
    JSON.stringify({
      memberId: 7,
      save: {
        id,
        slot: "new",
        revision: 0,
        wasStored: false,
        content: { title: "", text: "Left", media: [] },
      },
    }),
  );
  signIn(8);
  const stop = takeUpDrafts(client);
  await settle();
  expect(kept.size).toBe(0);
  signIn(7);
  await vi.dynamicImportSettled();
  await settle();
  expect([...kept.values()]).toMatchObject([{ text: "Left" }]);
  expect(mayHaveDrafts(7)).toBe(true);
  stop();
});

it("is hidden while its member is signed out, with its last keys, and is there again for the same member", async () => {
  const { handle, kept } = await setUp();
  act(() => handle().change({ text: "Mine alone" }));
  act(() => signIn(undefined));
  await settle();
  expect(handle()).toMatchObject({ content: { text: "" }, isReady: false });
  expect(tailsOf(7)).toMatchObject([{ content: { text: "Mine alone" } }]);
  act(() => signIn(8));
  await settle();
  expect([handle().content.text, kept.size]).toEqual(["", 0]);
  act(() => signIn(7));
  await settle();
  expect(handle().content.text).toBe("Mine alone");
});

it.each([
  ["another member signs in", () => signIn(8)],
  [
    "its member has signed out on purpose and in again",
    (client: LiveClient) => {
      dropMyDrafts(client);
      signIn(undefined);
      signIn(7);
    },
  ],
])("is not sent, its box closed and no core answering, when %s", async (_when, change) => {
  const { client, core, handle, page, kept, asked } = await setUp();
  act(() => handle().change({ text: "Mine alone" }));
  core.answers = false;
  act(() => handle().publish());
  await settle();
  page.unmount();
  await settle();
  act(() => change(client));
  core.answers = true;
  asked.length = 0;
  await settle(10_000);
  expect([kept.size, asked.filter((call) => call === "save" || call === "send")]).toEqual([0, []]);
});

it("is removed by a sign-out on purpose, also what was not saved yet", async () => {
  const { handle, asked, client } = await setUp();
  act(() => handle().change({ text: "Saved" }));
  await settle(800);
  act(() => handle().change({ text: "Saved, and more" }));
  expect(await countMyDrafts(client)).toBe(1);
  dropMyDrafts(client);
  act(() => signIn(undefined));
  await settle(5_000);
  expect([asked.includes("drop"), tailsOf(7), mayHaveDrafts(7)]).toEqual([true, [], false]);
});

it("that could not be read is asked for by the next page, and removed by a sign-out on purpose", async () => {
  const { asked, client, tell } = await setUp();
  expect(mayHaveDrafts(7)).toBe(false);
  tell({ kind: "drafts", drafts: [], isUnread: true, session: "s7" });
  expect([mayHaveDrafts(7), pageStore.get(areDraftsUnreadAtom)]).toEqual([true, true]);
  tell({ kind: "drafts", drafts: [], isUnread: true, session: "s8" });
  dropMyDrafts(client);
  await settle();
  expect(asked).toContain("drop");
  tell({ kind: "drafts", drafts: [], session: "s7" });
  expect([mayHaveDrafts(7), pageStore.get(areDraftsUnreadAtom)]).toEqual([false, false]);
});

it("is acted on from a list without being opened", async () => {
  const { client, kept, asked } = await setUp();
  kept.set("other", { mode: "simple", title: "", text: " Words ", caret: undefined, media: [] });
  let acts: ReturnType<typeof useDraftActs> | undefined;
  function List() {
    acts = useDraftActs();
    return null;
  }
  render(<List />, { wrapper: ({ children }) => <LiveProvider value={client}>{children}</LiveProvider> });
  expect(await acts?.readText("other")).toBe("Words");
  asked.length = 0;
  const undo = acts?.discard("other");
  undo?.();
  await settle();
  expect(asked).toEqual(["discard", "restore"]);
});
