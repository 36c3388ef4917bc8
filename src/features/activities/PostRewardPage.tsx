// The post reward: its period, the tasks with the member's progress, and the claimed rewards.
// See docs/product.md#post-reward.
import { Trans, useLingui } from "@lingui/react/macro";
import { FigureTiles } from "#components/page/FigureTiles.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import type { PostReward } from "#domain/activity/activity.ts";
import { useFormats } from "#i18n/hooks.ts";
import { openCreatePost } from "#state/dialogs/createPost.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useMember } from "#state/session/useMember.ts";
import { Button } from "#ui/controls/Button.tsx";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { ActivityPage, ActivityPart } from "./ActivityPage.tsx";
import { ClaimedList } from "./ClaimedList.tsx";
import { Period } from "./Period.tsx";
import styles from "./PostRewardPage.module.css";
import { RewardLine } from "./RewardLine.tsx";
import { SignInFirst } from "./SignInFirst.tsx";
import { TaskTitle } from "./TaskTitle.tsx";
import { useTaskClaims } from "./useClaim.ts";

const NOTHING = {} as const;

export function PostRewardPage() {
  const { t } = useLingui();
  usePageView();
  usePageTitle(t`Post rewards – Touchline`);
  const reward = usePageData("postReward", NOTHING);
  return (
    <ActivityPage
      title={<Trans>Post rewards</Trans>}
      lead={<Trans>Write about matches, teams and leagues, and get points for what you write.</Trans>}
    >
      <PageSection query={reward} skeleton={<RowsSkeleton rows={6} height={84} />}>
        {(data) => <Reward reward={data} />}
      </PageSection>
    </ActivityPage>
  );
}

function Reward({ reward }: { readonly reward: PostReward }) {
  const formats = useFormats();
  const member = useMember();
  return (
    <>
      <Period activity={reward} />
      {member === undefined ? null : (
        <FigureTiles
          figures={[
            {
              key: "points",
              label: <Trans>Points claimed</Trans>,
              value: formats.number(reward.points),
            },
          ]}
        />
      )}
      <Tasks reward={reward} />
      {member === undefined ? (
        <SignInFirst title={<Trans>Sign in to see how far you are and to claim your points.</Trans>} />
      ) : (
        <ActivityPart title={<Trans>Claimed so far</Trans>}>
          <ClaimedList />
        </ActivityPart>
      )}
    </>
  );
}

function Tasks({ reward: { tasks } }: { readonly reward: PostReward }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { busy, claim } = useTaskClaims();
  return (
    <ActivityPart title={<Trans>Tasks</Trans>}>
      <ul>
        {tasks.map(({ id, kind, goal, progress, points, state }) => {
          const done = formats.number(progress);
          const most = formats.number(goal);
          return (
            <RewardLine
              key={id}
              title={<TaskTitle kind={kind} goal={goal} />}
              progressText={t`${done} of ${most}`}
              value={progress}
              goal={goal}
              points={points}
              state={state}
              busy={busy}
              onClaim={() => claim(id)}
            />
          );
        })}
      </ul>
      <div className={styles["write"]}>
        <Button look="primary" aria-haspopup="dialog" onClick={() => openCreatePost()}>
          <Trans comment="Prompt above a list of posts">Write a post</Trans>
        </Button>
      </div>
    </ActivityPart>
  );
}
