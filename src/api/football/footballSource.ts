// Reads the source of the football data and its state; undefined for a made-up world, which names none.
// See docs/wire.md#football-source.
import * as v from "valibot";
import type { FootballSource, SourcePart, SourceState, SourceTrouble } from "#domain/footballSource.ts";
import { arrayOf, count, oneOf, orElse, orNone, type Reads, second, text } from "../wire/pageParts.ts";

const PARTS: Readonly<Record<SourcePart, SourcePart>> = {
  clock: "clock",
  halfTime: "halfTime",
  cards: "cards",
  lineups: "lineups",
  incidents: "incidents",
  statistics: "statistics",
  odds: "odds",
  standings: "standings",
  scorers: "scorers",
  squads: "squads",
};

const STATES: Readonly<Record<string, SourceState>> = {
  LIVE: "live",
  DELAYED: "delayed",
  LATE: "late",
  STOPPED: "stopped",
};

const TROUBLES: Readonly<Record<string, SourceTrouble>> = {
  THROTTLED: "throttled",
  QUOTA: "callsUsedUp",
  PLAN: "planTooSmall",
  KEY: "keyRefused",
  DOWN: "noAnswer",
  UNREADABLE: "unreadable",
};

/** Pages link to no other kind of address. */
const LINKED = /^https:\/\//;

const NO_SOURCE = "NONE";

const named: Reads<FootballSource> = v.pipe(
  v.object({
    name: text,
    homepage: text,
    licence: text,
    attribution: text,
    gives: orElse(arrayOf(oneOf(PARTS)), []),
    state: oneOf(STATES),
    reason: orElse(orNone(oneOf(TROUBLES)), undefined),
    asOf: orElse(orNone(second), undefined),
    everySeconds: orElse(count, 0),
    daysAround: orElse(orNone(count), undefined),
    resumeAt: orElse(orNone(second), undefined),
    faults: orElse(v.record(v.string(), count), {}),
  }),
  v.transform(({ reason, faults, ...wire }) => ({
    ...wire,
    homepage: LINKED.test(wire.homepage) ? wire.homepage : "",
    trouble: reason,
    failedReads: Object.values(faults).reduce((sum, each) => sum + each, 0),
  })),
);

const none: Reads<null> = v.pipe(
  v.object({ state: v.literal(NO_SOURCE) }),
  v.transform(() => null),
);

export const footballSource: Reads<FootballSource | null> = v.union([named, none]);
