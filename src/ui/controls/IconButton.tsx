// A square button that shows only an icon; its label is for screen readers and the tooltip.
import type { ButtonHTMLAttributes, Ref } from "react";
import { classNames } from "../styles/classNames.ts";
import { Icon } from "../content/Icon.tsx";
import type { IconName } from "../content/iconPaths.ts";
import styles from "./IconButton.module.css";

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "aria-label" | "title"
> {
  readonly icon: IconName;
  /** The action, in the language of the page. */
  readonly label: string;
  readonly iconSize?: number;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, iconSize = 20, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={classNames(styles["button"], className)}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
