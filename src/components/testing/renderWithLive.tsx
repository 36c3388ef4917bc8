// Renders a component as the app does, over a live store that the test fills.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { withToggled } from "#domain/favorites.ts";
import { LiveProvider } from "#state/live/client/hooks.ts";
import { NavigationProvider } from "#state/navigation/hooks.ts";
import type { Navigation } from "#state/navigation/navigation.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { createLiveStore, type LiveStore } from "#state/live/client/liveStore.ts";
import type { EventView, TabUpdate } from "#workers/live/contract.ts";
import { aNavigation } from "./aNavigation.ts";

export interface Rendered extends RenderResult {
  /** Sends an update to the page, as the core does. */
  readonly send: (update: Omit<TabUpdate, "seq">) => void;
  /** Commands the components sent, in order. */
  readonly commands: readonly string[];
  readonly store: LiveStore;
}

const ignore = () => undefined;

export interface RenderOptions {
  /** Answers the calls of pages; by default there is no answer. */
  readonly getPage?: LiveClient["getPage"];
  /** Answers a member's acts; by default there is no answer. */
  readonly act?: LiveClient["act"];
  /** Answers calls about drafts; by default there is no answer. */
  readonly draft?: LiveClient["draft"];
  /** Answers calls about orders; by default there is no answer. */
  readonly order?: LiveClient["order"];
  /** Takes the views of the page; by default nobody does. */
  readonly setView?: LiveClient["setView"];
  /** Answers with the status of the core; by default there is no answer. */
  readonly getStatus?: LiveClient["getStatus"];
  /** Target of links; by default they are recorded among the commands, such as `go /live`. */
  readonly navigation?: Navigation;
}

export function renderWithLive(ui: ReactNode, options: RenderOptions = {}): Rendered {
  const store = createLiveStore();
  const commands: string[] = [];
  const client: LiveClient = {
    getPage: options.getPage ?? (async () => undefined),
    act: options.act ?? (async () => undefined),
    setMember: ignore,
    store,
    setContext: ignore,
    setSettings: ignore,
    setView: options.setView ?? ignore,
    setLowPower: ignore,
    setSpoilers: (stored) => commands.push(`spoilers ${stored}`),
    watch: ignore,
    watchPosts: (posts) => commands.push(`watch posts ${posts?.postIds.join() ?? "none"}`),
    setAlerts: (alerts) => commands.push(`alerts ${JSON.stringify(alerts)}`),
    like: (kind, id, like) => commands.push(`${like ? "like" : "unlike"} ${kind} ${id}`),
    toggleFavorite(kind, id, on) {
      commands.push(`favorite ${kind} ${id} ${on}`);
      store.setFavorites(withToggled(store.part("favorites"), kind, id, on));
    },
    // Whatever a component passes is sent to the core, which takes nothing here.
    retry: (...given: readonly unknown[]) => commands.push(["retry", ...given].join(" ")),
    dismissPopup(eventId) {
      commands.push(`dismiss ${eventId}`);
      store.dismissPopup(eventId);
    },
    draft: options.draft ?? (async () => undefined),
    order: options.order ?? (async () => undefined),
    getLeagueDirectory: async () => undefined,
    getBoard: async () => [],
    getStatus: options.getStatus ?? (async () => undefined),
    pageStarted: () => undefined,
    superviseCore: async () => undefined,
    opened: Promise.resolve(),
  };
  const navigation = options.navigation ?? aNavigation(({ to }) => void commands.push(`go ${to}`));
  let seq = 0;
  const result = render(ui, {
    wrapper: ({ children }) => (
      <I18nProvider i18n={i18n}>
        <NavigationProvider value={navigation}>
          <LiveProvider value={client}>{children}</LiveProvider>
        </NavigationProvider>
      </I18nProvider>
    ),
  });
  return {
    ...result,
    commands,
    store,
    send(update) {
      seq += 1;
      act(() => {
        store.receive({ ...update, seq });
      });
    },
  };
}

/** A goal by Arsenal against Chelsea; `over` and `view` replace parts of it. */
export function aView(over: Partial<EventView["event"]> = {}, view: Partial<EventView> = {}): EventView {
  const event = {
    id: "1001:goal:home:2#1",
    type: "goal",
    matchId: 1001,
    leagueId: 36,
    side: "home",
    at: Date.UTC(2026, 10, 21, 20, 0),
    minute: 6700,
    values: { home: 2, away: 1 },
    ...over,
  } as const;
  return {
    event,
    league: "Premier League",
    names: { home: "Arsenal", away: "Chelsea" },
    logos: { home: "11.png", away: "" },
    score: { home: 2, away: 1 },
    redCards: { home: 0, away: 1 },
    yellowCards: { home: 0, away: 2 },
    favorite: true,
    ...view,
  };
}
