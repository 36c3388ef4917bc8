// Puts the focus on the first field of a step that somebody has just come to.
import { type RefObject, useEffect } from "react";

/** Once, when the form appears; without effect unless `wanted`. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const focus = (): void => {
      if (form.current?.contains(document.activeElement) === true) return;
      form.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus();
    };
    focus();
    // The dialog takes the focus that was on a button of the step before, one frame after that is gone.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(focus);
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the step appears
  }, []);
}
