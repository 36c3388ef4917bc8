// The picture of a member in a form: a preview, choosing and cropping another one, and removing it.
import { Trans, useLingui } from "@lingui/react/macro";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { falsifiedText } from "#components/forms/falsifiedText.ts";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./AvatarField.module.css";
import {
  type CroppedPicture,
  type OpenedPicture,
  openPicture,
  PICTURE_TYPES,
  type PictureProblem,
} from "./avatarPicture.ts";
import { CropDialog } from "./CropDialog.tsx";

export interface AvatarFieldProps {
  readonly userId: number;
  readonly name: string;
  /** Address of the picture to show; "" for none. */
  readonly shown: string;
  /** Why the server refused the picture, in words. */
  readonly refused: string | undefined;
  onPicture(picture: CroppedPicture): void;
  onRemove(): void;
}

export function AvatarField({ userId, name, shown, refused, onPicture, onRemove }: AvatarFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<OpenedPicture>();
  const [problem, setProblem] = useState<PictureProblem>();
  const words: Readonly<Record<PictureProblem, string>> = {
    type: t`Choose a PNG, JPEG or WebP picture.`,
    large: t`This picture is too large. Choose one of at most 30 MB.`,
    broken: t`This picture cannot be opened. Choose another one.`,
    falsified: falsifiedText(),
  };
  const wrong = problem === undefined ? refused : words[problem];
  const onFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = event.currentTarget.files ?? [];
    // Without this, choosing the same file again after a cancel gives no event.
    event.currentTarget.value = "";
    if (!chosen) return;
    const opened = await openPicture(chosen);
    setProblem(typeof opened === "string" ? opened : undefined);
    if (typeof opened !== "string") setPicture(opened);
  };
  const close = (): void => {
    picture?.bitmap.close();
    setPicture(undefined);
  };
  return (
    <div className={styles["field"]} role="group" aria-labelledby={`${id}-name`}>
      <UserAvatar user={{ id: userId, name, avatar: shown }} linked={false} />
      <div className={styles["side"]}>
        <p id={`${id}-name`} className={styles["name"]}>
          <Trans>Picture</Trans>
        </p>
        <div className={styles["buttons"]}>
          <Button aria-describedby={`${id}-about`} onClick={() => file.current?.click()}>
            <Trans>Choose a picture</Trans>
          </Button>
          {shown === "" ? null : (
            <Button look="quiet" onClick={onRemove}>
              <Trans>Remove picture</Trans>
            </Button>
          )}
        </div>
        <div role="status">
          <p id={`${id}-about`} className={styles[wrong === undefined ? "hint" : "wrong"]}>
            {wrong === undefined ? (
              <span>
                <Trans>PNG, JPEG or WebP. You choose the part that shows.</Trans>
              </span>
            ) : (
              <>
                <Icon name="warning" size={16} />
                <span>{wrong}</span>
              </>
            )}
          </p>
        </div>
        <input
          ref={file}
          type="file"
          accept={PICTURE_TYPES.join(",")}
          aria-label={t`Choose a picture`}
          tabIndex={-1}
          hidden
          onChange={(event) => void onFile(event)}
        />
      </div>
      <CropDialog
        picture={picture}
        onCancel={close}
        onDone={(cropped) => {
          close();
          if (cropped) onPicture(cropped);
          else setProblem("broken");
        }}
      />
    </div>
  );
}
