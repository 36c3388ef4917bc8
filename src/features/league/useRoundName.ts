// The name of a round: its number in a league, the stage and leg in a cup.
import { useLingui } from "@lingui/react/macro";
import type { CupStage, RoundRef } from "#domain/league/league.ts";

export function useRoundName(): (round: RoundRef) => string {
  const { t } = useLingui();
  const stages: Readonly<Record<CupStage, string>> = {
    roundOf32: t`Round of 32`,
    roundOf16: t`Round of 16`,
    quarterFinal: t`Quarter-finals`,
    semiFinal: t`Semi-finals`,
    final: t`Final`,
  };
  return ({ round, stage, leg }) => {
    if (stage === undefined) return t`Round ${round}`;
    const name = stages[stage];
    if (leg === undefined) return name;
    return leg === 1 ? t`${name}, first leg` : t`${name}, second leg`;
  };
}
