// A box to write a reply in, below what it answers; on a phone it fills the screen.
// See docs/product.md#writing-replies.
import { useLingui } from "@lingui/react/macro";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { NARROW, useMedia } from "#ui/page/useMedia.ts";
import { TextForm, type TextFormProps } from "./TextForm.tsx";

export type TextBoxProps = Omit<TextFormProps, "isPage">;

/** Takes the focus. What turns the phone changes the frame alone: the draft goes on. */
export function TextBox(props: TextBoxProps) {
  const { t } = useLingui();
  const isPhone = useMedia(NARROW);
  if (!isPhone) return <TextForm {...props} isPage={false} />;
  return (
    <Dialog open onClose={props.onClose} title={props.label} closeLabel={t`Close`} wide tall>
      <TextForm {...props} isPage />
    </Dialog>
  );
}
