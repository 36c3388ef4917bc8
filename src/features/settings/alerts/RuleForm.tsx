// Makes one rule: what happens, from which number on, and in which matches.
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";
import { PickerField } from "#components/writing/choices/PickerField.tsx";
import { groupsOf, type SearchItem } from "#components/search/searchItems.ts";
import {
  type AlertRule,
  amountOf,
  RULE_AMOUNTS,
  RULE_KINDS,
  type RuleKind,
  type RuleScope,
} from "#domain/alerts/alertRules.ts";
import { newId } from "#domain/newId.ts";
import { plainNumber } from "#domain/typedNumber.ts";
import { useLocale } from "#i18n/hooks.ts";
import { useSearch } from "#state/pageData/useSearch.ts";
import { Button } from "#ui/controls/Button.tsx";
import { SelectField } from "#ui/controls/SelectField.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import styles from "./RulesPage.module.css";
import { useAmountLabels, useKindNames } from "./ruleWords.ts";

const FAVORITES: RuleScope = { kind: "favorites" };
const SUBJECTS: ReadonlySet<string> = new Set(["match", "team", "league"]);

export function RuleForm({ onMade }: { readonly onMade: (rule: AlertRule) => void }) {
  const { t } = useLingui();
  const names = useKindNames();
  const amountLabels = useAmountLabels();
  const [kind, setKind] = useState<RuleKind>("reminder");
  const [amount, setAmount] = useState<string>();
  const [where, setWhere] = useState<"favorites" | "chosen">("favorites");
  const [scope, setScope] = useState<RuleScope>(FAVORITES);
  const [problem, setProblem] = useState<"amount" | "scope">();
  const field = useRef<HTMLInputElement>(null);
  const amountField = useRef<HTMLInputElement>(null);
  const amounts = RULE_AMOUNTS[kind];
  const typed = amount ?? String(amounts?.usual ?? "");

  function submit(event: FormEvent): void {
    event.preventDefault();
    const plain = plainNumber(typed).trim();
    const number = Number(plain);
    if (amounts && (plain === "" || amountOf(kind, number) !== number)) {
      setProblem("amount");
      amountField.current?.focus();
    } else if (where === "chosen" && scope.kind === "favorites") {
      setProblem("scope");
      field.current?.focus();
    } else {
      setProblem(undefined);
      onMade({
        id: newId(),
        kind,
        amount: amountOf(kind, number),
        scope: where === "favorites" ? FAVORITES : scope,
      });
      setAmount(undefined);
    }
  }

  return (
    <form noValidate className={styles["form"]} aria-label={t`Add rule`} onSubmit={submit}>
      <SelectField
        label={<Trans>When</Trans>}
        value={kind}
        options={RULE_KINDS.map((value) => ({ value, label: names[value] }))}
        onChange={(value) => {
          setKind(value);
          setAmount(undefined);
          setProblem(undefined);
        }}
      />
      {amounts ? (
        <TextField
          ref={amountField}
          label={amountLabels[kind]}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={problem === "amount" ? t`A whole number from ${amounts.min} to ${amounts.max}` : undefined}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
      ) : null}
      <SelectField
        label={<Trans>In which matches</Trans>}
        value={where}
        options={[
          { value: "favorites", label: t`All favourites` },
          { value: "chosen", label: t`Match, team or league` },
        ]}
        onChange={setWhere}
      />
      {where === "chosen" ? (
        <ScopePicker field={field} scope={scope} isMissing={problem === "scope"} onChoose={setScope} />
      ) : null}
      <Button look="primary" type="submit">
        <Trans>Add rule</Trans>
      </Button>
    </form>
  );
}

interface ScopePickerProps {
  readonly field: React.RefObject<HTMLInputElement | null>;
  readonly scope: RuleScope;
  readonly isMissing: boolean;
  onChoose(scope: RuleScope): void;
}

function ScopePicker({ field, scope, isMissing, onChoose }: ScopePickerProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const { answer, current, failure, retry } = useSearch(text);
  const { wire } = useLocale();
  const groups = (answer === undefined ? [] : groupsOf(answer, [])).filter(({ id }) => SUBJECTS.has(id));
  return (
    <div className={styles["picker"]}>
      <PickerField
        ref={field}
        label={<Trans>Match, team or league</Trans>}
        placeholder={t`Match, team or league`}
        text={text}
        found={{ groups, isStale: !current, isComplete: current, failure, retry }}
        onText={setText}
        onChoose={(item) => onChoose(scopeOf(item, wire))}
        hint={
          scope.kind !== "favorites" ? (
            <span key="chosen" className={styles["chosen"]}>
              <bdi translate="no">{scope.name}</bdi>
            </span>
          ) : isMissing ? (
            <span key="missing" role="alert">
              <Trans>Choose one from the list.</Trans>
            </span>
          ) : undefined
        }
      />
    </div>
  );
}

const scopeOf = ({ kind, id, name }: SearchItem, language: string): RuleScope => ({
  kind: kind as "match" | "team" | "league",
  id,
  name,
  language,
});
