// The words of rules: what they ask for, their numbers, and the matches that they are about.
import { useLingui } from "@lingui/react/macro";
import type { AlertRule, RuleKind } from "#domain/alerts/alertRules.ts";
import { useFormats } from "#i18n/hooks.ts";

/** The kinds as a choice. */
export function useKindNames(): Readonly<Record<RuleKind, string>> {
  const { t } = useLingui();
  return {
    reminder: t({ message: "Before kick-off", comment: "A rule of alerts: a reminder" }),
    lineups: t({ message: "Line-ups are out", comment: "A rule of alerts" }),
    goal: t`Goal`,
    redCard: t`Red card`,
    halfTime: t({ message: "Half-time", comment: "The break of a match" }),
    level: t({ message: "Level", comment: "An alert: both sides have as many goals" }),
    odds: t({ message: "Odds moved", comment: "An alert" }),
  };
}

/** The label of the number of a kind; undefined for one without a number. */
export function useAmountLabels(): Readonly<Partial<Record<RuleKind, string>>> {
  const { t } = useLingui();
  const fromMinute = t({
    message: "From minute",
    comment: "A field of a rule of alerts: a minute of a match",
  });
  return {
    reminder: t({ message: "Minutes before kick-off", comment: "A field of a rule of alerts" }),
    goal: fromMinute,
    level: fromMinute,
    odds: t({ message: "Within 10 minutes, by at least (%)", comment: "A field of a rule of alerts: odds" }),
  };
}

/** What a rule asks for, with its number. */
export function useRuleWords(): (rule: AlertRule) => string {
  const { t } = useLingui();
  const names = useKindNames();
  const { number, percent } = useFormats();
  return ({ kind, amount }) => {
    const minute = number(amount);
    switch (kind) {
      case "reminder":
        return t`${minute} min before kick-off`;
      case "goal":
        return t`Goal from minute ${minute} on`;
      case "level":
        return t`Level from minute ${minute} on`;
      case "odds": {
        const share = percent(amount / 100);
        return t`Odds moved by ${share} or more within 10 minutes`;
      }
      default:
        return names[kind];
    }
  };
}
