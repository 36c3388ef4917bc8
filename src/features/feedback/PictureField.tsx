// The pictures of a feedback: up to four, for members; a visitor sees why none can be added.
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";
import { openAuthDialog } from "#state/dialogs/authDialog.ts";
import { useMember } from "#state/session/useMember.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import { IconButton } from "#ui/controls/IconButton.tsx";
import { Spinner } from "#ui/content/Spinner.tsx";
import { PICTURES_MAX } from "./feedbackDraft.ts";
import styles from "./PictureField.module.css";
import type { PictureUploads } from "./usePictures.ts";

export interface PictureFieldProps {
  readonly pictures: readonly string[];
  readonly uploads: PictureUploads;
  readonly onRemove: (address: string) => void;
}

export function PictureField({ pictures, uploads, onRemove }: PictureFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const member = useMember();
  const full = pictures.length + uploads.waiting >= PICTURES_MAX;

  function remove(address: string): void {
    onRemove(address);
    uploads.clearProblem();
    // The pressed button is removed, so the focus moves here.
    addButton.current?.focus();
  }

  return (
    <fieldset className={styles["field"]} aria-describedby={`${id}-about`}>
      <legend className={styles["label"]}>
        <Trans>Pictures</Trans>
      </legend>
      {member === undefined ? (
        <div id={`${id}-about`} className={styles["visitor"]}>
          <p>
            <Trans>Only members can add pictures, so that none is sent anonymously.</Trans>
          </p>
          <Button small onClick={() => openAuthDialog()}>
            <Trans>Sign in</Trans>
          </Button>
        </div>
      ) : (
        <>
          <ul className={styles["pictures"]}>
            {pictures.map((address, at) => {
              const number = at + 1;
              return (
                <li key={address} className={styles["picture"]}>
                  <img src={address} alt={t`Picture ${number}`} width={96} height={96} />
                  <IconButton
                    icon="close"
                    iconSize={16}
                    label={t`Remove picture ${number}`}
                    className={styles["remove"]}
                    onClick={() => remove(address)}
                  />
                </li>
              );
            })}
            {uploads.waiting > 0 ? (
              <li className={styles["waiting"]}>
                <Spinner bare />
              </li>
            ) : null}
            <li>
              <button
                ref={addButton}
                type="button"
                className={styles["add"]}
                aria-disabled={full || uploads.waiting > 0}
                onClick={() => (full || uploads.waiting > 0 ? undefined : input.current?.click())}
              >
                <Icon name="share" size={20} />
                <Trans>Add pictures</Trans>
              </button>
            </li>
          </ul>
          <input
            ref={input}
            type="file"
            accept="image/*"
            multiple
            hidden
            data-pictures
            onChange={(event) => {
              const files = Array.from(event.target.files ?? []);
              // Without this, choosing the same file again gives no event.
              event.target.value = "";
              void uploads.add(files);
            }}
          />
          <p id={`${id}-about`} className={styles["hint"]}>
            <Trans>Up to four. They help most when they show what you saw.</Trans>
          </p>
        </>
      )}
      <p role="alert" className={styles["problem"]}>
        {uploads.problem}
      </p>
    </fieldset>
  );
}
