// A button in three looks; `IconButton` is the square one with an icon.
import type { ButtonHTMLAttributes, Ref } from "react";
import styles from "./Button.module.css";
import { classNames } from "../styles/classNames.ts";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: "primary" | "plain" | "quiet";
  readonly small?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Type is "button" by default, so that a form is not submitted by accident. */
export function Button({ look = "plain", small = false, className, type = "button", ...rest }: ButtonProps) {
  const names = classNames(styles["button"], styles[look], small && styles["small"], className);
  return <button {...rest} type={type} className={names} />;
}
