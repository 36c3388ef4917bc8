// A tab's end of the live core: its store, its commands, and what it presents of itself to each core it joins.
import type { View } from "#domain/board/view.ts";
import { type FavoriteKind, withToggled } from "#domain/favorites.ts";
import type { PostsOnScreen } from "#domain/community/post.ts";
import type { MatchDisplaySettings } from "#domain/settings.ts";
import type { TabContext, TabUpdate } from "#workers/live/contract.ts";
import { type BrowserParts, thisBrowser } from "../link/browserParts.ts";
import { followCore } from "../link/followCore.ts";
import { createForwards, type Forwards } from "./commands.ts";
import { createCoreCalls } from "./coreCalls.ts";
import { createLiveStore, type LiveStore } from "./liveStore.ts";
import { createWatchList } from "./watchList.ts";

export interface LiveClient extends Forwards {
  readonly store: LiveStore;
  /** Says which matches a part of the page shows, and which it is about to show (`near`); none of either when it goes. */
  readonly watch: (owner: string, matchIds: readonly number[], near?: readonly number[]) => void;
  setContext(context: TabContext): void;
  setSettings(settings: MatchDisplaySettings): void;
  setView(view: View): void;
  /** The posts that the page shows, and the feed whose news it wants; undefined when it shows none. */
  watchPosts(posts: PostsOnScreen | undefined): void;
  /** The sign-in this page knows of is another now, or none. Sent until a core has taken it. */
  setMember(now: string | undefined): void;
  /** Shown at once; sent until a core has taken it. */
  toggleFavorite(kind: FavoriteKind, id: number, on: boolean): void;
  /** Of this tab alone. */
  dismissPopup(eventId: string): void;
  /** Loads what judges the core, so that one that dies or hangs is left. Rejects when that code cannot be loaded. */
  superviseCore(): Promise<void>;
}

export interface LiveClientOptions {
  readonly context: TabContext;
  readonly settings: MatchDisplaySettings;
  readonly view: View;
  readonly deviceInfo: string;
  /** Asked whenever the tab presents itself to a core. */
  isLowPower(): boolean;
  readonly member: string | undefined;
  /** The core says that this sign-in is over. */
  onSignedOut(session: string): void;
}

/** Connects this tab to the core at once. */
export function createLiveClient(
  { isLowPower, onSignedOut, deviceInfo, ...initial }: LiveClientOptions,
  browser: BrowserParts = thisBrowser(),
): LiveClient {
  const store = createLiveStore();
  const calls = createCoreCalls();
  const watchList = createWatchList();
  /** What each new core learns of this tab. */
  const presented: typeof initial & { posts?: PostsOnScreen | undefined } = { ...initial };

  function receive(update: TabUpdate): void {
    if (update.signedOut !== undefined) onSignedOut(update.signedOut);
    if (!store.receive(update)) calls.tell("requestSnapshot");
  }

  const superviseCore = followCore({
    browser,
    calls: {
      ...calls,
      opened() {
        const { seen, near } = watchList.all();
        calls.tell("watch", seen, near);
        calls.opened();
      },
    },
    hello: () => ({
      ...presented,
      deviceInfo,
      lowPower: isLowPower(),
      rejoins: store.part("list") !== undefined,
    }),
    onUpdate: receive,
    onJoin: store.restart,
  });

  return {
    ...createForwards(calls),
    store,
    superviseCore,
    setContext(context) {
      presented.context = context;
      calls.tell("setContext", context);
    },
    setSettings(settings) {
      presented.settings = settings;
      calls.tell("setSettings", settings);
    },
    setView(view) {
      presented.view = view;
      calls.tell("setView", view);
    },
    watchPosts(posts) {
      presented.posts = posts;
      calls.tell("watchPosts", posts);
    },
    setMember(member) {
      const before = presented.member;
      presented.member = member;
      if (member !== before) calls.deliver("member", "setMember", member, before);
    },
    watch(owner, seen, near = []) {
      const now = watchList.set(owner, { seen, near });
      if (now === undefined) return;
      store.keepRows([...now.seen, ...now.near]);
      calls.tell("watch", now.seen, now.near);
    },
    toggleFavorite(kind, id, on) {
      store.setFavorites(withToggled(store.part("favorites"), kind, id, on));
      calls.deliver(`${kind}:${id}`, "toggleFavorite", kind, id, on);
    },
    dismissPopup: (eventId) => store.dismissPopup(eventId),
  };
}
