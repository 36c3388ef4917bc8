// Moves the focus into a form that replaced another one.
import { type RefObject, useEffect } from "react";

/** Focuses the first field once the form is mounted. */
export function useFocusOnChange(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input:not([hidden]), textarea, select")?.focus();
  }, [form]);
}
