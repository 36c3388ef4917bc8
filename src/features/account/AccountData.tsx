// The member's own account, for the pages that change it: skeleton, failure with Retry, or the page.
import type { ReactNode } from "react";
import type { Member } from "#domain/member/member.ts";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useMember } from "#state/session/useMember.ts";

const NOTHING = {} as const;

/** Another member gets a new page, so that no field keeps the text of the member before. */
export function AccountData({ children }: { readonly children: (member: Member) => ReactNode }) {
  const signedIn = useMember();
  const account = usePageData("account", NOTHING, { enabled: signedIn !== undefined });
  return (
    <PageSection query={account} skeleton={<RowsSkeleton rows={4} height={72} />}>
      {(member) => (member.id === signedIn?.id ? <div key={signedIn.session}>{children(member)}</div> : null)}
    </PageSection>
  );
}
