// An empty list because of what is looked for in it.
import { Trans } from "@lingui/react/macro";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Button } from "#ui/controls/Button.tsx";

export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon="search"
      title={<Trans>No match of this list has such a name.</Trans>}
      actions={
        <Button onClick={onClear}>
          <Trans>Show all matches</Trans>
        </Button>
      }
    >
      <Trans>
        Names of teams, leagues and countries are looked for. Another day or filter may hold more.
      </Trans>
    </EmptyState>
  );
}
