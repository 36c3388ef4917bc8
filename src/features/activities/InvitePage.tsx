// The invite activity: what one gets, how far one is, and the steps with further points.
// See docs/product.md#invite-activity.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FigureTiles } from "#components/page/FigureTiles.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import type { InviteActivity, OwnInvite } from "#domain/activity/activity.ts";
import { useFormats } from "#i18n/hooks.ts";
import { openAuthDialog } from "#state/dialogs/authDialog.ts";
import { Button } from "#ui/controls/Button.tsx";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { ActivityPart } from "./ActivityPage.tsx";
import { InviteFrame } from "./InviteFrame.tsx";
import styles from "./InvitePage.module.css";
import { RewardLine } from "./RewardLine.tsx";
import { useStepClaims } from "./useClaim.ts";

export function InvitePage() {
  const { t } = useLingui();
  usePageTitle(t`Invite friends – Touchline`);
  return (
    <InviteFrame tab="overview">
      {(activity) => (
        <>
          <WhatOneGets activity={activity} />
          {activity.own === undefined ? null : <OwnFigures own={activity.own} activity={activity} />}
          <Steps activity={activity} />
        </>
      )}
    </InviteFrame>
  );
}

function WhatOneGets({ activity }: { readonly activity: InviteActivity }) {
  const { own, friendPoints, welcomePoints, maxFriends } = activity;
  return (
    <ActivityPart title={<Trans>How it works</Trans>}>
      <ol className={styles["how"]}>
        <li>
          <Trans>Send your link or code to friends who are not members yet.</Trans>
        </li>
        <li>
          <Trans>Friends register with your code and confirm their e-mail address.</Trans>
        </li>
        <li>
          <Trans>
            Your friend gets{" "}
            <b>
              <Plural value={welcomePoints} one="# point" other="# points" />
            </b>
            , and you get{" "}
            <b>
              <Plural value={friendPoints} one="# point" other="# points" />
            </b>{" "}
            for each of up to {maxFriends} friends.
          </Trans>
        </li>
      </ol>
      <p className={styles["go"]}>
        {own === undefined ? (
          <Button look="primary" onClick={() => openAuthDialog()}>
            <Trans>Sign in to get your code</Trans>
          </Button>
        ) : (
          <RowLink path="/inviteactivity/share" className={styles["link"]}>
            <Trans>Share your code</Trans>
          </RowLink>
        )}
      </p>
    </ActivityPart>
  );
}

interface OwnFiguresProps {
  readonly own: OwnInvite;
  readonly activity: InviteActivity;
}

function OwnFigures({ own, activity }: OwnFiguresProps) {
  const formats = useFormats();
  const next = activity.steps.find(({ state }) => state === "open");
  const missing = next === undefined ? 0 : next.friends - own.friends;
  return (
    <ActivityPart title={<Trans>Your progress</Trans>}>
      <FigureTiles
        figures={[
          {
            key: "friends",
            label: <Trans comment="Number of friends who registered with one's code">Friends</Trans>,
            value: formats.number(own.friends),
          },
          {
            key: "points",
            label: (
              <Trans context="activity" comment="All points of an activity">
                Points
              </Trans>
            ),
            value: formats.number(own.points),
          },
        ]}
      />
      <p className={styles["next"]}>
        {next === undefined ? (
          <Trans>You have reached every step.</Trans>
        ) : (
          <Plural
            value={missing}
            one="# more friend to the next step"
            other="# more friends to the next step"
          />
        )}
      </p>
    </ActivityPart>
  );
}

function Steps({ activity: { steps, own } }: { readonly activity: InviteActivity }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { busy, claim } = useStepClaims();
  return (
    <ActivityPart title={<Trans>Steps with further points</Trans>}>
      <ul>
        {steps.map(({ id, friends, points, state }) => {
          const value = Math.min(own?.friends ?? 0, friends);
          const done = formats.number(value);
          const most = formats.number(friends);
          return (
            <RewardLine
              key={id}
              title={<Plural value={friends} one="# friend" other="# friends" />}
              progressText={t`${done} of ${most}`}
              value={value}
              goal={friends}
              points={points}
              state={state}
              busy={busy}
              onClaim={() => claim(id)}
            />
          );
        })}
      </ul>
    </ActivityPart>
  );
}
