// Lets a picker go on where the field that it replaces was left: with its letters and its focus.
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";

export interface PickerStart {
  /** What was typed before the picker was there. */
  readonly text: string;
  readonly isFocused: boolean;
}

/** The text of the field, and how to change it. Only the first `start` counts. */
export function usePickerStart(
  field: RefObject<HTMLInputElement | null>,
  start: PickerStart = { text: "", isFocused: false },
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(start.text);
  const goOn = useEffectEvent(() => {
    if (!start.isFocused) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(text.length, text.length);
  });
  // Before the dialog looks where the focus has gone.
  useLayoutEffect(() => goOn(), []);
  return [text, setText];
}
