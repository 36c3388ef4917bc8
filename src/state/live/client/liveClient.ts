// A tab's client of the live core: its store, its commands, and the state it sends to each core it joins.
import type { View } from "#domain/board/view.ts";
import { type FavoriteKind, withToggled } from "#domain/favorites.ts";
import type { TabAlerts } from "#domain/alerts/tabAlerts.ts";
import type { PostsOnScreen } from "#domain/community/post.ts";
import type { MatchDisplaySettings } from "#domain/settings.ts";
import { SPOILERS_KEY } from "#domain/spoilerWords.ts";
import type { TabContext, TabUpdate } from "#workers/live/contract.ts";
import { type BrowserParts, thisBrowser } from "../link/browserParts.ts";
import { followCore } from "../link/followCore.ts";
import { learnClockDifference } from "../serverTime.ts";
import { type CommandArgs, createForwards, type Forwards } from "./commands.ts";
import { createCoreCalls } from "./coreCalls.ts";
import { createSignal } from "./signal.ts";
import { areStarsKept, keepStars, takeStars } from "./heldStars.ts";
import { createLiveStore, type LiveStore } from "./liveStore.ts";
import { createWatchList } from "./watchList.ts";

export interface LiveClient extends Forwards {
  readonly store: LiveStore;
  /** Resolves when the first session with a core has been asked for. */
  readonly opened: Promise<void>;
  /** The matches that a part of the page shows, and those it is about to show (`near`); none after it is unmounted. */
  readonly watch: (owner: string, matchIds: readonly number[], near?: readonly number[]) => void;
  setContext(context: TabContext): void;
  setSettings(settings: MatchDisplaySettings): void;
  setView(view: View): void;
  /** The posts that the page shows, and the feed whose new posts it counts; undefined when it shows none. */
  watchPosts(posts: PostsOnScreen | undefined): void;
  /** The alerts that this tab wants and can give; undefined for none. */
  setAlerts(alerts: TabAlerts | undefined): void;
  /** The page's sign-in has changed or ended. Sent until a core has received it. */
  setMember(now: string | undefined): void;
  /** Shown at once; sent until a core has received it. */
  toggleFavorite(kind: FavoriteKind, id: number, on: boolean): void;
  /** Applies to this tab only. */
  dismissPopup(eventId: string): void;
  /** The code of the page has run. How long that took decides how much time a core has at first. */
  pageStarted(): void;
  /** Loads the supervision, by which the tab leaves a core that ends or hangs. Rejects when it cannot be loaded. */
  superviseCore(): Promise<void>;
}

export interface LiveClientOptions {
  readonly context: TabContext;
  readonly settings: MatchDisplaySettings;
  readonly view: View;
  readonly deviceInfo: string;
  /** Called whenever the tab opens a session with a core. */
  isLowPower(): boolean;
  readonly member: string | undefined;
  /** The core reports that this sign-in has ended. */
  onSignedOut(session: string): void;
}

/** True for plain values that read the same. The core answers every context and all settings with a snapshot. */
function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Connects this tab to the core at once. */
export function createLiveClient(
  { isLowPower, onSignedOut, deviceInfo, ...initial }: LiveClientOptions,
  browser: BrowserParts = thisBrowser(),
): LiveClient {
  const store = createLiveStore();
  const calls = createCoreCalls();
  const watchList = createWatchList();
  const opened = createSignal();
  /** The state of this tab that is sent to each new core. */
  const presented: typeof initial & { posts?: PostsOnScreen; alerts?: TabAlerts } = { ...initial };

  function receive(update: TabUpdate): void {
    if (update.clockDifferenceMs !== undefined) learnClockDifference(update.clockDifferenceMs);
    if (update.signedOut !== undefined) onSignedOut(update.signedOut);
    if (!store.receive(update)) calls.tell("requestSnapshot");
  }

  function deliverStar(kind: FavoriteKind, id: number, on: boolean): void {
    calls.deliver(`${kind}:${id}`, "toggleFavorite", kind, id, on);
  }

  function deliverKept(): void {
    for (const star of takeStars(browser.store, presented.member)) deliverStar(...star);
  }

  let hasKept = false;
  deliverKept();
  browser.frame.addEventListener("pagehide", () => {
    hasKept = keepStars(browser.store, presented.member, calls.undelivered("toggleFavorite"));
  });
  // From the back-forward cache, before a core is joined: this page still has them. Where another page has taken them,
  // the reader may have changed the marks there.
  browser.frame.addEventListener("pageshow", () => {
    if (hasKept && !areStarsKept(browser.store)) calls.drop("toggleFavorite");
    hasKept = false;
    deliverKept();
  });
  const followed = followCore({
    browser,
    calls: {
      ...calls,
      opened() {
        const { seen, near } = watchList.all();
        calls.tell("watch", seen, near);
        calls.opened();
        opened.resolve();
      },
    },
    hello: () => ({
      ...presented,
      deviceInfo,
      lowPower: isLowPower(),
      spoilers: browser.store.getItem(SPOILERS_KEY),
      rejoins: store.part("list") !== undefined,
      tags: store.shownTopics(),
    }),
    onUpdate: receive,
    onJoin: store.restart,
  });

  /** Tells this part of the tab's state to the core, and to each next one. */
  function present<Name extends "setView" | "watchPosts" | "setAlerts">(
    part: keyof typeof presented,
    name: Name,
  ): (...told: CommandArgs<Name>) => void {
    return (...told) => {
      Object.assign(presented, { [part]: told[0] });
      calls.tell(name, ...told);
    };
  }

  return {
    ...createForwards(calls),
    store,
    opened: opened.promise,
    ...followed,
    setContext(context) {
      if (isSame(presented.context, context)) return;
      presented.context = context;
      calls.tell("setContext", context);
    },
    setSettings(settings) {
      if (isSame(presented.settings, settings)) return;
      presented.settings = settings;
      calls.tell("setSettings", settings);
    },
    setView: present("view", "setView"),
    watchPosts: present("posts", "watchPosts"),
    setAlerts: present("alerts", "setAlerts"),
    setMember(member) {
      const before = presented.member;
      presented.member = member;
      // A member's presses that no core has received are not another's. A visitor's favourites go with the sign-in.
      if (before !== undefined && member !== before) calls.drop("toggleFavorite");
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
      deliverStar(kind, id, on);
    },
    dismissPopup: (eventId) => store.dismissPopup(eventId),
  };
}
