// Stands in for the reactions to changes until their code has come: rows do not wait, and changes are kept.
import { createLater } from "../base/later.ts";
import { AWAY_MS } from "../base/limits.ts";
import type { createReactions, Reactions, ReactionsOptions } from "./reactions.ts";

/** Brings the code of highlights, log, popups and digests. */
export type LoadReactions = () => Promise<typeof createReactions>;

/**
 * Loads the code with the first change of a known match, with the first list of a core that replaces another, and
 * otherwise in the second after the first list; after a failure again. `optionsOf` is called when the code has come.
 */
export function createReactionsLater(
  optionsOf: () => ReactionsOptions,
  load: LoadReactions = async () => (await import("./reactions.ts")).createReactions,
): Reactions {
  const later = createLater(async () => (await load())(optionsOf()));
  let hasList = false;

  function need(): void {
    // The beat of this second was missed.
    void later.need(optionsOf().clock.now())?.then((part) => part?.alerts.review());
  }

  /** The row has been sent without what the code adds to it. */
  function catchUp(matchId: number, use: (part: Reactions) => void): void {
    later.whenLoaded((part) => {
      use(part);
      optionsOf().publisher.rowChanged(matchId);
    });
    need();
  }

  /**
   * Tells the code, when it has come, that the data before this moment was old (`dataAt`, local epoch ms). By then newer
   * data has arrived, and the code could not see that the changes in between belong into a digest.
   */
  function noteAbsence(dataAt: number | undefined): void {
    if (dataAt === undefined || optionsOf().clock.now() - dataAt < AWAY_MS) return;
    later.whenLoaded(({ alerts }) => alerts.listComes(dataAt));
  }

  return {
    alerts: {
      changed(change, at) {
        const { before, after, dayWasLoaded } = change;
        const part = later.current();
        if (part) return part.alerts.changed(change, at);
        noteAbsence(optionsOf().connection.newsAt());
        if (before || dayWasLoaded) catchUp(after.id, ({ alerts }) => alerts.changed(change, at));
        else later.whenLoaded(({ alerts }) => alerts.changed(change, at));
      },
      listComes(dataAt) {
        const part = later.current();
        if (part) return part.alerts.listComes(dataAt);
        hasList = true;
        noteAbsence(dataAt);
        // What a replaced core did not announce is news; without one, a first list has none.
        if ([...optionsOf().tabs.values()].some((tab) => tab.rejoins)) need();
      },
      left: (tab) => later.current()?.alerts.left(tab),
      review() {
        const part = later.current();
        if (part) part.alerts.review();
        else if (hasList) need();
      },
    },
    highlights: {
      of: (matchId) => later.current()?.highlights.of(matchId) ?? 0,
      set(matchId, bits, instead) {
        const part = later.current();
        if (part) part.highlights.set(matchId, bits, instead);
        else if (bits !== 0) catchUp(matchId, ({ highlights }) => highlights.set(matchId, bits, instead));
      },
      expireNear: () => later.current()?.highlights.expireNear(),
    },
    log: { linesFor: (tab, sources) => later.current()?.log.linesFor(tab, sources) ?? [] },
  };
}
