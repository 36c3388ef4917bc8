// An empty list: possible reasons, and links to other lists.
import { Trans } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { RowLink } from "#components/page/RowLink.tsx";
import { listPreferencesAtom } from "#state/preferences/listPreferences.ts";
import { Button } from "#ui/controls/Button.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";

export function EmptyList({ title }: { title: ReactNode }) {
  const setPreferences = useSetAtom(listPreferencesAtom);
  const showAll = (): void => setPreferences((known) => ({ ...known, hiddenLeagueIds: [], topOnly: false }));
  return (
    <EmptyState
      icon="ball"
      title={title}
      actions={
        <>
          <Button onClick={showAll}>
            <Trans>Show all leagues</Trans>
          </Button>
          <RowLink path="/">
            <Trans>See today’s matches</Trans>
          </RowLink>
        </>
      }
    >
      <Trans>Another day, filter or choice of leagues may hold more.</Trans>
    </EmptyState>
  );
}
