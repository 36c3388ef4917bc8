// Whom the member has muted and until when, page by page, each with a way to unmute and to undo that.
// See docs/product.md#settings-of-the-community.
import { Trans, useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import type { MutedUser, Paged } from "#domain/member/member.ts";
import { PagedList } from "#components/page/PagedList.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { useMember } from "#state/session/useMember.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { SettingsPage } from "../SettingsPage.tsx";
import { MutedMemberLine } from "./MutedMemberLine.tsx";

const NO_PARAMS = {};

export function MutedPage() {
  const { t } = useLingui();
  const session = useMember()?.session;
  return (
    <SettingsPage
      path="/settings/community/muted"
      lead={
        <Trans>
          You do not see what these people write, in any list. They are not told. You can still open their
          profiles.
        </Trans>
      }
    >
      {session === undefined ? null : <MutedList key={session} label={t`Muted people`} />}
    </SettingsPage>
  );
}

function MutedList({ label }: { readonly label: string }) {
  return (
    <PagedList
      call="mutedUsers"
      params={NO_PARAMS}
      itemsOf={itemsOf}
      keyOf={idOf}
      label={label}
      skeleton={<RowsSkeleton rows={6} height={64} picture />}
      failed={<Trans>The list could not be loaded.</Trans>}
      moreFailed={<Trans>The rest of the list could not be loaded.</Trans>}
      empty={
        <EmptyState icon="eyeOff" title={<Trans>You have muted nobody.</Trans>}>
          <Trans>You can mute people in the menu of a post and on their profile.</Trans>
        </EmptyState>
      }
    >
      {(user, ref) => <MutedMemberLine user={user} ref={ref as Ref<HTMLDivElement>} />}
    </PagedList>
  );
}

const itemsOf = ({ items }: Paged<MutedUser>): readonly MutedUser[] => items;
const idOf = ({ id }: MutedUser): number => id;
