// The question whether a picture is to be described before its post is published.
// See docs/product.md#descriptions-of-pictures.
import { Trans } from "@lingui/react/macro";
import { type MouseEvent, useEffect, useRef } from "react";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./Composer.module.css";

export interface AltQuestionProps {
  readonly onPublish: () => void;
}

/** It takes the focus, so that both answers are at hand for the keyboard. */
export function AltQuestion({ onPublish }: AltQuestionProps) {
  const describe = useRef<HTMLButtonElement>(null);
  useEffect(() => describe.current?.focus(), []);

  /** Goes to the first picture without words. */
  function goToPicture({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    const fields = currentTarget.form?.querySelectorAll<HTMLTextAreaElement>("[data-description]") ?? [];
    [...fields].find(({ value }) => value.trim() === "")?.focus();
  }

  return (
    <div className={styles["question"]}>
      <p role="alert">
        <Trans>Not every picture has a description for people who do not see it.</Trans>
      </p>
      <Button ref={describe} small look="primary" onClick={goToPicture}>
        <Trans comment="Button: goes to the field that says what a picture shows">Add a description</Trans>
      </Button>
      <Button small onClick={onPublish}>
        <Trans comment="Button: publishes a post although a picture has no description">
          Publish without
        </Trans>
      </Button>
    </div>
  );
}
