// The way back to the first settings, with what it takes and what stays.
// See docs/product.md#reset-settings.
import { Trans, useLingui } from "@lingui/react/macro";
import { confirmDialog } from "#state/dialogs/confirm.ts";
import { resetSettings } from "#state/settings/resetSettings.ts";
import { Button } from "#ui/controls/Button.tsx";
import { offerUndo } from "#ui/overlays/undo.ts";
import { SettingsAction, SettingsNote, SettingsPage } from "./SettingsPage.tsx";

export function ResetPage() {
  const { t } = useLingui();
  const reset = async (): Promise<void> => {
    const sure = await confirmDialog({
      title: t`Reset all settings?`,
      message: t`Your saved boards and rules of alerts are deleted too.`,
      confirm: t({ message: "Reset", comment: "Button: settings go back to their defaults" }),
      cancel: t`Cancel`,
    });
    if (sure) offerUndo({ text: t`All settings are reset.`, action: t`Undo`, undo: resetSettings() });
  };
  return (
    <SettingsPage
      path="/settings/reset"
      lead={
        <Trans>
          Everything that is set in this browser goes back to how it was at first: appearance, lists, odds,
          alerts, delay, keys, time zone and community.
        </Trans>
      }
    >
      <SettingsAction>
        <Button onClick={() => void reset()}>
          <Trans>Reset settings</Trans>
        </Button>
      </SettingsAction>
      <SettingsNote>
        <Trans>Your language, favourites, drafts and account stay as they are.</Trans>
      </SettingsNote>
    </SettingsPage>
  );
}
