// The dialog in which a member chooses the square of a picture that becomes the avatar.
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { Spinner } from "#ui/content/Spinner.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { type CroppedPicture, cropPicture, type OpenedPicture, type PictureArea } from "./avatarPicture.ts";
import styles from "./CropDialog.module.css";

/** Loaded with react-easy-crop when the first picture is chosen. Without it there is nothing to choose with. */
const CropArea = lazyPart(async () => (await import("./CropArea.tsx")).CropArea, {
  instead: <Spinner />,
  onMissing: ({ onMissing }) => onMissing(),
});

export interface CropDialogProps {
  /** undefined closes it. */
  readonly picture: OpenedPicture | undefined;
  readonly onCancel: () => void;
  /** Called with undefined where the browser cannot encode the picture. */
  readonly onDone: (cropped: CroppedPicture | undefined) => void;
}

export function CropDialog({ picture, onCancel, onDone }: CropDialogProps) {
  const { t } = useLingui();
  const area = useRef<PictureArea>(undefined);
  return (
    <Dialog
      open={picture !== undefined}
      onClose={onCancel}
      title={t`Choose the part that shows`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            look="primary"
            onClick={() => {
              if (picture) void cropPicture(picture.bitmap, area.current).then(onDone);
            }}
          >
            <Trans comment="Button: takes the chosen part of a picture">Use picture</Trans>
          </Button>
        </>
      }
    >
      {picture ? (
        <div className={styles["room"]}>
          <CropArea preview={picture.preview} onArea={(next) => (area.current = next)} onMissing={onCancel} />
        </div>
      ) : null}
    </Dialog>
  );
}
