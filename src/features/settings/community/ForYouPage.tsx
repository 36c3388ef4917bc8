// Whether "For you" may be made for the member, and the way back to the defaults of the community's settings.
// See docs/product.md#settings-of-the-community.
import { Trans, useLingui } from "@lingui/react/macro";
import { DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import { confirmDialog } from "#state/dialogs/confirm.ts";
import { Button } from "#ui/controls/Button.tsx";
import { SwitchRow } from "#ui/controls/SwitchRow.tsx";
import { announce } from "#ui/page/announce.ts";
import { SettingsAction, SettingsPage } from "../SettingsPage.tsx";
import { SavedNote } from "./SavedNote.tsx";
import { useCommunityConfig } from "./useCommunityConfig.ts";

export function ForYouPage() {
  const { t } = useLingui();
  const [{ recommend }, change] = useCommunityConfig();
  const reset = async (): Promise<void> => {
    const sure = await confirmDialog({
      title: t`Reset the settings of the community?`,
      message: t`The order of posts, what new posts begin with, and “For you” go back to how they were at first. Members whom you have muted stay muted.`,
      confirm: t({ message: "Reset", comment: "Button: settings go back to their defaults" }),
      cancel: t`Cancel`,
    });
    if (!sure) return;
    change(DEFAULT_COMMUNITY_CONFIG);
    announce(t`The settings of the community are reset.`);
  };
  return (
    <SettingsPage
      path="/settings/community/recommend"
      lead={<Trans>“For you” is the list of posts that the community begins with.</Trans>}
    >
      <SwitchRow
        name={t`Made for me`}
        hint={t`“For you” can be made from what you follow and like. When this is off, it is the same for everybody.`}
        checked={recommend}
        onChange={(on) => change({ recommend: on })}
      />
      <SettingsAction>
        <Button onClick={() => void reset()}>
          <Trans>Reset the settings of the community</Trans>
        </Button>
      </SettingsAction>
      <SavedNote />
    </SettingsPage>
  );
}
