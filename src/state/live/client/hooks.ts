// How components read the live store: each hook subscribes to one part, so that nothing else re-renders it.
import { createContext, useContext, useSyncExternalStore } from "react";
import type { Row } from "#domain/board/rowCode.ts";
import type { ListOrdering } from "#domain/board/view.ts";
import { type FavoriteKind, isEmpty } from "#domain/favorites.ts";
import type {
  Connection,
  EventLineView,
  EventView,
  LeagueHeading,
  ListInfo,
  MatchFacts,
  MatchTitle,
  RailUpdate,
} from "#workers/live/contract.ts";
import type { LiveClient } from "./liveClient.ts";
import type { LiveParts } from "./liveStore.ts";

const LiveContext = createContext<LiveClient | undefined>(undefined);

/** Gives the components below it the tab's live client. */
export const LiveProvider = LiveContext.Provider;

/** The tab's live client. Throws outside LiveProvider: that is a bug. */
export function useLiveClient(): LiveClient {
  const client = useContext(LiveContext);
  if (!client) throw new Error("useLiveClient needs a LiveProvider above it");
  return client;
}

function useTopic<T>(topic: string, read: (client: LiveClient) => T): T {
  const client = useLiveClient();
  return useSyncExternalStore(
    (listener) => client.store.subscribe(topic, listener),
    () => read(client),
  );
}

function usePart<Name extends keyof LiveParts>(name: Name): LiveParts[Name] {
  return useTopic(name, (client) => client.store.part(name));
}

/** One match; undefined before its first row. */
export function useMatch(matchId: number): Row | undefined {
  return useTopic(`row:${matchId}`, (client) => client.store.row(matchId));
}

/** Names, crests and slow facts of a match. */
export function useMatchFacts(matchId: number): MatchFacts | undefined {
  return useTopic(`facts:${matchId}`, (client) => client.store.facts(matchId));
}

/** The heading of a league in the list. */
export function useLeagueHeading(leagueId: number): LeagueHeading | undefined {
  return useTopic(`league:${leagueId}`, (client) => client.store.league(leagueId));
}

/** Status, day and counts of the list; undefined before the first answer. */
export function useListInfo(): ListInfo | undefined {
  return usePart("list");
}

/** True once the list is ready or has failed. Requests that may wait start then, so that they do not delay the list. */
export function useListSettled(): boolean {
  return useTopic("list", (client) => {
    const status = client.store.part("list")?.status;
    return status === "ready" || status === "failed";
  });
}

/** The lines of the list, in order. */
export function useOrdering(): ListOrdering {
  return usePart("order");
}

/** Pinned leagues, countries and the number of running matches. */
export function useRail(): RailUpdate | undefined {
  return usePart("rail");
}

/** How data arrives, and how old it is. */
export function useConnection(): Connection {
  return usePart("connection");
}

/** The latest events, newest first. */
export function useEventLog(): readonly EventLineView[] {
  return usePart("log");
}

/** The popups shown in this tab, newest first. */
export function usePopups(): readonly EventView[] {
  return usePart("popups");
}

/** Events of a time without a visible tab, newest first; empty when there were none. */
export function useDigest(): readonly EventView[] {
  return usePart("digest");
}

/** True when this match, league or team is a favourite, as painted at once by a press of its star. */
export function useIsFavorite(kind: FavoriteKind, id: number): boolean {
  return useTopic("favorites", (client) => client.store.part("favorites")[kind].includes(id));
}

/** True when anything is a favourite. */
export function useHasFavorites(): boolean {
  return useTopic("favorites", (client) => !isEmpty(client.store.part("favorites")));
}

/** Data for title and icon of a match page; updated in hidden tabs too. */
export function useMatchTitle(): MatchTitle | undefined {
  return usePart("title");
}

export interface LiveCommands {
  /** Fresh connection attempts and a fresh list. */
  retry(): void;
  dismissPopup(eventId: string): void;
  toggleFavorite(kind: FavoriteKind, id: number, on: boolean): void;
}

/** What a component may ask of the core. */
export function useLiveCommands(): LiveCommands {
  return useLiveClient();
}
