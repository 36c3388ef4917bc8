// The rules of alerts, kept in this browser and shared by its tabs.
// See docs/product.md#rules-of-alerts.
import { type AlertRule, readRules, RULES_MAX } from "#domain/alerts/alertRules.ts";
import { storedAtom } from "../preferences/stored.ts";

/** In the order in which they were made. */
export const alertRulesAtom = storedAtom<readonly AlertRule[]>({
  key: "touchline.alertRules.1",
  initial: [],
  read: readRules,
  write: (rules) => (rules.length === 0 ? undefined : rules.slice(0, RULES_MAX)),
});
