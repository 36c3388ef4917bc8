// The matches that a rule is about, named in the language of the page.
import { Trans } from "@lingui/react/macro";
import type { ChosenScope, RuleScope } from "#domain/alerts/alertRules.ts";
import { useNameOf } from "#state/pageData/useNameOf.ts";
import styles from "./RulesPage.module.css";

export function ScopeName({ scope }: { readonly scope: RuleScope }) {
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
