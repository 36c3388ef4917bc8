// Puts the focus into the form that took the place of another one.
import { type RefObject, useEffect } from "react";

/** The first field gets it when the form is there. */
export function useFocusOnChange(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input:not([hidden]), textarea, select")?.focus();
  }, [form]);
}
