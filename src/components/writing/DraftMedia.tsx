// The list of pictures and videos beside a draft's text, with their progress, and the button that adds some.
// See docs/product.md#uploads.
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { Icon } from "#ui/content/Icon.tsx";
import "#ui/content/mediaIcons.ts";
import { Button } from "#ui/controls/Button.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./DraftMedia.module.css";
import { DraftMediumItem } from "./DraftMediumItem.tsx";
import { isGivenUp } from "./uploadProblem.ts";
import type { DraftMediaModel } from "./useDraftMedia.ts";

const TYPES = { post: "image/*,video/mp4,video/webm", reply: "image/*" } as const;

export interface DraftMediaProps {
  readonly model: DraftMediaModel;
  /** A text under way is not changed. */
  readonly disabled?: boolean;
}

export function DraftMedia({ model, disabled = false }: DraftMediaProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { place, items, isFull, leftSomeOut, add, move, remove } = model;
  const sent = items.filter(({ upload }) => upload !== undefined);
  const all = sent.length;
  const done = sent.filter(({ upload }) => upload?.state === "done").length;
  const isDescribed = items.every(
    ({ kind, alt, upload }) => kind === "video" || alt !== "" || (upload !== undefined && isGivenUp(upload)),
  );

  /** The pressed button moves with its item, and keeps the focus; at an end the other one takes it. */
  function moveItem(from: number, to: number): void {
    move(from, to);
    const direction = to < from ? "earlier" : "later";
    requestAnimationFrame(() => {
      const item = list.current?.children[to];
      const buttons = [...(item?.querySelectorAll<HTMLElement>("[data-move]:not(:disabled)") ?? [])];
      (buttons.find(({ dataset }) => dataset["move"] === direction) ?? buttons[0])?.focus();
    });
  }

  function removeItem(at: number): void {
    remove(at);
    // The pressed button is removed.
    addButton.current?.focus();
  }

  return (
    <div className={styles["media"]}>
      {items.length === 0 ? null : (
        <ul ref={list} className={styles["list"]} aria-label={t`Pictures`}>
          {items.map((item, at) => (
            <DraftMediumItem
              key={item.key}
              item={item}
              number={at + 1}
              isLast={at === items.length - 1}
              disabled={disabled}
              onAlt={(alt) => model.setAlt(at, alt)}
              onMove={(by) => moveItem(at, at + by)}
              onRetry={() => model.retry(at)}
              onRemove={() => removeItem(at)}
            />
          ))}
        </ul>
      )}
      {isDescribed ? null : (
        <p className={styles["hint"]}>
          <Trans>Describe your pictures for people who do not see them.</Trans>
        </p>
      )}
      <div>
        <Button
          ref={addButton}
          small
          aria-disabled={isFull || disabled}
          onClick={() => (isFull || disabled ? undefined : input.current?.click())}
        >
          <Icon name="picture" size={18} />
          {place === "post" ? <Trans>Add pictures or a video</Trans> : <Trans>Add pictures</Trans>}
        </Button>
        <input
          ref={input}
          type="file"
          accept={TYPES[place]}
          multiple
          hidden
          data-draft-files
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // Without this, choosing the same file again gives no event.
            event.target.value = "";
            add(files);
          }}
        />
      </div>
      <p role="alert" className={styles["problem"]}>
        {!leftSomeOut ? null : place === "post" ? (
          <Trans>Nine pictures and one video are the most; the others were left out.</Trans>
        ) : (
          <Trans>Four pictures are the most; the others were left out.</Trans>
        )}
      </p>
      <VisuallyHidden>
        <span role="status">
          {all === 0 ? null : (
            <Trans>
              {done} of {all} uploaded
            </Trans>
          )}
        </span>
      </VisuallyHidden>
    </div>
  );
}
