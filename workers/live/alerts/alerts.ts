// Decides what is told where: an event pops up in one tab, and what was missed is told together once somebody looks.
import { shouldPopUp } from "#domain/notificationRules.ts";
import { type UpdateSources, viewEvent } from "../tabs/buildUpdate.ts";
import type { Clock } from "../base/clock.ts";
import type { ConnectionWatch } from "../feed/connection.ts";
import type { Counters } from "../base/counters.ts";
import { createDigests } from "./digests.ts";
import type { LogEntry } from "../tabs/eventLog.ts";
import { createPopups, lookedAtLast } from "./popups.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { Way } from "../tabs/dirtyState.ts";
import type { Tab } from "../tabs/tab.ts";

export interface Alerts {
  /** Something has happened, or a goal was taken back. */
  happened(entry: LogEntry): void;
  /** A full list comes, of which what it shows was complete at `dataAt` (epoch ms); undefined for its first time. */
  listComes(dataAt: number | undefined): void;
  /** A tab was hidden or is gone: what it had no time to show is told elsewhere. */
  left(tab: Tab): void;
  /** Looks whether what was missed can be told; call it when a tab is shown and on every beat. */
  review(): void;
}

export interface AlertsOptions {
  readonly clock: Clock;
  readonly counters: Counters;
  readonly tabs: ReadonlyMap<string, Tab>;
  readonly publisher: Pick<Publisher, "schedule">;
  readonly connection: Pick<ConnectionWatch, "newsAt">;
  readonly sources: UpdateSources;
}

/** Nothing told yet. */
export function createAlerts(options: AlertsOptions): Alerts {
  const { clock, counters, tabs, publisher, sources } = options;
  const popups = createPopups(clock);
  const digests = createDigests({ clock, tabs, newsAt: options.connection.newsAt, tell });

  function tell(tab: Tab, entries: readonly LogEntry[], way: Way): void {
    counters.add(way, way === "popups" ? entries.length : 1);
    for (const entry of entries) {
      popups.stand(entry, tab, way);
      tab.dirty.addEvent(way, viewEvent(entry, tab, sources));
    }
    publisher.schedule(tab);
  }

  return {
    happened(entry) {
      for (const tab of popups.withdraw(entry.event)) publisher.schedule(tab);
      digests.withdraw(entry.event);
      digests.date(entry);
      // Nobody looks: the settings of any tab are those of all, but for one that is just being told of a change.
      const tab = lookedAtLast(tabs.values()) ?? [...tabs.values()].at(-1);
      if (!tab || !shouldPopUp(entry.event, entry.match, sources.favoriteLists(), tab.settings)) return;
      if (!digests.keep(entry)) tell(tab, [entry], "popups");
    },
    listComes: digests.listComes,
    left: (tab) => digests.again(popups.unseen(tab)),
    review: digests.review,
  };
}
