// A text field with its label, a hint, and its problem below it.
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../styles/classNames.ts";
import { Icon } from "../content/Icon.tsx";
import styles from "./TextField.module.css";

export interface FieldTexts {
  readonly label: ReactNode;
  /** Shown below the field. */
  readonly hint?: ReactNode;
  /** The problem in words. It replaces the hint, and the field is marked invalid. */
  readonly error?: string | undefined;
}

export interface TextFieldProps
  extends
    FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "aria-describedby" | "aria-invalid"> {
  /** A button or mark at the end of the field. */
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Type is "text" by default; all other properties go to the input. */
export function TextField({ label, hint, error, end, className, type = "text", ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <span className={styles["line"]}>
        <input {...input} {...describe(id, hint, error)} type={type} className={styles["input"]} />
        {end}
      </span>
    </FieldFrame>
  );
}

/** The attributes that connect a control with its label, hint and error. */
export function describe(id: string, hint: ReactNode, error: string | undefined) {
  return {
    id,
    "aria-invalid": error !== undefined,
    "aria-describedby": error !== undefined || hint !== undefined ? `${id}-about` : undefined,
  };
}

export interface FieldFrameProps extends FieldTexts {
  /** Id of the control among the children. */
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Label above, the control, hint or error below. */
export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={classNames(styles["field"], className)} data-wrong={error === undefined ? undefined : ""}>
      <label htmlFor={id} className={styles["label"]}>
        {label}
      </label>
      {children}
      {error === undefined ? (
        hint !== undefined && (
          <p id={`${id}-about`} className={styles["hint"]}>
            {hint}
          </p>
        )
      ) : (
        <p id={`${id}-about`} className={styles["error"]}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
