// A list of members: the followers of a member, or the members one follows.
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";
import type { Paged, RelatedUser } from "#domain/member/member.ts";
import { PagedList } from "#components/page/PagedList.tsx";
import { profilePath } from "#components/page/pageLinks.ts";
import { RowLink } from "#components/page/RowLink.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { TimeAgo } from "#components/people/TimeAgo.tsx";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import styles from "./PeopleList.module.css";

export interface PeopleListProps {
  readonly call: "followers" | "following";
  readonly userId: number;
  readonly label: string;
  readonly empty: ReactNode;
}

export function PeopleList({ call, userId, label, empty }: PeopleListProps) {
  const { t } = useLingui();
  return (
    <PagedList
      call={call}
      params={{ userId }}
      itemsOf={itemsOf}
      keyOf={idOf}
      label={label}
      skeleton={<RowsSkeleton rows={6} height={61} picture />}
      failed={<Trans>The list could not be loaded.</Trans>}
      moreFailed={<Trans>The rest of the list could not be loaded.</Trans>}
      empty={empty}
    >
      {(person, ref) => (
        <div ref={ref as Ref<HTMLDivElement>} tabIndex={-1} className={styles["person"]}>
          <UserAvatar user={person} besideLink />
          <RowLink path={profilePath(person.id)} className={styles["name"]}>
            <bdi translate="no">{person.name === "" ? t`Unknown member` : person.name}</bdi>
          </RowLink>
          {person.since === undefined ? null : <TimeAgo at={person.since} className={styles["since"]} />}
        </div>
      )}
    </PagedList>
  );
}

const itemsOf = ({ items }: Paged<RelatedUser>): readonly RelatedUser[] => items;
const idOf = ({ id }: RelatedUser): number => id;
