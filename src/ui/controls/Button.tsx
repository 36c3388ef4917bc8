// A push button in its three weights; `IconButton` is the square one.
import type { ButtonHTMLAttributes, Ref } from "react";
import styles from "./Button.module.css";
import { classNames } from "../styles/classNames.ts";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: "primary" | "plain" | "quiet";
  readonly small?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Type is "button" unless said otherwise, so that none submits a form by accident. */
export function Button({ look = "plain", small = false, className, type = "button", ...rest }: ButtonProps) {
  const names = classNames(styles["button"], styles[look], small && styles["small"], className);
  return <button {...rest} type={type} className={names} />;
}
