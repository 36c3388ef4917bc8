// The shell of the dialogs of the studio: 560 px wide, with a title, a close button and an optional back arrow.
// See docs/product.md#dialog-width.
import { useLingui } from "@lingui/react/macro";
import { Dialog, type DialogProps } from "#ui/overlays/Dialog.tsx";

export type StudioDialogProps = Omit<DialogProps, "wide" | "closeLabel" | "backLabel">;

export function StudioDialog(props: StudioDialogProps) {
  const { t } = useLingui();
  return <Dialog {...props} wide closeLabel={t`Close`} backLabel={t`Back`} />;
}
