// Moves the focus to the first field of a form's next step.
import { type RefObject, useEffect, useState } from "react";

/** Once, when the form is mounted and `wanted` is true. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, wanted: boolean): void {
  const [isWanted] = useState(wanted);
  useEffect(() => {
    if (!isWanted) return undefined;
    const focus = (): void => {
      if (form.current?.contains(document.activeElement) === true) return;
      form.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus();
    };
    focus();
    // The dialog takes over the focus one frame after the focused button of the step before is removed.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(focus);
    });
    return () => cancelAnimationFrame(frame);
  }, [form, isWanted]);
}
