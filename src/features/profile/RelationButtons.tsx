// Buttons to follow, mute and report a member; the state changes when the server confirms. A visitor signs in first.
import { Trans, useLingui } from "@lingui/react/macro";
import type { Profile } from "#domain/member/member.ts";
import { nameInText } from "#components/people/nameInText.ts";
import { useAct } from "#components/acting/useAct.ts";
import { MoreMenu } from "#components/posts/acting/MoreMenu.tsx";
import { useReaderItems } from "#components/posts/acting/useReaderItems.ts";
import { openMemberDialog } from "#state/dialogs/memberDialogs.ts";
import { asMember } from "#state/dialogs/authDialog.ts";
import { Button } from "#ui/controls/Button.tsx";
import { showToast } from "#ui/overlays/toast.ts";

export function RelationButtons({ profile }: { readonly profile: Profile }) {
  const { t, i18n } = useLingui();
  const { id: userId, followed, muted } = profile;
  const name = nameInText(profile.name, i18n);
  const following = useAct(followed ? "unfollow" : "follow");
  const unmuting = useAct("unmute");
  const [, report] = useReaderItems({ kind: "user", id: userId, author: profile });
  const unmute = async (): Promise<void> => {
    const answer = await unmuting.run({ userId });
    // The end of a mute has no visible effect on this page.
    if (answer?.ok) showToast(t`You will see what ${name} writes again.`);
  };
  return (
    <>
      <Button
        look={followed ? "plain" : "primary"}
        aria-disabled={following.busy}
        onClick={() => asMember(() => void following.run({ userId }))}
      >
        {followed ? (
          <Trans comment="Button: stop following a member">Unfollow</Trans>
        ) : (
          <Trans comment="Button: follow a member">Follow</Trans>
        )}
      </Button>
      <Button
        aria-disabled={unmuting.busy}
        onClick={() =>
          muted
            ? asMember(() => void unmute())
            : openMemberDialog({
                open: "mute",
                person: { id: userId, name: profile.name, isCreator: profile.isCreator },
              })
        }
      >
        {muted ? (
          <Trans comment="Button: show a member's posts again">Unmute</Trans>
        ) : (
          <Trans comment="Button: hide a member's posts">Mute</Trans>
        )}
      </Button>
      {report === undefined ? null : <MoreMenu groups={[{ label: "", items: [report] }]} />}
    </>
  );
}
