// One picture or video beside a draft's text: what it is, how far its upload is, and what it shows in words.
// See docs/product.md#uploads.
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { Icon } from "#ui/content/Icon.tsx";
import "#ui/content/mediaIcons.ts";
import { ProgressBar } from "#ui/content/ProgressBar.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { IconButton } from "#ui/controls/IconButton.tsx";
import { DescriptionField } from "../forms/DescriptionField.tsx";
import styles from "./DraftMedia.module.css";
import { canRetry, isGivenUp } from "./givenUp.ts";
import { uploadProblemText } from "./uploadProblem.ts";
import type { DraftMediaItem } from "./useDraftMedia.ts";

/** Edge of the picture, px. */
const EDGE = 72;

export interface DraftMediumItemProps {
  readonly item: DraftMediaItem;
  /** From 1. */
  readonly number: number;
  readonly isLast: boolean;
  readonly disabled: boolean;
  onAlt(alt: string): void;
  /** -1 for earlier, 1 for later. */
  onMove(by: -1 | 1): void;
  onRetry(): void;
  onRemove(): void;
}

export function DraftMediumItem(props: DraftMediumItemProps) {
  const { item, number, isLast, disabled, onAlt, onMove, onRetry, onRemove } = props;
  const { t } = useLingui();
  const id = useId();
  const { kind, alt, shown, upload } = item;
  const problem = upload && uploadProblemText(upload);
  const isUnderWay = upload?.state === "sending" || upload?.state === "waiting";
  const name = kind === "video" ? t`Video` : t`Picture ${number}`;
  return (
    <li className={styles["item"]} aria-labelledby={`${id}-name`}>
      <div className={styles["thumb"]}>
        {shown === undefined ? (
          <Icon name={kind === "video" ? "video" : "picture"} size={24} />
        ) : (
          <img src={shown} alt="" width={EDGE} height={EDGE} decoding="async" />
        )}
        {/* Over the picture: its end moves no button under a pointer. */}
        {isUnderWay ? (
          <div className={styles["progress"]} data-upload-progress={upload.percent}>
            <ProgressBar label={t`Uploading ${name}`} value={upload.percent} goal={100} />
            <span className="num" aria-hidden="true">
              {upload.percent} %
            </span>
          </div>
        ) : null}
      </div>
      <div className={styles["about"]}>
        <p className={styles["name"]}>
          <span id={`${id}-name`}>{name}</span>
          {upload === undefined || upload.name === "" ? null : (
            <bdi className={styles["file"]} translate="no">
              {upload.name}
            </bdi>
          )}
        </p>
        <p role="status" className={styles[upload?.state === "failed" ? "problem" : "hint"]}>
          {problem}
        </p>
        {kind === "video" || (upload !== undefined && isGivenUp(upload)) ? null : (
          <DescriptionField value={alt} readOnly={disabled} onChange={onAlt} />
        )}
        <div className={styles["buttons"]}>
          {upload !== undefined && canRetry(upload) ? (
            <Button small aria-describedby={`${id}-name`} onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          ) : null}
          <IconButton
            icon="chevronStart"
            label={t`Move earlier`}
            aria-describedby={`${id}-name`}
            data-move="earlier"
            disabled={disabled || number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevronEnd"
            label={t`Move later`}
            aria-describedby={`${id}-name`}
            data-move="later"
            disabled={disabled || isLast}
            onClick={() => onMove(1)}
          />
          <IconButton icon="close" label={t`Remove ${name}`} disabled={disabled} onClick={onRemove} />
        </div>
      </div>
    </li>
  );
}
