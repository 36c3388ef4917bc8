// The page an invitation leads to: whose it is, the registration, or why the code cannot be used.
// See docs/product.md#invite-activity.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import type { InviteCode } from "#domain/activity/activity.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { keepInviteCode, keptInviteCode, readInviteCode } from "#state/session/inviteCode.ts";
import { useMember } from "#state/session/useMember.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { CodeEntry } from "./CodeEntry.tsx";
import styles from "./InvitedPage.module.css";
import { UselessCode } from "./UselessCode.tsx";

export interface InvitedPageProps {
  /** The registration, which calls back once the account exists. */
  readonly Forms: ComponentType<{ onRegistered(): void }>;
}

export function InvitedPage({ Forms }: InvitedPageProps) {
  const { t } = useLingui();
  usePageView();
  usePageTitle(t`An invitation to Touchline – Touchline`);
  // Read here and not in the route, whose code all pages would load.
  const { code: written }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const [code, setCode] = useState(() => readInviteCode(written) ?? keptInviteCode());
  const [registered, setRegistered] = useState(false);
  const isMember = useMember() !== undefined;
  return (
    <div className={styles["place"]}>
      <div className={styles["page"]}>
        <h1 className={styles["title"]}>
          <Trans>An invitation to Touchline</Trans>
        </h1>
        {registered && isMember ? (
          <Welcome />
        ) : code === undefined ? (
          <CodeEntry wrong={written !== undefined} onCode={setCode} />
        ) : (
          <Invitation code={code} onOther={() => setCode(undefined)}>
            <Forms onRegistered={() => setRegistered(true)} />
          </Invitation>
        )}
      </div>
    </div>
  );
}

interface InvitationProps {
  readonly code: string;
  /** The visitor wants to enter another code. */
  onOther(): void;
  /** The registration. */
  readonly children: ReactNode;
}

function Invitation({ code, onOther, children }: InvitationProps) {
  const invite = usePageData("inviteCode", { code });
  const state = invite.data?.state;
  // The last step of the registration reads it, here and in the sign-in dialog.
  useEffect(() => {
    if (state !== undefined) keepInviteCode(state === "usable" ? code : undefined);
  }, [state, code]);
  return (
    <PageSection query={invite} skeleton={<RowsSkeleton rows={4} height={60} />}>
      {(data) =>
        data.state === "usable" ? (
          <>
            <Inviter invite={data} />
            {children}
          </>
        ) : (
          <UselessCode state={data.state} code={code} onOther={onOther}>
            {children}
          </UselessCode>
        )
      }
    </PageSection>
  );
}

function Inviter({ invite: { inviter, welcomePoints } }: { readonly invite: InviteCode }) {
  const { t } = useLingui();
  const name = inviter === undefined || inviter.name === "" ? t`Unknown member` : inviter.name;
  return (
    <div className={styles["inviter"]}>
      {inviter === undefined ? null : <UserAvatar user={inviter} linked={false} />}
      <p>
        <Trans>
          <bdi translate="no">
            <b>{name}</b>
          </bdi>{" "}
          has invited you. You get <Plural value={welcomePoints} one="# point" other="# points" /> when you
          register here.
        </Trans>
      </p>
    </div>
  );
}

function Welcome() {
  const points = usePageData("inviteActivity", {}).data?.own?.points ?? 0;
  return (
    <div role="status" className={styles["welcome"]}>
      <span className={styles["sign"]}>
        <Icon name="check" size={28} />
      </span>
      <h2 className={styles["done"]}>
        <Trans>Your account is ready.</Trans>
      </h2>
      {points > 0 ? (
        <p>
          <Plural value={points} one="# point is yours." other="# points are yours." />
        </p>
      ) : null}
      <p className={styles["ways"]}>
        <RowLink path="/" className={styles["link"]}>
          <Trans>Scores</Trans>
        </RowLink>
        <RowLink path="/inviteactivity" className={styles["link"]}>
          <Trans>Invite friends</Trans>
        </RowLink>
      </p>
    </div>
  );
}
