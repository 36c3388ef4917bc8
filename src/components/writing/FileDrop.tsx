// Takes files that are dropped or pasted anywhere in a composer; texts are left to its fields.
// See docs/product.md#uploads.
import { Trans } from "@lingui/react/macro";
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react";
import styles from "./FileDrop.module.css";

export interface FileDropProps {
  onFiles(files: readonly File[]): void;
  readonly children: ReactNode;
}

const hasFiles = (data: DataTransfer): boolean => data.types.includes("Files");

/** What a word processor copies has a picture of its text beside it: the text is meant. */
const isTextBesidePicture = (data: DataTransfer): boolean =>
  data.types.some((type) => type === "text/plain" || type === "text/rtf");

export function FileDrop({ onFiles, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);

  function onDragOver(event: DragEvent): void {
    if (!hasFiles(event.dataTransfer)) return;
    // Otherwise the browser opens the file in the place of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setIsOver(true);
  }

  function onDrop(event: DragEvent): void {
    setIsOver(false);
    if (!hasFiles(event.dataTransfer) || event.defaultPrevented) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  }

  function onPaste(event: ClipboardEvent): void {
    const { clipboardData, defaultPrevented } = event;
    if (defaultPrevented || clipboardData.files.length === 0 || isTextBesidePicture(clipboardData)) return;
    event.preventDefault();
    onFiles([...clipboardData.files]);
  }

  return (
    <div
      className={styles["zone"]}
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false);
      }}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      {children}
      {isOver ? (
        <p className={styles["over"]} aria-hidden="true">
          <Trans>Drop files here</Trans>
        </p>
      ) : null}
    </div>
  );
}
