// An empty list: possible reasons, and links to other lists.
import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { RowLink } from "#components/page/RowLink.tsx";
import { sourceOnPageAtom } from "#state/footballSource.ts";
import { listPreferencesAtom } from "#state/preferences/listPreferences.ts";
import { Button } from "#ui/controls/Button.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";

export function EmptyList({ title }: { title: ReactNode }) {
  const ofSource = useAtomValue(sourceOnPageAtom)?.empty;
  const setPreferences = useSetAtom(listPreferencesAtom);
  const showAll = (): void => setPreferences((known) => ({ ...known, hiddenLeagueIds: [], topOnly: false }));
  return (
    <EmptyState
      icon="ball"
      title={ofSource?.title ?? title}
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
      {ofSource?.words ?? (
        <span>
          <Trans>Another day, filter or choice of leagues may hold more.</Trans>
        </span>
      )}
    </EmptyState>
  );
}
