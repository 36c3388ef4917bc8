// What follows from a change of a match beside its row: highlights, the log, popups and digests.
import { type Alerts, type AlertsOptions, createAlerts } from "./alerts.ts";
import { createEventIds } from "./eventIds.ts";
import { createEventLog, type LogLines } from "../tabs/eventLog.ts";
import { createHighlights, type Highlights } from "../tabs/highlights.ts";

export interface Reactions {
  readonly alerts: Alerts;
  readonly highlights: Highlights;
  readonly log: LogLines;
}

export type ReactionsOptions = Omit<AlertsOptions, "highlights" | "log">;

/** No change has been seen yet. */
export function createReactions(options: ReactionsOptions): Reactions {
  const log = createEventLog(createEventIds(options.clock));
  const highlights = createHighlights(options.clock, options.publisher.rowChanged);
  return { alerts: createAlerts({ ...options, highlights, log }), highlights, log };
}
