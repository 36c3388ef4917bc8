// What is being typed when the suggestions have just been loaded, which is after the field.
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import type { SuggestTarget } from "./suggestTarget.ts";
import { useTyped } from "./useTyped.ts";

/** A field with this text before its caret, which tells of no change. */
function aTarget(before: string, isFocused: boolean): SuggestTarget {
  const element = document.body.appendChild(document.createElement("textarea"));
  if (isFocused) element.focus();
  return {
    element,
    before: () => before,
    rectBefore: () => new DOMRect(),
    replace: () => undefined,
    tagsLeft: () => 5,
    onChange: () => () => undefined,
    onKey: () => () => undefined,
  };
}

it.each([
  ["Up the #", true, { sign: "#", start: 7 }],
  ["@", true, { sign: "@", start: 0 }],
  ["Up the #", false, undefined],
  ["Up the #derby", true, undefined],
  ["Up the", true, undefined],
])("%j, focused %j: %j", (before, isFocused, typed) => {
  const target = aTarget(before, isFocused);
  const { result } = renderHook(() => useTyped(target));
  if (typed === undefined) expect(result.current.typed).toBeUndefined();
  else expect(result.current.typed).toMatchObject(typed);
  target.element.remove();
});
