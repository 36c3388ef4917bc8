// The button that adds pictures and a video to a draft, beside its text, and the list of those it has.
// See docs/product.md#uploads.
import { Trans } from "@lingui/react/macro";
import { useRef } from "react";
import { Icon } from "#ui/content/Icon.tsx";
import "#ui/content/mediaIcons.ts";
import { Button } from "#ui/controls/Button.tsx";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./DraftMedia.module.css";
import type { DraftMediaListProps } from "./DraftMediaList.tsx";
import type { DraftMediaModel } from "./useDraftMedia.ts";

/** A text without pictures does without its code. */
const DraftMediaList = lazyPart<DraftMediaListProps>(
  async () => (await import("./DraftMediaList.tsx")).DraftMediaList,
);

const TYPES = { post: "image/*,video/mp4,video/webm,video/quicktime", reply: "image/*" } as const;

export interface DraftMediaProps {
  readonly model: DraftMediaModel;
  /** A text under way is not changed. */
  readonly disabled?: boolean;
}

export function DraftMedia({ model, disabled = false }: DraftMediaProps) {
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { place, items, isFull, leftSomeOut, add } = model;
  const sent = items.filter(({ upload }) => upload !== undefined);
  const all = sent.length;
  const done = sent.filter(({ upload }) => upload?.state === "done").length;
  return (
    <div className={styles["media"]}>
      {items.length === 0 ? null : (
        <DraftMediaList model={model} disabled={disabled} onRemoved={() => addButton.current?.focus()} />
      )}
      <div>
        <Button
          ref={addButton}
          small
          aria-disabled={isFull || disabled}
          onClick={() => (isFull || disabled ? undefined : input.current?.click())}
        >
          <Icon name="picture" size={18} />
          <span>
            {place === "post" ? <Trans>Add pictures or a video</Trans> : <Trans>Add pictures</Trans>}
          </span>
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
        {!leftSomeOut ? null : (
          <span>
            {place === "post" ? (
              <Trans>You can add up to nine pictures and one video; the rest were not added.</Trans>
            ) : (
              <Trans>You can add up to four pictures; the rest were not added.</Trans>
            )}
          </span>
        )}
      </p>
      <VisuallyHidden>
        <span role="status">
          {all === 0 ? null : (
            <span>
              <Trans>
                {done} of {all} uploaded
              </Trans>
            </span>
          )}
        </span>
      </VisuallyHidden>
    </div>
  );
}
