// A button that looks like a field and opens the place to write: a post in its dialog, a reply in its box.
import type { ComponentProps } from "react";
import { classNames } from "#ui/styles/classNames.ts";
import styles from "./PromptButton.module.css";

interface PromptButtonProps extends Omit<ComponentProps<"button">, "type" | "className"> {
  /** The height of a line of text beside a post. */
  readonly isSmall?: boolean;
}

export function PromptButton({ isSmall = false, ...button }: PromptButtonProps) {
  return (
    <button {...button} type="button" className={classNames(styles["prompt"], isSmall && styles["small"])} />
  );
}
