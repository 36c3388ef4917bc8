// Chooses which leagues a list shows: the hot ones, by country, or by search; the choice is remembered.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { LeagueDirectory } from "#workers/live/contract.ts";
import { CountryFlag } from "#components/pictures/CountryFlag.tsx";
import { useFormats } from "#i18n/hooks.ts";
import { listPreferencesAtom } from "#state/preferences/listPreferences.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Checkbox, Switch } from "#ui/controls/Checkbox.tsx";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { ErrorState } from "#ui/content/ErrorState.tsx";
import { Segmented } from "#ui/controls/Segmented.tsx";
import { Spinner } from "#ui/content/Spinner.tsx";
import { groupByCountry, searchLeagues } from "./leagueChoice.ts";
import styles from "./LeaguePicker.module.css";

type Leagues = LeagueDirectory["leagues"];

/** The leagues of the list, fetched from the core each time the picker opens. */
function useDirectory(open: boolean): { leagues: Leagues | undefined; failed: boolean; retry: () => void } {
  const client = useLiveClient();
  const [leagues, setLeagues] = useState<Leagues>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    void client.getLeagueDirectory().then((directory) => {
      setFailed(directory === undefined);
      if (directory) setLeagues(directory.leagues);
    });
  }, [client]);
  useEffect(() => {
    if (open) load();
  }, [open, load]);
  return { leagues, failed, retry: load };
}

function LeagueBox({
  league,
  checked,
  onChange,
}: {
  league: Leagues[number];
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  const formats = useFormats();
  return (
    <li className={styles["league"]}>
      <Checkbox checked={checked} onChange={onChange}>
        <span className={styles["name"]}>
          <bdi translate="no">{league.name}</bdi>
        </span>
        <small className="num">{formats.number(league.matchCount)}</small>
      </Checkbox>
    </li>
  );
}

export function LeaguePicker({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const [preferences, setPreferences] = useAtom(listPreferencesAtom);
  const { leagues, failed, retry } = useDirectory(open);
  const [part, setPart] = useState<"hot" | "countries">("hot");
  const [query, setQuery] = useState("");
  const found = useMemo(() => (leagues ? searchLeagues(leagues, query) : undefined), [leagues, query]);
  const shown =
    query.trim() === "" && part === "hot" ? found?.filter((league) => league.hot || league.pinned) : found;
  const hidden = new Set(preferences.hiddenLeagueIds);

  const pick = (ids: readonly number[], on: boolean): void =>
    setPreferences((known) => {
      const others = known.hiddenLeagueIds.filter((id) => !ids.includes(id));
      return { ...known, hiddenLeagueIds: on ? others : [...others, ...ids] };
    });
  const shownIds = (shown ?? []).map((league) => league.leagueId);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={<Trans>Leagues</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button look="quiet" onClick={() => pick(shownIds, true)}>
            <Trans>Select all</Trans>
          </Button>
          <Button look="quiet" onClick={() => pick(shownIds, false)}>
            <Trans>Select none</Trans>
          </Button>
          <Button look="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <div className={styles["head"]}>
        <input
          type="search"
          className={styles["search"]}
          value={query}
          placeholder={t`Search leagues and countries`}
          aria-label={t`Search leagues and countries`}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <Segmented
          label={t`Which leagues`}
          value={part}
          segments={[
            { value: "hot", label: <Trans>Hot</Trans> },
            { value: "countries", label: <Trans>By country</Trans> },
          ]}
          onChange={setPart}
        />
        <Switch
          spread
          checked={preferences.topOnly}
          onChange={(topOnly) => setPreferences((known) => ({ ...known, topOnly }))}
        >
          <Trans>Top-level leagues only</Trans>
        </Switch>
      </div>
      {failed ? (
        <ErrorState title={<Trans>The leagues could not be loaded.</Trans>} onRetry={retry} />
      ) : shown === undefined ? (
        <Spinner />
      ) : shown.length === 0 ? (
        <p className={styles["none"]}>
          <Trans>No matching league.</Trans>
        </p>
      ) : (
        <div className={styles["groups"]}>
          {groupByCountry(shown).map((group) => {
            const ids = group.leagues.map((league) => league.leagueId);
            return (
              <section key={group.countryId}>
                <h3 className={styles["country"]}>
                  <CountryFlag file={group.flag} />
                  <bdi>{group.country}</bdi>
                  <Button
                    look="quiet"
                    small
                    onClick={() =>
                      pick(
                        ids,
                        ids.some((id) => hidden.has(id)),
                      )
                    }
                  >
                    {ids.some((id) => hidden.has(id)) ? (
                      <Trans context="leagues">All</Trans>
                    ) : (
                      <Trans>None</Trans>
                    )}
                  </Button>
                </h3>
                <ul className={styles["leagues"]}>
                  {group.leagues.map((league) => (
                    <LeagueBox
                      key={league.leagueId}
                      league={league}
                      checked={!hidden.has(league.leagueId)}
                      onChange={(on) => pick([league.leagueId], on)}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      )}
    </Dialog>
  );
}
