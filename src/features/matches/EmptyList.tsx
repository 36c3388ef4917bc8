// An empty list: why it may be so, and the ways out of it.
import { Trans } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { RowLink } from "#components/RowLink.tsx";
import { listPreferencesAtom } from "#state/listPreferences.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";

export function EmptyList({ title }: { title: ReactNode }) {
  const setPreferences = useSetAtom(listPreferencesAtom);
  const showAll = (): void => setPreferences((known) => ({ ...known, leagueIds: undefined, topOnly: false }));
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
