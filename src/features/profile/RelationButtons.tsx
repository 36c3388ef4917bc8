// Buttons to follow and mute a member; the state changes when the server confirms. A visitor signs in first.
import { Trans, useLingui } from "@lingui/react/macro";
import type { Profile } from "#domain/member/member.ts";
import { useAct } from "#components/forms/useAct.ts";
import { asMember } from "#state/dialogs/authDialog.ts";
import { Button } from "#ui/controls/Button.tsx";
import { showToast } from "#ui/overlays/toast.ts";

export function RelationButtons({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const { id: userId, name, followed, muted } = profile;
  const following = useAct(followed ? "unfollow" : "follow");
  const muting = useAct(muted ? "unmute" : "mute");
  const toggleMute = async (): Promise<void> => {
    const answer = await muting.run({ userId });
    // Muting has no visible effect on this page.
    if (answer?.ok) {
      showToast(
        muted ? t`You will see what ${name} writes again.` : t`You will not see what ${name} writes.`,
      );
    }
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
      <Button aria-disabled={muting.busy} onClick={() => asMember(() => void toggleMute())}>
        {muted ? (
          <Trans comment="Button: show a member's posts again">Unmute</Trans>
        ) : (
          <Trans comment="Button: hide a member's posts">Mute</Trans>
        )}
      </Button>
    </>
  );
}
