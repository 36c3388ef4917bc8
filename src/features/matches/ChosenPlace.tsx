// Shows the country or league that a list is filtered by, with a link back to all matches.
import { Trans } from "@lingui/react/macro";
import { useLeagueHeading, useRail } from "#state/live/client/hooks.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./ChosenPlace.module.css";
import type { ListSearch } from "#state/navigation/listSearch.ts";

export function ChosenPlace({ search, onClear }: { search: ListSearch; onClear: () => void }) {
  const league = useLeagueHeading(search.league ?? 0);
  const rail = useRail();
  if (search.country === undefined && search.league === undefined) return null;
  const name =
    search.league === undefined
      ? rail?.countries.find((country) => country.countryId === search.country)?.name
      : league?.name;
  return (
    <div className={styles["place"]}>
      <strong>
        <bdi translate="no">{name ?? "…"}</bdi>
      </strong>
      <Button look="quiet" small onClick={onClear}>
        <Icon name="close" size={14} />
        <Trans>All leagues</Trans>
      </Button>
    </div>
  );
}
