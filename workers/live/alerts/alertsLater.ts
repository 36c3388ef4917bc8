// Stands in for the alerts until their code has come: no row waits for it, and what happens meanwhile is told then.
import type { Alerts, AlertsOptions } from "./alerts.ts";
import type { LiveCoreOptions } from "../coreOptions.ts";
import type { LogEntry } from "../tabs/eventLog.ts";
import { createLater } from "../base/later.ts";

/** Asks for the code beside the first list, before which nothing can happen; again with each list while it fails. */
export function createAlertsLater(
  options: AlertsOptions,
  load: LiveCoreOptions["loadAlerts"] = async () => (await import("./alerts.ts")).createAlerts,
): Alerts {
  const alerts = createLater(async () => (await load())(options));
  let waiting: LogEntry[] = [];

  return {
    happened(entry) {
      const ready = alerts.here();
      if (ready) ready.happened(entry);
      else waiting.push(entry);
    },
    listComes(dataAt) {
      const ready = alerts.here();
      if (ready) return ready.listComes(dataAt);
      void alerts.come().then((come) => {
        // Where it cannot be had, what happened is old by the time it can.
        for (const entry of waiting) come?.happened(entry);
        waiting = [];
      });
    },
    left: (tab) => alerts.here()?.left(tab),
    review: () => alerts.here()?.review(),
  };
}
