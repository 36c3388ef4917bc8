// Which tag is being typed in an editor or text area, if any, and where.
// See docs/product.md#suggestions.
import { useCallback, useEffect, useState } from "react";
import { readTrigger, type TagTrigger } from "#domain/richText/tagTrigger.ts";
import type { SuggestTarget } from "./suggestTarget.ts";

export interface Typed extends TagTrigger {
  /** UTF-16 units of the line before the sign: the same tag while it grows. */
  readonly start: number;
}

export interface TypedTag {
  /** Undefined while none is typed, after `close`, and while the target has no focus. */
  readonly typed: Typed | undefined;
  /** The same tag as the text has it now, which may be ahead of what is drawn; undefined where that tag has ended. */
  now(): Typed | undefined;
  /** Suggests nothing more for this tag. */
  close(): void;
}

/** While an input method composes, the tag is the one from before: letters that may still change are no search. */
export function useTyped(target: SuggestTarget | undefined): TypedTag {
  const [typed, setTyped] = useState<Typed>();
  const [closedAt, setClosedAt] = useState<number>();
  useEffect(() => {
    if (target === undefined) return undefined;
    const { element } = target;
    let isComposing = false;
    const read = (isEdit: boolean): void => {
      if (isComposing) return;
      const next = readTyped(target);
      setTyped((known) => {
        if (isSame(known, next)) return known;
        // A caret that is put behind a word does not type it.
        return isEdit || known?.start === next?.start ? next : undefined;
      });
      if (next === undefined) setClosedAt(undefined);
    };
    const onStart = (): void => void (isComposing = true);
    const onEnd = (): void => {
      isComposing = false;
      // The editor reads what was composed in its own listener.
      queueMicrotask(() => read(true));
    };
    const onLeave = (): void => {
      isComposing = false;
      setTyped(undefined);
    };
    const stop = target.onChange(read);
    // Suggestions are loaded after the field: the sign that stands before the caret was typed meanwhile.
    if (element.contains(document.activeElement) && readTyped(target)?.query === "") read(true);
    element.addEventListener("compositionstart", onStart);
    element.addEventListener("compositionend", onEnd);
    element.addEventListener("focusout", onLeave);
    return () => {
      stop();
      element.removeEventListener("compositionstart", onStart);
      element.removeEventListener("compositionend", onEnd);
      element.removeEventListener("focusout", onLeave);
      setTyped(undefined);
    };
  }, [target]);
  return {
    typed: typed?.start === closedAt ? undefined : typed,
    now() {
      const latest = target === undefined ? undefined : readTyped(target);
      return latest?.start === typed?.start && latest?.sign === typed?.sign ? latest : undefined;
    },
    close: useCallback(() => setClosedAt(typed?.start), [typed?.start]),
  };
}

function readTyped(target: SuggestTarget): Typed | undefined {
  const before = target.before();
  const trigger = before === undefined ? undefined : readTrigger(before);
  return before === undefined || trigger === undefined
    ? undefined
    : { ...trigger, start: before.length - trigger.length };
}

function isSame(one: Typed | undefined, other: Typed | undefined): boolean {
  return one?.start === other?.start && one?.sign === other?.sign && one?.query === other?.query;
}
