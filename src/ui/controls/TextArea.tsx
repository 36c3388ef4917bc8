// A text area in the same frame as a text field.
import { type Ref, type TextareaHTMLAttributes, useId } from "react";
import styles from "./TextField.module.css";
import { describe, FieldFrame, type FieldTexts } from "./TextField.tsx";

export interface TextAreaProps
  extends
    FieldTexts,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "aria-describedby" | "aria-invalid"> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea {...area} {...describe(id, hint, error)} className={styles["area"]} />
    </FieldFrame>
  );
}
