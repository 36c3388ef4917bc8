// Publishes changes to tabs: marks what each of them means for which tab, and has it sent.
import { type CacheTag, isMatchTag } from "#domain/calls/cacheTags.ts";
import type { Section } from "./dirtyState.ts";
import { createSender, type Sender, type SenderOptions } from "./sender.ts";
import type { Tab } from "./tab.ts";

export interface Publisher extends Omit<Sender, "scheduleTitle"> {
  /** A match changed in a way that its row shows. */
  rowChanged(matchId: number): void;
  /** Every row on a screen may differ. */
  everyRowChanged(): void;
  sectionChanged(section: Exclude<Section, "log">): void;
  /** The titles of this match's pages may differ. */
  titleChanged(matchId: number): void;
  /** True when a visible tab asked for answers that a change of a match can make out of date. */
  isAsked(): boolean;
  /** Answers about these subjects are out of date. */
  outdated(tags: readonly CacheTag[]): void;
}

/** A publisher to the tabs in `tabs`, which may come and go. A change of a row costs no more when hidden tabs are opened. */
export function createPublisher(options: SenderOptions): Publisher {
  const { tabs, visibleTabs } = options;
  const sender = createSender(options);
  const { schedule } = sender;

  function markRow(tab: Tab, matchId: number): void {
    if (!tab.watched.has(matchId)) return;
    if (tab.near.has(matchId)) return tab.dirty.markNearRow(matchId);
    tab.dirty.markRows([matchId]);
    schedule(tab);
  }

  return {
    ...sender,
    rowChanged(matchId) {
      for (const tab of visibleTabs) markRow(tab, matchId);
    },
    everyRowChanged() {
      for (const tab of visibleTabs) {
        tab.dirty.markRows(tab.watched);
        schedule(tab);
      }
    },
    sectionChanged(section) {
      for (const tab of visibleTabs) {
        tab.dirty.markSection(section);
        schedule(tab);
      }
    },
    titleChanged(matchId) {
      for (const tab of tabs.values()) {
        if (tab.view.matchIds[0] !== matchId) continue;
        tab.dirty.markTitle();
        sender.scheduleTitle(tab);
      }
    },
    isAsked() {
      for (const { tags } of visibleTabs) for (const tag of tags) if (isMatchTag(tag)) return true;
      return false;
    },
    outdated(tags) {
      for (const tab of visibleTabs) {
        if (tab.tags.size === 0) continue;
        const asked = tags.filter((tag) => tab.tags.has(tag));
        for (const tag of asked) {
          // A page that still shows the answer asks again, and its question adds the tag.
          tab.tags.delete(tag);
          tab.dirty.markOutdated(tag);
        }
        if (asked.length > 0) schedule(tab);
      }
    },
  };
}
