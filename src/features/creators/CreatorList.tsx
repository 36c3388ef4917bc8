// The creators found, as cards, page by page.
import { Trans, useLingui } from "@lingui/react/macro";
import { CreatorCard } from "#components/creators/CreatorCard.tsx";
import { PagedList } from "#components/page/PagedList.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import type { CreatorOffer, CreatorSort } from "#domain/creators/creator.ts";
import type { Paged } from "#domain/member/member.ts";
import { useMember } from "#state/session/useMember.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Button } from "#ui/controls/Button.tsx";

export interface CreatorListProps {
  /** A part of the name; "" for all. */
  readonly name: string;
  readonly sort: CreatorSort;
  /** Ends the search by name. */
  readonly onAll: () => void;
}

export function CreatorList({ name, sort, onAll }: CreatorListProps) {
  const { t } = useLingui();
  return (
    <PagedList
      call="creatorSearch"
      params={{ keyword: name, sort }}
      itemsOf={itemsOf}
      keyOf={idOf}
      label={t({ message: "Creators", comment: "Heading: members who sell subscriptions to their posts" })}
      skeleton={<RowsSkeleton rows={6} height={96} picture />}
      failed={<Trans>The creators could not be loaded.</Trans>}
      moreFailed={<Trans>More creators could not be loaded.</Trans>}
      empty={<NoCreators name={name} onAll={onAll} />}
      endless={{ end: <Trans comment="Below the last entry of a list">There are no more creators.</Trans> }}
    >
      {(creator, ref) => <CreatorCard creator={creator} ref={ref} />}
    </PagedList>
  );
}

const itemsOf = ({ items }: Paged<CreatorOffer>): readonly CreatorOffer[] => items;
const idOf = ({ id }: CreatorOffer): number => id;

function NoCreators({ name, onAll }: Pick<CreatorListProps, "name" | "onAll">) {
  const isMember = useMember() !== undefined;
  const muted = isMember ? (
    <RowLink path="/settings/community/muted">
      <Trans>Muted people</Trans>
    </RowLink>
  ) : undefined;
  if (name === "") {
    return (
      <EmptyState icon="user" title={<Trans>There are no creators here yet.</Trans>} actions={muted}>
        {isMember ? (
          <Trans>Creators whom you have muted are left out.</Trans>
        ) : (
          <Trans>Members who sell subscriptions to their posts are listed here.</Trans>
        )}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={
        <Trans>
          No creator’s name contains “<bdi translate="no">{name}</bdi>”.
        </Trans>
      }
      actions={
        <>
          <Button onClick={onAll}>
            <Trans>Show all creators</Trans>
          </Button>
          {muted}
        </>
      }
    >
      {isMember ? (
        <Trans>Creators whom you have muted are left out.</Trans>
      ) : (
        <Trans>Check the spelling, or look through all of them.</Trans>
      )}
    </EmptyState>
  );
}
