// Chooses a round of a season: the previous, the next, or any from the list.
import { Trans, useLingui } from "@lingui/react/macro";
import type { RoundRef } from "#domain/league/league.ts";
import { Button } from "#ui/controls/Button.tsx";
import { IconButton } from "#ui/controls/IconButton.tsx";
import { Select } from "#ui/controls/Select.tsx";
import styles from "./LeagueFixtures.module.css";
import { useRoundName } from "./useRoundName.ts";

export interface RoundPickerProps {
  /** In playing order. */
  readonly rounds: readonly RoundRef[];
  readonly round: number;
  readonly currentRound: number;
  readonly onChange: (round: number) => void;
}

export function RoundPicker({ rounds, round, currentRound, onChange }: RoundPickerProps) {
  const { t } = useLingui();
  const nameOf = useRoundName();
  const index = rounds.findIndex((each) => each.round === round);
  const before = rounds[index - 1];
  const after = rounds[index + 1];
  return (
    <div className={styles["picker"]} role="group" aria-label={t`Round`}>
      <IconButton
        icon="chevronStart"
        label={t`Previous round`}
        disabled={before === undefined}
        onClick={() => before && onChange(before.round)}
      />
      <Select
        label={t`Round`}
        value={String(round)}
        options={rounds.map((each) => ({ value: String(each.round), label: nameOf(each) }))}
        onChange={(value) => onChange(Number(value))}
      />
      <IconButton
        icon="chevronEnd"
        label={t`Next round`}
        disabled={after === undefined}
        onClick={() => after && onChange(after.round)}
      />
      {round === currentRound ? null : (
        <Button small look="quiet" onClick={() => onChange(currentRound)}>
          <Trans>Current round</Trans>
        </Button>
      )}
    </div>
  );
}
