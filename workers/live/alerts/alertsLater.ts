// Stands in for the alerts while their code loads: rows do not wait for it, and changes of that time are kept.
import type { Alerts, AlertsOptions, createAlerts } from "./alerts.ts";
import { createLater } from "../base/later.ts";

/** Brings the code of popups and digests. */
export type LoadAlerts = () => Promise<typeof createAlerts>;

/** Loads the code with the first list, before which there are no events; after a failure again with the next list. */
export function createAlertsLater(
  options: AlertsOptions,
  load: LoadAlerts = async () => (await import("./alerts.ts")).createAlerts,
): Alerts {
  const alerts = createLater(async () => (await load())(options));

  return {
    changed: (...change) => alerts.whenLoaded((part) => part.changed(...change)),
    listComes(dataAt) {
      const part = alerts.current();
      if (part) part.listComes(dataAt);
      else void alerts.load();
    },
    left: (tab) => alerts.current()?.left(tab),
    review: () => alerts.current()?.review(),
  };
}
