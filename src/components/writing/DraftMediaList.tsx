// The pictures and the video beside a draft's text, each with its progress and description. Loaded with the first one.
// See docs/product.md#uploads.
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import styles from "./DraftMedia.module.css";
import { DraftMediumItem } from "./DraftMediumItem.tsx";
import { isGivenUp } from "./givenUp.ts";
import type { DraftMediaModel } from "./useDraftMedia.ts";

export interface DraftMediaListProps {
  readonly model: DraftMediaModel;
  readonly disabled: boolean;
  /** The pressed button was removed with its item. */
  onRemoved(): void;
}

export function DraftMediaList({ model, disabled, onRemoved }: DraftMediaListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { items, move, remove } = model;
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

  return (
    <>
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
            onRemove={() => {
              remove(at);
              onRemoved();
            }}
          />
        ))}
      </ul>
      {isDescribed ? null : (
        <p className={styles["hint"]}>
          <Trans>Describe your pictures for people who do not see them.</Trans>
        </p>
      )}
    </>
  );
}
