// The rules of alerts: a form that makes one, and the list of all with the time at which each fired last.
// See docs/product.md#rules-of-alerts.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { useRef } from "react";
import { type AlertRule, type ChosenScope, RULES_MAX, type RuleScope } from "#domain/alerts/alertRules.ts";
import { useFormats } from "#i18n/hooks.ts";
import { formatClock } from "#i18n/formats.ts";
import { calendarDay } from "#domain/zones.ts";
import { alertRulesAtom } from "#state/alerts/alertRules.ts";
import { alertStateAtom, useShowsAlertState } from "#state/alerts/alertState.ts";
import { useNameOf } from "#state/pageData/useNameOf.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { IconButton } from "#ui/controls/IconButton.tsx";
import { offerUndo } from "#ui/overlays/undo.ts";
import { SettingsNote, SettingsPage } from "../SettingsPage.tsx";
import { RuleForm } from "./RuleForm.tsx";
import styles from "./RulesPage.module.css";
import { useRuleWords } from "./ruleWords.ts";

export function RulesPage() {
  const [rules, setRules] = useAtom(alertRulesAtom);
  const most = RULES_MAX;
  return (
    <SettingsPage
      path="/settings/contest/notifications/rules"
      lead={
        <Trans>
          Alerts of your own, beside those of favourites. Each rule fires once a match, for what happens while
          a tab of Touchline is open.
        </Trans>
      }
    >
      {rules.length < RULES_MAX ? (
        <RuleForm onMade={(rule) => setRules((known) => [...known, rule])} />
      ) : (
        <SettingsNote>
          <Trans>There can be at most {most} rules.</Trans>
        </SettingsNote>
      )}
      <RuleList rules={rules} onChange={setRules} />
    </SettingsPage>
  );
}

interface RuleListProps {
  readonly rules: readonly AlertRule[];
  onChange(change: (known: readonly AlertRule[]) => readonly AlertRule[]): void;
}

function RuleList({ rules, onChange }: RuleListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const words = useRuleWords();
  useShowsAlertState();
  const fired = useAtomValue(alertStateAtom)?.fired;

  function remove(rule: AlertRule): void {
    const place = rules.indexOf(rule);
    onChange((known) => known.filter(({ id }) => id !== rule.id));
    offerUndo({
      text: t`Rule removed`,
      action: t`Undo`,
      undo: () =>
        onChange((known) =>
          known.some(({ id }) => id === rule.id)
            ? known
            : known.toSpliced(place, 0, rule).slice(0, RULES_MAX),
        ),
      focusAfter: () => list.current,
    });
  }

  if (rules.length === 0) return <EmptyState icon="whistle" title={<Trans>No rules yet.</Trans>} />;
  return (
    <ul ref={list} tabIndex={-1} className={styles["list"]} aria-label={t`Rules`}>
      {rules.map((rule) => (
        <li key={rule.id} className={styles["rule"]}>
          <span className={styles["words"]}>
            <b>{words(rule)}</b>
            <ScopeName scope={rule.scope} />
            {fired && <LastFired at={fired[rule.id]} />}
          </span>
          <IconButton
            icon="close"
            iconSize={16}
            label={t`Remove: ${words(rule)}`}
            onClick={() => remove(rule)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The matches that a rule is about. */
function ScopeName({ scope }: { readonly scope: RuleScope }) {
  if (scope.kind !== "favorites") return <ChosenName scope={scope} />;
  return (
    <span className={styles["scope"]}>
      <Trans>All favourites</Trans>
    </span>
  );
}

function ChosenName({ scope }: { readonly scope: ChosenScope }) {
  return (
    <bdi className={styles["scope"]} translate="no">
      {useNameOf(scope)}
    </bdi>
  );
}

/** `at`: server time, epoch ms; undefined for never, NaN where it is hidden. */
function LastFired({ at }: { readonly at: number | undefined }) {
  const zone = useViewerZone();
  const formats = useFormats();
  if (at === undefined)
    return (
      <small className={styles["fired"]}>
        <Trans>Has not fired yet</Trans>
      </small>
    );
  if (Number.isNaN(at)) return null;
  const offset = zone.offsetAt(at);
  const when = `${formats.day(calendarDay(at, offset))}, ${formatClock(at, offset)}`;
  return (
    <small className={styles["fired"]}>
      <Trans>Fired last: {when}</Trans>
    </small>
  );
}
