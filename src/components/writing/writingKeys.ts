// Enter in a form in which a post or reply is written: only Ctrl/⌘+Enter publishes.
// See docs/product.md#writing-posts.
import type { KeyboardEvent } from "react";
import { isComposing } from "#ui/controls/isComposing.ts";

/** A field of one line; a description grows over several, and is one line of words. */
const ONE_LINE = 'input[type="text"], textarea[enterkeyhint="next"]';
const FIELDS = 'input[type="text"], input[type="checkbox"], textarea, select, [contenteditable="true"]';

/** Keys of the whole form, after those of its fields. The rich editor publishes by itself. */
export function onWritingKey(event: KeyboardEvent<HTMLFormElement>, publish: () => void): void {
  const { target, currentTarget } = event;
  // While an input method composes, Enter chooses a word.
  if (event.key !== "Enter" || isComposing(event.nativeEvent) || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    // A key that is held answers no question.
    if (!event.repeat) publish();
  } else if (target instanceof Element && target.matches(ONE_LINE)) {
    event.preventDefault();
    nextField(currentTarget, target)?.focus();
  }
}

/** Undefined at the last one. */
function nextField(form: HTMLFormElement, field: Element): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)];
  return fields.slice(fields.indexOf(field as HTMLElement) + 1).find((next) => !next.matches(":disabled"));
}
